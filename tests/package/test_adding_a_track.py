"""The checklist of CONTRIBUTING.md for a track, followed on a copy of the repository with the map of docs/tracks.md.

Its file, its name and text in each language and its row of figures are all it takes: it is raced on, and the tests of
tracks, texts and pages pass.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests.package.copies import append, changed, checklist, copied, run, run_tests

ID: Final = "puddle-lane"
TEXTS: Final = {
    "en": ("Puddle Lane", "Along a wall and back: whoever pays leaps over it."),
    "uk": ("Калюжний провулок", "Уздовж стіни й назад: хто заплатить, перестрибне її."),
    "ru": ("Лужин переулок", "Вдоль стены и обратно: кто заплатит, перепрыгнет её."),
    "pl": ("Zaułek Kałuż", "Wzdłuż muru i z powrotem: kto zapłaci, ten go przeskoczy."),
}
SHAPE: Final = "three legs along walls, and a leap over the first"
TESTS: Final = (
    "tests/tracks",
    "tests/content/test_printed.py",
    "tests/locales/test_cubitos_texts.py",
    "tests/cli/test_show.py",
    "tests/test_repo.py",
)


def _add_the_track(copy: Path) -> None:
    page = copy / "docs/tracks.md"
    text = page.read_text("utf-8")
    example = re.search(r"```text\n(title: .*?)```", text, re.DOTALL)
    assert example is not None
    (copy / f"src/cubecup/cubitos/content/tracks/{ID}.track").write_text(example[1], "utf-8")
    for language, (name, sentence) in TEXTS.items():
        append(copy / f"src/cubecup/locales/{language}/cubitos.ftl", f"\ntrack-{ID} = {name}\n    .text = {sentence}\n")


def _fill_in_its_row(copy: Path, shown: str) -> None:
    """With the figures that `show` gives, in the order in which it gives them."""
    lines = re.search(r"(\d+) red lines", shown)
    laps = re.search(r"(\d+) by land, (\d+) through water", shown)
    assert lines is not None
    assert laps is not None
    append(copy / "docs/tracks.md", f"| `{ID}` | {SHAPE} | {laps[1]} | {laps[2]} | {lines[1]} |\n")


@pytest.mark.slow
def test_the_checklist_for_a_track_is_all_it_takes(tmp_path: Path) -> None:
    copy = copied(tmp_path)
    _add_the_track(copy)
    _fill_in_its_row(copy, run(copy, "cubecup", "show", "Puddle Lane"))
    assert TEXTS["pl"][0] in run(copy, "cubecup", "show", ID, "--language", "pl")
    run(copy, "cubecup", "sim", "--games", "1", "--tracks", ID, "--seed", "1")
    run_tests(copy, *TESTS)
    assert changed(copy) == checklist("A track", id=ID)
