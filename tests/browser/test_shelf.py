"""My shelf in a real browser: who one is, what one has raced, moved to another browser, deleted; and a new trophy."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, ViewportSize, expect

from cubecup.locales import catalog
from tests.browser.axe import violations
from tests.browser.player import Player
from tests.browser.serving import Serving
from tests.browser.visits import DESKTOP, PHONE, Visits
from tests.server.house import Address
from tests.server.touring import HOP, race

text = catalog("en").text


def own_key(page: Page) -> str:
    found: str = page.evaluate("JSON.parse(localStorage.getItem('cubecup.key'))")
    return found


def race_elsewhere(serving: Serving, key: str) -> str:
    """A short race of this browser's player, over before the page is looked at."""
    address = Address(urlsplit(serving.address).port or 0)
    made = address.make("person", "bot/random", options=HOP, key=key)
    race(address, made["table"], *made["tokens"])
    return str(made["table"])


def shelf_of(visits: Visits, serving: Serving, screen: ViewportSize = DESKTOP) -> Page:
    page = visits.open(f"{serving.address}/shelf", screen=screen)
    expect(page.get_by_role("heading", name=text("own-trophies"))).to_be_visible()
    return page


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_player_is_who_they_want_to_be(serving: Serving, visits: Visits, screen: ViewportSize) -> None:
    page = shelf_of(visits, serving, screen)
    page.get_by_label(text("web-name")).fill("Ann\u200b")
    visits.allow("400|/api/shelf/look")
    page.get_by_role("button", name=text("own-save"), exact=True).click()
    expect(page.get_by_role("alert").filter(has_text=text("error-name-hidden"))).to_be_visible()
    page.get_by_label(text("web-name")).fill("  Ann ")
    page.get_by_role("radio", name=text("own-creature-green")).check(force=True)
    page.get_by_role("radio", name=text("own-colour-2")).check(force=True)
    page.get_by_role("checkbox", name=text("own-rated")).check()
    page.get_by_role("button", name=text("own-save"), exact=True).click()
    expect(page.get_by_text(text("own-saved")).first).to_be_visible()
    assert not violations(page, screen)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    expect(page.get_by_label(text("web-name"))).to_have_value("Ann")
    expect(page.get_by_role("radio", name=text("own-creature-green"))).to_be_checked()
    expect(page.get_by_role("radio", name=text("own-colour-2"))).to_be_checked()
    expect(page.get_by_text(text("own-rating-value", points="1500", error="350"))).to_be_visible()
    page.goto(f"{serving.address}/")
    page.get_by_role("button", name=text("web-home-quick")).click()
    Player(page, "Ann").await_question()
    (seat, *_) = page.evaluate("fetch('/api' + location.pathname.replace('/t/', '/tables/')).then((it) => it.json())")[
        "seats"
    ]
    assert (seat["name"], seat["creature"], seat["colour"], seat["rating"]) == ("Ann", "green", 2, 1500)
    own = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--seat-0')")
    assert own == page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--paint-2')")


def test_the_shelf_is_used_with_the_keyboard_alone(serving: Serving, visits: Visits) -> None:
    page = shelf_of(visits, serving)
    page.get_by_label(text("web-name")).focus()
    page.keyboard.type("Kay")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text(text("own-saved")).first).to_be_visible()
    page.reload()
    expect(page.get_by_label(text("web-name"))).to_have_value("Kay")
    expect(page.get_by_role("radio", name=text("own-creature-white"))).to_be_checked()
    expect(page.get_by_role("checkbox", name=text("own-rated"))).to_be_checked()


