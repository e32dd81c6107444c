"""The checklist of CONTRIBUTING.md for a card, followed on a copy of the repository.

A row, a line of content, its texts and a scenario are all it takes, and every quick test passes that can meet the card.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.package.copies import append, changed, checklist, copied, run_tests

# As in `make quick`, without what cannot meet it: it is no card of a published set, and these know no others.
ELSEWHERE: Final = {
    "bots", "browser", "cli", "env", "fair", "lab", "package", "property", "review", "server", "seven_cubes", "shelf",
    "tours",
}  # fmt: skip
PROGRAMS: Final = {"test_examples.py", "test_mutants.py"}  # races of published sets, and changes to the engine
ALSO: Final = (
    "tests/bots/test_effects.py",  # these read all content
    "tests/bots/test_learned.py",
    "tests/cli/test_show.py",
    "tests/cli/test_texts.py",
    "tests/env/test_environments_page.py",
    "tests/env/test_vocabulary.py",
    "tests/property/test_shapes.py",  # all scenarios
)

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


def _add_the_card(copy: Path) -> None:
    row = copy / "src/cubecup/cubitos/cards/brown.py"
    text = row.read_text("utf-8").rstrip()
    assert text.endswith(")")
    row.write_text(text[:-1] + ROW + ")\n", "utf-8")
    append(copy / "src/cubecup/cubitos/content/cards.toml", CONTENT)
    for language, (name, sentence) in TEXTS.items():
        append(
            copy / f"src/cubecup/locales/{language}/cubitos.ftl", f"\ncard-mail-dog = {name}\n    .text = {sentence}\n"
        )
    append(copy / "tests/cards/brown.scenario", SCENARIO)


@pytest.mark.slow
def test_the_checklist_for_a_card_is_all_it_takes(tmp_path: Path) -> None:
    copy = copied(tmp_path)
    _add_the_card(copy)
    folders = [path.name for path in (copy / "tests").iterdir() if path.is_dir() and path.name not in ELSEWHERE]
    files = [path.name for path in (copy / "tests").glob("test_*.py") if path.name not in PROGRAMS]
    run_tests(copy, *(f"tests/{name}" for name in sorted(folders) + sorted(files)), *ALSO)
    assert changed(copy) == checklist("A card", colour="brown")
