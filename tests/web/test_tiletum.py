"""Tiletum in a real browser: whole games by clicking, several seats, the Cardinalbot's turn step by step, and why."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.conftest import LAPTOP, PHONE, TABLET, Server
from tests.web.pages import SMALL, at, click, fits, lies_well, set_up, step

ORDER = (
    "wheel", "fulfil", "cathedral", "crest", "use", "house", "pillar", "fetch", "room", "gain", "again", "do",
    "contract", "character", "king", "take", "pay", "merchant", "architect", "die", "end", "leave", "exchange",
    "refresh", "colour", "buy",
)  # fmt: skip
"""Which choice the tests prefer: a policy that uses everything and ends the game."""

NONE = "No line."
PORTRAIT = {"width": 820, "height": 1180}
CLIMBS = """() => [...document.querySelectorAll(".tt-step .target")].map(target => {
  const step = target.closest(".tt-step"), box = step.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return [step.dataset.place, found?.closest(".tt-step")?.dataset.place];
})"""
"""Each space of the King track that can be chosen, and that which a touch in its middle chooses."""
MARKERS = """() => [...document.querySelectorAll(".tt-marks .piece")].map(marker => {
  const own = marker.getBoundingClientRect(), step = marker.closest(".tt-step").getBoundingClientRect();
  const inside = own.left >= step.left - 1 && own.right <= step.right + 1 && own.top >= step.top - 1
    && own.bottom <= step.bottom + 1;
  const others = [...marker.parentElement.children].filter(other => other !== marker);
  const covered = others.some(other => {
    const box = other.getBoundingClientRect();
    return Math.min(own.right, box.right) - Math.max(own.left, box.left) > 1
      && Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top) > 1;
  });
  return inside && !covered;
})"""
"""Of each marker of the King track whether it lies on its space, and no other covers it."""
SPILLS = """([inner, outer]) => [...document.querySelectorAll(inner)].filter(
  one => one.getBoundingClientRect().right > one.closest(outer).getBoundingClientRect().right + 1).length"""
"""How many things stick out of what they are in."""


def begin(page: Page, server: Server, seed: str = "5", **options: str) -> None:
    set_up(page, server, "tiletum", "Take a die", seed, **options)


def end_turn(page: Page) -> None:
    """Take one die and end the turn, whatever lapses."""
    step(page, ("die",))
    step(page, ("end",))


def test_a_whole_solo_game_by_clicking(page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]) -> None:
    begin(page, server, difficulty="hard")
    moves = 0
    while not page.locator(".ended").count():
        if moves in (0, 25, 70):
            lies_well(page, axe)
        step(page, ORDER)
        moves += 1
        assert moves < 500
    expect(page.locator("#ask")).to_contain_text(re.compile("^You (won|lost): "))
    numbers = re.findall(r"-?\d+", page.locator("#ask").inner_text().replace("−", "-"))
    sums = page.locator(".scores tfoot td").all_inner_texts()
    assert sorted(sums) == sorted(numbers)
    expect(page.locator(".scores thead")).to_contain_text("The Cardinalbot")
    assert page.locator(".summary .lines button").count() >= 3
    # What lies on the table still explains itself, by its rule.
    page.locator(".tt-resource .piece").first.hover(force=True)
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.locator("#panel")).to_be_visible()
    page.keyboard.press("Escape")
    lies_well(page, axe)


def test_a_game_for_three_with_computers(page: Page, server: Server) -> None:
    begin(page, server, seats="3", seat_3="random")
    expect(page.locator(".whose")).to_have_count(0)
    for _ in range(2):
        end_turn(page)
    headings = page.locator(".chapter").all_inner_texts()
    assert [words for words in headings if "turn 1" in words or "turn 2" in words][-4:] != []
    for player in ("Player 1", "Player 2", "Player 3"):
        assert any(words.endswith(player) for words in headings)
    expect(page.locator("#ask")).to_contain_text("Player 1")


def test_two_people_at_one_screen_see_whose_turn_it_is(page: Page, server: Server) -> None:
    begin(page, server, seats="2", seat_2="person")
    first = page.locator(".whose").inner_text()
    end_turn(page)
    second = page.locator(".whose").inner_text()
    assert {first, second} == {"Player 1, it is your turn", "Player 2, it is your turn"}
    assert page.locator(".tt-mat .piece").count() > 0


def test_the_cardinalbots_turn_step_by_step(page: Page, server: Server) -> None:
    begin(page, server)
    end_turn(page)
    strip = page.locator("#strip .stepping")
    expect(strip).to_contain_text("The Cardinalbot follows")
    expect(page.locator(".spot.stepped")).to_have_count(0)
    shown = [strip.locator("li:visible").inner_text()]
    last = strip.locator("li").count()
    marked = 0
    page.get_by_role("link", name=re.compile("Next step")).click()
    for n in range(2, last + 1):
        expect(strip.locator("li:visible")).to_contain_text(f"{n} of {last}")
        shown.append(strip.locator("li:visible").inner_text())
        marked += page.locator(".spot.stepped").count()
        page.keyboard.press("n")
    assert len(set(shown)) == last
    assert marked >= 2
    expect(strip).to_have_count(0)
    expect(page.locator(".spot.stepped")).to_have_count(0)
    expect(page.locator("#ask")).to_be_focused()
    # The same steps stay in the log below the decision; a look at one marks its places again.
    deeds = page.locator(".deeds").last
    assert deeds.locator("li").count() == last - 1
    deeds.locator("li[data-places]").first.hover()
    assert page.locator(".spot.stepped").count() > 0


def test_the_cardinalbots_turn_at_once(page: Page, server: Server) -> None:
    page.goto(f"{server.url}settings")
    page.get_by_label("is shown at once").check()
    page.get_by_role("button", name="Keep these settings").click()
    begin(page, server)
    end_turn(page)
    expect(page.locator(".stepping")).to_have_count(0)
    expect(page.locator(".deeds").last).to_have_attribute("open", "")
    assert page.locator(".spot.changed").count() > 0


def test_steps_and_why_without_javascript(page_without_js: Page, server: Server) -> None:
    page = page_without_js
    begin(page, server)
    for verb in ("die", "end"):
        step(page, order=(verb,))
    expect(page.locator(".stepping li:visible")).to_contain_text("1 of")
    before = at(page)
    marked = 0
    while page.get_by_role("link", name=re.compile("Next step")).count():
        page.get_by_role("link", name=re.compile("Next step")).click()
        marked += page.locator(".spot.stepped").count()
    assert marked >= 2
    page.get_by_role("link", name="Done", exact=True).click()
    expect(page.locator(".stepping")).to_have_count(0)
    assert at(page) == before
    page.locator(".why-link").last.click()
    expect(page.locator(".trace-lines")).to_contain_text("Decree")
    page.locator(".trace-lines a").first.click()


def test_why_opens_the_trace_beside_the_board(page: Page, server: Server) -> None:
    begin(page, server)
    end_turn(page)
    page.keyboard.press("w")
    panel = page.locator("#trace-panel")
    expect(panel.locator(".trace-lines")).to_contain_text("Decree")
    assert fits(page)
    folded = panel.locator("li").count()
    panel.get_by_role("link", name="Show all").click()
    expect(panel.get_by_role("link", name="Show less")).to_be_visible()
    assert panel.locator("li").count() > folded
    panel.locator(".trace-lines a").first.click()
    expect(page.locator("#panel .clause.found")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).not_to_be_visible()
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).not_to_be_visible()


def test_undo_and_redo_over_the_cardinalbots_turn(page: Page, server: Server) -> None:
    begin(page, server)
    step(page, ("die",))
    mine = at(page)
    log = page.locator(".log-scroll").inner_text()
    step(page, ("end",))
    after, told = at(page), page.locator(".log-scroll").inner_text()
    assert told.count("The Cardinalbot follows") == log.count("The Cardinalbot follows") + 1
    page.keyboard.press("u")
    expect(page.locator("#main")).to_have_attribute("data-at", mine)
    assert "The Cardinalbot follows" not in page.locator(".log-scroll").inner_text().removeprefix(log)
    page.keyboard.press("r")
    expect(page.locator("#main")).to_have_attribute("data-at", after)
    assert page.locator(".log-scroll").inner_text() == told


def test_a_turn_by_keyboard_alone(page: Page, server: Server) -> None:
    begin(page, server)
    page.keyboard.press("a")
    first = at(page)
    page.keyboard.press("ArrowDown")
    for _ in range(12):
        if page.evaluate("document.activeElement.closest('.tt-sector') !== null"):
            break
        page.keyboard.press("ArrowLeft")
    expect(page.locator(".tt-sector .target:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    if page.locator(".many[open]").count():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    expect(page.locator(".strip-live")).to_contain_text("Once more to do it.")
    assert at(page) == first
    page.keyboard.press("Enter")
    expect(page.locator("#ask")).not_to_contain_text("Take a die")
    second = at(page)
    for _ in range(80):
        if page.evaluate("document.activeElement.textContent.trim() === 'End the turn'"):
            break
        page.keyboard.press("Tab")
    for _ in range(2):
        page.keyboard.press("Enter")
    expect(page.locator("#ask")).to_contain_text("Take a die")
    assert int(at(page)) > int(second)


def test_what_cannot_be_done_says_why(page: Page, server: Server) -> None:
    begin(page, server)
    page.locator(".spot[data-place='spot-Wien'] a.whynot").click(force=True)
    expect(page.locator(".strip-live .why")).not_to_be_empty()
    page.locator(".tt-sector .target").first.hover(force=True)
    expect(page.locator(".strip-live")).not_to_be_empty()


def test_a_place_with_several_options_offers_a_small_choice(page: Page, server: Server) -> None:
    begin(page, server)
    page.locator(".tt-sector:has(> .many) > .many > summary").first.click(force=True)
    options = page.locator(".many[open] .menu button:visible")
    assert options.count() >= 2
    option = options.first.get_attribute("value") or NONE
    click(page, option)
    expect(page.locator("#ask")).not_to_contain_text("Take a die")


def test_a_phone_shows_one_part_at_a_time(browser: Any, server: Server) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    begin(page, server)
    parts = {"Wheel": ".tt-wheel", "Map": ".tt-map", "Board": ".tt-mat", "Others": ".tt-cardinal", "Log": ".log"}
    for words, part in parts.items():
        page.locator(".zone-tab", has_text=words).tap()
        for other in parts.values():
            expect(page.locator(other)).to_be_visible(visible=other == part)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


def test_axe_finds_nothing_on_the_way_to_a_game(
    page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]
) -> None:
    begin(page, server)
    end_turn(page)
    game = page.url
    line = page.locator(".why-link").last.get_attribute("href") or ""
    for path in (
        server.url,
        f"{server.url}set-up/tiletum",
        f"{server.url}settings",
        server.url.rstrip("/") + line,
        game,
    ):
        page.goto(path)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            assert axe(page) == []


def test_the_set_up_page_shows_what_matters(page: Page, server: Server) -> None:
    page.goto(f"{server.url}set-up/tiletum")
    cards = page.get_by_role("checkbox")
    expect(cards.first).not_to_be_visible()
    page.get_by_label("Difficulty of the Cardinalbot").select_option("own")
    expect(cards.first).to_be_visible()
    assert cards.count() == 8
    page.locator("[name='set-seats']").select_option("3")
    expect(cards.first).not_to_be_visible()
    expect(page.get_by_label("Third player")).to_be_visible()
    expect(page.get_by_label("Fourth player")).not_to_be_visible()


def test_text_of_every_size_fits(page: Page, server: Server) -> None:
    begin(page, server, seats="2", seat_2="person")
    step(page, ("die",))
    game = page.url
    for size in ("80", "125", "150"):
        page.goto(f"{server.url}settings")
        page.get_by_label(f"{size} %").check()
        page.get_by_role("button", name="Keep these settings").click()
        page.goto(game)
        assert fits(page)


def test_a_touch_in_the_middle_of_a_space_of_the_king_track_chooses_it(page: Page, server: Server) -> None:
    begin(page, server, seed="4")
    click(page, "die dark-grey 3 to 2")
    for option, spaces in (("", 5), ("king; king", 3)):
        if option:
            click(page, option)
        for size in (LAPTOP, TABLET, PORTRAIT):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            expect(page.locator(".tt-step .target")).to_have_count(spaces)
            found = page.evaluate(CLIMBS)
            assert [chosen for _, chosen in found] == [place for place, _ in found], size
            assert [one for one in page.evaluate(SMALL) if one[2].startswith("king-")] == []
            assert size == PORTRAIT or fits(page)


def test_four_markers_on_one_space_are_all_seen(page: Page, server: Server) -> None:
    begin(page, server, seats="4", seat_2="person", seat_3="person", seat_4="person")
    expect(page.locator(".tt-marks:has(.piece:nth-child(4))")).to_have_count(1)
    for size in (LAPTOP, TABLET, PORTRAIT):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate(MARKERS) == [True] * 4, size


def test_eight_challenges_leave_room_for_the_decrees(page: Page, server: Server) -> None:
    page.goto(f"{server.url}set-up/tiletum")
    page.get_by_label("Difficulty of the Cardinalbot").select_option("own")
    for card in page.get_by_role("checkbox").all():
        card.check()
    page.get_by_label(re.compile("^Seed")).fill("5")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".tt-challenges .piece")).to_have_count(8)
    for size in (LAPTOP, TABLET, PORTRAIT):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate(SPILLS, [".tt-decree, .tt-challenges .piece", ".tt-cardinal"]) == 0, size
    # Ready for Action: its markers lie the other way round.
    assert page.locator(".tt-under b").all_inner_texts() == ["+3", "+2", "+2", "+1", "+1"]


def test_a_game_of_computers_ends_in_a_ranking_of_all(page: Page, server: Server) -> None:
    seats = {f"seat_{n}": "random" for n in range(1, 5)}
    set_up(page, server, "tiletum", "won with", "31", seats="4", **seats)
    ranks = page.locator(".numbers dt").all_inner_texts()
    points = [int(words) for words in page.locator(".numbers dd").all_inner_texts()]
    assert [words[:2] for words in ranks] == ["1.", "2.", "3.", "4."]
    assert points == sorted(points, reverse=True)
    assert {words[3:] for words in ranks} == {f"Player {n}" for n in range(1, 5)}
    for size in (LAPTOP, TABLET, PORTRAIT):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate(SPILLS, [".scores th, .scores td", ".side"]) == 0, size
