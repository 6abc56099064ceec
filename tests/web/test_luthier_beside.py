"""Luthier beside a real table, in a real browser: a whole game by tapping, a correction, what is wrong, undo, axe."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.games.luthier.beside.physical import mirrored
from tests.mirrored import Mirrored
from tests.web.conftest import PHONE, TABLET, Server
from tests.web.sitting import SMALL, TAPPED, UPRIGHT, inside, tapped

from soloist.storage.sqlite import SqliteStore

SEED = 6


ASKED_FIRST = "Tell what lies on your table"


def played(page: Page, server: Server, until: str = "", **options: Any) -> Mirrored:
    """Play a game at the table by tapping; see `tapped`."""
    return tapped(page, server, "luthier", ASKED_FIRST, mirrored, SEED, until, **options)


def kind_of(name: str) -> str:
    return re.split(r"[:;(,]| \d", name)[0] + name.rpartition("; ")[2][:4]


SEEN = ("tracker", "patron", "Card that", "Space for", "Section for", "performance", "down", "your chip", "reached")
"""The beginnings of the questions whose pages axe sees."""


def test_a_whole_game_by_tapping(page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]) -> None:
    looked: set[str] = set()

    def look(name: str) -> None:
        kind = kind_of(name)
        if kind in looked:
            return
        looked.add(kind)
        for size in (TABLET, UPRIGHT):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            assert inside(page), name
        assert page.evaluate(SMALL, TAPPED) == [], name
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        page.set_viewport_size(TABLET)  # type: ignore[arg-type]
        if kind.startswith(SEEN):
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                assert axe(page) == [], name

    options = {"shuffled": "told", "your-goals": "yes"}
    match = played(page, server, look=look, **options)
    expect(page.locator(".ended #ask")).to_contain_text(re.compile("^You (won|lost): "))
    kept = SqliteStore(server.data).load("1")
    assert [(e.name, e.value) for e in kept.entries] == [(e.name, e.value) for e in match.entries]
    assert len(looked) >= 25
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert axe(page) == []


def test_what_the_ai_owns_is_drawn(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    played(page, server, until="your location", times=3)
    own = page.locator(".own")
    expect(own.locator(".lb-rung")).to_have_count(5)
    expect(own.locator(".lb-pip.lb-on")).to_have_count(5)
    assert own.locator(".lb-action").count() >= 1
    assert own.locator(".lb-patron .lb-wants").count() >= 1
    expect(own.locator(".lb-section")).to_have_count(5)
    assert own.locator(".lb-locations li").count() >= 1
    # The chips that wait stand above the AI's own board: with all five locations too they are in sight.
    waiting, board = (own.locator(part).bounding_box() for part in (".lb-waiting", ".lb-board"))
    assert waiting
    assert board
    assert waiting["y"] + waiting["height"] <= board["y"]
    assert board["y"] < TABLET["height"] / 2 + 60
    # Every drawing that is used is there.
    lacking = page.evaluate(
        """() => [...document.querySelectorAll("main use")].map((use) => use.getAttribute("href"))
             .filter((id) => !document.querySelector(id))"""
    )
    assert lacking == []


def test_an_answer_is_corrected_and_undone(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    played(page, server, until="Space for the token")
    asked, before = page.locator("#ask").inner_text(), page.locator("#main").get_attribute("data-at")
    page.get_by_role("link", name="That can’t be").click()
    page.get_by_role("link", name=re.compile("how much prestige is it worth")).first.click()
    expect(page.locator(".asking")).to_contain_text("What is right?")
    page.get_by_role("button", name="1", exact=True).click()
    changes = page.locator(".changes")
    expect(changes).to_contain_text("Take back")
    expect(changes).to_contain_text("Give it 1 prestige: repair.")
    page.keyboard.press("u")
    expect(page.locator("#main")).to_have_attribute("data-at", before or "")
    expect(page.locator("#ask")).to_have_text(asked)


def test_something_about_the_ai_is_corrected(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    played(page, server, until="your location")
    asked = page.locator("#ask").inner_text()
    page.get_by_role("button", name="Something about the AI is wrong: correct it").click()
    # Nothing is wrong after all.
    page.get_by_role("button", name="Nothing: back").click()
    expect(page.locator("#ask")).to_have_text(asked)
    page.get_by_role("button", name="Something about the AI is wrong: correct it").click()
    for part in ("counts", "tracker"):
        page.locator(f"input[value='wrong {part}']").check(force=True)
    page.locator("[data-done]").click()
    expect(page.locator("#ask")).to_have_text("Change only what is wrong")
    rows = [page.locator(f"input[name='q1-f{n}']:checked").input_value() for n in range(5)]
    page.locator("input[name='q0-f0']").fill("77")
    page.locator("[data-done]").click()
    expect(page.locator(".own-counters")).to_contain_text("77")
    expect(page.locator("main")).to_contain_text(re.compile("Corrected: prestige 77, not [0-9]+[.]"))
    assert rows != [""] * 5
    expect(page.locator("#ask")).to_have_text(asked)


def test_wrong_answers_are_said_in_place(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    played(page, server, until="performance (place")
    page.locator(".taps.pictures .tap input").first.check(force=True)
    for field, value in enumerate(("3", "8", "8", "4", "9")):
        page.locator(f"input[name='q1-f{field}'][value='{value}']").check(force=True)
    page.locator("[data-done]").click()
    expect(page.get_by_role("alert")).to_contain_text("A high result takes more than a medium one; here it would not.")
    # What was told is still there.
    expect(page.locator("input[name='q1-f2']:checked")).to_have_value("8")
    page.locator("input[name='q1-f2'][value='12']").check(force=True)
    before = page.locator("#main").get_attribute("data-at") or ""
    page.locator("[data-done]").click()
    expect(page.locator("#main")).not_to_have_attribute("data-at", before)
