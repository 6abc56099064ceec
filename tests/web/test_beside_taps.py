"""Forms beside a real table in a browser: orders of equal things, what is missing, what is kept, what is in sight."""

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Page, Route, expect
from tests.games.luthier.beside import physical as luthier
from tests.games.luthier.beside.physical import TABLE as LUTHIER
from tests.games.merv.beside import physical as merv
from tests.games.merv.beside.physical import TABLE as MERV
from tests.games.tiletum.beside import physical as tiletum
from tests.games.tiletum.beside.physical import TABLE as TILETUM
from tests.mirrored import Mirrored, Screen
from tests.web.conftest import PHONE, TABLET, Server
from tests.web.sitting import SMALL, UPRIGHT, inside
from tests.web.tables import Enough, form_of, post

from soloist.engine.catalogue import AnyRules
from soloist.storage.sqlite import SqliteStore
from soloist.web.sittings import sit_down

IN_SIGHT = """name => {
  const box = document.querySelector(name).getBoundingClientRect();
  const own = document.querySelector(".own").getBoundingClientRect();
  const below = innerWidth < innerHeight ? own.top : innerHeight;
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.height > 40 && box.top >= 0 && box.bottom <= below + 1 && at.closest(name) !== null;
}"""
"""Whether something lies whole and bare above the opponent's pane."""

WIDTHS = "taps => taps.map(tap => tap.getBoundingClientRect().width)"


def sat_down(
    server: Server,
    table: AnyRules,
    pairs: Callable[..., Any],
    seed: int,
    until: Callable[[Screen], bool],
    **options: str,
) -> str:
    """Play a game at the table without a browser until a screen."""
    store = SqliteStore(server.data)
    form = {f"set-{name}": [value] for name, value in options.items()}
    path = post(store, "/new", form, game=table.name, seed=str(seed)).headers["Location"]

    def hand(match: Mirrored, screen: Screen) -> None:
        if until(screen):
            raise Enough
        at = str(len(sit_down(store, path.removeprefix("/game/")).match.entries))
        assert post(store, f"{path}/answer", form_of(screen, table), at=at).status == 303

    with pytest.raises(Enough):
        pairs(hand)(seed, "greedy", **options).play()
    return f"{server.url}{path.removeprefix('/')}"


def tiletum_at(server: Server, name: str) -> str:
    return sat_down(server, TILETUM, tiletum.mirrored, 3, lambda screen: screen[0][0].name.startswith(name))


def test_equal_things_are_put_in_order_one_tap_each(page: Page, server: Server) -> None:
    url = sat_down(server, MERV, merv.mirrored, 3, lambda screen: screen[0][0].name.startswith("order of the dir"))

    def alike(route: Route) -> None:
        """The same page with an option that is there twice, as two icons of one kind are."""
        body = route.fetch().text().replace('value="direction west">West', 'value="direction south">South')
        route.fulfill(body=body, content_type="text/html")

    page.route(url, alike)
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    page.goto(url)
    box, done = page.locator("[data-ordered]"), page.get_by_role("button", name="Done")
    taps, ranks = box.locator("button.tap"), box.locator(".rank")
    expect(taps.locator(".word")).to_have_text(["North", "East", "South", "South"])
    expect(box.locator(".how-many")).to_have_text("Tap them in order: 0 of 4.")
    expect(done).to_be_disabled()
    taps.nth(3).click()
    expect(ranks).to_have_text(["", "", "", "1"])
    taps.nth(0).click()
    taps.nth(2).press("Enter")
    expect(ranks).to_have_text(["2", "", "3", "1"])
    expect(done).to_be_disabled()
    taps.nth(1).click()
    expect(ranks).to_have_text(["2", "4", "3", "1"])
    expect(box.locator(".how-many")).to_have_text("Tap them in order: 4 of 4.")
    expect(done).to_be_enabled()
    # Tapped again, that one is taken back and those behind it, no other.
    taps.nth(2).click()
    expect(ranks).to_have_text(["2", "", "", "1"])
    expect(done).to_be_disabled()
    taps.nth(2).click()
    taps.nth(1).click()
    with page.expect_request(f"{url}/answer") as sent:
        done.click()
    told = parse_qs(sent.value.post_data or "")
    assert [told[f"q0-s{n}"] for n in range(4)] == [
        [f"direction {name}"] for name in ("south", "north", "south", "east")
    ]
    # It is refused here, where the directions are four; what was told is still there.
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator(".how-many")).to_have_text("Tap them in order: 3 of 4.")


