"""Stored games replay byte for byte, and the counts of reachable decisions are what they were.

If one of these fails and the change was meant, run `python -m scripts.make_golden` and look at the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cubecup.games import game_of
from cubecup.kernel.record import Recorder, read_record, replay
from scripts.make_golden import FOLDER, GAMES, Golden, play
from tests.golden.reachable import Case, counts, read_cases
from tests.property.races import PHASES, SEATS, SETS

RECORDS = sorted(FOLDER.glob("*.record"))
CASES = read_cases()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_replays_byte_for_byte(path: Path) -> None:
    """Replayed with the dice of the record, and played again with those of the seed: the same at every decision."""
    text = path.read_text(encoding="utf-8")
    record = read_record(text, path.name)
    assert str(record) == text
    game = game_of(record)
    recorder = Recorder(game, record.seats, record.seed, record.setup)
    replayed = replay(record, game)
    assert next(replayed).dump() == recorder.state.dump()
    for line, state in zip(record.lines, replayed, strict=True):
        recorder.apply(line.seat, line.action)
        assert state.dump() == recorder.state.dump()
    assert str(recorder.record) == text
    assert recorder.state.over
    assert game.position(recorder.state) == path.with_suffix(".position").read_text(encoding="utf-8")


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_is_what_the_script_writes(golden: Golden) -> None:
    assert str(play(golden).record) == (FOLDER / f"{golden.name}.record").read_text(encoding="utf-8")


def test_every_set_has_a_golden_game() -> None:
    assert {golden.cards for golden in GAMES} == set(SETS)
    assert {golden.seats for golden in GAMES} == set(SEATS)
    assert {golden.timing for golden in GAMES} == {"strict", "free"}
    assert {path.stem for path in RECORDS} == {golden.name for golden in GAMES}
    assert {path.stem for path in FOLDER.glob("*.position")} == {golden.name for golden in GAMES}


def phase_of(case: Case) -> str:
    return case.race.position.partition("phase: ")[2].split()[0]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.race.cards}-{phase_of(case)}")
def test_as_many_decisions_lead_on_as_ever(case: Case) -> None:
    assert counts(case.race) == case.counts


def test_every_set_is_counted_in_every_phase() -> None:
    assert {(case.race.cards, phase_of(case)) for case in CASES} == {
        (cards, phase) for cards in SETS for phase in PHASES
    }
    assert all(len(case.counts) >= 2 for case in CASES)
