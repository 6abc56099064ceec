"""The server itself: what it answers to, what it refuses, and that it never shows a traceback."""

import http.client
import socket
import threading
from collections.abc import Callable, Mapping
from urllib.parse import urlencode

import pytest
from tests.web.conftest import Server

from soloist.engine.errors import SoloistError
from soloist.storage.memory import MemoryStore
from soloist.web.shells import server as shell

FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def ask(
    server: Server, method: str, path: str, body: str | bytes | None = None, headers: Mapping[str, str] | None = None
) -> tuple[int, str, dict[str, str]]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.request(method, path, body, dict(headers or {}))
        answer = connection.getresponse()
        return answer.status, answer.read().decode(), dict(answer.getheaders())
    finally:
        connection.close()


def begin(server: Server) -> str:
    status, _, headers = ask(server, "POST", "/new", urlencode({"game": "burgundy", "seed": "7"}), FORM)
    assert status == 303
    return headers["location"]


def test_only_under_its_own_name_and_from_its_own_pages(server: Server) -> None:
    here = f"127.0.0.1:{server.port}"
    assert ask(server, "GET", "/")[0] == 200
    assert ask(server, "GET", "/", headers={"Host": f"localhost:{server.port}"})[0] == 200
    for host in ("evil.example", f"evil.example:{server.port}", "127.0.0.1", "127.0.0.1:1", ""):
        assert ask(server, "GET", "/", headers={"Host": host})[0] in (400, 421)
    form = urlencode({"game": "burgundy"})
    for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        status, page, _ = ask(server, "POST", "/new", form, {**FORM, **headers})
        assert status == 403
        assert "nothing was done" in page
    assert "will be here" in ask(server, "GET", "/")[1]
    assert ask(server, "POST", "/new", form, {**FORM, "Origin": f"http://{here}"})[0] == 303


def test_what_is_too_large_or_no_form_is_refused_in_words(server: Server) -> None:
    status, page, _ = ask(server, "POST", "/import", b"text=" + b"x" * shell.BODY_AT_MOST, FORM)
    assert status == 413
    assert "larger than any save" in page
    for kind, body in (
        ("application/json", b"{}"),
        ("multipart/form-data", b"x"),
        ("application/x-www-form-urlencoded", b"text=\xff\xfe"),
        ("application/x-www-form-urlencoded", b"&".join(b"a=1" for _ in range(2000))),
    ):
        status, page, _ = ask(server, "POST", "/import", body, {"Content-Type": kind})
        assert status == 400
        assert 'class="error"' in page
        assert "Traceback" not in page
    assert ask(server, "PUT", "/new", b"", FORM)[0] in (404, 405)
    assert ask(server, "GET", "/")[0] == 200


def test_a_head_has_no_body_and_a_kept_file_is_not_sent_again(server: Server) -> None:
    status, body, headers = ask(server, "HEAD", "/")
    assert (status, body) == (200, "")
    status, body, headers = ask(server, "GET", "/static/app.css")
    assert "--paper" in body
    assert ask(server, "GET", "/static/app.css", headers={"If-None-Match": headers["etag"]})[0] == 304


def test_the_same_move_sent_many_times_at_once_is_done_once(server: Server) -> None:
    game = begin(server)
    page = ask(server, "GET", game)[1]
    option = page.partition('name="option" value="')[2].partition('"')[0]
    at = page.partition('data-at="')[2].partition('"')[0]
    found: list[int] = []

    def move() -> None:
        found.append(ask(server, "POST", f"{game}/answer", urlencode({"option": option, "at": at}), FORM)[0])

    threads = [threading.Thread(target=move) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == [303] + [409] * 7


def test_a_port_in_use_is_said_in_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SoloistError, match=f"Port {port} is in use"):
            shell.run("127.0.0.1", port, MemoryStore(), open_browser=False)


def test_an_address_that_is_not_ours_is_said_in_one_sentence() -> None:
    with pytest.raises(SoloistError, match="cannot listen at"):
        shell.run("192.0.2.1", 0, MemoryStore(), open_browser=False)
    with pytest.raises(SoloistError, match="cannot listen at"):
        shell.run("no such host", 0, MemoryStore(), open_browser=False)


def test_something_wrong_inside_is_a_plain_page(
    start_app: Callable[[MemoryStore], Callable[[str], tuple[int, str]]],
) -> None:
    class Broken(MemoryStore):
        def games(self) -> list[object]:  # type: ignore[override]
            raise RuntimeError("secret detail")

    status, page = start_app(Broken())("/")
    assert status == 500
    assert "Something went wrong inside Soloist" in page
    assert "secret detail" not in page


@pytest.fixture
def start_app() -> Callable[[MemoryStore], Callable[[str], tuple[int, str]]]:
    """A function that asks the application without a network."""
    import asyncio

    def start(store: MemoryStore) -> Callable[[str], tuple[int, str]]:
        app = shell.application(store, frozenset())

        def get(path: str) -> tuple[int, str]:
            sent: list[dict[str, object]] = []

            async def receive() -> dict[str, object]:
                return {"type": "http.request", "body": b"", "more_body": False}

            async def send(message: dict[str, object]) -> None:
                sent.append(message)

            scope = {
                "type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b"",
                "headers": [], "scheme": "http", "server": ("127.0.0.1", 1), "root_path": "",
            }  # fmt: skip
            asyncio.run(app(scope, receive, send))  # type: ignore[arg-type]
            return int(str(sent[0]["status"])), bytes(sent[1]["body"]).decode()  # type: ignore[call-overload]

        return get

    return start
