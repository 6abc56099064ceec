"""Merv in a real browser: a whole solo game by clicking, several seats, the Magistrate's turn step by step, and why."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.conftest import LAPTOP, PHONE, TABLET, Server
from tests.web.pages import SMALL, at, click, fits, lies_well, set_up, step

from soloist.engine.catalogue import game, settled
from soloist.engine.match import Match, Setup
from soloist.players import player
from soloist.storage.sqlite import SqliteStore

ORDER = (
    "slot", "breakthrough", "tile", "upgrade", "courtier", "points", "contract", "camels", "camel", "site", "advance",
    "path", "post", "good", "scrolls", "card", "segment", "gate", "soldier", "pay", "lay", "cubes", "score", "ransom",
    "stand", "favour", "leave", "end", "enough",
)  # fmt: skip
"""Which choice the tests prefer: a policy that uses everything and ends the game."""

MAGISTRATE = "The Corrupt Magistrate played "


def begin(page: Page, server: Server, seed: str = "5", **options: str) -> None:
    set_up(page, server, "merv", "Take an action slot in the north.", seed, **options)


def end_turn(page: Page) -> None:
    """Take a slot and a site, gain favour, and end the turn."""
    for verb in ("slot", "site", "favour", "end"):
        step(page, (verb,))


def test_a_whole_solo_game_by_clicking(page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]) -> None:
    begin(page, server)
    moves = 0
    while not page.locator(".ended").count():
        if moves in (0, 30, 70):
            lies_well(page, axe)
        step(page, ORDER)
        moves += 1
        assert moves < 400
    expect(page.locator("#ask")).to_contain_text(re.compile("^You (won|lost): "))
    numbers = re.findall(r"\d+", page.locator("#ask").inner_text())
    assert sorted(page.locator(".scores tfoot td").all_inner_texts()) == sorted(numbers)
    expect(page.locator(".scores thead")).to_contain_text("The Corrupt Magistrate")
    expect(page.locator(".scores thead")).not_to_contain_text("The High Courtier")
    assert page.locator(".summary .lines button").count() >= 3
    lies_well(page, axe)


def test_a_slot_shows_its_line_and_what_it_gives(page: Page, server: Server) -> None:
    begin(page, server)
    free = page.locator(".mv-slot.legal")
    assert free.count() == 4
    expect(page.locator(".mv-gain")).to_have_count(4)
    ray = free.first.locator(".mv-ray")
    assert ray.evaluate("ray => getComputedStyle(ray).opacity") == "0"
    free.first.locator(".target").hover(force=True)
    assert float(ray.evaluate("ray => getComputedStyle(ray).opacity")) > 0
    column = ray.bounding_box()
    number = int(str(free.first.get_attribute("data-place"))[-1])
    box = page.locator(f"[data-place='cell-{'abcde'[number - 1]}5']").bounding_box()
    assert column is not None
    assert box is not None
    assert column["y"] < box["y"] < column["y"] + column["height"]
    assert abs(column["x"] + column["width"] / 2 - box["x"] - box["width"] / 2) < 3


def test_the_magistrates_turn_step_by_step_and_why(page: Page, server: Server) -> None:
    begin(page, server)
    strip = page.locator("#strip .stepping")
    expect(strip).to_contain_text(MAGISTRATE)
    last = strip.locator("li").count()
    marked = 0
    for _ in range(1, last):
        page.keyboard.press("n")
        marked += page.locator(".spot.stepped").count()
    assert marked >= 1
    page.keyboard.press("w")
    panel = page.locator("#trace-panel")
    expect(panel.locator(".trace-lines li").first).to_be_visible()
    assert fits(page)
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    expect(strip).to_have_count(0)
    expect(page.locator("#ask")).to_be_focused()
    expect(page.locator("[data-place='magistrate-card'] .piece")).to_have_count(1)


def test_what_cannot_be_done_says_why(page: Page, server: Server) -> None:
    begin(page, server)
    page.keyboard.press("a")
    for place in ("cell-c2", "wall-E2", "city-kabul", "pile-VI", "path-teal-2", "step-6", "hall-goods", "card-3"):
        page.locator(f".spot[data-place='{place}'] > a.whynot").click(force=True)
        expect(page.locator(".strip-live .why")).to_contain_text("First take an action slot.")
    step(page, ("slot",))
    page.locator(".mv-cell:not(.legal) > a.whynot").first.click(force=True)
    expect(page.locator(".strip-live .why")).not_to_be_empty()


def test_two_people_at_one_screen_see_whose_turn_it_is(page: Page, server: Server) -> None:
    begin(page, server, seats="2", seat_2="person")
    first = page.locator(".whose").inner_text()
    end_turn(page)
    second = page.locator(".whose").inner_text()
    assert {first, second} == {"Player 1, it is your turn", "Player 2, it is your turn"}
    expect(page.locator(".mv-mine .mv-name")).to_contain_text(second.split(",")[0])
    expect(page.locator(".mv-other .mv-name").first).to_contain_text(first.split(",")[0])
    expect(page.locator(".mv-courtier")).to_be_visible()
    assert page.locator(".spot.changed").count() >= 1


def test_the_queue_opens_at_its_corner_and_fits(
    page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]
) -> None:
    begin(page, server, seats="4", seat_2="person", seat_3="person", seat_4="person")
    while "Which space of the queue" not in page.locator("#ask").inner_text():
        step(page, ("slot", "site", "path", "leave", "pay", "points", "upgrade", "end"))
    expect(page.locator(".mv-stand.legal")).not_to_have_count(0)
    lies_well(page, axe)
    expect(page.locator(".mv-other")).to_have_count(3)
    step(page, ("stand",))


def test_a_turn_by_keyboard_alone(page: Page, server: Server) -> None:
    begin(page, server)
    page.keyboard.press("a")
    before = at(page)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".mv-slot .target:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".strip-live")).to_contain_text("Once more to do it.")
    assert at(page) == before
    page.keyboard.press("Enter")
    expect(page.locator("#ask")).to_contain_text("Activate a site of your line.")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".mv-cell .target:focus")).to_have_count(1)
    for _ in range(2):
        page.keyboard.press("Enter")
    expect(page.locator("#ask")).to_contain_text("Do one action")


def test_a_place_with_several_choices_offers_a_list(page: Page, server: Server) -> None:
    begin(page, server)
    while not page.locator(".board .many").count():
        step(
            page, order=("slot", "site", "path", "advance", "card", "pay", "points", "leave", "end", "stand", "enough")
        )
    page.locator(".board .many > summary").first.click(force=True)
    options = page.locator(".many[open] .menu button:visible")
    assert options.count() >= 2
    before = at(page)
    click(page, options.first.get_attribute("value") or "")
    page.wait_for_function("before => document.querySelector('#main').dataset.at !== before", arg=before)


def test_a_phone_shows_one_part_at_a_time(browser: Browser, server: Server) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    page = context.new_page()
    begin(page, server)
    parts = {"City": ".mv-city", "Boards": ".mv-market", "Yours": ".mv-mine", "Others": ".mv-theirs", "Log": ".log"}
    for words, part in parts.items():
        page.locator(".zone-tab", has_text=words).tap()
        for other in parts.values():
            expect(page.locator(other)).to_be_visible(visible=other == part)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(SMALL) == []
    context.close()


def test_text_of_every_size_fits(page: Page, server: Server) -> None:
    begin(page, server)
    step(page, ("slot",))
    address = page.url
    for size in ("80", "125", "150"):
        page.goto(f"{server.url}settings")
        page.get_by_label(f"{size} %").check()
        page.get_by_role("button", name="Keep these settings").click()
        page.goto(address)
        assert fits(page)


def box_of(page: Page, selector: str) -> dict[str, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return dict(box)


def test_the_camel_market_lies_as_its_places_are_named_and_the_city_clear_of_the_caravan(
    page: Page, server: Server
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    begin(page, server)
    names = ("top-left", "top-right", "bottom-left", "bottom-right")
    left, right, below, last = (box_of(page, f"[data-place='market-{name}']") for name in names)
    assert left["x"] + left["width"] <= right["x"]
    assert left["y"] + left["height"] <= below["y"]
    assert (left["y"], below["y"], left["x"], right["x"]) == (right["y"], last["y"], below["x"], last["x"])
    city, card = box_of(page, ".mv-city"), box_of(page, ".mv-card")
    assert city["y"] + city["height"] + 4 <= card["y"]
    assert box_of(page, ".mv-carries")["y"] >= card["y"] - 0.5


def late(server: Server, seats: str) -> str:
    """The number of a kept game in which the last round begins, so that everybody has a lot."""
    rules = game("merv")
    persons = {f"seat-{seat}": "person" for seat in range(2, int(seats) + 1)} if seats != "solo" else {}
    setup = Setup("merv", settled(rules, {"seats": seats, **persons}), "6")
    match = Match(rules, setup)
    takes = player("greedy", rules, "6")
    while match.state.round < 12:  # type: ignore[attr-defined]
        match.answer(takes(match.question, match.state))  # type: ignore[arg-type]
    return SqliteStore(server.data).create(match)


OUTSIDE = """() => [".mv-theirs", ".mv-mine"].flatMap(name => {
  const frame = document.querySelector(name).getBoundingClientRect();
  return [...document.querySelectorAll(name + " :is(.piece, .count, b)")].map(each => each.getBoundingClientRect())
    .filter(box => box.width && (box.left < frame.left - 1 || box.right > frame.right + 1
      || box.top < frame.top - 1 || box.bottom > frame.bottom + 1)).map(box => name);
})"""
"""What sticks out of the boards of players."""
COVERED = """() => [...document.querySelectorAll(".mv-other :is(.count, .mv-have > b)")].filter(count => {
  const box = count.getBoundingClientRect();
  return [...document.querySelectorAll(".mv-other .piece")].some(piece => {
    const at = piece.getBoundingClientRect();
    const across = at.left < box.right - 1 && box.left + 1 < at.right;
    return box.width && across && at.top < box.bottom - 1 && box.top + 1 < at.bottom;
  });
}).map(count => count.parentElement.textContent)"""
"""Counts of the others that lie over a piece, so that one of the two cannot be seen."""


@pytest.mark.parametrize("seats", ["solo", "2", "3", "4"])
def test_what_the_others_have_lies_in_its_panel_and_counts_cover_no_piece(
    page: Page, server: Server, seats: str
) -> None:
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    page.goto(f"{server.url}game/{late(server, seats)}")
    for size in (LAPTOP, TABLET, {"width": 820, "height": 1180}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.locator(".mv-other :is(.count, .mv-have > b)").count() > 3
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate(COVERED) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if size["width"] > size["height"]:
            assert fits(page)
