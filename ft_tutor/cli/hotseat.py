"""A game in the terminal, played by people who share the keyboard: what each input does."""

import os
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from shlex import quote
from typing import Final

from ft_tutor.cli import choices, games, table
from ft_tutor.cli.files import ENCODING, save
from ft_tutor.cli.output import Failure, safe
from ft_tutor.files import FileTooBigError, read_whole
from ft_tutor.learner.folder import learner_folder
from ft_tutor.notation import (
    AmbiguousAction,
    NotationError,
    read_movement,
    write_action,
    write_position,
)
from ft_tutor.notation.games import LONGEST_RECORD, GameRecord, write_record
from ft_tutor.notation.games.headings import TITLE
from ft_tutor.rules.actions import Action
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import IllegalAction, legal_actions
from ft_tutor.rules.events import Event, RoundBegan, TurnBegan
from ft_tutor.rules.history import History
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.vocabulary import RuleId
from ft_tutor.texts import INDENT, Catalogue, describe, plain, pointer, rule_sentence, story

Lines = Iterator[str]

KEPT: Final = "games"
"""Where in the learner's folder a game is kept that was not saved."""


class HotSeat:
    """A game being played.

    Attributes:
        ended: whether the players want to stop.
    """

    def __init__(self, texts: Catalogue, game: GameRecord) -> None:
        self.ended = False
        self._texts = texts
        self._game = game
        self._history = game.history
        self._saved = self._history.actions
        self._file: str | None = None
        self._reasons: tuple[RuleId, ...] = ()

    # --- what is shown

    def opening(self) -> Lines:
        """Yield what is shown first."""
        yield from self.show_table("")
        yield from self.question()

    def question(self) -> Lines:
        """Yield what is owed, and the choices."""
        position = self._history.position
        if position.decision is None:
            yield self._texts.say("cli-play-over")
            return
        yield ""
        if position.decision.owed is Owed.BID:
            yield from table.tracks(self._texts, position)
        yield from table.owed(self._texts, position)
        found = self._groups()
        yield from choices.lines(self._texts, found)
        if not found:
            yield self._texts.say("cli-play-stuck")

    def prompt(self) -> str:
        """Return who is asked."""
        decision = self._history.position.decision
        return "> " if decision is None else f"p{decision.who + 1}> "

    def keep(self) -> Lines:
        """Keep a game that was not saved in the learner's folder, and yield where it is."""
        if self._history.actions == self._saved:
            return
        self._saved = self._history.actions
        path = learner_folder() / KEPT / f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S-%f}.game"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._write(path)
        except (Failure, OSError) as failure:
            yield self._texts.say("cli-play-not-kept")
            yield failure.message if isinstance(failure, Failure) else safe(str(failure))
        else:
            yield self._texts.say("cli-play-kept")
            yield f"{INDENT}ft-tutor play {safe(quote(str(path)))}"

    # --- what is answered

    def answer(self, text: str) -> Lines:
        """Do what an input asks for, and yield what happened."""
        words = text.strip().split(maxsplit=1)
        if not words:
            yield from self.question()
        elif words[0] in COMMANDS:
            yield from COMMANDS[words[0]](self, words[1] if len(words) > 1 else "")
        else:
            yield from self._play(text.strip())

    def _groups(self) -> tuple[choices.Group, ...]:
        return choices.groups(legal_actions(self._history.position))

    def _play(self, text: str) -> Lines:
        before = self._history
        try:
            for action in self._read(text):
                self._history = self._history.play(action)
        except _Refused as refusal:
            yield from refusal.lines
            return
        self._reasons = tuple(dict.fromkeys(event.rule for event in self._history.last_events))
        events = self._history.events[len(before.events) :]
        yield from story(events, self._texts.lang)
        yield from self._what_is_new(events)
        yield from self.question()

    def _what_is_new(self, events: tuple[Event, ...]) -> Lines:
        """Yield the table where a turn or a round begins, and the sheets at the end."""
        position = self._history.position
        if position.turn.over:
            yield from ("", *games.sheets(self._texts, position))
        elif any(isinstance(event, RoundBegan | TurnBegan) for event in events):
            yield from ("", *table.table(self._texts, position))

    def _read(self, text: str) -> tuple[Action, ...]:
        """Return the actions of an input: the number of a choice, or notation."""
        if text.isascii() and text.isdigit():
            chosen = choices.numbered(self._groups()).get(int(text[:9]))
            if chosen is None:
                raise _Refused(self._texts.say("cli-play-no-such-number", found=text))
            return (chosen,)
        try:
            return read_movement(text, self._history.position)
        except NotationError as error:
            sentence = plain(describe(error, self._texts.lang))
            raise _Refused(sentence, *pointer(text, error.index)) from error
        except AmbiguousAction as error:
            could_be = INDENT + ", ".join(map(write_action, error.readings))
            raise _Refused(self._texts.say("cli-play-ambiguous"), could_be) from error
        except IllegalAction as error:
            self._reasons = tuple(found.rule for found in error.violations)
            raise _Refused(*self._refusal(text, error)) from error

    def _refusal(self, text: str, error: IllegalAction) -> Lines:
        # An input of several actions is refused as a whole: say at which of them.
        if len(text.replace(":", " ").split()) > 1 and isinstance(error.action, Action):
            yield self._texts.say("cli-play-refused-at", what=write_action(error.action))
        yield from self._because(error.violations)

    def _because(self, found: tuple[Violation, ...]) -> Lines:
        for violation in found:
            yield f"{plain(describe(violation, self._texts.lang))} ({violation.rule})"

    # --- commands

    def undo(self, _: str) -> Lines:
        """Take the last action back."""
        yield from self._back(self._history.undo(), "cli-play-nothing-to-undo")

    def redo(self, _: str) -> Lines:
        """Play the last undone action again."""
        yield from self._back(self._history.redo(), "cli-play-nothing-to-redo")

    def _back(self, history: History, otherwise: str) -> Lines:
        if history is self._history:
            yield self._texts.say(otherwise)
            return
        self._history = history
        yield from self.question()

    def why(self, what: str) -> Lines:
        """Explain a rule, an action, or else the last refusal or event."""
        rules = self._reasons
        if what in RULES:
            rules = (RuleId(what),)
        elif what:
            try:
                actions = self._read(what)
            except _Refused as refusal:
                yield from refusal.lines
                rules = self._reasons
            else:
                legal = ", ".join(map(write_action, actions))
                yield f"{self._texts.say('cli-play-legal')} {legal}"
                return
        for rule in rules:
            yield f"{INDENT}{rule}: {rule_sentence(rule, self._texts.lang)}"
        if not rules:
            yield self._texts.say("cli-play-why-nothing")

    def show_table(self, _: str) -> Lines:
        """Show the table."""
        yield from table.table(self._texts, self._history.position)

    def show_position(self, _: str) -> Lines:
        """Show the position as one line of text."""
        yield write_position(self._history.position)

    def log(self, _: str) -> Lines:
        """Tell the story so far."""
        yield from story(self._history.events, self._texts.lang)

    def score(self, _: str) -> Lines:
        """Show the score sheets."""
        yield from games.sheets(self._texts, self._history.position)

    def save(self, name: str) -> Lines:
        """Write a record of the game into a file."""
        name = name or self._file or ""
        path = Path(os.path.expanduser(name))  # noqa: PTH111  # it raises where nobody is so named
        if not name:
            yield self._texts.say("cli-play-save-where")
        elif name != self._file and _is_foreign(path):
            yield f"{safe(name)}: {self._texts.say('cli-play-save-foreign')}"
        else:
            yield from self._save_into(name, path)

    def _save_into(self, name: str, path: Path) -> Lines:
        try:
            self._write(path)
        except Failure as failure:
            yield safe(failure.message)
            return
        self._file, self._saved = name, self._history.actions
        yield f"{safe(name)}: {self._texts.say('cli-play-saved')}"

    def _write(self, path: Path) -> None:
        """Write the record of the game.

        Raises:
            Failure: it cannot be written, or is longer than could be read again.
        """
        try:
            text = write_record(self._game.continued(self._history))
        except ValueError as error:
            too_long = self._texts.say("cli-file-too-long", most=LONGEST_RECORD)
            raise Failure(f"{path}: {too_long}") from error
        save(self._texts, text.encode(ENCODING), str(path))

    def help(self, _: str) -> Lines:
        """Say what can be typed."""
        yield self._texts.say("cli-play-commands-play")
        yield self._texts.say("cli-play-commands-show")

    def quit(self, _: str) -> Lines:
        """Stop."""
        self.ended = True
        yield from self.keep()


class _Refused(Exception):  # noqa: N818  # what is said, not what went wrong in the program
    """An input that cannot be done, and the lines that say why."""

    def __init__(self, *lines: str) -> None:
        self.lines = lines
        super().__init__(*lines)


def _is_foreign(path: Path) -> bool:
    """Say whether a file holds something that is no record, and so would be lost."""
    try:
        return not read_whole(path, 4 * LONGEST_RECORD).startswith(TITLE.encode(ENCODING))
    except FileTooBigError:
        return True
    except OSError:  # there is none, or saving will say what is there
        return False


COMMANDS: Final[Mapping[str, Callable[[HotSeat, str], Lines]]] = {
    "undo": HotSeat.undo,
    "redo": HotSeat.redo,
    "why": HotSeat.why,
    "table": HotSeat.show_table,
    "position": HotSeat.show_position,
    "log": HotSeat.log,
    "score": HotSeat.score,
    "save": HotSeat.save,
    "help": HotSeat.help,
    "?": HotSeat.help,
    "quit": HotSeat.quit,
}
"""The inputs that are no actions; none is a word of the notation."""
