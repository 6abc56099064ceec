"""What is in sight on Luthier's page: whole requirements, what the AI did, text to be read, nothing that covers."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import LAPTOP, PHONE, TABLET, Server
from tests.web.pages import later

from soloist.engine import catalogue
from soloist.engine.match import Match, Setup
from soloist.engine.questions import Question
from soloist.games.luthier.kinds import REPAIR, SALON
from soloist.players import seats_for
from soloist.storage.sqlite import SqliteStore

Start = Callable[..., Server]
Until = Callable[[Any], bool]


def kept(folder: Path, seed: str, until: Until, **options: str) -> str:
    """Keep a game in a data folder that a sensible person has played until something holds; return its address."""
    folder.mkdir(exist_ok=True)
    rules = catalogue.game("luthier")
    settled = catalogue.settled(rules, {name.replace("_", "-"): value for name, value in options.items()})
    setup = Setup("luthier", settled, seed)
    match = Match(rules, setup, seats=seats_for(rules, setup))
    while not until(match):
        assert isinstance(match.question, Question)
        match.answer(rules.rank(match.question, match.state)[0])
    store = SqliteStore(folder)
    try:
        return f"game/{store.create(match)}"
    finally:
        store.close()


def asks(name: str, location: int = -1, least: int = 1) -> Until:
    """Whether a question is asked, of a location, in a round or later."""

    def asked(match: Any) -> bool:
        game = match.state
        there = location < 0 or game.location == location
        return bool(match.question.name == name and game.round >= least and there)

    return asked


def in_round(number: int, stage: str) -> Until:
    return lambda match: bool(match.state.round == number and match.state.stage == stage)


def opened(page: Page, start_server: Start, tmp_path: Path, seed: str, until: Until, **options: str) -> Page:
    """Open a kept game of a server of its own."""
    address = kept(tmp_path / "kept", seed, until, **options)
    server = start_server(tmp_path / "kept")
    page.goto(f"{server.url}{address}")
    expect(page.locator("#ask")).not_to_be_empty()
    return page


# What a patron asks for.

COVERED = """() => {
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const found = [];
  for (const card of document.querySelectorAll(".lt-card.lt-patron")) {
    if (!card.getClientRects().length) continue;
    const face = card.querySelector(".lt-face").getBoundingClientRect();
    const wanted = [...card.querySelectorAll(".f-wanted")];
    if (wanted.length < 2) found.push("none: " + card.textContent);
    const boxes = wanted.map(w => w.querySelector("use").getBoundingClientRect());
    const over = [...card.closest(".spot").querySelectorAll(".lt-tier, .lt-cost, use[href='#tick']")]
      .map(e => e.getBoundingClientRect());
    boxes.forEach((box, n) => {
      if (box.left < face.left || box.right > face.right || box.top < face.top) found.push("cut: " + card.textContent);
      if (over.some(o => meet(o, box))) found.push("covered: " + card.textContent);
      if (boxes.some((other, m) => m > n && meet(other, box))) found.push("crowded: " + card.textContent);
    });
  }
  return found;
}"""
"""The patrons of which a requirement is cut off or covered by a tag, a price, a tick or another requirement."""


@pytest.mark.parametrize(("seed", "until"), [("77", asks("chip", SALON)), ("3", asks("buy", least=4))])
def test_no_requirement_of_a_patron_is_cut_or_covered(
    page: Page, start_server: Start, tmp_path: Path, seed: str, until: Until
) -> None:
    opened(page, start_server, tmp_path, seed, until)
    assert page.locator(".lt-patron .f-wanted").count() >= 10
    for size in (LAPTOP, TABLET, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate(COVERED) == []


def test_what_is_filled_is_ticked_above_and_prices_lie_in_the_corner(
    page: Page, start_server: Start, tmp_path: Path
) -> None:
    opened(page, start_server, tmp_path, "77", in_round(6, "activate"))
    assert page.locator(".lt-mat .f-filled").count() == page.locator(".lt-mat .f-wanted use[href='#tick']").count() == 2
    assert page.evaluate(COVERED) == []


# What the AI did.

SEEN = """selector => {
  const strip = document.getElementById("strip").getBoundingClientRect();
  const box = document.querySelector(selector), rect = box.getBoundingClientRect();
  const board = document.querySelector(".board").getBoundingClientRect();
  return box.scrollHeight <= box.clientHeight + 1 && rect.bottom <= board.top + 1 && rect.bottom <= strip.bottom + 1;
}"""
"""Whether something in the strip is seen whole: it needs no scrolling and does not reach behind the board."""


def test_what_the_ai_did_is_seen_whole_whatever_the_mouse_is_on(
    page: Page, start_server: Start, tmp_path: Path
) -> None:
    opened(page, start_server, tmp_path, "77", in_round(6, "activate"))
    for place in ("location-market", "patrons-1", "own-patron-1", "ai-goals"):
        page.locator(f".spot[data-place='{place}']").hover()
        expect(page.locator(".strip-live")).not_to_be_empty()
        line = page.locator(".steps li:visible")
        expect(line).to_contain_text("The AI ")
        assert page.evaluate(SEEN, ".steps"), place
        told, beside = line.bounding_box(), page.locator(".strip-live").bounding_box()
        assert told is not None
        assert beside is not None
        assert told["x"] + told["width"] <= beside["x"]


@pytest.mark.parametrize("until", [in_round(2, "plan"), in_round(6, "activate"), asks("chip", REPAIR, 5)])
def test_every_step_of_a_turn_is_seen_whole(page: Page, start_server: Start, tmp_path: Path, until: Until) -> None:
    opened(page, start_server, tmp_path, "77", until)
    steps = page.locator(".steps li").count()
    assert steps >= 3
    page.locator(".spot[data-place='patrons-1']").hover()
    for _ in range(steps):
        assert page.evaluate(SEEN, ".steps"), page.locator(".steps li:visible").inner_text()
        page.keyboard.press("n")


def test_the_mark_of_what_changed_says_what_the_ai_did_there(page: Page, start_server: Start, tmp_path: Path) -> None:
    opened(page, start_server, tmp_path, "77", in_round(2, "plan"))
    rungs = page.locator(".lt-rung.changed")
    assert rungs.count() >= 2
    # The number that it moved to wears the mark, nothing beside the row.
    assert rungs.first.evaluate("rung => getComputedStyle(rung, '::after').content") == "none"
    rungs.first.hover()
    expect(page.locator(".strip-live .news")).to_contain_text("Since your last decision:")
    expect(page.locator(".strip-live .news")).to_contain_text("goes")


# Text that can be read.

SMALL_TEXT = """least => {
  const found = [], board = document.querySelector(".board");
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !element.getClientRects().length) continue;
    if (element.closest(".unseen, title, .menu, .target, .whynot")) continue;
    const scale = element.ownerSVGElement ? element.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < least) found.push(`${node.textContent.trim()}: ${size.toFixed(1)}`);
  }
  for (const sign of board.querySelectorAll("use:is([href='#baroque'], [href='#classical'], [href='#romantic'])")) {
    const svg = sign.ownerSVGElement;
    const width = sign.width.baseVal.value && sign.hasAttribute("width")
      ? sign.width.baseVal.value * sign.getScreenCTM().a : svg.getBoundingClientRect().width;
    if (width && width * 74 / 96 < least) found.push(`${sign.getAttribute("href")}: ${(width * 74 / 96).toFixed(1)}`);
  }
  return found;
}"""
"""Texts of the board, and letters of eras, that are drawn smaller than so many pixels."""

CUT_NAMES = """() => [...document.querySelectorAll(".board :is(.lt-name, .lt-assigned b, .lt-title, .lt-city b)")]
  .filter(name => name.getClientRects().length)
  .filter(name => {
    const range = document.createRange();
    range.selectNodeContents(name);
    const text = range.getBoundingClientRect(), spot = name.closest(".spot").getBoundingClientRect();
    return name.scrollWidth > name.clientWidth + 1 && name.clientWidth
      || text.left < spot.left - 2 || text.right > spot.right + 2 || text.bottom > spot.bottom + 3;
  })
  .map(name => name.textContent)"""
"""Names that do not fit into what they belong to."""


@pytest.mark.parametrize(
    ("seed", "until", "options"),
    [
        ("77", in_round(6, "activate"), {}),
        ("3", asks("buy", least=4), {}),
        ("11", in_round(3, "plan"), {"seats": "4", "seat_2": "greedy", "seat_3": "greedy", "seat_4": "greedy"}),
        ("77", lambda match: True, {}),
    ],
)
def test_no_text_of_the_board_is_too_small_or_cut(
    page: Page, start_server: Start, tmp_path: Path, seed: str, until: Until, options: dict[str, str]
) -> None:
    opened(page, start_server, tmp_path, seed, until, **options)
    assert page.evaluate(SMALL_TEXT, 10.9) == []
    assert page.evaluate(CUT_NAMES) == []


FONT = "() => parseFloat(getComputedStyle(document.querySelector('.lt-name')).fontSize)"
CARD = "() => document.querySelector('.lt-space .lt-face').getBoundingClientRect().width"


def test_larger_text_makes_the_board_larger_and_it_scrolls_in_its_own_part(
    page: Page, start_server: Start, tmp_path: Path
) -> None:
    opened(page, start_server, tmp_path, "77", asks("chip", REPAIR, 5))
    sizes = []
    for size in ("100", "125", "150"):
        page.evaluate("size => document.documentElement.dataset.text = size", size)
        sizes.append((page.evaluate(FONT), page.evaluate(CARD)))
        assert page.evaluate(CUT_NAMES) == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert sizes == sorted(sizes)
    assert sizes[2][0] >= 1.4 * sizes[0][0]
    assert sizes[2][1] >= 1.2 * sizes[0][1]
    # The last corner can be reached.
    page.locator(".lt-ai-goals").scroll_into_view_if_needed()
    expect(page.locator(".lt-ai-goals")).to_be_in_viewport()


# Numbers in suns; what is finished.

IN_SUN = """() => [...document.querySelectorAll(".board .lt-for")].filter(sun => {
  if (!sun.getClientRects().length) return false;
  const range = document.createRange();
  range.selectNodeContents(sun.querySelector("b"));
  const text = range.getBoundingClientRect(), box = sun.getBoundingClientRect();
  const edge = 0.12 * box.width;
  return text.left < box.left + edge || text.right > box.right - edge;
}).map(sun => sun.textContent)"""
"""Numbers that reach into the rays of the sun on which they stand."""


def test_numbers_stay_on_their_suns_in_light_and_dark(page: Page, start_server: Start, tmp_path: Path) -> None:
    opened(page, start_server, tmp_path, "77", in_round(6, "activate"))
    for size in (LAPTOP, TABLET):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate(IN_SUN) == []
    page.emulate_media(color_scheme="dark")
    colours = page.locator(".lt-for b").evaluate_all("all => [...new Set(all.map(b => getComputedStyle(b).color))]")
    assert colours == ["rgb(43, 33, 25)"]


def test_many_completed_patrons_stay_in_their_box(page: Page, start_server: Start, tmp_path: Path) -> None:
    opened(page, start_server, tmp_path, "77", in_round(6, "activate"))
    powers = page.locator(".lt-mat .lt-power")
    assert powers.count() >= 2
    for many in (3, 6):
        page.evaluate(
            """many => {
              const all = document.querySelector(".lt-mat .lt-powers");
              while (all.children.length < many) all.append(all.firstElementChild.cloneNode(true));
            }""",
            many,
        )
        for size in (LAPTOP, TABLET):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            outside = page.evaluate(
                """() => {
                  const box = document.querySelector(".lt-mat .lt-completed").getBoundingClientRect();
                  return [...document.querySelectorAll(".lt-mat .lt-power > *")].map(e => e.getBoundingClientRect())
                    .filter(r => r.top < box.top || r.bottom > box.bottom || r.right > box.right + 1).length;
                }"""
            )
            assert outside == 0, (many, size)


# What can be looked up.


def looked_up(page: Page) -> None:
    page.locator(".lt-book > summary").click()
    expect(page.locator(".lt-pages")).to_be_visible()


def test_looking_up_ends_by_escape_a_click_elsewhere_and_a_button(
    page: Page, start_server: Start, tmp_path: Path
) -> None:
    opened(page, start_server, tmp_path, "77", in_round(2, "plan"))
    looked_up(page)
    page.keyboard.press("Escape")
    expect(page.locator(".lt-pages")).to_be_hidden()
    expect(page.locator(".lt-book > summary")).to_be_focused()
    looked_up(page)
    page.locator("#ask").click()
    expect(page.locator(".lt-pages")).to_be_hidden()
    looked_up(page)
    page.locator(".lt-pages").get_by_role("button", name="Close").click()
    expect(page.locator(".lt-pages")).to_be_hidden()


def test_on_a_phone_what_is_looked_up_fills_the_screen(phone: Page, start_server: Start, tmp_path: Path) -> None:
    page = opened(phone, start_server, tmp_path, "77", in_round(2, "plan"))
    page.locator(".zone-tab", has_text="Others").tap()
    page.locator(".lt-book > summary").tap()
    pages = page.locator(".lt-pages")
    box = pages.bounding_box()
    assert box is not None
    assert (box["x"], box["y"], box["width"]) == (0, 0, PHONE["width"])
    assert page.locator(".lt-pages tbody td").first.evaluate("td => td.getBoundingClientRect().width") > 300
    assert page.evaluate("document.querySelector('.lt-pages').scrollWidth <= innerWidth")
    pages.get_by_role("button", name="Close").tap()
    expect(pages).to_be_hidden()


# A phone.


def test_on_a_phone_the_row_that_is_asked_about_is_in_sight(phone: Page, start_server: Start, tmp_path: Path) -> None:
    page = opened(phone, start_server, tmp_path, "77", asks("chip", REPAIR, 5))
    expect(page.locator("#ask")).to_contain_text("Repair")
    foot, head = page.locator(".zones-bar").bounding_box(), page.locator(".question").bounding_box()
    assert foot is not None
    assert head is not None
    for card in page.locator(".spot[data-place^='repairs-'] .target").all():
        box = card.bounding_box()
        assert box is not None
        assert head["y"] + head["height"] <= box["y"] + 8
        assert box["y"] + box["height"] <= foot["y"]


def test_on_a_phone_undo_is_reached_from_every_part(phone: Page, start_server: Start, tmp_path: Path) -> None:
    page = opened(phone, start_server, tmp_path, "77", in_round(2, "activate"))
    for words in ("Town", "Hall", "Workshop", "Others", "Log"):
        page.locator(".zone-tab", has_text=words).tap()
        expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(1)
    page.locator(".zone-tab", has_text="Hall").tap()
    came = later(page)
    page.get_by_role("button", name="Undo", exact=True).tap()
    expect(came).to_be_attached()


def test_on_a_phone_nothing_covers_a_bonus_and_tabs_keep_apart(
    phone: Page, start_server: Start, tmp_path: Path
) -> None:
    page = opened(phone, start_server, tmp_path, "77", in_round(6, "activate"))
    assert page.locator(".lt-more:visible").count() >= 2
    covered = page.evaluate(
        """() => [...document.querySelectorAll(".lt-strip .lt-more")].filter(more => {
          if (!more.getClientRects().length) return false;
          const a = more.getBoundingClientRect();
          return [...more.closest(".lt-sign").querySelectorAll(".lt-bonus")].map(b => b.getBoundingClientRect())
            .some(b => Math.min(a.right, b.right) > Math.max(a.left, b.left)
              && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top));
        }).length"""
    )
    assert covered == 0
    page.evaluate("document.documentElement.dataset.text = '150'")
    wide = page.evaluate(
        """() => [...document.querySelectorAll(".zone-tab")].filter(tab => tab.getClientRects().length).filter(tab => {
          const range = document.createRange();
          range.selectNodeContents(tab.querySelector("span"));
          return range.getBoundingClientRect().width > tab.getBoundingClientRect().width;
        }).length"""
    )
    assert wide == 0


# Keys, and what glows.


def test_arrows_walk_from_goal_to_goal_and_each_is_explained(page: Page, start_server: Start, tmp_path: Path) -> None:
    opened(page, start_server, tmp_path, "77", asks("goals", least=0))
    told = set()
    for _ in range(4):
        expect(page.locator(".several input:focus")).to_have_count(1)
        told.add(page.locator(".strip-live").inner_text())
        page.keyboard.press("ArrowRight")
    assert len(told) == 4
    assert all("prestige" in text for text in told)
    expect(page.get_by_role("button", name="Choose these")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    came = later(page)
    page.keyboard.press("Enter")
    expect(came).to_be_attached()


def test_the_first_instruments_glow_and_are_reached_by_arrows(page: Page, start_server: Start, tmp_path: Path) -> None:
    opened(page, start_server, tmp_path, "77", lambda match: True)
    instrument = page.locator(".spot[data-place^='dealt-instruments-']")
    expect(instrument).to_have_count(2)
    assert instrument.first.evaluate("spot => getComputedStyle(spot, '::before').borderTopStyle") == "dashed"
    seen = set()
    page.keyboard.press("ArrowRight")
    for _ in range(4):
        place = page.evaluate("document.activeElement.closest('.spot').dataset.place")
        seen.add(place)
        if place.startswith("dealt-instruments-"):
            break
        page.keyboard.press("ArrowRight")
    assert place.startswith("dealt-instruments-")
    page.keyboard.press("Enter")
    expect(page.locator(f".spot[data-place='{place}']")).to_have_class(re.compile("selected"))


# Lists beside places; prices.


def test_a_list_leaves_what_glows_in_sight_and_a_hire_says_its_price(
    page: Page, start_server: Start, tmp_path: Path
) -> None:
    opened(page, start_server, tmp_path, "77", in_round(1, "plan"))
    page.locator(".spot[data-place='location-guild'] summary").click(force=True)
    menu = page.locator("details.many[open] .menu")
    expect(menu).to_be_visible()
    covered = page.evaluate(
        """() => {
          const menu = document.querySelector("details.many[open] .menu").getBoundingClientRect();
          return [...document.querySelectorAll(".spot:not(.muted) .target")].filter(target => {
            const box = target.getBoundingClientRect();
            return Math.min(box.right, menu.right) > Math.max(box.left, menu.left)
              && Math.min(box.bottom, menu.bottom) > Math.max(box.top, menu.top);
          }).map(target => target.closest(".spot").dataset.place);
        }"""
    )
    assert covered == []


def test_a_hire_says_its_price_and_can_be_chosen_by_a_click(page: Page, start_server: Start, tmp_path: Path) -> None:
    opened(page, start_server, tmp_path, "3", asks("buy", least=4))
    hire = page.locator(".lt-tab-label", has_text="+1")
    expect(hire.locator(".lt-price b")).to_have_text("2")
    hire.click()
    expect(page.locator(".lt-tab").nth(1)).to_be_checked()
    expect(page.locator("button[name='option'][value='buy 0/0/0 and 1']")).to_be_visible()


# Kept games.


def test_two_kept_games_of_one_title_are_told_apart(page: Page, start_server: Start, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    kept(folder, "77", in_round(2, "plan"))
    kept(folder, "77", in_round(6, "activate"))
    server = start_server(folder)
    page.goto(server.url)
    rows = page.locator(".game-row").all_inner_texts()
    assert [re.search(r"Round (\d) / 6", row).group(1) for row in rows] == ["6", "2"]  # type: ignore[union-attr]
    assert all(re.search(r"You \d+, The AI \d+", row) for row in rows)
