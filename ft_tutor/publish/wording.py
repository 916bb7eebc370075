"""What a page says of a step, on the screen and on paper alike, as Markdown."""

from ft_tutor.course.load import LoadedLesson
from ft_tutor.course.markdown import escaped
from ft_tutor.course.session import Step, begin
from ft_tutor.course.stage.manners import label_of, manner_of
from ft_tutor.course.steps.order import Order
from ft_tutor.course.steps.tell import Tell
from ft_tutor.texts import catalogue


def heading_of(number: int, step: Step, loaded: LoadedLesson, lang: str) -> str:
    """Return the heading of a step, with its number in the lesson."""
    title = escaped(loaded.texts.plain(step.title, lang))
    return f"## {catalogue(lang).say('notebook-step', number=number, title=title)}"


def told_of(step: Step, loaded: LoadedLesson, lang: str) -> tuple[str, ...]:
    """Return what is told before anything is asked; "" for what a step does not have."""
    keys = (step.intro, step.text if isinstance(step, Tell) else None)
    return tuple(loaded.texts.notebook(key, lang) if key else "" for key in keys)


def offers_of(step: Step, loaded: LoadedLesson, lang: str) -> str:
    """Return what may be answered, to be ticked or numbered; "" where nothing is offered."""
    say, session = catalogue(lang).say, begin(step)
    key = "notebook-item" if isinstance(step, Order) else "notebook-option"
    labels = (label_of(session, one, loaded.texts, lang) for one in step.offers)
    return "\n".join(f"- {say(key, option=escaped(label))}" for label in labels)


def room_of(step: Step, lang: str) -> str:
    """Return room for an answer that is typed; "" for a step that is answered otherwise."""
    return catalogue(lang).say("notebook-room") if manner_of(step).typed else ""
