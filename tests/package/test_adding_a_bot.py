"""The checklist of CONTRIBUTING.md for a bot, followed on a copy of the repository.

Its file, its name in each language and its line in the table of levels are all it takes: it plays, and the tests of
names, texts and pages pass.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.package.copies import append, changed, checklist, copied, run, run_tests

FILE: Final = '''"""`hurry` runs as soon as it may, and takes whatever else comes first."""

from __future__ import annotations

from typing import Final

from cubecup.bots.level import Level
from cubecup.bots.protocol import Action, Choice, Sight

WISHES: Final = ("step finish", "pass", "stop")


class Hurry:
    """Keeps nothing from one decision to the next."""

    name = "hurry"

    def decide(self, sight: Sight, choice: Choice) -> Action:
        wanted = [action for action in choice.actions if action.text in WISHES]
        return wanted[0] if wanted else choice.actions[0]


LEVEL: Final = Level(lambda style, seed: Hurry(), strength=5, games=("cubitos",))
'''
NAMES: Final = {"en": "Hasty", "uk": "Поспішний", "ru": "Торопливый", "pl": "Pośpieszny"}
LINE: Final = "| `hurry` | Hasty | runs as soon as it may | none to speak of |\n"
TESTS: Final = (
    "tests/bots/test_registry.py",
    "tests/bots/test_bots_page.py",
    "tests/bots/test_levels_have_names.py",
    "tests/locales",
    "tests/layers/test_class_names.py",
    "tests/test_docs.py",
    "tests/test_repo.py",
    "tests/cli/test_texts.py",
)


def _add_the_bot(copy: Path) -> None:
    (copy / "src/cubecup/bots/levels/hurry.py").write_text(FILE, "utf-8")
    for language, name in NAMES.items():
        append(copy / f"src/cubecup/locales/{language}/web.ftl", f"\nweb-level-hurry = {name}\n")
    page = copy / "docs/bots.md"
    before, row, after = page.read_text("utf-8").partition("| `steady` |")
    page.write_text(before + LINE + row + after, "utf-8")


@pytest.mark.slow
def test_the_checklist_for_a_bot_is_all_it_takes(tmp_path: Path) -> None:
    copy = copied(tmp_path)
    _add_the_bot(copy)
    assert "hurry" in run(copy, "cubecup", "league", "--bots", "hurry,steady", "--games", "2", "--seed", "1")
    assert ",hurry," in run(copy, "cubecup", "sim", "--help")
    assert "hurry" not in run(copy, "cubecup", "sim", "seven-cubes", "--help")
    run_tests(copy, *TESTS)
    assert changed(copy) == checklist("A bot", name="hurry")
