"""Watching a game again: of a table, of a file, on a phone, by keyboard; and no page of it has a fault for axe."""

from __future__ import annotations

import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cubecup.locales import catalog
from cubecup.server.messages.tables import TableMade
from tests.browser.axe import violations
from tests.browser.pages import arrive
from tests.browser.serving import Serving
from tests.browser.visits import DESKTOP, PHONE, Visits

text = catalog("en").text


def _get(serving: Serving, path: str) -> str:
    with urllib.request.urlopen(f"{serving.address}{path}", timeout=20) as answer:
        found: bytes = answer.read()
    return found.decode()


@pytest.fixture(scope="module")
def finished(serving: Serving) -> TableMade:
    """A race of bots alone, which is soon over."""
    made = serving.make_table(["bot Pip", "bot Dot"], seed=3, cards="race-1", laps=1, timing="strict")
    while '"over":true' not in _get(serving, f"/api/tables/{made.table}"):
        time.sleep(0.1)
    return made


def place(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_table_is_watched_again(serving: Serving, visits: Visits, finished: TableMade, screen: Any) -> None:
    page = visits.open(f"{serving.address}/t/{finished.table}/replay#12", screen=screen)
    controls = page.get_by_role("region", name=text("replay-controls"))
    expect(controls).to_be_in_viewport()
    assert place(page) == 12, "the address names the moment"
    page.get_by_role("button", name=text("replay-back"), exact=True).click()
    assert place(page) == 11
    controls.get_by_role("button", name=f"{text('replay-next-bust')} ›").click()
    before = place(page)
    page.get_by_role("button", name=text("replay-forward"), exact=True).click()
    assert place(page) == before + 1
    page.get_by_role("button", name=text("replay-end"), exact=True).click()
    expect(page.get_by_role("region", name=text("result-title"))).to_be_visible()
    expect(page.get_by_role("button", name=text("web-rematch"))).to_have_count(0)
    assert violations(page) == []


def test_by_keyboard_and_by_itself(serving: Serving, visits: Visits, finished: TableMade) -> None:
    page = visits.open(f"{serving.address}/t/{finished.table}/replay")
    expect(page.get_by_role("slider")).to_be_visible()
    for key, wanted in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.keyboard.press(key)
        assert place(page) == wanted
    page.keyboard.press("Space")
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.get_by_role("button", name=text("replay-pause")).click()


def test_a_file_is_opened_and_a_damaged_one_refused(
    serving: Serving, visits: Visits, finished: TableMade, tmp_path: Path
) -> None:
    record = _get(serving, f"/api/tables/{finished.table}/record")
    good, bad = tmp_path / "good.record", tmp_path / "bad.record"
    good.write_text(record, encoding="utf-8")
    lines = record.split("\n")
    lines[12] = "0 fly to the moon"
    bad.write_text("\n".join(lines), encoding="utf-8")
    visits.allow(r"/api/story|status of 400")  # of the damaged one
    page = visits.open(f"{serving.address}/replay")
    arrive(page, "replay of a file")
    assert violations(page) == []
    page.get_by_label(text("replay-choose")).set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("13")
    page.get_by_label(text("replay-choose")).set_input_files(good)
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_text(text("replay-seat", n=2)).first).to_be_attached()
