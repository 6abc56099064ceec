"""What all tests share: the flag --all, and where the browser tests find their Chromium.

Without a Chromium the browser tests are skipped, and the run says so in plain words at its end. With CI=true the same
is a failure: a run that decides something must not leave out the browser quietly.
"""

import os
import shutil

import pytest
from hypothesis import settings

# A busy machine is no failure: no time limit for a single example.
settings.register_profile("soloist", deadline=None)
settings.load_profile("soloist")

pytest_plugins = ["tests.proofs"]

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_CHROMIUM = "no Chromium was found (install it, or name its program in the environment variable CHROMIUM)"


def find_chromium() -> str | None:
    """The path of the Chromium to use: the one CHROMIUM names, otherwise the first on the search path."""
    named = os.environ.get("CHROMIUM")
    return next((path for name in (named, *CHROMIUM_NAMES) if name and (path := shutil.which(name))), None)


def is_ci() -> bool:
    return os.environ.get("CI", "").lower() in {"1", "true", "yes"}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run the tests marked slow, too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    skip_browser = pytest.mark.skip(reason=NO_CHROMIUM)
    without_browser = find_chromium() is None and not is_ci()
    for item in items:
        if "chromium_path" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
        if item.get_closest_marker("browser") and without_browser:
            item.add_marker(skip_browser)

    if not config.getoption("--all"):
        slow = [item for item in items if item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("browser") and find_chromium() is None:
        pytest.fail(NO_CHROMIUM, pytrace=False)  # with CI=true only: elsewhere it was skipped before


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    count = sum(NO_CHROMIUM in str(report.longrepr) for report in skipped)
    if count:
        terminalreporter.write_sep("!", "BROWSER TESTS DID NOT RUN", red=True, bold=True)
        terminalreporter.write_line(f"{count} browser tests were skipped: {NO_CHROMIUM}.")


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The path of the Chromium that drives the browser tests."""
    path = find_chromium()
    if path is None:
        pytest.fail(NO_CHROMIUM, pytrace=False)
    return path
