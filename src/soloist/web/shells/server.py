"""The pages on this machine: Starlette and uvicorn around `handle`."""

from __future__ import annotations

import errno
import logging
import os
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect
from starlette.requests import Request as Asked
from starlette.responses import Response as Answered
from starlette.routing import Route

from soloist.engine.errors import SoloistError
from soloist.engine.text import say
from soloist.storage.store import Store
from soloist.web.handle import HEADERS, failure, handle
from soloist.web.http import Request, Response, read_form, read_query

BODY_AT_MOST = 4 * 1024 * 1024
"""Bytes of a form: a save of the longest game is far smaller."""

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

_log = logging.getLogger("soloist")


class TooLarge(Exception):
    """A body with more bytes than any form of ours has."""


def application(store: Store, hosts: frozenset[str]) -> Starlette:
    """Return the application. `handle` runs in the loop itself, so that moves come one after the other."""

    async def endpoint(asked: Asked) -> Answered:
        try:
            response = await _respond(asked, store, hosts)
        except ClientDisconnect:
            return Answered(status_code=400)
        head = asked.method == "HEAD"
        return Answered(b"" if head else response.body, response.status, dict(response.headers), response.kind)

    return Starlette(routes=[Route("/{path:path}", endpoint, methods=list(METHODS))])


async def _respond(asked: Asked, store: Store, hosts: frozenset[str]) -> Response:
    try:
        body = await _body(asked)
        headers = {name.lower(): value for name, value in asked.headers.items()}
        bare = Request(asked.method, asked.url.path, headers=headers, hosts=hosts)
        query = read_query(asked.url.query)
        form = read_form(body, headers.get("content-type", "")) if body else {}
        return handle(Request(bare.method, bare.path, query, form, headers, hosts), store)
    except TooLarge:
        return _plain(store, say("That is larger than any save of a game, so it was not read."), 413)
    except SoloistError as error:
        return _plain(store, str(error), 400)
    except ClientDisconnect:
        raise
    except Exception:
        _log.exception("a page could not be made")
        return _plain(
            None, say("Something went wrong inside Soloist. Your games are kept; go back and try again."), 500
        )


def _plain(store: Store | None, text: str, status: int) -> Response:
    made = failure(store, text, status)
    return Response(made.status, made.body, made.kind, HEADERS)


async def _body(asked: Asked) -> bytes:
    body = bytearray()
    async for chunk in asked.stream():
        body += chunk
        if len(body) > BODY_AT_MOST:
            raise TooLarge
    return bytes(body)


def hosts_of(host: str, port: int) -> frozenset[str]:
    """Return what a browser may say as Host: the names of this machine and the host that was asked for."""
    names = {"127.0.0.1", "localhost", "[::1]", f"[{host}]" if ":" in host else host.lower()}
    return frozenset(f"{name}:{port}" for name in names) | (frozenset(names) if port == 80 else frozenset())


def _listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens.

    :raises SoloistError: if the port is in use or the host is not this machine's.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
    except (OSError, OverflowError) as error:
        listener.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            text = say("Port {port} is in use; stop the other program, or choose another with --port.", port=port)
        else:
            text = say(
                "Soloist cannot listen at {host}, port {port}; choose another --host or --port.", host=host, port=port
            )
        raise SoloistError(text) from None
    return listener


def run(host: str, port: int, store: Store, open_browser: bool) -> None:
    """Serve the pages until the person stops it; prints the address on standard output once it listens.

    :raises SoloistError: if the port is in use.
    """
    listener = _listen(host, port)
    port = listener.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}/"

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        print(address, flush=True)
        if open_browser:
            threading.Timer(0.3, webbrowser.open, [address]).start()
        yield

    app = application(store, hosts_of(host, port))
    app.router.lifespan_context = lifespan
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=True,
        timeout_graceful_shutdown=2,
        h11_max_incomplete_event_size=64 * 1024,
    )
    with listener:
        uvicorn.Server(config).run(sockets=[listener])
