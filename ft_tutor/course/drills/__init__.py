"""Drills: endless small steps for a rule, made from a seed and proved by the engine.

A drill is a step of a lesson like any other, built in memory; whoever plays lessons plays drills.
"""
