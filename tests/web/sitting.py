"""A game beside a real table, tapped in a browser by somebody who looks at a digital one; how its pages lie."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, expect
from tests.mirrored import Hand, Mirrored, Screen
from tests.web.conftest import Server
from tests.web.tapping import tap_screen

UPRIGHT = {"width": 820, "height": 1180}
TAPPED = ".tap, .step, .moves .button, .desk .button, .desk select, .folded summary, .news .why-link, .told-answers a"
SMALL = """tapped => [...document.querySelectorAll(tapped)]
  .filter(element => element.getClientRects().length)
  .map(element => [element.getBoundingClientRect(), element.textContent.trim()])
  .filter(([box]) => box.width < 43.5 || box.height < 43.5).map(([box, words]) => [box.width, box.height, words])"""
"""What is smaller than a finger."""


class Enough(Exception):
    """The game has been played as far as it is needed."""


def sit_down(page: Page, server: Server, game: str, asks: str | re.Pattern[str], seed: int, **options: str) -> None:
    """Begin a game at the table from the lobby, and see what it asks first."""
    page.goto(server.url)
    page.locator(f"a.offer-table[href='/set-up/{game}-table']").click()
    for name, value in options.items():
        page.locator(f"select[name='set-{name}']").select_option(value)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    # A table needs no seed; the tests do, to know what Soloist rolls and draws.
    page.evaluate(
        """seed => {
          const field = Object.assign(document.createElement("input"), { type: "hidden", name: "seed", value: seed });
          document.querySelector("form.set-up").append(field);
        }""",
        str(seed),
    )
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#ask")).to_have_text(asks)


def tapped(
    page: Page,
    server: Server,
    game: str,
    asks: str | re.Pattern[str],
    pairs: Callable[[Hand], type[Any]],
    seed: int,
    until: str = "",
    look: Callable[[str], None] = lambda name: None,
    times: int = 1,
    *,
    scripted: bool = True,
    **options: str,
) -> Mirrored:
    """Play a game at the table by tapping, to its end or until a question is asked for so many times.

    `asks` is what is asked first, `pairs` makes the digital games that hand their screens on; `look` sees every screen.
    """
    found: list[Mirrored] = []
    left = [times]

    def hand(match: Mirrored, screen: Screen) -> None:
        if not found:
            sit_down(page, server, game, asks, seed, **options)
        found[:] = [match]
        name = screen[0][0].name
        look(name)
        if until and name.startswith(until):
            left[0] -= 1
            if not left[0]:
                raise Enough
        tap_screen(page, match.rules.notation, screen, scripted=scripted)

    with suppress(Enough):
        pairs(hand)(seed, "greedy", **options).play()
    return found[0]


def inside(page: Page) -> bool:
    """Whether the page itself does not scroll, and nothing sticks out at the side."""
    return bool(
        page.evaluate(
            """() => {
              const root = document.documentElement;
              const parts = [...document.querySelectorAll(".desk, .own")];
              return root.scrollHeight <= innerHeight && root.scrollWidth <= innerWidth
                && parts.every(part => part.scrollWidth <= part.clientWidth);
            }"""
        )
    )
