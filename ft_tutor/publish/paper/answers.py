"""The answer of each kind of step, in words: what a key says, and a slide after its question."""

from ft_tutor.course.load import LoadedLesson
from ft_tutor.course.markdown import escaped
from ft_tutor.course.session import Step, begin
from ft_tutor.course.stage.manners import label_of
from ft_tutor.course.steps.count import Count
from ft_tutor.course.steps.do import Do
from ft_tutor.course.steps.order import Order
from ft_tutor.course.steps.show import Show
from ft_tutor.publish.paper.leaves import lines
from ft_tutor.rules.history import History
from ft_tutor.texts import story


def answer_of(step: Step, loaded: LoadedLesson, lang: str) -> str:
    """Return the answer and why it is right, as Markdown; "" for a step that asks nothing."""
    because = getattr(step, "because", None)
    why = loaded.texts.notebook(because, lang) if because else ""
    return "\n\n".join(part for part in (_answer(step, loaded, lang), why) if part)


def _answer(step: Step, loaded: LoadedLesson, lang: str) -> str:
    match step:
        case Do() | Show():
            return _played(step, loaded, lang)
        case Count():
            return f"**{step.right[0]}**"
        case Order():
            labels = enumerate(_labels(step, loaded, lang), 1)
            return "\n".join(f"{number}. {escaped(label)}" for number, label in labels)
        case _:
            return lines(*_labels(step, loaded, lang))


def _labels(step: Step, loaded: LoadedLesson, lang: str) -> tuple[str, ...]:
    session = begin(step)
    return tuple(label_of(session, one, loaded.texts, lang) for one in step.right)


def _played(step: Do | Show, loaded: LoadedLesson, lang: str) -> str:
    """Return what happens when a step is solved; a lesson may have said it for each action."""
    if isinstance(step, Show) and step.captions:
        return lines(*(loaded.texts.plain(caption, lang) for caption in step.captions))
    history = begin(step).history
    assert history is not None  # both kinds need a position
    actions = step.movement if isinstance(step, Show) else step.solution_actions
    played: History = history
    for action in actions:
        played = played.play(action)
    return lines(*story(played.events, lang, you=history.start.turn.active))
