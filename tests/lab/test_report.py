"""The report: complete, self-contained, the same for the same games whatever the format, and with errors that help."""

from __future__ import annotations

import json
import re
import sys
import xml.etree.ElementTree as ET
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cubecup.kernel.errors import BadFile, BadOption, CubeCupError
from cubecup.lab import Part
from cubecup.lab.figures.reading import FinishedJob, open_job
from cubecup.lab.report import page as page_module
from cubecup.lab.report.canvas import FORMATS, page_svg, write_plot
from cubecup.lab.report.colours import DAY, NIGHT
from cubecup.lab.report.page import COMPARISON, PARTS, Origin, Report
from cubecup.lab.wording import Wording
from cubecup.lab.work import play_chunk
from cubecup.locales import LANGUAGES, catalog
from tests.lab.jobs import QUICK, SEVEN, written

COMMAND = "cubecup sim ..."


@cache
def parts() -> tuple[Part, ...]:
    return tuple(play_chunk(chunk) for chunk in QUICK.chunks())


def job(folder: Path, file_format: str = "csv") -> FinishedJob:
    written(folder / "first", QUICK, parts(), file_format)
    return open_job(folder / "first")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    found = job(tmp_path_factory.mktemp("report"))
    return Report(found.figures(), Origin(found.command, found.seed), Wording(catalog("en")))


@pytest.fixture(scope="module")
def page(report: Report) -> str:
    return report.html()


