"""One browser and one JupyterLab for all tests of this folder; a fresh page for each test.

Their scope is the package and not the session: Playwright occupies the thread's event loop
while it lives, and other tests run notebooks, which need that loop.
"""

import os

import pytest
from playwright.sync_api import expect, sync_playwright

from .book import CELLS, NAME, SOCKETS, Book
from .chromium import find_chromium, flags
from .lab_page import LabPage
from .lab_server import LabServer
from .notebooks import write_notebook

# A busy machine may take long; what is as it should be is seen at once all the same.
expect.set_options(timeout=20_000)

VIEWPORT = {"width": 1280, "height": 1000}

LAPTOP = {"viewport": {"width": 1280, "height": 720}}

# The page itself ends them: one that is told of it afterwards may still have something to send.
END_KERNELS = "async () => { await window.jupyterapp.serviceManager.sessions.shutdownAll(); }"

FAILED = pytest.StashKey[bool]()

# A real browser on a busy machine: what only took too long is tried once more. For these tests
# alone, since each that may be tried again is reported through a socket that answers after 40 ms.
ONCE_MORE = pytest.mark.flaky(reruns=1, only_rerun=["TimeoutError"])


def pytest_collection_modifyitems(items):
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(ONCE_MORE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def keep_failure(lab_page, name, request):
    """Keep a picture of the page of a test that failed."""
    if request.node.stash.get(FAILED, False):
        lab_page.screenshot(f"failed-{name}")


@pytest.fixture(scope="package")
def chromium():
    """A headless Chromium. Without one the tests are skipped, but in CI that is an error."""
    with sync_playwright() as playwright:
        path = find_chromium(playwright)
        if path is None:
            reason = "no Chromium: install one or set $CHROMIUM"
            (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)
        browser = playwright.chromium.launch(executable_path=path, args=flags())
        try:
            yield browser
        finally:
            browser.close()


@pytest.fixture(scope="package")
def lab(tmp_path_factory):
    """JupyterLab as the product launches it, on an empty folder (`lab.folder`)."""
    with LabServer(tmp_path_factory.mktemp("course"), tmp_path_factory.mktemp("home")) as server:
        yield server


@pytest.fixture(scope="package")
def course(tmp_path_factory):
    """The course as the command `ft-tutor` opens it; its copy is in `course.folder`."""
    folder, home = tmp_path_factory.mktemp("learner") / "ft-tutor", tmp_path_factory.mktemp("home")
    with LabServer(folder, home, mode="course") as server:
        yield server


@pytest.fixture(scope="package")
def shared_desk(chromium, course):
    page = LabPage(chromium.new_context(**LAPTOP).new_page(), course)
    page.open_start()
    yield page
    page.page.context.close()


@pytest.fixture
def desk(shared_desk, request):
    """A page of the course in which nothing is open, for somebody who has passed nothing yet."""
    clear(shared_desk)
    yield shared_desk
    keep_failure(shared_desk, request.node.name, request)
    assert shared_desk.errors == []


def clear(desk):
    """Close all, end the kernels (they may keep stars), and forget who the learner was."""
    desk.close_all()
    desk.evaluate(END_KERNELS)
    desk.server.forget_learner()
    desk.page.set_viewport_size(LAPTOP["viewport"])
    desk.errors.clear()


@pytest.fixture(scope="package")
def shared_book(chromium, lab):
    write_notebook(lab.folder / NAME, *[""] * CELLS)
    page = LabPage(chromium.new_context(viewport=VIEWPORT).new_page(), lab)
    page.page.add_init_script(SOCKETS)
    page.open(NAME)
    yield Book(page, VIEWPORT)
    page.page.context.close()
    lab.end_kernels()


@pytest.fixture
def book(shared_book, lab, request):
    """A notebook in the shared JupyterLab whose cells the test writes: `book.run(*sources)`."""
    lab.forget_learner()
    shared_book.begin()
    yield shared_book
    keep_failure(shared_book.page, request.node.name, request)
    assert shared_book.page.errors == []
