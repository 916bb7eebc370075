"""The tree of what-ifs: every position that was tried from a start, and where we are in it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise

from ft_tutor.notation.trees import (
    ROOT,
    Edit,
    Node,
    Nodes,
    Step,
    adopt,
    read_tree,
    tidy_name,
    tidy_note,
    walked,
    write_tree,
)
from ft_tutor.play.feedback import Feedback, FeedbackKind, marks_of
from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import Outcome, carry_out, violations
from ft_tutor.rules.history import History
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position

MOVED = Feedback(FeedbackKind.PROGRESS)


@dataclass(frozen=True, slots=True)
class Tree:
    """A tree of what-ifs, an immutable value that is played like any other game.

    Attributes:
        nodes: all positions by number; a number is never given to another one.
        here: the number of the position where we are.
        fresh: the number of the next node.
    """

    nodes: Nodes
    here: int = ROOT
    fresh: int = field(default=1, compare=False)
    _history: History | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        if self._history is None:
            object.__setattr__(self, "_history", _history(self.nodes, self.here))

    # --- looking round

    @property
    def history(self) -> History:
        """What was played since the last edit on the way here, and what can be done again.

        A tree that did not move has the very same one.
        """
        assert self._history is not None
        return self._history

    @property
    def node(self) -> Node:
        """The node where we are."""
        return self.nodes[self.here]

    @property
    def position(self) -> Position:
        """The position where we are."""
        return self.node.outcome.position

    @property
    def branches(self) -> tuple[int, ...]:
        """What was tried from here, the oldest first."""
        return self.node.children

    @property
    def lines(self) -> tuple[tuple[int, ...], ...]:
        """Every way from the root to a leaf, as numbers of nodes."""
        leaves = (number for number, node in self.nodes.items() if not node.children)
        return tuple(map(self.path, sorted(leaves)))

    @property
    def can_undo(self) -> bool:
        """Whether there is a way back: not at the root."""
        return self.here != ROOT

    @property
    def can_redo(self) -> bool:
        """Whether there is a way on."""
        return self.node.last is not None

    def path(self, number: int | None = None) -> tuple[int, ...]:
        """Return the way from the root to a node, or to here: the numbers of its nodes."""
        return _path(self.nodes, self.here if number is None else number)

    def below(self, number: int) -> Iterator[int]:
        """Return a node and everything that follows from it, each line to its end."""
        return walked(self.nodes, number)

    # --- playing, as any game

    def act(
        self, action: Action, /, found: tuple[Violation, ...] | None = None
    ) -> tuple["Tree", Feedback]:
        """Carry out an action, or explain why not; what was tried before is found again."""
        found = violations(self.position, action) if found is None else found
        if found:
            return self, Feedback(FeedbackKind.REFUSED, violations=found, marks=marks_of(found))
        tree = self._grown(action, partial(carry_out, self.position, action))
        return tree, Feedback(FeedbackKind.PROGRESS, events=tree.node.outcome.events)

    def undo(self) -> tuple["Tree", Feedback]:
        """Go back by one step; nothing happens at the root."""
        return self.goto(self.node.parent)

    def redo(self) -> tuple["Tree", Feedback]:
        """Go on to the child visited last; nothing happens where there is none."""
        if self.node.last is None:
            return self, MOVED
        tree, _ = self.goto(self.node.last)
        return tree, Feedback(FeedbackKind.PROGRESS, events=tree.node.outcome.events)

    def restart(self) -> tuple["Tree", Feedback]:
        """Go back to the root; everything that was tried stays."""
        return self.goto(ROOT)

    def goto(self, number: int | None) -> tuple["Tree", Feedback]:
        """Go to a node; nothing happens where there is no such node, or we are there."""
        if number is None or number not in self.nodes or number == self.here:
            return self, MOVED
        return Tree(_visited(self.nodes, number), number, self.fresh), MOVED

    # --- changing the tree

    def edited(self, position: Position) -> "Tree":
        """Return the tree at a position that was made by hand from the one here: a branch.

        Edits that follow each other are one step, as long as it has no name, no note and
        nothing was played from it.
        """
        if position == self.position:
            return self
        node, outcome = self.node, Outcome(position, ())
        if isinstance(node.step, Edit) and not (node.children or node.name or node.note):
            changed = replace(node, step=Edit(position), outcome=outcome)
            return Tree({**self.nodes, self.here: changed}, self.here, self.fresh)
        return self._grown(Edit(position), lambda: outcome)

    def renamed(self, number: int, name: str) -> "Tree":
        """Return the tree where a node has another name; the same tree without such a node."""
        return self._with(number, lambda node: replace(node, name=tidy_name(name)))

    def noted(self, number: int, note: str) -> "Tree":
        """Return the tree where a node has another note; the same tree without such a node."""
        return self._with(number, lambda node: replace(node, note=tidy_note(note)))

    def removed(self, number: int) -> "Tree":
        """Return the tree without a node and all that follows from it.

        Whoever stands there goes to the node before it. The root stays.
        """
        node = self.nodes.get(number)
        if node is None or node.parent is None:
            return self
        here = node.parent if number in self.path() else self.here
        gone = frozenset(self.below(number))
        nodes = {kept: other for kept, other in self.nodes.items() if kept not in gone}
        parent = nodes[node.parent]
        children = tuple(child for child in parent.children if child != number)
        last = (children[-1] if children else None) if parent.last == number else parent.last
        nodes[node.parent] = replace(parent, children=children, last=last)
        return Tree(nodes, here, self.fresh)

    def _grown(self, step: Step, outcome: Callable[[], Outcome]) -> "Tree":
        for child in self.branches:
            if self.nodes[child].step == step:
                return self.goto(child)[0]
        nodes = dict(self.nodes)
        adopt(nodes, self.fresh, Node(self.here, step, outcome()))
        return Tree(nodes, self.fresh, self.fresh + 1)

    def _with(self, number: int, change: Callable[[Node], Node]) -> "Tree":
        if number not in self.nodes:
            return self
        return replace(self, nodes={**self.nodes, number: change(self.nodes[number])})


def planted(start: Position | History) -> Tree:
    """Return the tree of a position, or of a game that goes on, with all that was undone."""
    if isinstance(start, Position):
        return Tree({ROOT: Node(None, None, Outcome(start, ()))})
    actions = (*start.actions, *reversed(start.undone))
    nodes = {ROOT: Node(None, None, Outcome(start.start, ()))}
    for number, action in enumerate(actions, ROOT + 1):
        # Not judged: what could be played once can be played again, into a dead end too.
        outcome = carry_out(nodes[number - 1].outcome.position, action)
        adopt(nodes, number, Node(number - 1, action, outcome))
    return Tree(nodes, len(start.actions), len(nodes))


def tree_of(text: str) -> Tree:
    """Return the tree that was written as text.

    Raises:
        NotationError: says what is wrong and where.
    """
    nodes, here = read_tree(text)
    return Tree(_visited(nodes, here), here, max(nodes) + 1)


def text_of(tree: Tree) -> str:
    """Return a tree as text, which reads back as the same tree.

    Raises:
        NotationError: it is larger than can be read back, or a position of it is beyond all sense.
    """
    return write_tree(tree.nodes, tree.here)


def _path(nodes: Nodes, number: int) -> tuple[int, ...]:
    way = [number]
    while (parent := nodes[way[-1]].parent) is not None:
        way.append(parent)
    return tuple(reversed(way))


def _visited(nodes: Nodes, number: int) -> Nodes:
    """Return the nodes where each one on the way to a node was left for the next of them."""
    turned = {
        before: replace(nodes[before], last=after)
        for before, after in pairwise(_path(nodes, number))
        if nodes[before].last != after
    }
    return {**nodes, **turned} if turned else nodes


def _history(nodes: Nodes, here: int) -> History:
    """Return the game since the last edit; its outcomes are those of the nodes."""
    way: list[Node] = []
    at = nodes[here]
    while at.parent is not None and not isinstance(at.step, Edit):
        way.append(at)
        at = nodes[at.parent]
    way.reverse()
    return History.known(
        at.outcome.position,
        tuple(_action(node) for node in way),
        tuple(reversed(tuple(_undone(nodes, here)))),
        tuple(node.outcome for node in way),
    )


def _undone(nodes: Nodes, here: int) -> Iterator[Action]:
    at = nodes[here]
    while at.last is not None and not isinstance((at := nodes[at.last]).step, Edit):
        yield _action(at)


def _action(node: Node) -> Action:
    assert node.step is not None
    assert not isinstance(node.step, Edit)
    return node.step
