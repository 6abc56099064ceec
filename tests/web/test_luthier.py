"""Luthier in a real browser: a whole solo game by clicking, several seats, the AI's turns, the stall, a phone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import PHONE, TABLET, Server
from tests.web.pages import PATIENCE, at, button, click, fits, later, lies_well, set_up

ORDER = (
    "finish", "rough", "for", "with", "patron", "instrument", "perform", "repair", "claim", "order", "take", "buy",
    "desk", "activate", "help", "add", "stop", "again", "pay", "keep", "place", "search", "coin", "pass", "free",
    "alone",
)  # fmt: skip
"""Which choice the tests prefer: a policy that uses everything."""

CHOICES = """() => [...document.querySelectorAll("button[name='option'][form='answer']")]
  .filter(button => button.getClientRects().length > 0 || button.closest("details"))
  .map(button => button.value)"""
"""What may be done, as it is written."""


def begin(page: Page, server: Server, seed: str = "5", **options: str) -> None:
    set_up(page, server, "luthier", "Which patron and which instrument", seed, **options)


def do(page: Page, option: str) -> None:
    """Click a choice where it lies, and see the next question come."""
    came = later(page)
    click(page, option)
    expect(came, f"nothing came of {option}").to_be_attached(timeout=PATIENCE)


def step(page: Page, n: int = 0) -> None:
    """Click the choice that the policy prefers; of equally good ones another each time."""
    came = later(page)
    boxes = page.locator(".several input[type='checkbox']")
    if boxes.count():
        for box in range(2):
            boxes.nth(box).check(force=True)
        page.get_by_role("button", name="Choose these").click()
    else:
        options: list[str] = page.evaluate(CHOICES)
        verb = min((option.split(" ")[0] for option in options), key=ORDER.index)
        best = [option for option in options if option.split(" ")[0] == verb]
        click(page, best[n % len(best)])
    expect(came).to_be_attached(timeout=PATIENCE)


def to(page: Page, words: str) -> None:
    """Play until a question with these words comes."""
    for n in range(200):
        if words in page.locator("#ask").inner_text():
            return
        step(page, n=n)
    raise AssertionError(words)


def test_a_whole_solo_game_by_clicking(page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]) -> None:
    begin(page, server)
    moves = 0
    while not page.locator(".ended").count():
        if moves in (0, 1, 6, 30, 70):
            lies_well(page, axe)
        step(page, n=moves)
        moves += 1
        assert moves < 300
    expect(page.locator("#ask")).to_contain_text(re.compile("^You (won|lost): "))
    numbers = re.findall(r"\d+", page.locator("#ask").inner_text())
    assert sorted(page.locator(".scores tfoot td").all_inner_texts()) == sorted(numbers)
    # The heading has said them; a list of the same numbers does not stand below it.
    expect(page.locator(".numbers")).to_have_count(0)
    expect(page.locator(".scores thead")).to_contain_text("The AI")
    assert page.locator(".summary .lines button").count() >= 3
    lies_well(page, axe)


def test_resting_on_a_place_leaves_the_steps_where_they_are(page: Page, server: Server) -> None:
    begin(page, server)
    to(page, "Place a chip.")
    step(page)
    on = page.get_by_role("link", name=re.compile("Next step"))
    before = on.bounding_box()
    page.locator(".spot[data-place='location-salon']").hover()
    expect(page.locator(".strip-live")).to_contain_text("Salon")
    expect(page.locator(".strip .steps")).to_be_visible()
    assert before is not None
    after = on.bounding_box()
    assert after is not None
    assert (round(after["x"]), round(after["y"])) == (round(before["x"]), round(before["y"]))


def test_goals_are_ticked_on_their_cards(page: Page, server: Server) -> None:
    begin(page, server)
    to(page, "Which 2 goals do you keep?")
    cards = page.locator("label.tick")
    expect(cards).to_have_count(4)
    cards.nth(1).click()
    cards.nth(3).click()
    expect(page.locator(".several input:checked")).to_have_count(2)
    expect(page.locator("label.ticked")).to_have_count(2)
    cards.nth(1).click()
    expect(page.locator("label.ticked")).to_have_count(1)
    cards.nth(0).click()
    came = later(page)
    page.get_by_role("button", name="Choose these").click()
    expect(came).to_be_attached(timeout=PATIENCE)


def test_a_chip_first_then_its_location(page: Page, server: Server) -> None:
    begin(page, server)
    to(page, "Place a chip.")
    came = later(page)
    page.locator(".spot[data-place='hand-5']").click()
    expect(page.locator(".strip-live")).to_contain_text("Chosen: Your chip 5")
    expect(page.locator(".spot[data-place='hand-5']")).to_have_class(re.compile("selected"))
    page.locator(".spot[data-place='location-guild'] summary").click(force=True)
    expect(came).to_be_attached(timeout=PATIENCE)
    expect(page.locator(".spot[data-place='location-guild'] .lt-pile")).to_contain_text("5")
    expect(page.locator(".log-scroll")).to_contain_text("You placed a chip: Guild.")
    # The AI answered: its worker lies face down.
    expect(page.locator(".lt-ai .lt-workers .lt-chip").first).to_be_visible()
    assert page.locator(".spot.changed").count() > 0


def test_the_turns_of_the_ai_step_by_step_and_why(page: Page, server: Server) -> None:
    begin(page, server)
    to(page, "Place a chip.")
    step(page)
    strip = page.locator("#strip .stepping")
    expect(strip).to_contain_text("The AI placed a worker, face down")
    last = strip.locator("li").count()
    shown = set()
    for _ in range(last):
        shown.add(strip.locator("li:visible").inner_text())
        page.keyboard.press("n")
    assert len(shown) == last
    expect(strip).to_have_count(0)
    page.keyboard.press("w")
    panel = page.locator("#trace-panel")
    expect(panel.locator(".trace-lines")).to_contain_text("card of level 1")
    panel.locator(".trace-lines a").first.click()
    expect(page.locator("#panel .clause.found")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    mine = at(page)
    page.keyboard.press("u")
    expect(page.locator("#main")).not_to_have_attribute("data-at", mine)
    page.keyboard.press("r")
    expect(page.locator("#main")).to_have_attribute("data-at", mine)


def test_the_cards_of_the_ai_and_its_track_can_be_looked_up(
    page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]
) -> None:
    begin(page, server)
    to(page, "Place a chip.")
    told = page.locator(".strip-live")
    for place, words in (
        (".lt-facedown .lt-mini-card", "Icons: "),
        (".spot[data-place='ai-goals']", "is worth at the end: 0, 1, 2"),
        (".spot[data-place='ai-city']", "Icons that lifted its tracker"),
        (".spot[data-place='family']", "Start action: "),
    ):
        page.locator(place).first.hover()
        expect(told).to_contain_text(words)
    # One card says only what stands on it.
    page.locator(".lt-facedown .lt-mini-card").first.hover()
    expect(told.locator(".about")).to_have_count(1)
    page.locator(".lt-book summary").click()
    expect(page.locator(".lt-pages td:visible")).to_have_count(6 * 3 + 1)
    expect(page.locator(".lt-pages")).to_contain_text("The AI Goals track, from space 0 to 20")
    page.mouse.move(5, 5)
    lies_well(page, axe)


def test_names_of_locations_are_whole_and_markers_stay_on_the_balcony(page: Page, server: Server) -> None:
    begin(page, server, seats="4")
    to(page, "Place a chip.")
    for size in (TABLET, {"width": 820, "height": 1180}, {"width": 1280, "height": 800}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        cut = "() => [...document.querySelectorAll('.lt-title')].filter(t => t.scrollWidth > t.clientWidth).length"
        assert page.evaluate(cut) == 0
        # A marker on each of the four spaces, and the Balcony still ends where the Orchestra begins.
        assert page.evaluate(
            """() => {
              for (const space of document.querySelectorAll(".lt-turn:not(:has(.lt-token))"))
                space.insertAdjacentHTML("beforeend", '<span class="lt-token"><svg class="piece"></svg></span>');
              const end = Math.max(...[...document.querySelectorAll(".lt-balcony, .lt-turn, .lt-turn .lt-token")]
                .map(element => element.getBoundingClientRect().bottom));
              return end <= document.querySelector(".lt-hall").getBoundingClientRect().top;
            }"""
        )


def test_the_stall_sells_what_is_clicked(
    page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]
) -> None:
    begin(page, server, seed="3")
    to(page, "Place a chip.")
    do(page, "place 3 at market")
    to(page, "Which location do you activate?")
    while not button(page, "activate market").count():
        step(page)
    do(page, "activate market")
    if "apprentice" in page.locator("#ask").inner_text():
        do(page, "alone 3")
    expect(page.locator("#ask")).to_contain_text("Market: what does chip 3 do")
    stall = page.locator(".lt-stall")
    assert stall.locator(".lt-bundle").count() == 15
    lies_well(page, axe)
    wood = page.locator(".spot[data-place='materials'] b").first
    before = int(wood.inner_text())
    do(page, "take 4/0/0")
    expect(wood).to_have_text(str(before + 4))


GOODS = """() => [...document.querySelectorAll(".lt-mat .lt-one")].map(
  one => [Number(one.querySelector("b").textContent), one.querySelector(".delta")?.textContent ?? ""])"""
"""How many there are of each good, and what is written beside it."""


def test_goods_that_came_or_went_say_how_many(page: Page, server: Server) -> None:
    begin(page, server)
    to(page, "Place a chip.")
    told: set[str] = set()
    for n in range(30):
        before = [has for has, _ in page.evaluate(GOODS)]
        step(page, n=n)
        goods = page.evaluate(GOODS)
        came = [has - had for (has, _), had in zip(goods, before, strict=True)]
        assert [words for _, words in goods] == [f"{n:+d}".replace("-", "−") if n else "" for n in came]
        told |= {words for _, words in goods if words}
    assert {words[0] for words in told} == {"+", "−"}


OVERLAPPING = """() => [...document.querySelectorAll(".lt-step")].flatMap(step => {
  const boxes = [...step.querySelectorAll("svg, b")].map(element => element.getBoundingClientRect());
  return boxes.flatMap((a, n) => boxes.slice(n + 1)
    .filter(b => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1).map(() => step.textContent));
})"""
"""Steps of the tracks on which one drawing or number lies on another."""


def test_what_a_step_gives_lies_side_by_side(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    begin(page, server)
    to(page, "Place a chip.")
    assert page.locator(".lt-step:has(.lt-mini + .lt-mini)").count() >= 1
    assert page.evaluate(OVERLAPPING) == []


def test_what_cannot_be_done_says_why(page: Page, server: Server) -> None:
    begin(page, server)
    to(page, "Place a chip.")
    step(page)
    taken = page.locator(".lt-sign:has(.lt-pile .colour-player-1) a.whynot").first
    taken.click(force=True)
    expect(page.locator(".strip-live .why")).to_contain_text("You have a chip there already")


def test_a_turn_by_keyboard_alone(page: Page, server: Server) -> None:
    begin(page, server)
    to(page, "Place a chip.")
    page.keyboard.press("a")
    first = at(page)
    page.keyboard.press("ArrowDown")
    for _ in range(12):
        if page.evaluate("document.activeElement.closest('.lt-sign') !== null"):
            break
        page.keyboard.press("ArrowDown")
    expect(page.locator(".lt-sign .target:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".strip-live")).to_contain_text("Once more to do it.")
    page.keyboard.press("Enter")
    expect(page.locator("#main")).not_to_have_attribute("data-at", first)


UNFOLD_AND_WALK = """key => {
  const summaries = [...document.querySelectorAll("details.many > summary.target")];
  const summary = summaries.find(one => one.getClientRects().length);
  summary.focus();
  summary.click();
  summary.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
  return document.activeElement.closest(".menu") !== null;
}"""
"""Open the list of a place and press an arrow key before the browser has said that the list is open."""


@pytest.mark.parametrize("key", ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"])
def test_any_arrow_leads_into_a_list_that_has_just_opened(page: Page, server: Server, key: str) -> None:
    begin(page, server)
    to(page, "Place a chip.")
    assert page.evaluate(UNFOLD_AND_WALK, key)
    page.keyboard.press("Enter")
    expect(page.locator(".strip-live")).to_contain_text("Once more to do it.")


def test_people_at_one_screen_see_whose_turn_it_is(
    page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]
) -> None:
    begin(page, server, seats="4", seat_2="person", seat_3="random", seat_4="greedy")
    seen, handed = set(), 0
    for n in range(16):
        if page.locator("[data-here]").count():
            # Goals and chips are their owner's alone: nothing is seen before the next one is here.
            expect(page.locator(".lt-town")).to_have_count(0)
            assert handed or axe(page) == []
            page.locator("[data-here]").click()
            handed += 1
        seen.add(page.locator(".whose").inner_text())
        step(page, n=n)
    assert seen == {"Player 1, it is your turn", "Player 2, it is your turn"}
    assert handed >= 2
    if page.locator("[data-here]").count():
        page.locator("[data-here]").click()
    expect(page.locator(".lt-other")).to_have_count(3)
    # A number beside a name has its sign: it is no part of the name.
    expect(page.locator(".lt-other h2 use[href='#prestige']")).to_have_count(3)
    # The chips of the others lie face down.
    expect(page.locator(".lt-others .lt-few .lt-chip b")).to_have_count(0)
    lies_well(page, axe)


def test_a_game_without_javascript(page_without_js: Page, server: Server) -> None:
    page = page_without_js
    begin(page, server)
    for n in range(40):
        step(page, n=n)
    assert fits(page)


def test_a_phone_shows_one_part_at_a_time(browser: Any, server: Server) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    begin(page, server)
    to(page, "Place a chip.")
    parts = {"Town": ".lt-town", "Hall": ".lt-hall", "Workshop": ".lt-patrons", "Others": ".lt-ai", "Log": ".log"}
    for words, part in parts.items():
        page.locator(".zone-tab", has_text=words).tap()
        for other in parts.values():
            expect(page.locator(other)).to_be_visible(visible=other == part)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


def test_text_of_every_size_fits(page: Page, server: Server) -> None:
    begin(page, server)
    to(page, "Place a chip.")
    game = page.url
    for size in ("80", "125", "150"):
        page.goto(f"{server.url}settings")
        page.get_by_label(f"{size} %").check()
        page.get_by_role("button", name="Keep these settings").click()
        page.goto(game)
        if size == "80":
            assert fits(page)
        # Larger text needs a larger board, which scrolls in its own part of the page.
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_axe_finds_nothing_on_the_way_to_a_game(
    page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]
) -> None:
    for path in (server.url, f"{server.url}set-up/luthier", f"{server.url}rules/luthier"):
        page.goto(path)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            assert axe(page) == []
