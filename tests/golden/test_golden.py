"""Stored games replay byte for byte, and the counts of reachable decisions are what they were.

If one of these fails and the change was meant, run `python -m scripts.make_golden` and look at the difference.
After a change of printed values, raise their version first (docs/balance.md): records of before are then put away.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.games import game_of, make_game
from cubecup.kernel.errors import BadFile
from cubecup.kernel.game import State
from cubecup.kernel.record import Recorder, read_record, replay
from scripts.make_golden import FOLDER, GAMES, Golden, play, same_game
from tests.golden.reachable import Case, counts, read_cases
from tests.property.races import PHASES, SEATS, SETS

RECORDS = sorted(FOLDER.glob("*.record"))
OLD_RECORDS = sorted(FOLDER.glob("rules-*/*.record"))
OF_OLDER_VALUES = sorted(FOLDER.glob("values-*/*.record"))
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
    assert same_game(str(recorder.record), text)
    assert recorder.state.over
    assert game.position(recorder.state) == path.with_suffix(".position").read_text(encoding="utf-8")


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_is_what_the_script_writes(golden: Golden) -> None:
    assert same_game(str(play(golden).record), (FOLDER / f"{golden.name}.record").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", OLD_RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_older_rules_is_replayed_until_a_changed_rule_acts(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"), path.name)
    replayed: list[State] = []
    with pytest.raises(BadFile) as refused:
        replayed.extend(replay(record, game_of(record)))
    assert len(replayed) > 20
    assert refused.value.line == record.opening_line + len(replayed)
    assert refused.value.expected.facts["found"] == record.rules
    if refused.value.code == "changed-rules":
        assert refused.value.expected.facts["rule"] in ("RUN-2", "CARD-schmutz")
    else:
        assert refused.value.code == "wrong-rules"
        assert "free" in path.stem, "in free timing, who may act has changed too"


@pytest.mark.parametrize("path", OF_OLDER_VALUES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_older_values_is_replayed_by_them(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text, path.name)
    assert str(record) == text
    *_, last = replay(record, game_of(record))
    assert last.over
    with pytest.raises(BadFile):  # by those of now something could not have been bought
        list(replay(record, make_game(record.game, record.options)))


def test_records_of_all_older_versions_are_replayed() -> None:
    """Of the rules, only what no change has touched."""
    older = [read_record(path.read_text("utf-8")) for path in OF_OLDER_VALUES]
    assert {(record.rules, record.values) for record in older} == {("1", "1"), ("2", "1")}
    assert {read_record(path.read_text("utf-8")).values for path in RECORDS} == {Cubitos.values_version} == {"2"}
    assert Cubitos.rules_version == "2"
    assert {path.parent.name for path in OLD_RECORDS} == {"rules-1"}


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
