"""What a live view leaves in a saved notebook: a picture and words that need no kernel."""

from base64 import b64encode
from typing import Any

from ft_tutor.publish.stills import Picture


def with_picture(bundle: Any, still: Picture | None) -> dict[str, Any]:
    """Return the bundle of a live view with a still picture beside it.

    A saved notebook, an exported page and a preview show the picture where no kernel runs. The
    forms are those that a generated notebook stores, so that nbval finds the same.
    """
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    if still is None:
        # What ipywidgets writes as text is a list of its parts, which tells a learner nothing.
        return {**data, "text/plain": ""}
    png = b64encode(still.png()).decode("ascii")
    return {**data, "image/png": png, "text/plain": still.text}
