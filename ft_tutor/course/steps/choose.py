"""The kind `choose`: the learner answers a question; any right option passes.

Fields: goal (the question), options, because; position, movement, until, measure, best (optional).
An option has id, say, reply, and may have right. What may be proved, is proved; an option is right
if, and only if

- the actions that it `claims` are legal::

    - {id: north, say: pick.north, right: true, reply: pick.north-reply, claims: "c3:w-c2"}

- the predicate that it `claims` holds after the `movement` of the step, if it has one, and after
  what the option itself has as `after`::

    - {id: fish, say: buy.fish, reply: buy.fish-reply, after: "buy.fish", claims: {owed: end}}

- the `measure` of the step is what `is` says, a number or a range such as 8-11::

    measure: {earns: me, after: "build"}
    options:
      - {id: eight, say: pay.eight, right: true, reply: pay.eight-reply, is: 8}
      - {id: four, say: pay.four, reply: pay.four-reply, is: 4}

- the `measure` is the greatest, or the least, of all options: `best: most`, and each has its own
  `after`.

What is pictured and is one option alone may be pressed for it: `places: [row.1, row.7]`.
"""

from typing import Literal

from ft_tutor.course.steps.asking import Asking


class Choose(Asking):
    """The learner answers a question."""

    kind: Literal["choose"]
