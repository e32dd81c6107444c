"""Why a race was won, in the browser: after a race and in its replay, with a chart that is a table too."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cubecup.cubitos.game import Cubitos
from cubecup.locales import catalog
from cubecup.server.messages.tables import TableMade
from tests.browser.axe import violations
from tests.browser.serving import Serving
from tests.browser.visits import DESKTOP, PHONE, Visits
from tests.costs import COSTS
from tests.review.races import played

text = catalog("en").text
DONE = 480_000
SOON = 240_000  # milliseconds; first figures come after seconds on a machine with time to spare


def opened(page: Page) -> Any:
    page.get_by_role("button", name=text("review-title"), exact=True).click()
    dialog = page.get_by_role("dialog", name=text("review-title"))
    expect(dialog.get_by_role("heading", name=text("review-costliest"))).to_be_visible(timeout=SOON)
    return dialog


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_review_tells_of_chances_luck_pushes_and_moments(
    serving: Serving, visits: Visits, finished: TableMade, screen: Any
) -> None:
    page = visits.open(f"{serving.address}/t/{finished.table}/replay", screen=screen)
    dialog = opened(page)
    dialog.get_by_text(text("results-as-table")).click()
    chances = dialog.get_by_role("table").first
    expect(chances.get_by_role("rowheader", name=text("review-start"))).to_be_visible()
    ends = chances.get_by_role("row", name=text("review-end")).get_by_role("cell").all_inner_texts()
    assert sorted(ends) == ["0%", "100%"]
    for part in ("own-dice", "others-dice", "own-mistakes", "others-mistakes"):
        expect(dialog.get_by_role("term").filter(has_text=text(f"review-{part}"))).to_have_count(2)
    expect(dialog.get_by_role("term").filter(has_text=text("review-closer-look"))).to_have_count(0)
    dialog.get_by_text(text("review-adds-up")).click()
    account = dialog.get_by_role("table", name=text("review-adds-up"))
    rows = [row.get_by_role("cell").all_inner_texts() for row in account.get_by_role("row").all()[1:]]
    assert len(rows) == 7, "the start, four parts, what is nobody's, the result"
    for start, *changes, result in zip(*rows, strict=True):
        told = sum(float(change.rstrip("%")) for change in changes)
        assert abs(float(start.rstrip("%")) + told - float(result.rstrip("%"))) < 1, "rounded once each"
    expect(dialog.get_by_role("rowheader", name=text("review-pushes-risk"))).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert width <= 0, "nothing is wider than the screen"
    assert violations(page, screen) == []


def test_mistakes_can_be_leapt_to_once_there_is_a_review(serving: Serving, visits: Visits, finished: TableMade) -> None:
    page = visits.open(f"{serving.address}/t/{finished.table}/replay", screen=DESKTOP)
    opened(page)
    controls = page.get_by_role("region", name=text("replay-controls"))
    leap = controls.get_by_role("button", name=f"{text('replay-next-mistake')} ›", include_hidden=True)
    expect(leap).to_have_count(1, timeout=DONE)
    page = visits.open(f"{serving.address}/t/{finished.table}/replay", screen=DESKTOP)
    page.get_by_role("button", name=f"{text('replay-next-mistake')} ›").click()
    at = int(page.get_by_role("slider").input_value())
    told = json.loads(serving.get(f"/api/tables/{finished.table}/mistakes"))
    assert at == told[0]["number"], "the position in which it was asked"


def test_a_moment_is_seen_again_and_tried_again(serving: Serving, visits: Visits, finished: TableMade) -> None:
    page = visits.open(f"{serving.address}/t/{finished.table}/replay", screen=DESKTOP)
    dialog = opened(page)
    dialog.get_by_role("button", name=text("review-replay")).first.click()
    expect(dialog).to_have_count(0)
    assert int(page.get_by_role("slider").input_value()) > 0, "the replay is at that moment"
    opened(page).get_by_role("button", name=text("review-try")).first.click()
    page.wait_for_url(lambda url: "/t/" in url and finished.table not in url and "replay" not in url)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_run_that_was_a_mistake_is_seen_again_with_the_better_one(
    serving: Serving, visits: Visits, tmp_path: Path, screen: Any
) -> None:
    """Told without names of spaces, which no board shows; then both ways are on the track, with words beside them."""
    race = tmp_path / "race.record"
    race.write_text(str(played(Cubitos("race-1", pack=COSTS), ["random", "steady"], seed=4)), encoding="utf-8")
    page = visits.open(f"{serving.address}/replay", screen=screen)
    page.get_by_label(text("replay-choose")).set_input_files(race)
    page.get_by_role("button", name=text("review-title"), exact=True).click()
    dialog = page.get_by_role("dialog", name=text("review-title"))
    dialog.get_by_role("button", name=text("review-begin")).click()
    run = dialog.locator("ol li").filter(has_text=re.compile(r"\d+ spaces? forward.*to the finish", re.DOTALL)).first
    expect(run).to_be_visible(timeout=SOON)
    assert not re.search(r"\d\.\d(?!\d*%)", run.inner_text()), "no name of a space"
    run.get_by_role("button", name=text("review-replay")).click()
    expect(dialog).to_have_count(0)
    ways = page.get_by_role("list", name=text("review-ways")).get_by_role("listitem")
    expect(ways).to_have_count(2)
    for way in ("given", "better"):
        expect(page.locator(f"svg .{way}.end")).to_be_in_viewport()
    controls = page.get_by_role("region", name=text("replay-controls"))
    expect(controls.get_by_role("button").last).to_be_in_viewport(ratio=1)
    assert violations(page, screen) == []
    controls.get_by_role("button", name=text("replay-forward")).click()
    expect(ways).to_have_count(0)
