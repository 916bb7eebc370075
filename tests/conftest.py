"""What every test shares: how hypothesis chooses its examples, golden files, Ctrl+C."""

import gc
import os
import signal

import pytest
from hypothesis import settings
from xdist.scheduler import LoadFileScheduling

from ft_tutor.cli.program import leave_out_what_is_slow
from ft_tutor.learner.folder import VARIABLE

# The default run is the same each time, and quick. Tests leave the number of examples to the
# profile, so that --hypothesis-profile=explore looks at other and far more ones.
settings.register_profile(
    "default", deadline=None, derandomize=True, database=None, max_examples=30
)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("default")

# As in every command; no test needs it either.
leave_out_what_is_slow()

BROWSER = "tests/browser/"

# The kernels and commands that tests start keep what they compiled, as a learner's own do: else
# each of some hundred would compile the whole package again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Thousands of tests stay until the end: they are not looked through for what is garbage.

    It took a fifteenth of the time. What a test leaves is still looked for, less often.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()
        gc.set_threshold(50_000, 20, 50)


def pytest_addoption(parser):
    parser.addoption("--regen-goldens", action="store_true", help="write the golden files anew")


def pytest_xdist_auto_num_workers(config):
    """Three processes for all tests; none for a few, which would wait for them longer than run.

    Two cores: while the process with the browser waits for it, the two others have them.
    """
    return 3 if config.args == config.getini("testpaths") else 0


def _has_browser(nodeid):
    return nodeid.startswith(BROWSER)


def pytest_collection_modifyitems(items):
    """The longest piece of work comes first: all tests with a browser, see below."""
    items.sort(key=lambda item: not _has_browser(item.nodeid))


def pytest_runtest_protocol(item):
    """Let the processes without a browser stand back: else that one is a minute behind them."""
    is_one_of_three = "PYTEST_XDIST_WORKER" in os.environ and hasattr(os, "nice")
    if is_one_of_three and not _has_browser(item.nodeid) and os.nice(0) == 0:
        os.nice(5)


class OneBrowserScheduling(LoadFileScheduling):
    """File by file, but all tests with a browser go to one process.

    A browser, a server and a kernel keep one processor busy and wait for each other: two of each
    at once take twice as long, and more memory. The others have all the rest meanwhile.
    """

    def _split_scope(self, nodeid):
        return BROWSER if _has_browser(nodeid) else super()._split_scope(nodeid)


def pytest_xdist_make_scheduler(config, log):
    return OneBrowserScheduling(config, log)


@pytest.fixture(scope="session")
def regen_goldens(request):
    # A run that starts above this folder does not know the option.
    return request.config.getoption("--regen-goldens", default=False)


@pytest.fixture(scope="session", autouse=True)
def ctrl_c_is_heard():
    """What a shell starts in the background ignores Ctrl+C, and so would all that we start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="session", autouse=True)
def nobodys_progress(tmp_path_factory):
    """No test reads or writes the progress of whoever runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(tmp_path_factory.mktemp("learner")))
        yield
