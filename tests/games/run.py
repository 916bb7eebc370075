"""Play many whole games with everything looked at: python tests/games/run.py 10000.

Game number n is always the same game, so a run can be continued (--first) and a game that went
wrong played again alone (1 --first n).
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import click

sys.path.insert(0, str(Path(__file__).parents[1]))

from helpers.whole import Game, play_whole

CHUNK = 20


@click.command(help=__doc__)
@click.argument("games", type=click.IntRange(1))
@click.option("--first", default=0, show_default=True, help="The number of the first game.")
@click.option("--jobs", default=1, show_default=True, help="How many processes play.")
def main(games, first, jobs):
    """Play, and sum up what was found."""
    summary = Summary()
    numbers = range(first, first + games)
    with (
        ProcessPoolExecutor(jobs) as pool,
        click.progressbar(length=games, label=f"{games} games from number {first}") as bar,
    ):
        for report in pool.map(play, numbers, chunksize=CHUNK):
            summary.add(report)
            bar.update(1)
    summary.tell()
    sys.exit(bool(summary.breaches))


def play(number):
    """Play one game; named here so that another process finds it."""
    return play_whole(Game(number))


class Summary:
    """What all the games came to."""

    def __init__(self):
        self.kinds, self.seen, self.breaches = Counter(), Counter(), []
        self.games, self.actions, self.longest, self.rounds = 0, 0, 0, 0

    def add(self, report):
        """Count one game in; one that went wrong is told at once."""
        game = report.game
        self.kinds[f"{game.players} players{', thieves' * game.thieves}"] += 1
        self.games += 1
        self.actions += report.actions
        self.longest = max(self.longest, report.actions)
        self.rounds += report.rounds
        self.seen.update(report.seen)
        if report.breach:
            self.breaches.append(report)
            click.echo(f"\n{game.name}: {report.breach}", err=True)

    def tell(self):
        """Print the summary."""
        for kind, number in sorted(self.kinds.items()):
            click.echo(f"{number:6} games: {kind}")
        click.echo(f"{self.actions} actions, {self.longest} at most in a game")
        click.echo(f"{self.rounds / self.games:.1f} rounds a game")
        for what, number in sorted(self.seen.items()):
            click.echo(f"{number:9} {what}")
        deadlocks = sum("deadlock" in report.breach for report in self.breaches)
        others = len(self.breaches) - deadlocks
        click.echo(f"{self.games} games ended: {deadlocks} deadlocks, {others} other breaches")


if __name__ == "__main__":
    main()
