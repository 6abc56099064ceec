"""Fixtures for the browser tests: a server of one's own, a page of one's own, and axe."""

import os
import re
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

READY = re.compile(r"http://127\.0\.0\.1:\d+/")
LAPTOP = {"width": 1280, "height": 800}
TABLET = {"width": 1180, "height": 820}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30.0  # seconds, for a server to start or to end on a busy machine

CHROMIUM_ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Soloist needs no network: every name but this machine's own address is unknown.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]


@dataclass
class Server:
    """A running `soloist serve`. `url` ends with a slash; `data` is its data folder, which outlives the process."""

    process: subprocess.Popen[str]
    data: Path
    url: str = ""
    lines: list[str] = field(default_factory=list)

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1].rstrip("/"))

    def kill(self) -> None:
        """End it as a power cut would: SIGKILL, no farewell."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """Ask it to end; insist when it does not. Does nothing when it has ended already."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()

    def output(self) -> str:
        return "".join(self.lines) or "(it printed nothing)"


def wait_until_ready(server: Server) -> None:
    """Wait for the line with the address, then for an answer there."""
    deadline = time.monotonic() + PATIENCE
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    while time.monotonic() < deadline:
        ended = server.process.poll() is not None
        found = next((match for line in list(server.lines) if (match := READY.search(line))), None)
        if found:
            server.url = found.group()
            try:
                with opener.open(server.url, timeout=5):
                    return
            except urllib.error.HTTPError:
                return  # an answer is an answer; what it says is for the tests to judge
            except OSError:
                pass
        if ended:
            break
        time.sleep(0.02)
    server.stop()
    raise AssertionError(f"soloist serve did not become ready. It printed:\n{server.output()}")


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A function that starts a server: `start_server(data=None, port=0, *more)`. All are ended after the test.

    With the `data` and `port` of an earlier one it is that server, started again.
    """
    started: list[Server] = []

    def start(data: Path | None = None, port: int = 0, *more: str) -> Server:
        folder = data or tmp_path / f"data{len(started)}"
        folder.mkdir(exist_ok=True)
        command = [sys.executable, "-m", "soloist", "serve", "--port", str(port), "--no-browser", "--data", str(folder)]
        process = subprocess.Popen(
            [*command, *more],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"},
        )
        server = Server(process, folder)
        started.append(server)
        # Read all the time, so that a talkative server never waits for a full pipe.
        assert process.stdout is not None
        threading.Thread(target=server.lines.extend, args=(process.stdout,), daemon=True).start()
        wait_until_ready(server)
        return server

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def server(start_server: Callable[..., Server]) -> Server:
    """A running server on a free port, with a data folder of its own."""
    return start_server()


# Playwright keeps an event loop while it runs; held for a module only, it is out of the way of all other tests.
@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=CHROMIUM_ARGUMENTS)
        yield browser
        browser.close()


def open_page(browser: Browser, **options: Any) -> Iterator[Page]:
    """A fresh page at laptop size; after the test, no script may have failed and nothing been asked elsewhere."""
    context = browser.new_context(**{"viewport": LAPTOP, "reduced_motion": "reduce", "locale": "en-GB", **options})
    context.set_default_timeout(10_000)
    page = context.new_page()
    faults: list[str] = []

    def note_request(url: str) -> None:
        if not url.startswith(("http://127.0.0.1:", "data:", "blob:", "file:", "about:")):
            faults.append(f"asked for {url}")

    page.on("pageerror", lambda error: faults.append(f"script error: {error}"))
    page.on("request", lambda request: note_request(request.url))
    yield page
    context.close()
    assert not faults, "\n".join(faults)


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page in Chromium, with JavaScript."""
    yield from open_page(browser)


@pytest.fixture
def page_without_js(browser: Browser) -> Iterator[Page]:
    """A page in Chromium with JavaScript turned off."""
    yield from open_page(browser, java_script_enabled=False)


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A page on a phone, which is touched."""
    yield from open_page(browser, viewport=PHONE, has_touch=True, is_mobile=True)


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[dict[str, Any]]]:
    """A function from a page to axe's violations, short enough to read in a failure; none is an empty list."""

    def violations(page: Page) -> list[dict[str, Any]]:
        return [
            {
                "id": found["id"],
                "impact": found["impact"],
                "help": found["help"],
                "where": [node["html"] for node in found["nodes"]],
            }
            for found in Axe().run(page).response["violations"]
        ]

    return violations
