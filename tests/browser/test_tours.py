"""A tour in the browser: made with the form, raced to its end, with the standing between the races."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cubecup.games import game_of
from cubecup.locales import LANGUAGES, catalog
from cubecup.tours.standing import standing
from cubecup.tours.tour_record import read_tour, results_of, verified
from tests.browser.ahead import asked, latest_seat, play_ahead
from tests.browser.axe import violations
from tests.browser.fitting import misfits
from tests.browser.leaving import away
from tests.browser.player import Player, play
from tests.browser.serving import Serving
from tests.browser.sight import overflow
from tests.browser.visits import DESKTOP, PHONE, Visits
from tests.tours.played import played

text = catalog("en").text
RACE = "race-1"
LATE = 7  # round; such a race has some ten
PATIENCE = 120_000.0  # milliseconds for a race of bots on a busy machine


def _get(serving: Serving, path: str) -> Any:
    return json.loads(serving.get(path))


def _make(page: Page, *kinds: str) -> None:
    """Fill in the form of an own tour of three short races."""
    page.get_by_role("group", name=text("touring-kind")).get_by_text(text("tours-name-own")).click()
    for number in (1, 2, 3):
        page.get_by_role("combobox", name=text("touring-race", n=number), exact=True).select_option(RACE)
    for number, kind in enumerate(kinds, 1):
        page.get_by_role("combobox", name=text("web-new-seat", n=number), exact=True).select_option(kind)
    page.get_by_role("button", name=text("web-new-remove-seat", n=3)).click()
    page.get_by_role("button", name=text("touring-make")).click()


def _to_standing(page: Page, name: str) -> str:
    """From a race that is over to the page of the tour; its id."""
    page.get_by_role("dialog").get_by_role("link", name=name).click(timeout=PATIENCE)
    expect(page.get_by_role("heading", name=text("touring-standing"))).to_be_visible()
    return page.url.rpartition("/")[2]


@pytest.mark.looks_at("/tour/some")
def test_a_tour_from_the_form_to_the_ceremony(serving: Serving, visits: Visits) -> None:
    """Ann plays the end of the first race herself and leaves the others to a bot; the points count for her."""
    page = visits.open(serving.address, "Ann")
    page.get_by_role("link", name=text("touring-home")).click()
    _make(page, "person", "bot")
    ann = Player(page, "Ann")
    ann.await_question()
    seat = latest_seat(page)
    with away(page):
        play_ahead(serving, *seat, asked("push-or-pass", since=LATE))
    play(ann)
    id = _to_standing(page, text("touring-on"))
    told = _get(serving, f"/api/tours/{id}")
    rows = page.get_by_role("table", name=text("touring-standing")).get_by_role("row").all_inner_texts()
    assert [next(name for name in ("Ann", "Pip") if name in row) for row in rows[1:]] == [
        told["seats"][line["seat"]]["name"] for line in told["standing"]
    ]
    assert not violations(page)
    expect(page.get_by_text(text("touring-begins", name=told["seats"][told["starter"]]["name"]))).to_be_visible()
    for number in (2, 3):
        page.get_by_role("button", name=text("touring-start", n=number)).click()
        _leave_to_bot(page)
        table, _ = latest_seat(page)
        with away(page):
            serving.until_over(table)
        _to_standing(page, text("touring-on" if number == 2 else "touring-end"))
    told = _get(serving, f"/api/tours/{id}")
    names = [told["seats"][seat]["name"] for seat in told["champions"]]
    expect(page.get_by_text(text("tours-name-own.title"))).to_be_visible()
    expect(page.get_by_role("heading", name=" and ".join(names))).to_be_visible()
    expect(page.get_by_text(text(told["story"][0]["text"], **told["story"][0]["facts"]))).to_be_visible()
    assert not violations(page)
    with page.expect_download() as saving:
        page.get_by_role("link", name=text("touring-save")).click()
    tour = read_tour(saving.value.path().read_text("utf-8"))
    results = results_of(verified(tour, game_of))
    assert [list(result.places) for result in results] == [race["places"] for race in told["races"]]
    page.goto(serving.address)
    expect(page.get_by_role("heading", name=text("web-continue-title"))).to_have_count(0)


def _leave_to_bot(page: Page) -> None:
    page.get_by_role("button", name=text("web-menu"), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=text("web-resign"), exact=True).click()
    dialog.get_by_role("button", name=text("web-resign-sure"), exact=True).click()
    page.keyboard.press("Escape")


@pytest.fixture(scope="module")
def between(serving: Serving) -> str:
    """A tour of bots alone between its first two races; its address."""
    seats = [{"kind": "bot", "name": "Pip", "level": "steady"}, {"kind": "bot", "name": "Dot", "level": "steady"}]
    wanted = {"tour": "champion", "seats": seats}
    asked = urllib.request.Request(
        f"{serving.address}/api/tours", json.dumps(wanted).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=20) as answer:
        made = json.load(answer)
    serving.until_over(made["table"])
    return f"{serving.address}/tour/{made['tour']}"


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_page_of_a_tour_fits_and_can_be_read(visits: Visits, between: str, screen: ViewportSize) -> None:
    """Whoever has the link sees the standing, the next set with its new cards explained, and the way."""
    page = visits.open(between, screen=screen)
    expect(page.get_by_role("heading", name=re.compile(text("set-race-2")))).to_be_visible()
    expect(page.get_by_role("heading", name=text("touring-new-cards", n=8))).to_be_visible()
    expect(page.get_by_role("heading", level=3, name="Punch Guy")).to_be_visible()
    expect(page.get_by_role("button", name=text("touring-start", n=2))).to_have_count(0)
    assert overflow(page)["right"] == 0
    found = misfits(page, touch=screen == PHONE)
    assert not any(found.values()), found
    assert not violations(page, screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tour_speaks_all_languages(visits: Visits, between: str, language: str) -> None:
    page = visits.open(between, language=language)
    words = catalog(language).text
    expect(page.get_by_role("heading", level=1, name=words("tours-name-champion"))).to_be_visible()
    expect(page.get_by_role("heading", name=words("touring-standing"))).to_be_visible()
    shown = page.get_by_role("main").inner_text()
    assert "touring-" not in shown
    assert "tours-" not in shown


def test_a_fork_is_a_tour_of_ones_own(serving: Serving, visits: Visits, between: str) -> None:
    page = visits.open(between, "Bea")
    page.get_by_role("button", name=re.compile(text("touring-fork"))).first.click()
    expect(page).to_have_url(re.compile("/t/"))
    table = page.url.rpartition("/")[2].partition("#")[0]
    place = _get(serving, f"/api/tables/{table}")["tour"]
    assert (place["race"], place["races"]) == (1, 7)
    assert _get(serving, f"/api/tours/{place['tour']}")["forked_from"] == between.rpartition("/")[2]


def test_a_tour_that_is_not_there(serving: Serving, visits: Visits) -> None:
    visits.allow("404|api/tours/nowhere")
    page = visits.open(f"{serving.address}/tour/nowhere")
    expect(page.get_by_role("alert")).to_have_text(text("error-no-such-tour"))


def test_the_form_by_keyboard(serving: Serving, visits: Visits) -> None:
    """Races are added and removed, cards and tracks chosen, without a mouse."""
    page = visits.open(f"{serving.address}/tour/new", "Ann")
    page.get_by_role("radio", name=text("tours-name-champion")).focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("radio", name=text("tours-name-own"))).to_be_checked()
    page.get_by_role("button", name=text("touring-add")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox", name=text("touring-race", n=4), exact=True)).to_be_visible()
    page.get_by_role("combobox", name=text("touring-race", n=4), exact=True).select_option("random")
    page.get_by_role("button", name=text("touring-remove", n=1)).press("Enter")
    assert not violations(page)
    page.get_by_role("button", name=text("touring-make")).press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    table = page.url.rpartition("/")[2]
    told = _get(serving, f"/api/tours/{_get(serving, f'/api/tables/{table}')['tour']['tour']}")
    assert [len(race["options"]["cards"]) == 8 for race in told["races"]] == [False, False, True]


def test_a_tour_of_seven_cubes_from_the_form_to_the_ceremony(serving: Serving, visits: Visits) -> None:
    """The second game has no sets: one says how many races there are."""
    page = visits.open(f"{serving.address}/tour/new", "Ann", screen=PHONE)
    page.get_by_role("group", name=text("web-new-game")).get_by_text(text("web-game-seven-cubes")).click()
    assert not violations(page)
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name=text("touring-make")).click()
    expect(page).to_have_url(re.compile("/t/"))
    table = page.url.rpartition("/")[2]
    id = _get(serving, f"/api/tables/{table}")["tour"]["tour"]
    for number in (1, 2, 3):
        _leave_to_bot(page)
        page.get_by_role("link", name=text("touring-on" if number < 3 else "touring-end")).click(timeout=PATIENCE)
        expect(page.get_by_role("heading", name=text("touring-standing"))).to_be_visible()
        if number < 3:
            page.get_by_role("button", name=text("touring-start", n=number + 1)).click()
    told = _get(serving, f"/api/tours/{id}")
    assert (told["game"], told["over"], len(told["races"])) == ("seven-cubes", True, 3)
    expect(page.get_by_text(text("tours-name-own.title"))).to_be_visible()
    assert overflow(page)["right"] == 0
    assert not violations(page)
    page.set_viewport_size(PHONE)
    page.get_by_role("link", name=f"{text('replay-watch')}: {text('touring-race', n=2)}").press("Enter")
    expect(page).to_have_url(re.compile(r"/t/[\w-]+/replay$"))


@pytest.mark.parametrize("game", ["cubitos", "seven-cubes"])
def test_the_file_of_a_tour_opens_with_its_standing_and_every_race(
    serving: Serving, visits: Visits, tmp_path: Path, game: str
) -> None:
    tour, results = played(game)
    path = tmp_path / "theirs.tour"
    path.write_text(str(tour), "utf-8")
    page = visits.open(f"{serving.address}/replay", screen=PHONE)
    page.get_by_label(text("replay-choose")).set_input_files(path)
    best = tour.players[standing(tour.plan.points, results, 3)[0].seat].name
    expect(page.get_by_role("table", name=text("touring-standing")).get_by_role("row").nth(1)).to_contain_text(best)
    assert overflow(page)["right"] == 0
    assert not violations(page)
    page.set_viewport_size(PHONE)
    watch = page.get_by_role("button", name=f"{text('replay-watch')}: {text('touring-race', n=2)}")
    watch.press("Enter")
    expect(page.get_by_text(text("replay-title"), exact=True)).to_be_visible()
    page.get_by_role("button", name=text("touring-standing")).click()
    expect(watch).to_be_visible()
    watch.click()
    expect(page.get_by_text(text("replay-title"), exact=True)).to_be_visible()
    page.go_back()
    expect(watch).to_be_visible()


def test_a_forged_file_of_a_tour_is_told_with_its_line(serving: Serving, visits: Visits, tmp_path: Path) -> None:
    visits.allow("400|api/tour-file")
    path = tmp_path / "forged.tour"
    path.write_text(str(played()[0]).replace(" push", " pass", 1), "utf-8")
    page = visits.open(f"{serving.address}/replay")
    page.get_by_label(text("replay-choose")).set_input_files(path)
    expect(page.get_by_role("alert")).to_contain_text("hash")