def test_a_shelf_moves_to_another_browser_by_a_code_or_a_file(serving: Serving, visits: Visits, tmp_path: Path) -> None:
    one = shelf_of(visits, serving)
    one.get_by_label(text("web-name")).fill("Ann")
    one.get_by_role("button", name=text("own-save"), exact=True).click()
    expect(one.get_by_text(text("own-saved")).first).to_be_visible()
    table = race_elsewhere(serving, own_key(one))
    one.reload()
    expect(one.locator(f"a[href='/t/{table}/replay']").first).to_be_visible()
    one.get_by_role("button", name=text("own-move-code")).click()
    code = one.locator("output").inner_text()

    phone = shelf_of(visits, serving, PHONE)
    assert own_key(phone) != own_key(one)
    phone.get_by_label(text("own-arrive-code")).fill(code.lower())
    phone.get_by_role("button", name=text("own-arrive-go")).click()
    expect(phone.get_by_text(text("own-arrived")).first).to_be_visible()
    assert own_key(phone) == own_key(one)
    expect(phone.get_by_label(text("web-name"))).to_have_value("Ann")
    expect(phone.locator(f"a[href='/t/{table}/replay']").first).to_be_visible()
    assert not violations(phone)

    third = shelf_of(visits, serving)
    visits.allow("400|/api/shelf/arrive")
    third.get_by_label(text("own-arrive-code")).fill(code)
    third.get_by_role("button", name=text("own-arrive-go")).click()
    expect(third.get_by_role("alert").filter(has_text=text("error-shelf-code"))).to_be_visible()
    with one.expect_download() as saved:
        one.get_by_role("button", name=text("own-move-file")).click()
    file = tmp_path / "shelf.json"
    saved.value.save_as(file)
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({"kind": "cubecup races", "version": 1, "races": []}))
    before = own_key(third)
    third.get_by_label(text("own-arrive-file")).set_input_files(bad)
    expect(third.get_by_text(text("own-bad-file"))).to_be_visible()
    assert own_key(third) == before
    third.get_by_label(text("own-arrive-file")).set_input_files(file)
    expect(third.get_by_text(text("own-arrived")).first).to_be_visible()
    assert own_key(third) == own_key(one)


def test_a_shelf_is_deleted_after_a_second_question(serving: Serving, visits: Visits) -> None:
    page = shelf_of(visits, serving)
    page.get_by_label(text("web-name")).fill("Ann")
    page.get_by_role("button", name=text("own-save"), exact=True).click()
    expect(page.get_by_text(text("own-saved")).first).to_be_visible()
    key = own_key(page)
    race_elsewhere(serving, key)
    page.reload()
    page.get_by_role("button", name=text("own-delete"), exact=True).click()
    dialog = page.get_by_role("dialog")
    assert not violations(page)
    dialog.get_by_role("button", name=text("own-delete-no")).click()
    expect(dialog).to_have_count(0)
    assert own_key(page) == key
    page.get_by_role("button", name=text("own-delete"), exact=True).click()
    dialog.get_by_role("button", name=text("own-delete-yes")).click()
    expect(page.get_by_text(text("own-deleted")).first).to_be_visible()
    expect(page.get_by_text(text("own-list-empty"))).to_be_visible()
    assert own_key(page) != key
    told = Address(urlsplit(serving.address).port or 0).post("/api/shelf", {"key": key}).body
    assert (told["name"], told["races"]) == ("", [])


def _middle(part: Locator) -> float:
    box = part.first.bounding_box()
    assert box is not None
    return box["y"] + box["height"] / 2


def test_a_new_trophy_is_told_when_the_race_is_over(serving: Serving, visits: Visits) -> None:
    page = shelf_of(visits, serving)
    address = Address(urlsplit(serving.address).port or 0)
    made = address.make("person", "bot/random", options=HOP, key=own_key(page))

    def with_trophy(route: Route) -> None:
        """The server says that this very race has won one, which a short race of a test cannot."""
        answer = route.fetch()
        told = answer.json()
        assert [row["table"] for row in told["races"]] == [made["table"]], "the race is on the shelf by now"
        told["trophies"][1].update(table=made["table"], have=1, at=1.0)
        route.fulfill(response=answer, json=told)

    page.route("**/api/shelf", with_trophy)
    page.goto(f"{serving.address}/t/{made['table']}#seat=0.{made['tokens'][0]}")
    Player(page).await_question()
    race(address, made["table"], *made["tokens"])  # the same player, somewhere else
    new = text("own-trophy-new", name=text("set-race-1"))
    expect(page.get_by_role("dialog").get_by_text(new)).to_be_visible(timeout=60_000)  # the race is played again for it
    told = page.get_by_role("dialog").get_by_role("listitem").filter(has_text=new)
    crown, words = (_middle(told.locator(part)) for part in ("svg", "span"))
    assert abs(crown - words) < 4, "the crown stands beside its words, not at the edge above them"
    assert not violations(page)
    page.unroute("**/api/shelf")
    page.get_by_role("dialog").get_by_role("link", name=text("own-trophy-see")).click()
    expect(page.get_by_role("heading", level=1, name=text("own-title"))).to_be_visible()
    expect(page.get_by_role("heading", name=text("own-trophies"))).to_be_visible()
