"""The same dice for everyone: they follow from seat, kind and count, in whatever order kinds are rolled."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from cubecup.bots.protocol import Sight
from cubecup.bots.registry import make_bot
from cubecup.cubitos.game import Cubitos
from cubecup.fair.dice import commitment
from cubecup.fair.proof import prove, told_same_dice
from cubecup.fair.same_dice import SameDice
from cubecup.kernel.errors import BadFile, BadOption
from cubecup.kernel.game import Event, State
from cubecup.kernel.record import Record, Recorder, read_record

Shown = dict[tuple[int, str], list[str]]
SECRET = bytes(range(32))
RACE = "2026-11-17 bots"


def _recorded(levels: list[str], game: Cubitos, source: SameDice | None = None) -> tuple[Record, Shown]:
    """A race of bots, and by seat and kind what the dice have shown, in order."""
    recorder = Recorder(game, len(levels), 5, source=source or SameDice(SECRET, RACE))
    bots = [make_bot(level, seat) for seat, level in enumerate(levels)]
    shown: Shown = defaultdict(list)
    _note(game, recorder.opening_events, shown)
    while not recorder.state.over:
        seat = recorder.state.actors()[0]
        action = bots[seat].decide(Sight(recorder.state, seat), recorder.state.choice(seat))
        _note(game, recorder.apply(seat, action), shown)
    recorder.record.dice = told_same_dice(SECRET, RACE)
    return recorder.record, shown


def _note(game: Cubitos, events: list[Event], shown: Shown) -> None:
    for roll in game.rolls(events):
        for kind, face in zip(roll.kinds, roll.shown, strict=True):
            shown[roll.seat, kind].append(face)


def test_the_derivation_is_that_of_the_vectors_which_browsers_check_too() -> None:
    vector = json.loads((Path(__file__).parent / "same_vectors.json").read_text("utf-8"))
    dice = SameDice(bytes.fromhex(vector["secret"]), vector["race"])
    assert commitment(bytes.fromhex(vector["secret"])) == vector["commitment"]
    thrown: Counter[tuple[int, str]] = Counter()
    for roll in vector["rolls"]:
        seat = roll["seat"]
        if seat < 0:
            assert dice.numbers(seat, roll["roll"], 1, roll["bound"]) == roll["numbers"]
            continue
        pairs = []
        for kind in roll["kinds"]:
            pairs.append((vector["order"].index(kind), thrown[seat, kind]))
            thrown[seat, kind] += 1
        assert dice.of_kinds(seat, pairs, roll["bound"]) == roll["numbers"]


def test_what_a_kind_shows_does_not_depend_on_the_order() -> None:
    dice = SameDice(SECRET, RACE)
    together = dice.of_kinds(0, [(3, 0), (3, 1), (5, 0)], 6)
    assert together == [*dice.of_kinds(0, [(3, 0)], 6), *dice.of_kinds(0, [(3, 1)], 6), *dice.of_kinds(0, [(5, 0)], 6)]
    assert dice.of_kinds(0, [(3, n) for n in range(40)], 6) != dice.of_kinds(1, [(3, n) for n in range(40)], 6)
    assert dice.of_kinds(0, [(3, n) for n in range(40)], 6) != SameDice(SECRET, "other").of_kinds(
        0, [(3, n) for n in range(40)], 6
    )


def test_two_who_race_apart_see_the_same_dice() -> None:
    game = Cubitos("race-1")
    one, other = (_recorded([level, "steady"], game)[1] for level in ("sharp", "steady:bold"))
    compared = 0
    for key in one.keys() & other.keys():
        length = min(len(one[key]), len(other[key]))
        assert one[key][:length] == other[key][:length], key
        compared += length
    assert compared > 100
    assert one != other  # they have not rolled equally often


def test_a_race_alone_ends_at_the_finish() -> None:
    game = Cubitos("race-6", alone=True)
    record, _ = _recorded(["steady"], game)
    assert record.seats == 1
    assert game.options()["alone"] is True
    assert "alone" not in Cubitos("race-6").options()


@pytest.mark.parametrize(
    ("alone", "seats", "code"), [(True, 2, "alone-seats"), ("yes", 1, "alone"), (False, 1, "seats")]
)
def test_one_player_alone_or_the_usual_number(alone: object, seats: int, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        Cubitos("race-1", alone=alone).new(seats, 1)
    assert refused.value.code == code


def test_a_position_that_was_saved_goes_on_with_the_same_dice() -> None:
    game = Cubitos("race-2", timing="free")
    dice = SameDice(SECRET, RACE)
    state = game.new(2, 1, source=dice)
    _play(state, 20)
    again = game.load(state.dump())
    again.source = dice
    _play(state, 40)
    _play(again, 40)
    assert again.dump() == state.dump()


def _play(state: State, answers: int) -> None:
    for _ in range(answers):
        seat = state.actors()[0]
        state.apply(seat, state.choice(seat).without_waiting().actions[0])


def test_a_record_proves_its_dice_and_a_changed_one_does_not() -> None:
    game = Cubitos("race-1")
    record, shown = _recorded(["steady", "steady"], game)
    throws = prove(read_record(str(record)), game)
    assert sum(len(throw.numbers) for throw in throws if throw.seat >= 0) == sum(map(len, shown.values()))
    for name, value, code in (
        ("race", "2026-11-18 bots", "unfair-dice"),
        ("secret", SECRET[::-1].hex(), "broken-promise"),
        ("race", "a\nb", "bad-record"),
    ):
        record.dice = {**told_same_dice(SECRET, RACE), name: value}
        with pytest.raises(BadFile) as refused:
            prove(read_record(str(record)), game)
        assert refused.value.code == code
    assert told_same_dice(SECRET, RACE)["commitment"] == commitment(SECRET)
