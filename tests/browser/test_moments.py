"""Moments of races in a real browser: shared, gone on from, kept, carried to another browser, and practised with."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cubecup.locales import LANGUAGES, catalog
from cubecup.practice.collection import PracticeMoment, collection
from cubecup.server.messages.tables import TableMade
from tests.browser.axe import violations
from tests.browser.leaving import leave_to_a_bot
from tests.browser.serving import Serving
from tests.browser.visits import DESKTOP, PHONE, Visits

text = catalog("en").text
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])


def press(page: Page, id: str) -> None:
    page.get_by_role("button", name=text(id), exact=True).click()


@SCREENS
def test_a_moment_is_shared_with_a_picture(serving: Serving, visits: Visits, finished: TableMade, screen: Any) -> None:
    page = visits.open(f"{serving.address}/t/{finished.table}/replay#30", screen=screen)
    press(page, "replay-share")
    link = page.get_by_label(text("replay-share-hint"))
    expect(link).to_have_value(re.compile(rf"/t/{finished.table}/replay#30$"))
    assert violations(page, screen) == []
    press(page, "replay-picture")
    expect(page.get_by_role("dialog", name=text("results-share"), exact=True).get_by_role("img")).to_be_visible()
    with page.expect_download() as download:
        press(page, "results-save")
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")


@SCREENS
def test_a_table_goes_on_from_a_moment_and_says_so(
    serving: Serving, visits: Visits, finished: TableMade, screen: Any
) -> None:
    page = visits.open(f"{serving.address}/t/{finished.table}/replay#30", screen=screen)
    press(page, "replay-go-on")
    assert violations(page, screen) == []
    press(page, "replay-go-on-begin")
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.get_by_text(text("replay-continued"), exact=False).first).to_be_visible()
    table = page.url.rpartition("/")[2]
    assert json.loads(serving.get(f"/api/tables/{table}"))["continues"] == 30
    page.goto(f"{serving.address}/t/{table}/replay#30")
    expect(page.get_by_role("slider")).to_have_value("30")


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_bar_of_such_a_table_has_two_rows(
    serving: Serving, visits: Visits, finished: TableMade, language: str
) -> None:
    words = catalog(language).text
    page = visits.open(f"{serving.address}/t/{finished.table}/replay#30", language=language, screen=PHONE)
    for id in ("replay-go-on", "replay-go-on-begin"):
        page.get_by_role("button", name=words(id), exact=True).click()
    bar = page.locator("header.bar-above")
    expect(bar.get_by_role("button", name=words("web-menu"))).to_be_visible()
    expect(bar.get_by_text(words("replay-continued"), exact=False).first).to_be_visible()
    expect(bar.get_by_role("heading")).to_be_in_viewport()
    box = bar.bounding_box()
    assert box is not None
    assert box["height"] < 90, "a third row would be cut from the table"


@pytest.mark.looks_at("/r/some")
def test_a_file_gets_a_link_when_it_is_asked_for_and_loses_it_again(replayed: Page, visits: Visits) -> None:
    page = replayed
    page.keyboard.press("ArrowRight")
    press(page, "replay-share")
    press(page, "replay-link-make")
    link = page.get_by_label(text("replay-share-hint")).input_value()
    assert re.search(r"/r/[\w-]+#1$", link)
    other = visits.open(link)
    expect(other.get_by_role("slider")).to_have_value("1")
    assert violations(other) == []
    press(page, "replay-link-forget")
    expect(page.get_by_text(text("replay-link-gone")).first).to_be_visible()
    visits.allow(r"/api/shared/|status of 404")
    gone = visits.open(link)
    expect(gone.get_by_role("alert")).to_contain_text(text("error-no-such-record"))


def test_keys_leap_to_moments_wherever_the_focus_is(serving: Serving, visits: Visits, finished: TableMade) -> None:
    page = visits.open(f"{serving.address}/t/{finished.table}/replay")
    slider = page.get_by_role("slider")
    page.get_by_role("button", name=text("replay-forward"), exact=True).click()
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")  # the focus is on a button
    expect(slider).to_have_value("2")
    page.keyboard.press("PageDown")
    second = int(slider.input_value())
    page.keyboard.press("Digit1")
    expect(slider).not_to_have_value(str(second))
    assert int(slider.input_value()) > second
    page.keyboard.press("PageUp")
    expect(slider).to_have_value(str(second))
    page.keyboard.press("Digit2")
    bust = page.get_by_role("region", name=text("replay-controls")).get_by_role("button", name=text("replay-last-bust"))
    expect(slider, "to the next bust").not_to_have_value(str(second))
    expect(bust).to_be_visible()


@SCREENS
@pytest.mark.looks_at("/races/some")
def test_my_races_are_kept_watched_carried_over_and_never_doubled(
    serving: Serving, visits: Visits, tmp_path: Path, screen: Any
) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=4, cards="race-1", laps=1, timing="strict")
    page = visits.open(serving.seat_link(made, 0), "Ann", screen=screen)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    leave_to_a_bot(page, serving, made)
    expect(page.get_by_role("region", name=text("result-title"))).to_be_attached()
    page.goto(f"{serving.address}/races")
    line = page.get_by_role("listitem")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("Pip")
    expect(line).to_contain_text(text("shelf-place", place=2, n=2))
    assert violations(page, screen) == []
    with page.expect_download() as download:
        press(page, "shelf-export")
    carried = tmp_path / "races.json"
    download.value.save_as(carried)
    page.get_by_role("link", name=re.compile(text("replay-watch"))).click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_text("Ann").first).to_be_attached()
    assert violations(page, screen) == []

    other = visits.open(f"{serving.address}/races", screen=screen)
    expect(other.get_by_text(text("shelf-empty"))).to_be_visible()
    damaged = tmp_path / "damaged.json"
    data = json.loads(carried.read_text("utf-8"))
    data["races"].append({**data["races"][0], "key": "another", "winners": [9]})
    damaged.write_text(json.dumps(data), encoding="utf-8")
    other.get_by_label(text("shelf-import")).set_input_files(damaged)
    expect(other.get_by_role("alert")).to_contain_text(text("shelf-bad-race", n=2))
    expect(other.get_by_role("listitem")).to_have_count(0)
    for _ in range(2):
        other.get_by_label(text("shelf-import")).set_input_files(carried)
        expect(other.get_by_role("listitem")).to_have_count(1)
    expect(other.get_by_text(text("shelf-taken-in", n=0)).first).to_be_visible()


KEYS = {"push": "KeyP", "pass": "KeyK"}


def _push_or_pass() -> PracticeMoment:
    """A moment in which one of the two is right and the other is not."""
    for one in collection().values():
        worth = {tuple(answer.actions): answer.good for answer in one.answers}
        if worth.get(("push",)) is not None and worth.get(("pass",)) == (not worth["push",]):
            return one
    raise AssertionError("there is none")


@SCREENS
def test_practice_asks_on_the_table_and_what_was_wrong_comes_back(
    serving: Serving, visits: Visits, screen: Any
) -> None:
    moment = _push_or_pass()
    worth = {answer.actions[0]: answer.good for answer in moment.answers}
    wrong, right = ("pass", "push") if worth["push"] else ("push", "pass")
    page = visits.open(f"{serving.address}/practice", screen=screen)
    page.route("**/api/practice", lambda route: route.fulfill(json=[{"id": moment.id, "kind": "push"}]))
    page.reload()
    expect(page.get_by_text(text("practice-ask-push")).first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Push", re.IGNORECASE)).first).to_be_visible()
    assert violations(page, screen) == []
    page.keyboard.press(KEYS[wrong])
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(text("practice-wrong"))
    expect(dialog.get_by_role("row")).not_to_have_count(0)
    assert violations(page, screen) == []
    press(page, "practice-next")
    expect(page.get_by_text(text("practice-ask-push")).first).to_be_visible()
    expect(dialog).to_have_count(0)
    page.keyboard.press(KEYS[right])
    expect(dialog).to_contain_text(text("practice-right"))
    press(page, "practice-next")
    expect(page.get_by_text(text("practice-done"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(text("practice-done"))).to_be_visible()
