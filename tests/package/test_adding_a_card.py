"""The checklist of CONTRIBUTING.md for a card, followed on a copy of the repository.

A row, a line of content, its texts and a scenario are all it takes, and every quick test passes with the new card.
"""

from __future__ import annotations

import filecmp
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from cubecup.locales import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[2]
MADE: Final = (".git", ".venv", ".*_cache", ".hypothesis", "build", "dist", "static", "node_modules", "__pycache__")
# As in `make quick`, without folders of tests that take long; of the terminal's, those that read content and texts.
ELSEWHERE: Final = {"browser", "cli", "lab", "package", "server"}
ALSO: Final = ("cli/test_show.py", "cli/test_texts.py")

ROW: Final = '    card("mail-dog", run=[gain(movement=1, credits=1)], must_lose=True),\n'
CONTENT: Final = '\n[cards.mail-dog]\ncolor = "brown"\ncost = 5\n'
TEXTS: Final = {
    "en": ("Mail Dog", "{ timing-run }: gain 1 movement and 1 credit. { -must-lose }"),
    "uk": ("Пес-листоноша", "{ timing-run }: отримайте 1 переміщення й 1 кредит. { -must-lose }"),
    "ru": ("Пёс-почтальон", "{ timing-run }: получите 1 перемещение и 1 кредит. { -must-lose }"),
    "pl": ("Pies listonosz", "{ timing-run }: zyskaj 1 ruch i 1 żeton waluty. { -must-lose }"),
}
SCENARIO: Final = """
scenario: Mail Dog is 1 movement and 1 credit, and the die is lost
proves: CARD-mail-dog
game: cards=smelly-cat,mail-dog,mr-soldier,rock-on,dugout,rollosaurus,reckless-cheese,bob seats=2
position:
  phase: use
  [0]
  active: brown/symbol, brown/symbol
  [1]
  active: brown/symbol
play:
  0 use mail-dog
expect:
  0 movement = 1
  0 credits = 1
  0 active = brown/symbol
"""


def _checklist() -> set[str]:
    """The files that CONTRIBUTING.md names for a brown card."""
    section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## A card\n")[2].partition("\nNothing else")[0]
    named = [path.replace("<colour>", "brown") for path in re.findall(r"^\d\..*?`([^`]+)`", section, re.MULTILINE)]
    languages = "{en,uk,ru,pl}"
    assert languages == "{" + ",".join(LANGUAGES) + "}"
    return {path.replace(languages, language) for path in named for language in LANGUAGES}


def _add_the_card(copy: Path) -> None:
    row = copy / "src/cubecup/cubitos/cards/brown.py"
    text = row.read_text("utf-8").rstrip()
    assert text.endswith(")")
    row.write_text(text[:-1] + ROW + ")\n", "utf-8")
    _append(copy / "src/cubecup/cubitos/content/cards.toml", CONTENT)
    for language, (name, sentence) in TEXTS.items():
        _append(
            copy / f"src/cubecup/locales/{language}/cubitos.ftl", f"\ncard-mail-dog = {name}\n    .text = {sentence}\n"
        )
    _append(copy / "tests/cards/brown.scenario", SCENARIO)


def _append(path: Path, text: str) -> None:
    path.write_text(path.read_text("utf-8") + text, "utf-8")


def _changed(copy: Path) -> set[str]:
    """Files of the copy that are not as in the repository, or not there at all."""
    made = shutil.ignore_patterns(*MADE)
    found: set[str] = set()
    for folder, folders, files in os.walk(copy):
        folders[:] = sorted(set(folders) - made(folder, folders))
        for path in (Path(folder) / name for name in set(files) - made(folder, files)):
            name = path.relative_to(copy).as_posix()
            if not (ROOT / name).is_file() or not filecmp.cmp(path, ROOT / name, shallow=False):
                found.add(name)
    return found


@pytest.mark.slow
def test_the_checklist_for_a_card_is_all_it_takes(tmp_path: Path) -> None:
    copy = tmp_path / "repository"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*MADE))
    assert _changed(copy) == set()
    _add_the_card(copy)
    folders = [path for path in (copy / "tests").iterdir() if path.is_dir() and path.name not in ELSEWHERE]
    quick = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "2", "-m", "not slow", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [
            *quick,
            *sorted(folders),
            *sorted((copy / "tests").glob("test_*.py")),
            *(copy / "tests" / one for one in ALSO),
        ],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy / "src"), "CUBECUP_BUILD": "plain"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert _changed(copy) == _checklist()
