"""Merv beside a real table, in a real browser: a whole game by tapping at a tablet and a phone, axe."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.games.merv.beside.physical import mirrored
from tests.mirrored import Mirrored
from tests.web.conftest import PHONE, TABLET, Server
from tests.web.sitting import SMALL, TAPPED, UPRIGHT, inside, tapped

from soloist.storage.sqlite import SqliteStore

LOOKED_AT = (
    "sites of caravansary", "wall segment", "place for a wall", "no gate place", "end of the track", "slot of you",
    "site of you", "queue", "order of the directions", "first post", "halls", "hall for a courtier", "caravan card",
    "fallen", "contract to fulfil", "scoring tile", "step", "camels of the market", "your score",
)  # fmt: skip
"""The questions at which axe looks: one of each shape."""


ASKED_FIRST = "Lay out the city. Where are the sites of Caravansary?"


def played(page: Page, server: Server, seed: int = 3, until: str = "", **options: Any) -> Mirrored:
    """Play a game at the table by tapping; see `tapped`."""
    return tapped(page, server, "merv", ASKED_FIRST, mirrored, seed, until, **options)


def test_a_whole_game_by_tapping(page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]) -> None:
    looked: set[str] = set()

    def look(name: str) -> None:
        kind = re.split(r"[:;(,]| \d| from ", name)[0] + name.rpartition("; ")[2][:4]
        if kind in looked:
            return
        looked.add(kind)
        for size in (TABLET, UPRIGHT):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            assert inside(page), name
            assert page.evaluate(SMALL, TAPPED) == [], name
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        assert page.evaluate(SMALL, TAPPED) == [], name
        page.set_viewport_size(TABLET)  # type: ignore[arg-type]
        if name.startswith(LOOKED_AT):
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                assert axe(page) == [], name

    match = played(page, server, look=look)
    expect(page.locator(".ended #ask")).to_contain_text(re.compile("^You (won|lost): "))
    kept = SqliteStore(server.data).load("1")
    assert [(e.name, e.value) for e in kept.entries] == [(e.name, e.value) for e in match.entries]
    assert {start for start in LOOKED_AT if any(kind.startswith(start) for kind in looked)} == set(LOOKED_AT)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert axe(page) == []


def test_step_by_step_with_cards_of_your_own(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    drawn: list[int] = []

    def look(name: str) -> None:
        if name.startswith("solo card"):
            # Each card that can be drawn has its picture.
            drawn.append(page.locator("button.tap").count())
            assert page.locator("button.tap .piece").count() == drawn[-1]

    played(page, server, 4, "queue", look=look, asking="steps", cards="told", courtier="played")
    assert drawn == [5]
    acts = page.locator(".acts")
    expect(acts).to_contain_text("Put the High Courtier's master meeple on")
    expect(acts.locator(".colour-courtier use").first).to_have_attribute("href", "#master")


def test_what_is_to_be_done_has_its_picture(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    played(page, server, until="wall segment")
    acts = page.locator(".news .act")
    assert [text.split(" on ")[0] for text in acts.locator(".act-text").all_inner_texts()[1:]] == [
        "Put its master meeple",
        "Put its building",
    ]
    drawn = [use.get_attribute("href") for use in acts.locator(".act-face use").all()]
    assert drawn == ["#master", "#building"]
    for symbol in drawn:
        assert page.locator(f"symbol{symbol}").count() == 1
    # What it has built stands in the drawn city, its master meeple on its slot.
    assert page.locator(".own .mb-cell .colour-magistrate").count() == 1
    assert page.locator(".own .mb-slot .colour-magistrate").count() == 1


@pytest.mark.parametrize("size", [TABLET, UPRIGHT, PHONE])
def test_slots_and_sites_are_tapped_on_the_city(page: Page, server: Server, size: dict[str, int]) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    played(page, server, until="slot of you")
    page.set_viewport_size(size)  # type: ignore[arg-type]
    taps = page.locator(".on-map .on-spot .tap")
    boxes = [box for box in (taps.nth(n).bounding_box() for n in range(taps.count())) if box is not None]
    assert len(boxes) == 4
    # The slots of the north stand in a row above the cells, from the west to the east.
    assert len({round(box["y"]) for box in boxes}) == 1
    assert [box["x"] for box in boxes] == sorted(box["x"] for box in boxes)
    names = [taps.nth(n).get_attribute("aria-label") for n in range(4)]
    assert names == ["North 1", "North 2", "North 3", "North 5"]
    cells = page.locator(".on-map .mb-cell")
    below = [box["y"] for box in (cells.nth(n).bounding_box() for n in range(25)) if box is not None]
    assert len(below) == 25
    assert min(below) > boxes[0]["y"] + boxes[0]["height"] - 1
    taps.nth(1).click()
    expect(page.locator("#ask")).to_have_text("On which site of this line did you build?")
    # The sites of the line of north 2 lie below each other.
    columns = {round(box["x"]) for box in (taps.nth(n).bounding_box() for n in range(taps.count())) if box is not None}
    assert len(columns) == 1
    sites = {taps.nth(n).get_attribute("value") for n in range(taps.count())}
    assert sites <= {f"site b{row}" for row in range(1, 6)}
    assert sites


def test_places_are_numbered_in_the_order_of_its_list(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    played(page, server, 12, until="place for a wall")
    taps = page.locator(".on-spot .tap")
    assert taps.locator(".word").all_inner_texts() == [str(n) for n in range(1, 17)]
    # Behind north 1 and west 1 stands the High Courtier; north 3, behind which you stand, is for a gate.
    named = [taps.nth(n).get_attribute("aria-label") for n in range(4)]
    assert named == ["North 1", "West 1", "North 2", "North 4"]
    expect(page.locator(".help")).to_have_text("The numbers are the order in which it prefers them.")


def test_without_javascript(page_without_js: Page, server: Server) -> None:
    page = page_without_js
    game = page.context.request.post(f"{server.url}new", form={"game": "merv-table", "seed": "3"})
    page.goto(game.url)
    for cell in ("a1", "c4", "c5", "e3"):
        page.locator(f"[name='q0'][value='site {cell}']").check(force=True)
    page.get_by_role("button", name="Done").click()
    expect(page.locator("#ask")).to_have_text("Lay out the city. Where are the sites of Palace?")
    expect(page.locator(".on-spot")).to_have_count(20)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".on-spot")).to_have_count(24)


def test_a_correction_and_undo(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    played(page, server, until="slot of you")
    asked, before = page.locator("#ask").inner_text(), page.locator("#main").get_attribute("data-at")
    page.get_by_role("link", name="That can’t be").click()
    page.get_by_role("link", name=re.compile("Which wall segment does it build")).click()
    page.locator("button.tap").nth(1).click()
    changes = page.locator(".changes")
    expect(changes).to_contain_text("Put the purple segment at north 4 back on its stack.")
    expect(changes).to_contain_text("Build the next tan segment at")
    page.keyboard.press("u")
    expect(page.locator("#main")).to_have_attribute("data-at", before or "")
    expect(page.locator("#ask")).to_have_text(asked)


@pytest.mark.parametrize(("seed", "times"), [(3, 1), (3, 2), (3, 3), (4, 3), (3, 4)])
def test_all_answers_are_in_sight_below_what_is_to_be_done(page: Page, server: Server, seed: int, times: int) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    played(page, server, seed, until="slot of you", times=times)
    expect(page.locator("#ask")).to_contain_text(("north", "east", "south", "west")[times - 1])
    taps = page.locator(".on-map .on-spot .tap")
    boxes = [box for box in (taps.nth(n).bounding_box() for n in range(taps.count())) if box is not None]
    assert len(boxes) >= 3
    assert max(box["y"] + box["height"] for box in boxes) <= TABLET["height"]