class _Figures(HTMLParser):
    """What a screen reader finds in each figure: heading, caption, and the cells of its table."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.figures: list[dict[str, list[str]]] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self._inside: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if "id" in named:
            self.ids.append(str(named["id"]))
        self.links += [str(named[name]) for name in ("href", "src", "xlink:href") if name in named]
        if tag == "figure":
            self.figures.append({"h4": [], "figcaption": [], "th": [], "td": [], "svg": []})
        if tag == "svg":
            self.figures[-1]["svg"].append(str(named["aria-label"]))
        self._inside.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while self._inside and self._inside.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        for tag in ("h4", "figcaption", "th", "td"):
            if self.figures and tag in self._inside and "figure" in self._inside:
                self.figures[-1][tag].append(data)


def test_every_figure_has_its_games_seed_command_and_table(page: str, report: Report) -> None:
    figures = _Figures(page).figures
    placed = list(report.exhibits())
    assert len(figures) == len(placed) > 30
    for figure, one in zip(figures, placed, strict=True):
        caption = "".join(figure["figcaption"])
        games = 12 if one.page == COMPARISON else 6
        assert caption == f"{games} games · seed 11 · {COMMAND}"
        assert one.exhibit.games == games
        assert figure["svg"] == figure["h4"]
        assert [cell for cell in figure["td"] if cell] == [
            cell for row in one.exhibit.sheet.rows for cell in row[1:] if cell
        ]  # fmt: skip
        assert figure["td"], figure["h4"]


def test_what_the_issue_lists_is_there(report: Report) -> None:
    """Wins, length, lead, comebacks, busts, purchases, abilities, winners, fans, red line; and a comparison."""
    ids = {one.exhibit.id for one in report.exhibits() if one.page == "race-1-2"}
    assert ids == {
        "seats", "bots", "length", "lead", "comeback", "bust-round", "bust-push", "card-games", "card-purchases",
        "card-rounds", "card-uses", "buyers-ever", "buyers-early", "fan-space", "credits", "red-lines", "red-effect",
    }  # fmt: skip
    assert {one.page for one in report.exhibits()} == {COMPARISON, "race-1-2", "race-2-2"}


def test_a_page_for_each_race_with_its_own_navigation(page: str) -> None:
    for id in ("race-1-2", "race-2-2"):
        for part in ("targets", *PARTS):
            assert f'<h3 id="{id}-{part}">' in page
            assert f'href="#{id}-{part}"' in page
    assert page.count('<section class="page first"') == 1
    # The acceptance table comes before all figures of a race.
    start = page.index('id="race-1-2"')
    assert page.index('class="targets"', start) < page.index("<figure>", start)


def test_nothing_is_loaded_from_anywhere(page: str) -> None:
    found = _Figures(page)
    assert all(link.startswith("#") or link == "data:," for link in found.links)
    without_names = re.sub(r'xmlns(:\w+)?="[^"]*"', "", page)
    assert "http" not in without_names
    assert "<script" not in page
    assert "url(http" not in page
    assert "@import" not in page


def test_ids_are_unique_and_links_lead_somewhere(page: str) -> None:
    found = _Figures(page)
    assert len(found.ids) == len(set(found.ids))
    assert {link.removeprefix("#") for link in found.links if link.startswith("#")} <= set(found.ids)


def test_plots_are_in_the_colours_of_the_page(page: str) -> None:
    plots = "".join(re.findall(r"<svg.*?</svg>", page, re.DOTALL))
    assert not set(re.findall(r"#[0-9a-f]{6}\b", plots)) & set(DAY.values())
    used = set(re.findall(r"var\(--([\w-]+)\)", page))
    assert used <= DAY.keys() == NIGHT.keys()
    assert len(set(DAY.values())) == len(DAY)


def test_plots_are_well_formed(report: Report) -> None:
    for one in report.exhibits():
        if one.page == "race-1-2":
            svg = page_svg(one.exhibit.draw, one.exhibit.height, "salt", 'A "title" & more')
            root = ET.fromstring(svg)
            assert root.get("aria-label") == 'A "title" & more'
            assert "width" not in root.attrib


@pytest.mark.parametrize("file_format", ["parquet", "jsonl"])
def test_the_format_of_the_tables_makes_no_difference(tmp_path: Path, report: Report, file_format: str) -> None:
    assert tuple(job(tmp_path, file_format).figures()) == report.races


def test_the_same_games_give_the_same_bytes(report: Report, page: str) -> None:
    again = Report(report.races, report.origin, Wording(catalog("en")))
    placed = [one for one in again.exhibits() if one.page == "race-2-2"]
    for one in placed:
        assert (
            page_svg(one.exhibit.draw, one.exhibit.height, f"race-2-2-{one.exhibit.id}", one.title.split(": ")[1])
            in page
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(report: Report, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_module, "page_svg", lambda *_: "<svg></svg>")  # plots take their time
    wording = Wording(catalog(language))
    translated = Report(report.races[:1], report.origin, wording).html()
    assert f'<html lang="{language}">' in translated
    assert wording.card("dugout") in translated
    assert wording.race("race-1") in translated
    assert ("These figures" in translated) is (language == "en")


def test_one_race_needs_no_comparison(report: Report, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_module, "page_svg", lambda *_: "<svg></svg>")
    alone = Report(report.races[:1], report.origin, report.wording)
    assert {one.page for one in alone.exhibits()} == {"race-1-2"}
    assert f'id="{COMPARISON}"' not in alone.html()


def test_plots_as_files(report: Report, tmp_path: Path) -> None:
    alone = Report(report.races[:1], report.origin, report.wording)
    alone.write_plots(tmp_path, "svg")
    assert {path.name for path in tmp_path.iterdir()} == {f"race-1-2-{one.exhibit.id}.svg" for one in alone.exhibits()}
    text = (tmp_path / "race-1-2-seats.svg").read_text(encoding="utf-8")
    assert "6 games · seed 11 · cubecup sim ..." in text
    assert "Race 1: Wins by seat" in text


@pytest.mark.parametrize("kind", FORMATS)
def test_a_plot_gives_the_same_file_again(report: Report, tmp_path: Path, kind: str) -> None:
    one = next(report.exhibits())
    files = [tmp_path / f"one.{kind}", tmp_path / "again" / f"one.{kind}"]
    files[1].parent.mkdir()
    for path in files:
        write_plot(one.exhibit.draw, one.exhibit.height, path, one.title, one.footer)
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].read_bytes().startswith(b"\x89PNG" if kind == "png" else b"<?xml")


def test_a_plot_is_written_whole_or_not_at_all(report: Report, tmp_path: Path) -> None:
    one = next(report.exhibits())
    (tmp_path / "one.svg").mkdir()
    with pytest.raises(BadOption, match=r"one.svg cannot be written"):
        write_plot(one.exhibit.draw, one.exhibit.height, tmp_path / "one.svg", one.title, one.footer)
    assert [path.name for path in tmp_path.iterdir()] == ["one.svg"]


def test_a_name_with_signs_of_html_is_only_a_name(report: Report, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_module, "page_svg", lambda *_: "<svg></svg>")
    origin = Origin("cubecup sim --out '<b>&'", 1)
    text = Report(report.races[:1], origin, report.wording).html()
    assert "<b>" not in text
    assert "&lt;b&gt;&amp;" in text


def test_the_example_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guide = (Path(__file__).resolve().parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    example = re.findall(r"```python\n(.*?)```", guide.partition("## Report")[2], re.DOTALL)[0]
    (tmp_path / "runs").mkdir()
    written(tmp_path / "runs" / "sets", QUICK, parts())
    monkeypatch.chdir(tmp_path)
    printed: list[tuple[object, ...]] = []
    exec(example, {"print": lambda *told: printed.append(told)})
    assert [told[0] for told in printed if len(told) == 3] == ["race-1", "race-2"]
    assert len(printed) == 2 + 2 * 7


# -- what can be wrong ---------------------------------------------------------------------------------


def test_a_job_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"first.job.json does not exist") as caught:
        open_job(tmp_path / "first")
    assert caught.value.code == "no-such-job"


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"plan": {}, "files": {}, "command": "", "seed": 1}'])
def test_a_damaged_description(tmp_path: Path, text: str) -> None:
    (tmp_path / "first.job.json").write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match=r"first.job.json, line 1") as caught:
        open_job(tmp_path / "first")
    assert caught.value.code == "bad-job"


def test_a_table_that_is_missing(tmp_path: Path) -> None:
    job(tmp_path)
    (tmp_path / "first.rounds.csv").unlink()
    with pytest.raises(BadOption, match=r"first.rounds.csv is missing"):
        open_job(tmp_path / "first")


def test_a_game_without_figures(tmp_path: Path) -> None:
    written(tmp_path / "seven", SEVEN, (play_chunk(chunk) for chunk in SEVEN.chunks()))
    with pytest.raises(BadOption, match="no figures for seven-cubes"):
        open_job(tmp_path / "seven")


@pytest.mark.parametrize(
    ("file_format", "damage", "expected"),
    [
        ("csv", lambda data: data.replace(b",rounds,", b",rings,"), "line 1: a value for rounds"),
        ("csv", lambda data: data[:-30], "line 12: a value for"),
        ("jsonl", lambda data: data[:-30], "line 12: a JSON object"),
        ("jsonl", lambda data: data.replace(b'"winner": 0', b'"winner": null'), "a value for winner"),
        ("jsonl", lambda data: b"\xff\xfe" + data, "a table of games"),
        ("parquet", lambda data: data[:-30], "a Parquet file"),
        ("parquet", lambda data: b"", "a Parquet file"),
    ],
)
def test_a_damaged_table_is_named(tmp_path: Path, file_format: str, damage: object, expected: str) -> None:
    found = job(tmp_path, file_format)
    assert callable(damage)
    found.games.write_bytes(damage(found.games.read_bytes()))
    with pytest.raises(BadFile, match=expected) as caught:
        found.figures()
    assert caught.value.code == "bad-table"
    assert caught.value.source == str(found.games)


def test_an_unknown_format(tmp_path: Path) -> None:
    found = job(tmp_path)
    about = tmp_path / "first.job.json"
    data = json.loads(about.read_text(encoding="utf-8"))
    data["files"]["games"] = "first.games.xlsx"
    about.write_text(json.dumps(data), encoding="utf-8")
    found.games.rename(tmp_path / "first.games.xlsx")
    with pytest.raises(BadFile, match=r"first.games.xlsx, line 1: .*parquet, csv, jsonl"):
        open_job(tmp_path / "first").figures()


@pytest.mark.parametrize("missing", ["matplotlib", "pyarrow"])
def test_what_is_not_installed_is_named_with_the_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, report: Report, missing: str
) -> None:
    found = job(tmp_path, "parquet")
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(CubeCupError, match=rf"{missing} is not installed: pip install 'cubecup\[lab\]'"):
        report.html() if missing == "matplotlib" else found.figures()
