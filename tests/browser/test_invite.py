"""The link for others: it says what they can open, with the command that lets them in, or a code for their cameras."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from cubecup.locales import catalog
from tests.browser.axe import violations
from tests.browser.serving import Serving
from tests.browser.test_seats import new_table
from tests.browser.visits import DESKTOP, PHONE, Visits

text = catalog("en").text
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
OUTSIDE: Final = "http://192.0.2.7:8000"


def lobby(page: Page) -> Any:
    new_table(page, ("person", "Ann"), ("open", ""))
    link = page.get_by_role("textbox", name=text("web-lobby-link"))
    expect(link).to_be_visible()
    return link


@SCREENS
def test_a_server_for_this_machine_alone_says_so(serving: Serving, visits: Visits, screen: Any) -> None:
    page = visits.open(f"{serving.address}/new", "Ann", screen=screen)
    lobby(page)
    expect(page.get_by_text(text("web-only-here"))).to_contain_text("--host 0.0.0.0")
    expect(page.get_by_role("button", name=text("web-qr"))).to_have_count(0)


@SCREENS
def test_a_server_for_the_network_gives_its_address_and_a_code(serving: Serving, visits: Visits, screen: Any) -> None:
    """As with `--host 0.0.0.0`; in tests the server stays on loopback, so its word is changed on the way."""

    def told(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "address": OUTSIDE})

    page = visits.open(f"{serving.address}/new", "Ann", screen=screen)
    page.route("**/api/about", told)
    page.reload()
    link = lobby(page)
    expect(link).to_have_value(re.compile(rf"^{re.escape(OUTSIDE)}/t/[\w-]+$"))
    expect(page.get_by_text(text("web-only-here"))).to_have_count(0)
    page.get_by_role("button", name=text("web-qr")).click()
    code = page.get_by_role("img", name=text("web-qr-alt"))
    page.wait_for_function("code => code.naturalWidth > 0", arg=code.element_handle())
    box = code.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 100, "large enough for a camera"
    assert violations(page, screen) == []
