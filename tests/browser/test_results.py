"""The page of results: it opens when a race is over, ranks by distance, and can be shared and left."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cubecup.locales import catalog
from cubecup.server.messages.tables import TableMade
from tests.browser.axe import violations
from tests.browser.leaving import leave_to_a_bot
from tests.browser.serving import Serving
from tests.browser.visits import DESKTOP, PHONE, Visits

text = catalog("en").text


@pytest.fixture(scope="module")
def finished(serving: Serving) -> TableMade:
    """A race of three bots, which is soon over."""
    made = serving.make_table(["bot Pip", "bot Dot", "bot Boxy"], seed=3, cards="race-1", laps=1, timing="strict")
    serving.until_over(made.table)
    return made


def open_results(serving: Serving, visits: Visits, made: TableMade, screen: Any) -> Page:
    page = visits.open(serving.watch_link(made), screen=screen)
    expect(page.get_by_role("dialog").get_by_role("list").first).to_be_visible()
    return page


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_places_are_by_distance(serving: Serving, visits: Visits, finished: TableMade, screen: Any) -> None:
    page = open_results(serving, visits, finished, screen)
    told = json.loads(serving.get(f"/api/tables/{finished.table}/results"))["seats"]
    names = ["Pip", "Dot", "Boxy"]
    order = [names[seat] for seat in sorted(range(3), key=lambda seat: told[seat]["place"])]
    steps = page.get_by_role("dialog").get_by_role("listitem").all_inner_texts()
    assert [next(name for name in names if name in step) for step in steps] == order
    assert text("results-on-the-line") in steps[0] or "beyond" in steps[0]
    assert "to go" in steps[-1]
    expect(page.get_by_role("button", name=text("results-share"), exact=True)).to_be_in_viewport(ratio=1)
    assert not violations(page, screen)
    page.get_by_role("button", name=text("results-see-table")).click()
    expect(page.get_by_role("region", name=text("result-title"))).to_be_visible()
    page.get_by_role("button", name=text("results-open"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()


_LINES = """figure => [...figure.querySelectorAll("polyline")].map(line =>
  [...line.points].map(point => point.y / 100))"""
_ENDS = """figure => [...figure.querySelectorAll("li")].map(name => {
  const { top, bottom } = name.getBoundingClientRect();
  return [name.textContent, top, bottom];
})"""


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_places_over_the_rounds_are_lines_with_names(
    serving: Serving, visits: Visits, finished: TableMade, screen: Any
) -> None:
    page = open_results(serving, visits, finished, screen)
    told = json.loads(serving.get(f"/api/tables/{finished.table}/results"))
    chart = page.get_by_role("dialog").get_by_role("figure")
    expect(chart.get_by_text(text("results-places"))).to_be_visible()
    heights = [[(place - 1) / 2 for place in seat["places"]] for seat in told["seats"]]
    assert chart.evaluate(_LINES) == heights, "the first place is at the top"
    ends: list[tuple[str, float, float]] = chart.evaluate(_ENDS)
    assert {name for name, *_ in ends} == {"Pip", "Dot", "Boxy"}
    assert [name for name, *_ in sorted(ends, key=lambda end: end[1])] == [
        ["Pip", "Dot", "Boxy"][seat] for seat in sorted(range(3), key=lambda seat: heights[seat][-1])
    ]
    tops = sorted((top, bottom) for _, top, bottom in ends)
    assert all(bottom <= top for (_, bottom), (top, _) in pairwise(tops)), "no name lies on another"

    chart.get_by_text(text("results-as-table")).click()
    rows = chart.get_by_role("table", name=text("results-table")).get_by_role("row").all_inner_texts()
    assert len(rows) == 1 + told["rounds"]
    last = [f"{seat['left'][-1]} ({seat['places'][-1]}.)" for seat in told["seats"]]
    assert rows[-1].split("\t")[1:] == last

    chart.get_by_role("button", name=text("results-show-distance")).click()
    expect(chart.get_by_text(text("results-distance"))).to_be_visible()
    assert chart.evaluate(_LINES) != heights
    assert not violations(page, screen)


def test_a_result_is_shared_as_a_picture_and_words(serving: Serving, visits: Visits, finished: TableMade) -> None:
    """It is seen first; where the system cannot share, the picture is saved."""
    page = open_results(serving, visits, finished, DESKTOP)
    assert page.get_by_role("dialog").locator(".button.primary:visible").count() <= 1, "one way on is the usual one"
    page.get_by_role("button", name=text("results-share"), exact=True).click()
    preview = page.get_by_role("dialog", name=text("results-share")).get_by_role("img")
    page.wait_for_function("picture => picture.naturalWidth === 1200", arg=preview.element_handle())
    assert "Pip" in (preview.get_attribute("alt") or "")
    assert not violations(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name=text("results-save")).click()
    picture = saving.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 10_000
    expect(page.get_by_role("dialog").get_by_text(text("results-saved"))).to_be_visible()


def test_others_read_a_name_and_not_you(serving: Serving, visits: Visits) -> None:
    """Who has told no name writes of oneself and is asked for one before sharing; others write a number."""
    made = serving.make_table(["You", "bot Pip"], seed=4, cards="race-1", laps=1, timing="strict")
    page = visits.open(serving.seat_link(made, 0))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    leave_to_a_bot(page, serving, made)
    page.get_by_role("button", name=text("results-share"), exact=True).click()
    shared = page.get_by_role("dialog", name=text("results-share"))
    picture = shared.get_by_role("img")
    expect(picture).to_have_attribute("alt", re.compile(rf"\d\. {text('web-me')}"))
    assert text("web-you") not in (picture.get_attribute("alt") or "")
    assert not violations(page)
    before = picture.get_attribute("src")
    shared.get_by_label(text("results-share-name")).press_sequentially("Marta")  # faster than pictures are drawn
    expect(picture).to_have_attribute("alt", re.compile(r"\d\. Marta"))
    expect(picture).not_to_have_attribute("alt", re.compile(r"\bM(a|ar|art)?\b"))
    expect(picture).not_to_have_attribute("src", before or "")

    other = open_results(serving, visits, made, DESKTOP)
    other.get_by_role("button", name=text("results-share"), exact=True).click()
    shared = other.get_by_role("dialog", name=text("results-share"))
    expect(shared.get_by_role("img")).to_have_attribute("alt", re.compile(text("web-player", n=1)))
    expect(shared.get_by_label(text("results-share-name"))).to_have_count(0)
