"""Pages become HTML that needs nothing else: by nbconvert, with a template of our own."""

from importlib.resources import as_file, files
from typing import Final

import nbformat

from ft_tutor.publish.paper.leaves import Sheet, cells_of

KINDS: Final = ("handout", "slides", "summary", "cards")
"""The kinds of pages; each has a style sheet in the template."""


def to_page(sheets: tuple[Sheet, ...], kind: str, title: str, lang: str) -> str:
    """Return pages as one HTML document, styles and pictures inside it.

    Args:
        sheets: what stands on the pages.
        kind: one of `KINDS`.
        title: of the document, as plain words.
        lang: the language of the words.
    """
    from nbconvert import HTMLExporter  # noqa: PLC0415 - takes half a second, for paper alone

    marks = {"ft_kind": kind, "ft_title": title, "ft_lang": lang}
    page = {"cells": cells_of(sheets), "metadata": marks, "nbformat": 4, "nbformat_minor": 4}
    node = nbformat.from_dict(page)  # type: ignore[no-untyped-call]
    with as_file(files("ft_tutor.publish").joinpath("paper")) as folder:
        exporter = HTMLExporter(  # type: ignore[no-untyped-call]
            extra_template_basedirs=[str(folder)], template_name="template", embed_images=True
        )
        found, _ = exporter.from_notebook_node(node)
    return str(found)
