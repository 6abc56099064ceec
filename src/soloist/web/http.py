"""Requests and responses as plain data, and the reading of posted forms."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from urllib.parse import parse_qs

from soloist.engine.errors import SoloistError
from soloist.engine.text import say

Fields = Mapping[str, Sequence[str]]

HTML = "text/html; charset=utf-8"
_FIELDS_AT_MOST = 500
_NAME = re.compile(r'\bname="([^"]*)"')


@dataclass(frozen=True, slots=True)
class Request:
    """What a browser asks. Names of `headers` are in lower case; `hosts` are the hosts that the shell answers to.

    An empty `hosts` means that there is no network between browser and shell, and nothing to check.
    """

    method: str
    path: str
    query: Fields = field(default_factory=dict)
    form: Fields = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    hosts: frozenset[str] = frozenset()

    def asked(self, name: str) -> str:
        """Return the last value of a name in the query, or an empty string."""
        return _last(self.query, name)

    def given(self, name: str) -> str:
        """Return the last value of a field of the form, or an empty string."""
        return _last(self.form, name)

    @property
    def partial(self) -> bool:
        """Whether only the part of the page that changes is wanted."""
        return self.headers.get("hx-request") == "true" and "hx-history-restore-request" not in self.headers


@dataclass(frozen=True, slots=True)
class Response:
    """What the browser gets."""

    status: int = 200
    body: bytes = b""
    kind: str = HTML
    headers: Mapping[str, str] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The body as text."""
        return self.body.decode()


def page(html: str, status: int = 200) -> Response:
    """Return a page."""
    return Response(status, html.encode())


def see(path: str) -> Response:
    """Send the browser to another page after a post."""
    return Response(303, headers={"Location": path})


def _last(fields: Fields, name: str) -> str:
    values = fields.get(name)
    return values[-1] if values else ""


def read_query(text: str) -> dict[str, list[str]]:
    """Return the names and values of a query or of a plain form.

    :raises SoloistError: if there are unreasonably many.
    """
    try:
        return parse_qs(text, keep_blank_values=True, max_num_fields=_FIELDS_AT_MOST)
    except ValueError:
        raise SoloistError(say("That form cannot be read; go back and send it again from its page.")) from None


def read_form(body: bytes, kind: str) -> dict[str, list[str]]:
    """Return the fields of a posted form, plain or with files; a file's text is the value of its field.

    :raises SoloistError: if it is no form.
    """
    name, _, rest = kind.partition(";")
    try:
        if name.strip() == "multipart/form-data":
            boundary = re.search(r'boundary="?([^";]+)"?', rest)
            if boundary:
                return _read_parts(body, boundary[1].encode())
        elif name.strip() in ("application/x-www-form-urlencoded", ""):
            return read_query(body.decode())
    except UnicodeDecodeError:
        pass
    raise SoloistError(say("That form cannot be read; go back and send it again from its page."))


def _read_parts(body: bytes, boundary: bytes) -> dict[str, list[str]]:
    fields: dict[str, list[str]] = {}
    for part in body.split(b"--" + boundary)[1:-1][:_FIELDS_AT_MOST]:
        head, _, value = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        name = _NAME.search(head.decode())
        if name:
            fields.setdefault(name[1], []).append(value.removesuffix(b"\r\n").decode("utf-8-sig"))
    return fields
