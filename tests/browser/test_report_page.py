"""The report in a browser: it fits every screen, its pages change by links alone, and axe finds nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cubecup.lab.figures.reading import open_job
from cubecup.lab.report.page import Origin, Report
from cubecup.lab.wording import Wording
from cubecup.lab.work import play_chunk
from cubecup.locales import catalog
from tests.browser.axe import violations
from tests.browser.visits import DESKTOP, PHONE
from tests.lab.jobs import QUICK, written


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder: Path = tmp_path_factory.mktemp("report")
    written(folder / "first", QUICK, (play_chunk(chunk) for chunk in QUICK.chunks()))
    job = open_job(folder / "first")
    page = folder / "report.html"
    report = Report(job.figures(), Origin(job.command, job.seed), Wording(catalog("en")))
    page.write_text(report.html(), encoding="utf-8")
    return page.as_uri()


def read(chromium: Browser, address: str) -> Page:
    """The page in a browser that has no network and no scripts."""
    context = chromium.new_context(offline=True, java_script_enabled=False, viewport=DESKTOP)
    page = context.new_page()
    page.goto(address)
    return page


def test_one_page_at_a_time_without_scripts(chromium: Browser, address: str) -> None:
    page = read(chromium, address)
    shown = page.locator(".page:visible")
    expect(shown).to_have_count(1)
    expect(shown.locator("h2")).to_have_text("Comparison")
    page.get_by_role("navigation", name="Races").get_by_role("link", name="Race 2").click()
    expect(shown).to_have_count(1)
    expect(shown.locator("h2")).to_have_text("Race 2")
    page.get_by_role("navigation", name="Parts of Race 2").get_by_role("link", name="Cards").click()
    expect(shown.locator("h2")).to_have_text("Race 2")
    expect(page.get_by_role("heading", name="When cards are bought")).to_be_in_viewport()
    page.context.close()


def test_the_figures_are_a_table_for_whoever_does_not_see_them(chromium: Browser, address: str) -> None:
    page = read(chromium, f"{address}#race-1-2")
    figure = page.locator("figure:visible", has=page.get_by_role("heading", name="Wins by seat"))
    expect(figure.get_by_role("img", name="Wins by seat")).to_be_visible()
    figure.get_by_text("These figures as a table").click()
    expect(figure.get_by_role("row")).to_have_count(3)
    expect(figure.get_by_role("rowheader", name="Seat 2")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("place", ["", "#race-1-2"])
def test_any_screen_any_light(chromium: Browser, address: str, place: str) -> None:
    page = chromium.new_page()
    page.goto(address + place)
    assert violations(page) == []
    for screen in (PHONE, DESKTOP):
        page.set_viewport_size(screen)
        page.locator("details:visible summary").first.click()
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    page.close()
