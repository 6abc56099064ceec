"""Beside a real table, in a real browser: a whole game by tapping, without a script too; a correction; undo; axe."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.games.tiletum.beside.physical import mirrored
from tests.mirrored import Mirrored
from tests.web.conftest import PHONE, TABLET, Server
from tests.web.sitting import SMALL, TAPPED, UPRIGHT, Enough, inside, tapped

from soloist.storage.sqlite import SqliteStore

ASKED_FIRST = "Tell what lies on your table"


def played(page: Page, server: Server, seed: int = 3, until: str = "", **options: Any) -> Mirrored:
    """Play a game at the table by tapping; see `tapped`."""
    return tapped(page, server, "tiletum", ASKED_FIRST, mirrored, seed, until, **options)


def test_a_whole_game_by_tapping(page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]) -> None:
    looked: set[str] = set()

    def look(name: str) -> None:
        kind = re.split(r"[:;(,]| \d", name)[0] + name.rpartition("; ")[2][:4]
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
        if kind.startswith(("fair", "dice of", "best Bonus", "your die", "offer", "Cathedral", "corruption", "free")):
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                assert axe(page) == [], name

    match = played(page, server, look=look, difficulty="normal")
    expect(page.locator(".ended #ask")).to_contain_text(re.compile("^You (won|lost): "))
    kept = SqliteStore(server.data).load("1")
    assert [(e.name, e.value) for e in kept.entries] == [(e.name, e.value) for e in match.entries]
    assert {entry.by for entry in kept.entries} == {"person", "along", "seed", "forced"} & {e.by for e in kept.entries}
    assert len(looked) >= 12
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert axe(page) == []


def test_step_by_step_on_a_compared_map(
    page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]
) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]

    def look(name: str) -> None:
        if page.locator(".on-spot:visible").count() > 2:
            buttons = page.locator(".on-spot:visible .tap")
            boxes = [buttons.nth(n).bounding_box() for n in range(buttons.count())]
            assert all(box is not None and box["height"] >= 43 for box in boxes)
            assert inside(page)
            assert axe(page) == []
            raise Enough

    played(page, server, 4, look=look, map="compared", asking="steps")
    assert page.locator(".on-spot:visible").count() > 2


def test_without_javascript(page_without_js: Page, server: Server) -> None:
    page = page_without_js
    page.goto(f"{server.url}set-up/tiletum-table")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#ask")).to_have_text("Tell what lies on your table")
    # The same with a seed, to know what Soloist rolls.
    game = page.context.request.post(f"{server.url}new", form={"game": "tiletum-table", "seed": "3"})
    page.goto(game.url)
    for n, kind in enumerate(("houses", "pillars", "contracts", "crests")):
        page.locator(f"select[name='q{n}']").select_option(f"fair {kind}")
    for n, town in enumerate(("Paris", "Paris", "Lyon"), 4):
        page.locator(f"select[name='q{n}']").select_option(f"town {town}")
    for n in range(4):
        page.locator(f"[name='q7-f{n}'][value='0']").check(force=True)
    page.locator("[name='q8']").select_option("cathedral Bordeaux")
    page.locator("[name='q9']").select_option("town Venezia")
    for n, action in enumerate(("king", "merchant", "architect", "character", "contract", "joker")):
        page.locator(f"[name='q10-s{n}']").select_option(f"action {action}")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("alert")).to_contain_text("You told before that Fair 2 is in Paris")
    assert page.locator("[name='q10-s5']").input_value() == "action joker"
    page.locator("select[name='q5']").select_option("town Wien")
    page.get_by_role("button", name="Done").click()
    for n in range(16):
        page.locator(f"[name='q0-f{n}']").fill("3")
    page.get_by_role("button", name="Done").click()
    for n in (0, 1, 6, 7, 12, 13, 18, 19):
        page.locator(f"[name='q0-n{n}']").fill("1")
    page.get_by_role("button", name="Done").click()
    expect(page.locator("#ask")).to_contain_text("Turn over a Corruption token")
    page.get_by_role("button", name="1", exact=True).click()
    expect(page.locator(".acts")).to_contain_text("Everybody falls by 1")
    expect(page.locator(".acts")).to_contain_text("off the wheel")
    page.locator(".news .why-link").last.click()
    expect(page.locator(".trace-lines")).to_contain_text("rolls")
    page.get_by_role("link", name="Back to the game").click()
    page.get_by_role("link", name="That can’t be").click()
    page.locator(".told-answers a").first.click()
    expect(page.locator(".asking")).to_contain_text("You told: 1. What is right?")
    page.get_by_role("button", name="2", exact=True).click()
    expect(page.locator(".changes")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#main")).to_be_visible()


def test_a_correction(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    played(page, server, until="your die")
    asked, before = page.locator("#ask").inner_text(), page.locator("#main").get_attribute("data-at")
    page.get_by_role("link", name="That can’t be").click()
    page.get_by_role("link", name=re.compile("Which is the best Bonus tile")).click()
    for name in ("Crest Lily", "Crest Eagle", "Crest Key"):
        expect(page.get_by_role("checkbox", name=name)).to_be_checked()
        page.get_by_role("checkbox", name=name).uncheck(force=True)
    expect(page.get_by_role("button", name="Done")).to_be_disabled()
    page.get_by_role("checkbox", name="Crest Rose").check(force=True)
    page.get_by_role("button", name="Done").click()
    changes = page.locator(".changes")
    expect(changes).to_contain_text("Put Crest Lily back on the map where it lay")
    expect(changes).to_contain_text("Take Crest Rose from the map")
    expect(page.locator("#ask")).not_to_have_text("Which is the best Bonus tile at most 5 steps from Bordeaux?")
    page.keyboard.press("u")
    expect(page.locator("#main")).to_have_attribute("data-at", before or "")
    expect(page.locator("#ask")).to_have_text(asked)
    expect(page.locator(".changes").first).to_contain_text("Take Crest Lily from the map")


def test_undo_says_what_to_put_back(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    played(page, server, until="your die")
    for _ in range(2):
        before = page.locator("#main").get_attribute("data-at") or ""
        page.get_by_role("button", name="Undo").click()
        expect(page.locator("#main")).not_to_have_attribute("data-at", before)
    acts = page.locator("section.changes .act-text").all_inner_texts()
    assert acts == [
        "Move its Architect from Milano back to Bordeaux.",
        "Put Crest Lily back on the map where it lay, at most 5 steps from Bordeaux.",
    ]
    page.reload()
    assert page.locator("section.changes .act-text").all_inner_texts() == acts
    page.keyboard.press("r")
    expect(page.locator(".news:not(.changes)")).to_contain_text("Take Crest Lily from the map")
    assert page.locator("section.changes .act-text").all_inner_texts() == acts[:1]


@pytest.mark.parametrize("size", [TABLET, UPRIGHT])
def test_dice_are_tapped_and_counted(page: Page, server: Server, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    played(page, server, until="dice of round 1")
    cell = page.locator(".count-tap")
    done = page.get_by_role("button", name="Done")
    expect(page.locator(".how-many")).to_have_text("0 of 8")
    for _ in range(2):
        cell.nth(0).click()
    expect(page.locator(".how-many")).to_have_text("2 of 8")
    cell.nth(0).click()
    expect(page.locator(".how-many")).to_have_text("0 of 8")
    for n in (0, 1, 2, 6, 7, 12, 13, 18):
        cell.nth(n).click()
    expect(done).to_be_enabled()
    cell.nth(19).click()
    expect(page.locator(".how-many")).to_have_text("8 of 8")
    done.click()
    expect(page.get_by_role("alert")).to_have_text("There are only 2 dark grey dice in the bag, not 3.")
    expect(page.locator(".how-many")).to_have_text("8 of 8")
    cell.nth(2).click()
    cell.nth(24).press("Enter")
    done.click()
    expect(page.locator("#ask")).to_contain_text("Corruption")


def test_a_server_that_does_not_answer_is_said_above_the_button(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    played(page, server, until="corruption")
    asked = page.locator("#ask").inner_text()
    server.stop()
    page.get_by_role("button", name="1", exact=True).click()
    lost = page.locator("#answer .lost")
    expect(lost).to_be_visible()
    expect(lost).to_contain_text("Soloist does not answer")
    assert page.locator("#ask").inner_text() == asked
    page.get_by_role("button", name="1", exact=True).click()
    expect(lost).to_have_count(1)


def test_what_it_really_has_is_tapped_at_your_turn(
    page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]
) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    played(page, server, until="your die")
    page.get_by_role("button", name="Something about the Cardinalbot is wrong: correct it").click()
    expect(page.locator("#ask")).to_have_text("What about the Cardinalbot is wrong?")
    expect(page.get_by_role("button", name="Done")).to_be_disabled()
    assert axe(page) == []
    for name in ("Merchant: Venezia", "Crests in its Storehouse or under its Buildings: Crest Lily in its Storehouse"):
        page.get_by_role("checkbox", name=name).check(force=True)
    page.get_by_role("button", name="Done").click()
    expect(page.locator("#ask")).to_have_text("Change only what is wrong")
    assert inside(page)
    assert page.evaluate(SMALL, TAPPED) == []
    assert axe(page) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    expect(page.locator("[name='q0'][value='town Venezia']")).to_be_checked()
    page.locator("[name='q1-f2'][value='2']").check(force=True)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".acts")).to_contain_text("Corrected: Crest Eagle under Building 2, not missing.")
    page.get_by_role("button", name="Something about the Cardinalbot is wrong: correct it").click()
    page.get_by_role("button", name="Leave it as it was").click()
    expect(page.locator("#ask")).to_contain_text("Your turn.")


def test_numbers_that_do_not_matter_are_not_said(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    played(page, server, until="offer (ap 6); new")
    iron = page.locator("[name='q0-f2']")
    iron.fill("4")
    page.locator("[name='q0-f0'][value='2']").check(force=True)
    expect(iron).to_be_hidden()
    page.locator("[name='q0-f0'][value='0']").check(force=True)
    expect(iron).to_be_visible()
    expect(iron).to_have_value("0")
