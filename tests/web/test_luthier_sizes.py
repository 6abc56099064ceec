"""What is read on Luthier's page at every size: whole explanations, faces and names with room, goods at hand, parts."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import LAPTOP, PHONE, TABLET
from tests.web.test_luthier_sight import CUT_NAMES, IN_SUN, SMALL_TEXT, Start, asks, in_round, opened

from soloist.games.luthier.kinds import REPAIR

# What is explained while an opponent's turn is shown.

TOLD = """() => {
  const strip = document.getElementById("strip"), told = document.querySelector(".strip-live");
  return {
    whole: told.scrollHeight <= told.clientHeight + 1 && getComputedStyle(strip).overflowY === "visible",
    hangs: told.getBoundingClientRect().bottom - document.querySelector(".board").getBoundingClientRect().top,
    wide: told.getBoundingClientRect().right - document.querySelector(".step-tools").getBoundingClientRect().left,
  };
}"""
"""Whether the text beside a step is seen whole, how far it hangs over the board, and whether buttons lie in its way."""


def test_beside_a_step_the_longest_text_is_whole(page: Page, start_server: Start, tmp_path: Path) -> None:
    opened(page, start_server, tmp_path, "77", in_round(2, "plan"))
    page.locator(".spot[data-place='own-patron-1']").hover()
    told = page.locator(".strip-live")
    expect(told).to_contain_text("Gifts: 2 money; 1 horsehair; 1 step of Reputation. The rule")
    seen = page.evaluate(TOLD)
    assert seen["whole"]
    assert seen["hangs"] <= 0


def test_a_text_longer_than_its_lines_hangs_over_the_board_beside_the_buttons(
    page: Page, start_server: Start, tmp_path: Path
) -> None:
    opened(page, start_server, tmp_path, "12", asks("chip", REPAIR, 2))
    page.locator(".spot[data-place='repairs-deck']").hover()
    expect(page.locator(".strip-live")).to_contain_text("Percussion: 3 in the deck. The rule")
    seen = page.evaluate(TOLD)
    assert seen["whole"]
    assert seen["hangs"] > 0
    assert seen["wide"] <= 0
    # What it covers is pointed at all the same.
    assert page.locator(".strip-live").evaluate("told => getComputedStyle(told).pointerEvents") == "none"
    # The buttons for the steps keep off the board.
    assert page.evaluate(
        """() => document.querySelector("[data-step-all]").getBoundingClientRect().bottom + 2
          <= document.querySelector(".board").getBoundingClientRect().top"""
    )
    # A long question takes no room from the board.
    high = "() => document.querySelector('.board').getBoundingClientRect().height"
    short = page.evaluate(high)
    long = "Salon: does an apprentice help chip 1? With skill 4 instead of 2: 1 inspiration; cards cost 2 money less."
    page.evaluate("text => Object.assign(document.getElementById('ask'), {className: 'long', textContent: text})", long)
    assert page.evaluate(high) == short


# Faces and names.

CROWDED = """() => {
  const found = [], meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const text = element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const cards = [...document.querySelectorAll(".lt-row .lt-card")];
  const faces = cards.map(card => card.querySelector(".lt-face").getBoundingClientRect());
  const names = cards.map(card => text(card.querySelector(".lt-name")));
  cards.forEach((card, n) => {
    if (faces[n].width < 95 || faces[n].height < 44) found.push("small: " + card.textContent);
    if (faces.some(face => meet(face, names[n]))) found.push("covered: " + card.textContent);
    if (names.some((name, m) => m > n && meet(name, names[n]))) found.push("crowded: " + card.textContent);
  });
  return found;
}"""
"""Cards of the rows that are too small, or whose names lie on a face or on another name."""
SPILLED = """() => [...document.querySelectorAll(".lt-mat > *")].filter(part => part.getClientRects().length)
  .filter((part, n, all) => {
    const a = part.getBoundingClientRect();
    return [...part.querySelectorAll("b, i")].some(e => e.getClientRects().length
      && !e.closest(".unseen") && e.getBoundingClientRect().top > a.bottom);
  }).map(part => part.className)"""
"""Parts of the workshop out of which a number falls."""


@pytest.mark.parametrize("size", ["100", "125", "150"])
def test_on_a_phone_faces_and_names_have_room_at_every_size_of_text(
    phone: Page, start_server: Start, tmp_path: Path, size: str
) -> None:
    page = opened(phone, start_server, tmp_path, "12", asks("chip", REPAIR, 2))
    page.evaluate("size => document.documentElement.dataset.text = size", size)
    assert page.locator(".lt-row .lt-card").count() == 20
    assert page.evaluate(CROWDED) == []
    assert page.evaluate(SMALL_TEXT, 10.9) == []
    assert page.evaluate(CUT_NAMES) == []
    assert page.evaluate(IN_SUN) == []
    # Every button of the opponent's steps is reached.
    assert page.evaluate(
        """() => [...document.querySelectorAll(".step-tools a")]
          .every(a => a.getBoundingClientRect().right <= innerWidth)
          && document.documentElement.scrollWidth <= innerWidth"""
    )
    page.locator(".zone-tab", has_text="Workshop").tap()
    assert page.evaluate(SPILLED) == []


@pytest.mark.parametrize(("seed", "until"), [("77", in_round(6, "activate")), ("3", asks("buy", least=4))])
def test_on_a_tablet_no_text_is_too_small_and_requirements_keep_apart(
    page: Page, start_server: Start, tmp_path: Path, seed: str, until: Any
) -> None:
    opened(page, start_server, tmp_path, seed, until)
    for size in (LAPTOP, TABLET):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate(SMALL_TEXT, 10.9) == []
        assert page.evaluate(CUT_NAMES) == []
        touching = page.evaluate(
            """() => [...document.querySelectorAll(".lt-patron")].filter(card => {
              const wanted = [...card.querySelectorAll(".f-wanted use:not([href='#tick'])")];
              const all = wanted.map(use => use.getBoundingClientRect());
              return all.some((box, n) => n && box.left < all[n - 1].right);
            }).map(card => card.textContent)"""
        )
        assert touching == []


# A phone: what one has, and what the heading takes.


def test_on_a_phone_goods_are_in_sight_where_one_pays_and_the_heading_is_small(
    phone: Page, start_server: Start, tmp_path: Path
) -> None:
    page = opened(phone, start_server, tmp_path, "77", asks("chip", REPAIR, 5))
    bar = page.locator(".zones-bar").bounding_box()
    assert bar is not None
    for part in ("Town", "Hall"):
        page.locator(".zone-tab", has_text=part).tap()
        goods = page.locator(".lt-mat .lt-goods").bounding_box()
        assert goods is not None
        assert goods["y"] > 0
        assert goods["y"] + goods["height"] <= bar["y"]
        expect(page.locator(".lt-mat .lt-patrons")).to_be_hidden()
    page.locator(".zone-tab", has_text="Town").tap()
    goods = page.locator(".lt-mat .lt-goods").bounding_box()
    assert goods is not None
    for card in page.locator(".spot[data-place^='repairs-'] .target").all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= goods["y"] + 1
    # Another part begins at its top, however far this one was scrolled.
    page.evaluate("scrollTo(0, 2000)")
    assert page.evaluate("scrollY") > 200
    page.locator(".zone-tab", has_text="Workshop").tap()
    assert page.evaluate("scrollY") == 0
    page.locator(".zone-tab", has_text="Town").tap()
    # The lines about the round go away with the page: the heading was 210 pixels high with them.
    head = page.locator(".question").bounding_box()
    assert head is not None
    assert (head["y"], head["x"], head["width"]) == (0, 0, PHONE["width"])
    assert head["height"] <= 170
    page.locator(".spot[data-place='repairs-1'] .target").tap()
    told = page.locator(".strip-live")
    expect(told).to_contain_text("Once more to do it.")
    lines = told.evaluate("told => told.clientHeight / parseFloat(getComputedStyle(told.firstElementChild).lineHeight)")
    assert lines == pytest.approx(round(lines), abs=0.06)
    page.locator(".zone-tab", has_text="Workshop").tap()
    expect(page.locator(".lt-mat .lt-patrons")).to_be_visible()


# Names and numbers.


def test_what_the_end_would_bring_opens_into_its_parts(page: Page, start_server: Start, tmp_path: Path) -> None:
    opened(page, start_server, tmp_path, "77", asks("chip", REPAIR, 5))
    line = page.locator(".progress summary")
    mine, its = re.findall(r"\d+", line.inner_text())
    line.click()
    parts = page.locator(".progress .scores")
    expect(parts.locator("thead th")).to_have_text(["You", "The AI"])
    rows = [[int(n) for n in re.findall(r"\t(\d+)", row)] for row in parts.locator("tbody tr").all_inner_texts()]
    assert [sum(points) for points in zip(*rows, strict=True)] == [int(mine), int(its)]
    assert all(any(row) for row in rows)
    page.keyboard.press("Escape")
    expect(parts).to_be_hidden()


def test_the_own_board_has_a_name_beside_as_many_chips_as_there_can_be(
    page: Page, start_server: Start, tmp_path: Path
) -> None:
    three = {"seats": "3", "seat_2": "greedy", "seat_3": "greedy"}
    opened(page, start_server, tmp_path, "31", in_round(5, "plan"), **three)
    expect(page.locator(".lt-held-chip")).to_have_count(5)
    for size in (LAPTOP, TABLET):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(page.locator(".lt-mat h2")).to_have_text("You")
        box = page.locator(".lt-hand").bounding_box()
        for part in page.locator(".lt-hand > *").all():
            at = part.bounding_box()
            assert at is not None
            assert box is not None
            assert box["x"] <= at["x"]
            assert at["x"] + at["width"] <= box["x"] + box["width"]
            assert at["y"] + at["height"] <= box["y"] + box["height"] + 1
