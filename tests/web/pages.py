"""What a person does on the pages of a digital game, and how a page should lie: for all tests in a browser."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import LAPTOP, TABLET, Server

PATIENCE = 20_000  # milliseconds, for an answer on a busy machine

_SHOWN = """names => {
  const seen = button => button.getClientRects().length > 0 || button.closest('details');
  const buttons = [...document.querySelectorAll("button[name='option'][form='answer']")].filter(seen);
  const verbs = [...names, ...buttons.map(button => button.value.split(" ")[0])];
  const rank = button => verbs.indexOf(button.value.split(" ")[0]);
  buttons.sort((a, b) => rank(a) - rank(b));
  return buttons.length ? buttons[0].value : null;
}"""
SMALL = """() => [...document.querySelectorAll(".board .target")]
  .filter(target => target.getClientRects().length && !target.closest(".glow-wedge"))
  .map(target => {
    const own = target.getBoundingClientRect(), more = getComputedStyle(target, "::after");
    return [Math.max(own.width, parseFloat(more.width) || 0), Math.max(own.height, parseFloat(more.height) || 0),
            target.closest(".spot").dataset.place];
  })
  .filter(([width, height]) => width < 43.5 || height < 43.5)"""
"""The targets that are smaller than a finger; a wedge is as large as it looks."""


def set_up(page: Page, server: Server, game: str, asks: str, seed: str, **options: str) -> None:
    """Begin a game on its set-up page, and see what it asks first."""
    page.goto(f"{server.url}set-up/{game}")
    for name, value in options.items():
        page.locator(f"[name='set-{name.replace('_', '-')}']").select_option(value)
    page.get_by_label(re.compile("^Seed")).fill(seed)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#ask")).to_contain_text(asks)
    page.wait_for_load_state()
    # Where the mouse was left, a place of the board may lie now.
    page.mouse.move(0, 0)


def at(page: Page) -> str:
    return page.locator("#main").get_attribute("data-at") or ""


def later(page: Page) -> Locator:
    """The page with another question than the one that it asks now."""
    return page.locator(f"#main:not([data-at='{at(page)}'])")


def button(page: Page, option: str) -> Locator:
    return page.locator(f"button[name='option'][value='{option}']").first


def click(page: Page, option: str) -> None:
    """Click a choice where it lies, through the small list beside its place if it is in one."""
    found = button(page, option)
    if not found.is_visible():
        # A die's or a tile's list opens at its place; a list that narrows to one choice acts at once.
        found.locator("xpath=ancestor::details/summary").click(force=True)
        if found.is_visible():
            # An opened list is laid over everything a moment later: only what lies still and bare is clicked.
            found.click()
        return
    found.click(force=True)


def preferred(page: Page, order: Sequence[str]) -> str:
    """Return the choice in sight whose verb comes first in an order."""
    option = page.evaluate(_SHOWN, list(order))
    assert option is not None
    return str(option)


def step(page: Page, order: Sequence[str]) -> None:
    """Click one choice, chosen by an order of verbs, and see the next question come."""
    option = None
    came = later(page)
    boxes = page.locator(".several input[type='checkbox']")
    if boxes.count():
        for n in range(5):
            boxes.nth(n).check(force=True)
        page.get_by_role("button", name="Choose these").click()
    else:
        option = preferred(page, order)
        click(page, option)
    if option == "end":
        sure = page.locator(".strip .warning")
        # Either the turn has ended or the page asks once more: which of them shows when the answer has come.
        expect(came.or_(sure).first).to_be_attached(timeout=PATIENCE)
        if sure.count():
            again = page.get_by_role("button", name="Do it all the same")
            (again if again.count() else button(page, option)).click()
    expect(came, f"nothing came of {option}").to_be_attached(timeout=PATIENCE)


def fits(page: Page) -> bool:
    """Whether nothing scrolls: neither the page nor anything sticks out of it."""
    return bool(
        page.evaluate(
            """() => {
              const root = document.documentElement;
              const inside = [...document.querySelectorAll(".board .spot")].every(spot => {
                const box = spot.getBoundingClientRect();
                return box.left >= -1 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
              });
              return inside && root.scrollHeight <= innerHeight && root.scrollWidth <= innerWidth;
            }"""
        )
    )


def lies_well(page: Page, axe: Callable[[Page], list[dict[str, Any]]]) -> None:
    """Fail where a page fits badly, a target is too small, or axe finds something, light or dark."""
    for size in (LAPTOP, TABLET):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert fits(page)
        assert page.evaluate(SMALL) == []
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == []
