"""A step of a lesson, live: the board, the task, the answers, and what is said to them."""

import asyncio
from collections.abc import Callable
from html import escape
from time import monotonic
from typing import Any, Final

import ipywidgets as w

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import LoadedLesson, load_lesson
from ft_tutor.course.model import AnyStep, Choose, Do, Free, Referee, Show, Tell, offers
from ft_tutor.course.session import Session, begin
from ft_tutor.learner.notices import say_notice
from ft_tutor.learner.progress import Progress
from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.publish.stills import opening_marks, still
from ft_tutor.rules.actions import Action
from ft_tutor.rules.vocabulary import RuleId
from ft_tutor.texts import DEFAULT_LANG, rule_name
from ft_tutor.widgets.bundle import with_picture
from ft_tutor.widgets.buttons import button, row, say, set_if_new, style
from ft_tutor.widgets.live import LiveBoard
from ft_tutor.widgets.mistakes import Mistake
from ft_tutor.widgets.page import PageHelper
from ft_tutor.widgets.places import END, live_at
from ft_tutor.widgets.reply import reply_said
from ft_tutor.widgets.speech import spoken

PAUSE: Final = 0.8
"""Between the actions of a solution that plays, in seconds."""

STARS: Final = 3

KINDS: Final = {
    "tell": "told",
    "show": "watch",
    "do": "your-turn",
    "choose": "question",
    "referee": "referee",
    "free": "play",
}
"""Per kind of step: the text that says what the learner is to do."""


