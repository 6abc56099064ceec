"""Answering at the table page as a person does: by tapping."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from soloist.engine.questions import Answer, Notation, Question

FEW = 32


def tap_screen(page: Page, notation: Notation, screen: list[tuple[Question, Answer]], *, scripted: bool = True) -> None:
    """Give all answers of a screen, and see the next one come."""
    before = page.locator("#main").get_attribute("data-at") or ""
    tapped = [
        give(page, notation, n, question, answer, len(screen), scripted=scripted)
        for n, (question, answer) in enumerate(screen)
    ]
    if not any(tapped):
        page.locator("#answer [data-done]").click()
    expect(page.locator("#main")).not_to_have_attribute("data-at", before)


def give(
    page: Page, notation: Notation, n: int, question: Question, answer: Answer, together: int, *, scripted: bool
) -> bool:
    """Give one answer; return whether that has sent the screen already."""
    key = f"q{n}"
    section = page.locator("#answer .asked").nth(n)
    texts = [notation.write(option) for option in answer]
    if question.kind == "number":
        return _number(section, key, int(answer[0][1]), question, alone=together == 1)
    if question.kind == "numbers":
        for place, value in enumerate(answer[0][1:]):
            _field(section, f"{key}-f{place}", int(value), question.fields[place][1], scripted=scripted)
        return False
    if question.kind == "order":
        _order(section, key, texts, scripted=scripted)
        return False
    if question.each > 1:
        _times(section, key, question, texts, notation, scripted=scripted)
        return False
    if question.kind == "one":
        return _one(section, key, texts[0])
    return _some(page, section, key, question, texts, alone=together == 1)


def _named(section: Locator, name: str, value: str = "") -> Locator:
    return section.locator(f"[name='{name}'][value='{value}']" if value else f"[name='{name}']")


def _one(section: Locator, key: str, text: str) -> bool:
    lists = section.locator(f"select[name='{key}']")
    if lists.count():
        lists.select_option(text)
        return False
    aside = section.locator(f"button[name='{key}-aside'][value='{text}']")
    if aside.count():
        aside.click()
        return True
    found = _named(section, key, text)
    if found.get_attribute("type") == "radio":
        found.check(force=True)
        return False
    found.click()
    return True


def _some(page: Page, section: Locator, key: str, question: Question, texts: list[str], *, alone: bool) -> bool:
    if alone and (question.least, question.most, len(question.options)) == (0, 1, 1):
        section.get_by_role("button", name="Yes" if texts else "No", exact=True).click()
        return True
    if not texts:
        if alone:
            page.get_by_role("button", name="None of these").click()
        return alone
    folded = section.locator("details.folded:not([open]) > summary")
    if folded.count():
        folded.click()
    for text in texts:
        _named(section, key, text).check(force=True)
    return False


def _number(section: Locator, key: str, value: int, question: Question, *, alone: bool) -> bool:
    button = section.locator(f"button[name='{key}'][value='{value}']")
    if button.count():
        button.click()
        return True
    radio = section.locator(f"input[type='radio'][name='{key}'][value='{value}']")
    if radio.count():
        radio.check(force=True)
        return False
    field = section.locator(f".stepper input[name='{key}']")
    field.fill(str(value))
    if alone:
        section.locator("[data-done]").click()
    return alone


def _field(section: Locator, name: str, value: int, least: int, *, scripted: bool) -> None:
    radio = section.locator(f"input[type='radio'][name='{name}'][value='{value}']")
    if radio.count():
        radio.check(force=True)
        return
    field = section.locator(f"input[name='{name}']")
    if not field.is_visible():
        return
    start = int(field.input_value() or least)
    plus = field.locator("xpath=following-sibling::button")
    if scripted and field.input_value() and 0 <= value - start <= 4 and plus.count() and plus.is_visible():
        for _ in range(value - start):
            plus.click()
    else:
        field.fill(str(value))


def _order(section: Locator, key: str, texts: list[str], *, scripted: bool) -> None:
    for place, text in enumerate(texts):
        if scripted:
            # Of two that are alike each has a button of its own.
            section.locator(f"button.tap[data-value='{text}'][aria-pressed='false']").first.click()
        else:
            section.locator(f"select[name='{key}-s{place}']").select_option(text)


def _times(
    section: Locator, key: str, question: Question, texts: list[str], notation: Notation, *, scripted: bool
) -> None:
    for place, option in enumerate(question.options):
        n = texts.count(notation.write(option))
        field = section.locator(f"input[name='{key}-n{place}']")
        if scripted:
            for _ in range(n):
                field.locator("xpath=ancestor::label/following-sibling::button[1]").click()
        elif n:
            field.fill(str(n))
