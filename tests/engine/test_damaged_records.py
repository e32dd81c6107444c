"""A damaged record is one clear error that names the line; it never crashes."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState
from cubecup.games import game_of
from cubecup.kernel.errors import BadFile
from cubecup.kernel.game import State
from cubecup.kernel.record import Recorder, read_record, replay
from tests.property.policies import forward
from tests.property.races import examples

GAME = Cubitos(cards="race-3")


def a_record(decisions: int = 60) -> str:
    recorder = Recorder(GAME, 2, seed=9)
    state = recorder.state
    assert isinstance(state, CubitosState)
    chance = random.Random(9)
    for _ in range(decisions):
        (seat,) = state.actors()
        recorder.apply(seat, forward(state, seat, chance))
    return str(recorder.record)


RECORD = a_record()
LINES = RECORD.split("\n")


def play_record(text: str) -> list[State]:
    record = read_record(text, "my.record")
    return list(replay(record, game_of(record)))


def mistake_in(text: str) -> BadFile | None:
    try:
        play_record(text)
    except BadFile as mistake:
        return mistake
    return None


def edited(line: int, text: str) -> str:
    """The record with one line (counted from 1) replaced."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]])


def first_line(part: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if part in line)


PUSH = first_line(" push | ")

# The line to blame, a part of what was expected, and the damaged text.
DAMAGED: list[tuple[int, str, str]] = [
    (1, "title", ""),
    (1, "title", "\n"),
    (1, "title", "cubecup record 2\n" + RECORD),
    (1, "title", RECORD[5:]),
    (3, "header", edited(3, "game: cubitos")),
    (3, "header", edited(3, "colour: red")),
    (3, "header", edited(3, "rules 1")),
    (7, "'seats: ...'", "\n".join(LINES[:3] + LINES[4:])),
    (4, "whole number after 'seats:'", edited(4, "seats: two")),
    (4, "whole number after 'seats:'", edited(4, "seats:")),
    (5, "whole number after 'seed:'", edited(5, "seed: 0.5")),
    (6, "JSON object after 'setup:'", edited(6, "setup: {")),
    (6, "JSON object after 'setup:'", edited(6, "setup: [1]")),
    (7, "JSON object after 'options:'", edited(7, "options: null")),
    (9, "'start'", edited(9, "begin")),
    (9, "'start'", edited(9, LINES[9])),
    (9, "a kind of die", edited(9, "start | 0 pink:-")),
    (9, "faces such as", edited(9, "start | 0 light-gray:?")),
    (9, "a seat number below 2", edited(9, f"{LINES[8]}; 2 white:-")),
    (9, "no face is given", edited(9, "start")),
    (9, "is rolled, not", edited(9, LINES[8].replace("light-gray", "dark-gray", 1))),
    (9, "1 fewer dice", edited(9, LINES[8] + " white:-")),
    (10, "a seat below 2", edited(10, "2 push")),
    (10, "a seat below 2", edited(10, "-1 push")),
    (10, "a seat below 2", edited(10, "push")),
    (10, "a seat below 2", edited(10, "0")),
    (10, "a legal action", edited(10, "0 fly\n1 fly")),
    (PUSH, "no face is given", edited(PUSH, LINES[PUSH - 1].partition(" |")[0])),
    (PUSH, "a legal action", edited(PUSH, LINES[PUSH - 1].replace(" push", " fly"))),
    (4, "2 to 4 players", edited(4, "seats: 9")),
    (6, "start player", edited(6, 'setup: {"start_player": 7}')),
    (7, "no set 'race-8'", edited(7, 'options: {"cards": "race-8"}')),
    (7, "known here: 1, 2", edited(7, 'options: {"cards": "race-3", "values": "3"}')),
    (7, "known here: 1, 2", edited(7, 'options: {"cards": "race-3", "values": [2]}')),
]


@pytest.mark.parametrize(("line", "part", "text"), DAMAGED)
def test_damaged_records(line: int, part: str, text: str) -> None:
    with pytest.raises(BadFile) as caught:
        play_record(text)
    assert caught.value.source == "my.record"
    assert part in str(caught.value.expected)
    assert caught.value.line == line
    assert caught.value.sentence.startswith(f"my.record, line {line}: ")


def test_the_record_itself_is_sound() -> None:
    assert len(play_record(RECORD)) == 61


def test_a_record_of_another_game_or_of_other_rules() -> None:
    for line, code, text in ((2, "wrong-game", "game: chess"), (3, "wrong-rules", "rules: 0")):
        record = read_record(edited(line, text), "my.record")
        with pytest.raises(BadFile) as caught:
            next(replay(record, GAME))
        assert (caught.value.code, caught.value.line) == (code, line)


@given(data=st.data())
@examples(150)
def test_no_edit_of_a_record_crashes(data: st.DataObject) -> None:
    """Lines lost, doubled, swapped, or with a sign changed: an error of the engine's own, or a game that replays."""
    lines = list(LINES)
    at = data.draw(st.integers(0, len(lines) - 2))
    kind = data.draw(st.sampled_from(("drop", "double", "swap", "sign", "cut")))
    if kind == "drop":
        del lines[at]
    elif kind == "double":
        lines.insert(at, lines[at])
    elif kind == "swap":
        lines[at], lines[at + 1] = lines[at + 1], lines[at]
    elif kind == "cut":
        lines[at:] = [lines[at][: len(lines[at]) // 2]]
    elif lines[at]:
        where = data.draw(st.integers(0, len(lines[at]) - 1))
        sign = data.draw(st.sampled_from(' |;:-*!$>c0129,{}[]"x\t²'))
        lines[at] = lines[at][:where] + sign + lines[at][where + 1 :]
    mistake = mistake_in("\n".join(lines))
    if mistake is not None:
        assert mistake.source == "my.record"
        assert 1 <= mistake.line <= len(lines) + 1