class StepView(w.VBox):
    """One step, live in a notebook cell.

    Attributes:
        session: where the learner stands.
        board: the live board; None for a question without one.
    """

    def __init__(self, loaded: LoadedLesson, step: AnyStep, progress: Progress, lang: str) -> None:
        self.session = begin(step)
        self._loaded, self._progress, self._lang = loaded, progress, lang
        # Read once: each answer of the progress file is a transaction, too dear for every click.
        self._best = progress.stars(loaded.lesson.id).get(step.id, 0)
        self._since = monotonic()
        self._head = w.HTML()
        self._news = w.HTML()
        self._onward = button("onward", "arrow-down", lang, self.go_on, main=True)
        self._answers: dict[str, Any] = {}
        self._onward.layout.display = "none"
        below = self._buttons()
        self.board = self._board(below)
        self._page = PageHelper()
        bare = (style(), self._page, self._head, *below, self._news)
        things = (self.board,) if self.board else bare
        super().__init__(things)
        self.add_class("ft-live")
        self._refresh_head()
        self._greet()

    @property
    def place(self) -> tuple[str, str]:
        """The lesson and the step, by which the view is found."""
        return self.lesson_id, self.step.id

    @property
    def lesson_id(self) -> str:
        """The id of the lesson that the step belongs to."""
        return self._loaded.lesson.id

    @property
    def step(self) -> AnyStep:
        """The step."""
        return self.session.step

    # --- what it is made of

    def _board(self, below: tuple[Any, ...]) -> LiveBoard | None:
        step = self.step
        if self.session.history is None:
            return None
        board = LiveBoard(
            self.session,
            crop=step.crop,
            marks=step.marks,
            path=opening_marks(step).path,
            playable=isinstance(step, Do | Free),
            hand=isinstance(step, Do | Free | Show),
            lang=self._lang,
            above=(self._head,),
            below=below,
        )
        board.say, board.heard, board.next_focus = self._said, self._heard, self._after_board
        return board

    def _buttons(self) -> tuple[Any, ...]:
        step = self.step
        if isinstance(step, Choose | Referee):
            self._answers = {option: self._option(option) for option in offers(step)}
            self._retry = button("retry", "refresh", self._lang, self._again)
            self._retry.disabled = True
            return (w.VBox(list(self._answers.values())), row(self._onward, self._retry))
        if isinstance(step, Do):
            self._hint = button("hint", "lightbulb-o", self._lang, self.hint)
            self._solve = button("solve", "magic", self._lang, self.solve)
            return (row(self._onward, self._hint, self._solve),)
        if isinstance(step, Show):
            self._next = button("next-move", "step-forward", self._lang, self.advance, main=True)
            return (row(self._onward, self._next),)
        self._next = button("got-it", "check", self._lang, self.advance, main=True)
        return (row(self._onward, self._next),)

    def _option(self, option: str) -> Any:
        made = w.Button(description=self._words_of(option), layout={"width": "auto"})
        made.add_class("ft-option")
        made.on_click(lambda _: self.answer(option))
        return made

    def _words_of(self, option: str) -> str:
        """Return what an option says."""
        step = self.step
        if isinstance(step, Choose):
            key = next(one.say for one in step.options if one.id == option)
            return _plain(self._loaded.texts.markdown(key, self._lang))
        if option == "legal":
            return say("legal-verdict", self._lang)
        name = rule_name(RuleId(option), self._lang)
        return say("forbidden-verdict", self._lang, rule=option, expected=name)

    # --- what the learner does

    def hint(self) -> None:
        """Show the next hint."""
        self._take(*self.session.hint())

    def answer(self, option: str) -> None:
        """Choose an option."""
        if not self.session.passed:
            self._take(*self.session.answer(option))

    def advance(self) -> None:
        """Go on: the next action of what is shown, or the next step."""
        if self.session.passed:
            self._again()
        else:
            self._take(*self.session.advance())

    def solve(self) -> None:
        """Play the solution, action by action."""
        session, feedback = self.session.solve()
        self._take(session, feedback)
        self._play(feedback.actions)

    def _play(self, actions: tuple[Action, ...]) -> None:
        """Play actions with a pause before each, until the learner does something himself."""
        history = self.session.history

        def play() -> None:
            if self.board and self.session.history is history:
                self.board.act(actions[0])
                self._play(actions[1:])

        if actions:
            _later(play)

    def _again(self) -> None:
        self._take(*self.session.restart())

    def focus_here(self) -> None:
        """Bring the step into view, and give it the keyboard."""
        if self.board:
            self.board.focus_here()
        else:
            self._page.jump()

    def go_on(self) -> None:
        """Bring the next step, or the end, into view if its cell has been run."""
        ids = [step.id for step in self._loaded.lesson.steps] + [END]
        view = live_at(self.lesson_id, ids[ids.index(self.step.id) + 1])
        if view is not None:
            view.focus_here()
        else:
            self._announce(spoken(FeedbackKind.HINT, say("run-next", self._lang)))

    # --- what is answered

    def _take(self, session: Session, feedback: Feedback) -> None:
        if self.board:
            self.board.take(session, feedback)
        else:
            set_if_new(self._news, value=self._said(feedback, session))
            self._heard(feedback, session)

    def _heard(self, feedback: Feedback, session: Session | None = None) -> None:
        before, self.session = self.session, session or self._played()
        if self.session.passed and not before.passed:
            self._keep()
        self._refresh_head()
        self._refresh_buttons(feedback)

    def _played(self) -> Session:
        assert self.board is not None
        game = self.board.game
        assert isinstance(game, Session)
        return game

    def _keep(self) -> None:
        """Keep the pass in the progress file."""
        self._best = max(self._best, self.session.stars)
        self._progress.record(
            self.lesson_id,
            self.step.id,
            stars=self.session.stars,
            tries=self.session.tries,
            seconds=monotonic() - self._since,
        )
        summary = live_at(self.lesson_id, END)
        if summary is not None:
            summary.refresh()

    def _after_board(self) -> Any:
        """Return where the keyboard goes after the board."""
        if self.session.passed:
            return self._onward
        return self._hint if isinstance(self.step, Do) else None

    def _refresh_buttons(self, feedback: Feedback) -> None:
        for option, made in self._answers.items():
            chosen = option in self.session.answers
            set_if_new(made, disabled=self.session.passed and not chosen)
            last = self.session.passed and self.session.answers[-1:] == (option,)
            if option in feedback.options or last:
                made.add_class("ft-right")
            elif chosen:
                made.add_class("ft-false")
            else:
                made.remove_class("ft-right")
                made.remove_class("ft-false")
        set_if_new(self._onward.layout, display="" if self.session.passed else "none")
        if self._answers:
            set_if_new(self._retry, disabled=not self.session.passed)
        if isinstance(self.step, Show):
            label = "again" if self.session.passed else "next-move"
            set_if_new(self._next, description=say(label, self._lang))
            if self.session.passed:
                self._next.remove_class("ft-main")
        elif isinstance(self.step, Free | Tell):
            set_if_new(self._next.layout, display="none" if self.session.passed else "")

    # --- what is said

    def _refresh_head(self) -> None:
        lesson = self._loaded.lesson
        number = lesson.steps.index(self.step) + 1
        place = say("step", self._lang, number=number, total=len(lesson.steps))
        kind = say(KINDS[self.step.kind], self._lang)
        goal = getattr(self.step, "goal", None)
        task = self._prose(goal) if goal else ""
        html = (
            f'<div class="ft-kind">{escape(place)} · {escape(kind)} {self._stars()}</div>'
            f'<div class="ft-goal">{task}</div>'
        )
        set_if_new(self._head, value=html)

    def _stars(self) -> str:
        stars = max(self.session.stars, self._best)
        if not stars:
            return ""
        label = escape(say("stars", self._lang, stars=stars))
        tip = escape(say("stars-tip", self._lang))
        drawn = "★" * stars + "☆" * (STARS - stars)
        return (
            f'<span class="ft-stars" role="img" aria-label="{label}" title="{tip}">{drawn}</span>'
        )

    def _greet(self) -> None:
        """Say at the start what went wrong with the progress, if anything did."""
        notices = tuple(escape(say_notice(one, self._lang)) for one in self._progress.notices)
        if notices:
            self._announce(spoken(FeedbackKind.HINT, *notices))
        elif self.board and not isinstance(self.step, Do | Free):
            self._announce("")

    def _announce(self, html: str) -> None:
        if self.board:
            self.board.announce(html)
        else:
            set_if_new(self._news, value=html)

    def _prose(self, key: str) -> str:
        return self._loaded.texts.html(key, self._lang)

    def _said(self, feedback: Feedback, session: Session | None = None) -> str:
        after = session or self._played()
        return reply_said(feedback, after, self._loaded.texts, self._lang)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        return with_picture(super()._repr_mimebundle_(**kwargs), still(self.step, self._lang))


def step(lesson: str, step: str, lang: str = DEFAULT_LANG) -> StepView:
    """Return a step of a lesson, live.

    Args:
        lesson: the id of the lesson, such as ``meeple-paths``.
        step: the id of the step, such as ``first-steps``.
        lang: the language of everything it says.

    Raises:
        LessonError: the lesson cannot be used.
        Mistake: the lesson has no such step.
    """
    loaded = load_lesson(data_folder("lessons"), lesson)
    ids = [known.id for known in loaded.lesson.steps]
    if step not in ids:
        raise Mistake(say("no-such-step", lang, found=str(step), expected=", ".join(ids)))
    return StepView(loaded, loaded.lesson.step(step), Progress(), lang)


def _plain(markdown: str) -> str:
    """Return a short text without the signs of Markdown, as a button shows it."""
    return markdown.replace("**", "").replace("*", "").replace("`", "")


def _later(do: Callable[[], None]) -> None:
    """Do something after a pause, while the kernel goes on."""
    try:
        asyncio.get_running_loop().call_later(PAUSE, do)
    except RuntimeError:  # no loop in this thread: at once is better than not at all
        do()