def test_a_correction_leaves_its_address(page: Page, page_without_js: Page, server: Server) -> None:
    url = tiletum_at(server, "your die")
    page.goto(url)
    page.get_by_role("link", name="That can’t be").click()
    page.get_by_role("link", name=re.compile("Which is the best Bonus tile")).click()
    expect(page).to_have_url(re.compile(r"again=\d+"))
    for name in ("Crest Lily", "Crest Eagle", "Crest Key"):
        page.get_by_role("checkbox", name=name).uncheck(force=True)
    page.get_by_role("checkbox", name="Crest Rose").check(force=True)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".changes")).to_contain_text("Put Crest Lily back")
    expect(page).to_have_url(url)
    asked = page.locator("#ask").inner_text()
    page.reload()
    expect(page.locator("#ask")).to_have_text(asked)
    # From the list of answers, too.
    page.get_by_role("link", name="That can’t be").click()
    before = page.locator("#main").get_attribute("data-at") or ""
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#main")).not_to_have_attribute("data-at", before)
    expect(page).to_have_url(url)
    # Without a script the links of a refused page lead back into the game.
    plain = page_without_js
    plain.goto(url)
    plain.get_by_role("link", name="That can’t be").click()
    plain.get_by_role("link", name=re.compile("Which is the best Bonus tile")).click()
    plain.get_by_role("button", name="Done").click()
    expect(plain.get_by_role("alert")).to_have_text("That is what was answered.")
    plain.get_by_role("link", name="Leave it as it was").click()
    expect(plain).to_have_url(url)


