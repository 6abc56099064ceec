"""In a real browser: what a choice would do and open, one click where there is one choice, and where the focus goes."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Server
from tests.web.pages import at, step
from tests.web.test_tiletum import begin


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take(page: Page, words: str) -> None:
    """Take the die whose choice has these words."""
    page.locator(f"button[name='option'][aria-label*='{words}']").first.evaluate("button => button.click()")
    page.locator(f"button[name='option'][aria-label*='{words}']").first.evaluate("button => button.click()")
    expect(page.locator("#ask")).not_to_contain_text("Take a die")


def test_the_mouse_over_a_die_shows_what_it_gives_and_how_far_it_reaches(page: Page, server: Server) -> None:
    begin(page, server)
    page.keyboard.press("a")
    dice = page.locator(".tt-sector .tt-die")
    opened = set()
    for n in range(dice.count()):
        page.mouse.move(*middle(dice.nth(n)))
        colour, number = (dice.nth(n).get_attribute("data-only") or "").split(" ")[1:3]
        expect(page.locator(".strip-live")).to_contain_text(f"Take the {colour.replace('-', ' ')} {number}: {number} ")
        expect(page.locator(".tt-die.pointed")).to_have_count(1)
        opened |= set(
            page.locator(".spot.opened").evaluate_all("spots => spots.map(s => s.dataset.place.split('-')[0])")
        )
    assert {"king", "contract", "spot"} <= opened
    page.mouse.move(*middle(page.locator("#ask")))
    expect(page.locator(".spot.opened, .opens, .pointed")).to_have_count(0)


def test_a_click_on_a_die_offers_that_die_alone(page: Page, server: Server) -> None:
    begin(page, server)
    page.keyboard.press("a")
    sector = page.locator(".tt-sector:has(.tt-die ~ .tt-die)").first
    die = sector.locator(".tt-die").first
    only = die.get_attribute("data-only") or ""
    page.mouse.click(*middle(die))
    values = sector.locator(".menu button:visible").evaluate_all("buttons => buttons.map(button => button.value)")
    assert values
    assert all(value.startswith(only) for value in values)
    assert len(values) < sector.locator(".menu button").count()
    # The next look at the sector has all of them again.
    page.keyboard.press("Escape")
    assert sector.locator(".menu button:not([hidden])").count() == sector.locator(".menu button").count()


def test_one_click_walks_as_far_as_it_goes_and_one_undo_takes_it_back(page: Page, server: Server) -> None:
    begin(page, server)
    page.keyboard.press("a")
    take(page, "Merchant with 5 AP")
    before = at(page)
    page.locator(".spot[data-place='spot-Frankfurt'] .target").click(force=True)
    expect(page.locator("#ask")).to_contain_text("Merchant 3 AP")
    page.keyboard.press("u")
    expect(page.locator("#main")).to_have_attribute("data-at", before)
    expect(page.locator("#ask")).to_contain_text("Merchant 5 AP")


def test_what_lies_beside_a_town_belongs_to_it(page: Page, server: Server) -> None:
    begin(page, server)
    page.keyboard.press("a")
    take(page, "Merchant with 5 AP")
    cathedral = page.locator(".spot[data-place='spot-Koeln'] .tt-church")
    page.mouse.move(*middle(cathedral))
    expect(page.locator(".strip-live")).to_contain_text("Move the Merchant to Köln")
    page.mouse.click(*middle(cathedral))
    expect(page.locator("#ask")).to_contain_text("Merchant 4 AP")


def test_the_focus_stays_on_the_board_within_a_turn(page: Page, server: Server) -> None:
    begin(page, server)
    page.keyboard.press("a")
    take(page, "Merchant with 5 AP")
    page.locator(".spot[data-place='spot-Koeln'] .target").focus()
    for _ in range(2):
        page.keyboard.press("Enter")
    expect(page.locator("#ask")).to_contain_text("Merchant 4 AP")
    expect(page.locator(".tt-map .spot .target:focus")).to_have_count(1)
    for _ in range(2):
        page.keyboard.press("Enter")
    expect(page.locator("#ask")).not_to_contain_text("Merchant 4 AP")


def test_a_line_of_the_log_asks_before_it_goes_back(page: Page, server: Server) -> None:
    begin(page, server)
    step(page, ("die",))
    before = at(page)
    line = page.locator(".lines button:not([disabled])").first
    line.click()
    expect(page.locator(".strip-live")).to_contain_text("All that came after it is taken back; Redo brings it back.")
    assert at(page) == before
    page.keyboard.press("Escape")
    expect(line).not_to_have_class(re.compile("armed"))
    line.click()
    line.click()
    expect(page.locator("#main")).not_to_have_attribute("data-at", before)
    page.keyboard.press("r")
    expect(page.locator("#main")).to_have_attribute("data-at", before)
