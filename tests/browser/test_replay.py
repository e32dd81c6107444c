"""Watching a game again: of a table, of a file, on a phone, by keyboard; and no page of it has a fault for axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cubecup.cli.main import main
from cubecup.locales import catalog
from cubecup.server.messages.tables import TableMade
from tests.browser.axe import violations
from tests.browser.pages import arrive
from tests.browser.serving import Serving
from tests.browser.visits import DESKTOP, PHONE, Visits

text = catalog("en").text


def place(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


@pytest.mark.looks_at("/t/some/replay")
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_table_is_watched_again(serving: Serving, visits: Visits, finished: TableMade, screen: Any) -> None:
    page = visits.open(f"{serving.address}/t/{finished.table}/replay#12", screen=screen)
    controls = page.get_by_role("region", name=text("replay-controls"))
    expect(controls).to_be_in_viewport()
    assert place(page) == 12, "the address names the moment"
    page.get_by_role("button", name=text("replay-back"), exact=True).click()
    assert place(page) == 11
    if screen is PHONE:
        controls.get_by_label(text("replay-leap")).select_option("bust")
    controls.get_by_role("button", name=f"{text('replay-next-bust')} ›").click()
    before = place(page)
    page.get_by_role("button", name=text("replay-forward"), exact=True).click()
    assert place(page) == before + 1
    page.get_by_role("button", name=text("replay-end"), exact=True).click()
    expect(page.get_by_role("region", name=text("result-title"))).to_be_visible()
    expect(page.get_by_role("button", name=text("web-rematch"))).to_have_count(0)
    assert violations(page, screen) == []


def test_by_keyboard_and_by_itself(serving: Serving, visits: Visits, finished: TableMade) -> None:
    page = visits.open(f"{serving.address}/t/{finished.table}/replay")
    expect(page.get_by_role("slider")).to_be_visible()
    for key, wanted in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.keyboard.press(key)
        assert place(page) == wanted
    page.keyboard.press("Space")
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.get_by_role("button", name=text("replay-pause")).click()


def _damaged(record: str) -> str:
    lines = record.split("\n")
    lines[12] = "0 fly to the moon"
    return "\n".join(lines)


# What a file may be instead of a record, and what must stand in the answer: the line that is wrong, and why.
NOT_RECORDS: dict[str, tuple[Callable[[str], str], list[str]]] = {
    "damaged": (_damaged, ["13"]),
    "cut off in a line": (lambda record: record[: record.rindex(" ")], [""]),
    "of another game": (lambda record: record.replace("game: cubitos", "game: ludo"), ["2"]),
    "by older rules": (lambda record: re.sub("rules: .*", "rules: 0", record), ["3", "0"]),
    "by newer rules": (lambda record: re.sub("rules: .*", "rules: 99", record), ["3", "99"]),
    "no record": (lambda record: '{"kind": "cubecup races"}', ["1"]),
    "a picture": (lambda record: "\x89PNG\r\n\x1a\n\0\0", ["1"]),
    "empty": (lambda record: "", ["1"]),
    "too large": (lambda record: record + "\n" * 1_000_001, ["1,000,000"]),
}

_DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name));
  window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
}"""


def test_what_is_no_record_is_refused_with_its_line_and_nothing_is_opened(
    serving: Serving, visits: Visits, finished: TableMade
) -> None:
    record = serving.get(f"/api/tables/{finished.table}/record")
    visits.allow(r"/api/replay|status of 4\d\d")
    page = visits.open(f"{serving.address}/replay")
    for name, (spoil, wanted) in NOT_RECORDS.items():
        page.reload()
        arrive(page, "replay of a file")
        page.evaluate(_DROP, [f"{name}.record", spoil(record)])
        alert = page.get_by_role("alert").filter(has_text=re.compile(r"\S"))
        expect(alert).to_be_visible(timeout=20_000)
        told = alert.inner_text()
        assert all(part in told for part in wanted), (name, told)
        expect(page.get_by_role("slider")).to_have_count(0)
    page.evaluate(_DROP, ["good.record", record])
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_file_is_reviewed_when_somebody_asks(replayed: Page) -> None:
    page = replayed
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    page.get_by_role("button", name=text("review-title"), exact=True).click()
    dialog = page.get_by_role("dialog", name=text("review-title"))
    expect(dialog).to_contain_text(text("review-send-hint"))
    assert not sent, "nothing is sent before"
    assert violations(page) == []
    dialog.get_by_role("button", name=text("review-begin")).click()
    expect(dialog.get_by_role("heading", name=text("review-costliest"))).to_be_visible(timeout=240_000)
    assert sum(url.endswith("/api/reviews") for url in sent) == 1
    dialog.get_by_role("button", name=text("review-try")).first.click()
    page.wait_for_url(lambda url: "/t/" in url)


def test_a_file_is_opened_and_a_damaged_one_refused(
    serving: Serving, visits: Visits, finished: TableMade, tmp_path: Path
) -> None:
    record = serving.get(f"/api/tables/{finished.table}/record")
    good, bad = tmp_path / "good.record", tmp_path / "bad.record"
    good.write_text(record, encoding="utf-8")
    bad.write_text(_damaged(record), encoding="utf-8")
    visits.allow(r"/api/replay|status of 400")  # of the damaged one
    page = visits.open(f"{serving.address}/replay")
    arrive(page, "replay of a file")
    assert violations(page) == []
    page.get_by_label(text("replay-choose")).set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("13")
    page.get_by_label(text("replay-choose")).set_input_files([bad, good])
    expect(page.get_by_text(text("replay-several"))).to_be_visible()
    page.get_by_role("button", name=good.name, exact=True).click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_text(text("web-player", n=2)).first).to_be_attached()
    expect(page.get_by_role("region", name=text("table-actions"))).to_be_hidden()
    page.evaluate(_DROP, [bad.name, bad.read_text("utf-8")])
    expect(page.get_by_role("alert").filter(has_text="13")).to_be_visible()


LAB = {
    "a simulation": ("sim", "cubitos", "--bots", "steady,keen", "--games", "1"),
    "a league": ("league", "cubitos", "--bots", "steady,keen", "--sets", "race-2", "--games", "2"),
    "a league of the other game": ("league", "seven-cubes", "--bots", "random,planner", "--games", "2"),
}


@pytest.mark.parametrize("played", LAB.values(), ids=LAB.keys())
def test_what_the_lab_has_recorded_opens_too(
    serving: Serving, visits: Visits, tmp_path: Path, played: tuple[str, ...]
) -> None:
    assert main([*played, "--seed", "3", "--records", str(tmp_path / "races"), "--language", "en"]) == 0
    file = min((tmp_path / "races").iterdir())
    page = visits.open(f"{serving.address}/replay")
    arrive(page, "replay of a file")
    page.evaluate(_DROP, [file.name, file.read_text("utf-8")])
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    actions = file.read_text("utf-8").strip().partition("\n\nstart")[2].count("\n")
    assert place(page) == actions, "every action is there"