def test_what_is_tapped_outlives_a_reload_and_its_error_does_not(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    url = tiletum_at(server, "offer (ap 6); ap")
    page.goto(url)
    done = page.get_by_role("button", name="Done")
    expect(done).to_be_disabled()
    expect(page.locator(".missing")).to_have_text("Place 1: AP: a number is missing.")
    for n in range(4):
        page.locator(f"[name='q0-f{n}'][value='{n + 1}']").check(force=True)
    expect(page.locator(".missing")).to_have_text("Place 5: AP: a number is missing.")
    page.reload()
    for n in range(4):
        expect(page.locator(f"[name='q0-f{n}'][value='{n + 1}']")).to_be_checked()
    expect(done).to_be_disabled()
    page.locator("[name='q0-f4'][value='5']").check(force=True)
    expect(page.locator(".missing")).to_be_hidden()
    before = page.locator("#main").get_attribute("data-at") or ""
    done.click()
    expect(page.locator("#main")).not_to_have_attribute("data-at", before)
    # Another question has nothing in it.
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#main")).to_have_attribute("data-at", before)
    expect(page.locator(".told-pad input:checked")).to_have_count(0)


def test_an_error_goes_once_its_answer_is_another(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    page.goto(tiletum_at(server, "dice of round 1"))
    cell = page.locator(".count-tap")
    cell.nth(0).click()
    cell.nth(0).click()
    for n in (1, 6, 7, 12, 13, 18):
        cell.nth(n).click()
    page.get_by_role("button", name="Done").click()
    alert = page.get_by_role("alert")
    expect(alert).to_have_text("There are only 2 dark grey dice in the bag, not 3.")
    expect(alert).to_be_focused()
    expect(page.locator(".asked.wrong")).to_have_count(1)
    cell.nth(1).click()
    expect(alert).to_have_count(0)
    expect(page.locator(".asked.wrong")).to_have_count(0)
    expect(page.get_by_role("button", name="Done")).to_be_disabled()


@pytest.mark.parametrize("size", [TABLET, UPRIGHT])
@pytest.mark.parametrize("asked", ["fair", "dice of round 1", "offer (ap 6); new"])
def test_what_ends_a_screen_is_in_sight(page: Page, server: Server, size: dict[str, int], asked: str) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.goto(tiletum_at(server, asked))
    expect(page.locator("[data-done]")).to_be_visible()
    for name in ("[data-done]", ".moves .button"):
        assert page.evaluate(IN_SIGHT, name), name
    assert inside(page)
    # To its end it can be scrolled, too, and nothing of it stays behind what is in sight.
    page.locator(".desk").evaluate("desk => desk.scrollTo(0, desk.scrollHeight)")
    for name in ("[data-done]", ".moves .button"):
        assert page.evaluate(IN_SIGHT, name), name
    under = page.evaluate(
        """() => {
          const last = [...document.querySelectorAll(".asked")].pop().getBoundingClientRect();
          return last.bottom - document.querySelector(".ending").getBoundingClientRect().top;
        }"""
    )
    assert under <= 1


def test_several_questions_say_which_is_missing(
    page: Page, server: Server, axe: Callable[[Page], list[dict[str, Any]]]
) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    page.goto(tiletum_at(server, "fair"))
    done, missing = page.get_by_role("button", name="Done"), page.locator(".missing")
    expect(done).to_be_disabled()
    expect(missing).to_have_text("Not answered yet: What does the Fair tile of round 1 count? And 10 more.")
    page.locator("[name='q0']").select_option("fair houses")
    expect(missing).to_have_text("Not answered yet: What does the Fair tile of round 2 count? And 9 more.")
    assert axe(page) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_named_nothing_of_is_said_before_it_is_kept(page: Page, server: Server) -> None:
    url = sat_down(server, LUTHIER, luthier.mirrored, 6, lambda screen: screen[0][0].name.startswith("down ("))
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    page.goto(url)
    line, sections = page.locator(".missing"), page.locator(".asked")
    n = sections.count()
    assert n > 2
    expect(page.get_by_role("button", name="Done")).to_be_enabled()
    first, second = (sections.nth(k).locator("h2, .unseen").first.inner_text() for k in (1, 2))
    expect(line).to_contain_text(re.compile(f"^“Done” says that it is none here: .* And at {n - 1} more[.]$"))
    sections.nth(0).locator(".count-tap, .tap").first.click()
    expect(line).to_contain_text(f"“Done” says that it is none here: {first} And at {n - 2} more.")
    for k in range(1, n):
        if k != 2:
            sections.nth(k).locator(".count-tap, .tap").first.click()
    expect(line).to_have_text(f"“Done” says that it is none here: {second}")
    sections.nth(2).locator(".count-tap, .tap").first.click()
    expect(line).to_be_hidden()


def test_a_count_does_not_cover_its_words(page: Page, server: Server) -> None:
    page.set_viewport_size(TABLET)  # type: ignore[arg-type]

    def patron(screen: Screen) -> bool:
        return screen[-1][0].name.startswith("patron") and len(screen) > 1

    page.goto(sat_down(server, LUTHIER, luthier.mirrored, 6, patron))
    taps = page.locator(".count-tap")
    expect(page.locator("[data-done]")).to_have_text("Done")
    widths = taps.evaluate_all(WIDTHS)
    for n in range(taps.count()):
        taps.nth(n).click()
    covered = page.evaluate(
        """() => [...document.querySelectorAll(".count-tap")].filter((tap) => {
          const count = tap.querySelector(".times").getBoundingClientRect();
          const word = tap.querySelector(".word").getBoundingClientRect();
          return count.width > 0 && count.right > word.left && count.left < word.right;
        }).length"""
    )
    assert covered == 0
    expect(page.locator("[data-done]")).to_have_text("Done")
    # Nothing moves under the finger.
    assert taps.evaluate_all(WIDTHS) == widths


def test_the_links_to_rules_are_large_enough(page: Page, server: Server) -> None:
    for game in ("burgundy", "luthier", "tiletum-table"):
        page.goto(f"{server.url}set-up/{game}")
        for details in page.locator("details.readings").all():
            details.locator("summary").click()
        small = page.evaluate(SMALL, "main a, main summary, main button, main select")
        assert small == [], game
