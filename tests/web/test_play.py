"""In a real browser: whole games by clicking, JavaScript on and off; keys; a killed server; no page scroll; axe."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import LAPTOP, PHONE, TABLET, Server
from tests.web.pages import at, click, fits, later, preferred, step

ORDER = ("complete", "place", "ship", "take", "sell", "buy", "workers", "keep", "goods", "discard", "gain", "end")
"""Which choice the tests prefer: a policy that covers much of the duchy and ends the game."""


def begin(page: Page, server: Server, duchy: str = "13A", seed: str = "7") -> None:
    page.goto(server.url)
    page.get_by_role("link", name=re.compile("The Castles of Burgundy")).click()
    page.get_by_label("Duchy").select_option(duchy)
    page.get_by_label(re.compile("^Seed")).fill(seed)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#ask")).to_contain_text("castle space")
    page.wait_for_load_state()
    # Where the mouse was left, a place of the board may lie now.
    page.mouse.move(0, 0)


@pytest.mark.parametrize("duchy", ["13A", "13B"])
def test_a_whole_game_by_clicking(
    page: Page, server: Server, duchy: str, axe: Callable[[Page], list[dict[str, Any]]]
) -> None:
    begin(page, server, duchy)
    turns = 0
    while not page.locator(".ended").count():
        if turns in (0, 20):
            for size in (LAPTOP, TABLET):
                page.set_viewport_size(size)  # type: ignore[arg-type]
                assert fits(page)
        step(page, ORDER)
        turns += 1
        assert turns < 400
    expect(page.locator("#ask")).to_contain_text(re.compile("won|lost", re.I))
    expect(page.get_by_text("Where the points came from")).to_be_visible()
    for size in (LAPTOP, TABLET):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert fits(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert axe(page) == []
    page.get_by_role("button", name="Play the same seed again").click()
    expect(page.locator("#ask")).to_contain_text("castle space")


def test_a_game_with_javascript_off(page_without_js: Page, server: Server) -> None:
    page = page_without_js
    begin(page, server)
    step(page, ORDER)
    # Why not, without a script: the place is a link.
    page.locator(".board a.whynot").first.click(force=True)
    expect(page.locator("#strip .note")).not_to_be_empty()
    assert fits(page)
    turns = 0
    while not page.locator(".ended").count():
        step(page, ORDER)
        turns += 1
        assert turns < 400
    expect(page.get_by_text("Where the points came from")).to_be_visible()
    before = at(page)
    undone = later(page)
    page.get_by_role("button", name="Undo").click()
    expect(undone).to_be_attached()
    page.get_by_role("button", name="Redo").click()
    expect(page.locator("#main")).to_have_attribute("data-at", before)
    expect(page.locator(".ended")).to_be_visible()


def test_a_killed_server_has_lost_nothing(page: Page, start_server: Callable[..., Server]) -> None:
    server = start_server()
    begin(page, server)
    for _ in range(8):
        step(page, ORDER)
    option = preferred(page, ORDER)
    asked, entries = page.locator("#ask").inner_text(), at(page)
    server.kill()
    click(page, option)
    expect(page.locator("#strip .error")).to_contain_text("nothing was done")
    again = start_server(server.data, server.port)
    page.goto(f"{again.url}game/1")
    assert (page.locator("#ask").inner_text(), at(page)) == (asked, entries)
    page.goto(again.url)
    page.locator("a.game-link").first.click()
    assert (page.locator("#ask").inner_text(), at(page)) == (asked, entries)
    step(page, ORDER)


def test_keys(page: Page, server: Server) -> None:
    begin(page, server)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".spot .target:focus")).to_have_count(1)
    expect(page.locator(".strip-live")).to_contain_text("Found your duchy")
    first = at(page)
    page.keyboard.press("Enter")
    expect(page.locator(".strip-live")).to_contain_text("Once more to do it.")
    assert at(page) == first
    page.keyboard.press("Enter")
    expect(page.locator("#ask")).to_contain_text("Your turn")
    expect(page.locator("#ask")).to_be_focused()
    second = at(page)
    expect(page.locator("#live")).to_contain_text("castle")
    page.keyboard.press("u")
    expect(page.locator("#main")).to_have_attribute("data-at", first)
    page.keyboard.press("r")
    expect(page.locator("#main")).to_have_attribute("data-at", second)
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).not_to_be_visible()
    page.keyboard.press("l")
    expect(page.locator(".log-scroll")).to_be_focused()
    step(page, ORDER)
    page.keyboard.press("t")
    expect(page.locator("#main")).to_have_attribute("data-at", second)


def test_a_touch_previews_and_a_second_one_does_it(browser: Any, server: Server) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    begin(page, server)
    first = at(page)
    target = page.locator(".spot button.target").first
    target.tap()
    expect(page.locator(".strip-live")).to_contain_text("Once more to do it.")
    assert at(page) == first
    target.tap()
    expect(page.locator("#ask")).to_contain_text("Your turn")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


def test_the_mouse_previews_and_a_die_chosen_first_narrows_what_glows(page: Page, server: Server) -> None:
    begin(page, server)
    step(page, ORDER)
    page.locator(".spot[data-place^='depot'] .target").first.hover(force=True)
    expect(page.locator(".strip-live")).not_to_be_empty()
    glowing = page.locator(".spot.legal:not(.muted)").count()
    page.locator(".spot[data-place='die-1'] .target").click(force=True)
    assert 0 < page.locator(".spot.legal:not(.muted)").count() < glowing
    expect(page.locator(".spot[data-place='die-1']")).to_have_class(re.compile("selected"))
    page.keyboard.press("Escape")
    assert page.locator(".spot.legal:not(.muted)").count() == glowing
    place = page.locator(".spot:has(> a.whynot)").first
    place.click(force=True)
    expect(page.locator(".strip-live .why")).not_to_be_empty()


def test_the_rulebook_opens_beside_the_board(page: Page, server: Server) -> None:
    begin(page, server)
    step(page, ORDER)
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.locator("#panel")).to_be_visible()
    assert fits(page)
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).not_to_be_visible()
    page.locator(".spot[data-place^='depot'] .target").first.hover(force=True)
    page.locator(".strip-live a.term").first.click()
    expect(page.locator("#panel .clause.found")).to_be_visible()


def test_a_page_that_is_out_of_date_says_so_in_place(page: Page, server: Server) -> None:
    begin(page, server)
    other = page.context.new_page()
    other.goto(page.url)
    step(other, ORDER)
    click(page, preferred(page, ORDER))
    expect(page.locator("#strip .error")).to_contain_text("The game has gone on")
    assert at(page) == at(other)
    assert page.locator("#ask").inner_text() == other.locator("#ask").inner_text()
    step(page, ORDER)


def test_typed_dice_by_keyboard(page: Page, server: Server) -> None:
    page.goto(f"{server.url}set-up/burgundy")
    page.get_by_role("button", name="Keep the record at my table").click()
    step(page, ORDER)
    expect(page.locator("#ask")).to_contain_text("Draw 3 goods")
    for digit in "136":
        page.keyboard.press(digit)
    page.keyboard.press("Enter")
    expect(page.locator("#ask")).to_contain_text("Set out phase A")
    expect(page.locator("select:focus")).to_have_count(1)


def test_no_violations_on_the_pages(page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]) -> None:
    begin(page, server)
    for _ in range(4):
        step(page, ORDER)
    game = page.url
    for path in (
        game,
        server.url,
        f"{server.url}set-up/burgundy",
        f"{server.url}settings",
        f"{server.url}rules/burgundy",
    ):
        page.goto(path)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            assert axe(page) == []


def test_text_of_every_size_fits(page: Page, server: Server) -> None:
    begin(page, server)
    step(page, ORDER)
    game = page.url
    for size in ("80", "125", "150"):
        page.goto(f"{server.url}settings")
        page.get_by_label(f"{size} %").check()
        page.get_by_role("button", name="Keep these settings").click()
        page.goto(game)
        assert fits(page)
