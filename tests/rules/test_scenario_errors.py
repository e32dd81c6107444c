"""A scenario that is malformed or does not hold is one clear error: the file, the line, what was expected there."""

from __future__ import annotations

import pytest

from cubecup.kernel.errors import BadFile
from cubecup.kernel.scenario import read_scenarios, run
from tests.scenario_games import from_words

GOOD = """\
scenario: A push
proves: ROLL-7
game: cards=race-1 seats=2
position:
  phase: roll
  [0]
  roll: light-gray 2
  active: white/movement1
  [1]
  roll: light-gray 1
play:
  0 push | 0 light-gray:--
expect:
  0 pushes = 1
"""
PARTS = "one of scenario:, proves:, game:, position:, play:, expect:"
WHOLE = "a whole number from 0 to 1099511627776, not "

# What is replaced in the good scenario, by what, the line that is blamed, and what the error says.
Case = tuple[str, str, int, str]
HEADERS: list[Case] = [
    ("scenario: A push", "scenary: A push", 1, PARTS),
    ("scenario: A push", "scenario A push", 1, PARTS),
    ("scenario: A push", "# A push", 2, PARTS),
    ("scenario: A push", "  scenario: A push", 1, "an indented line only below position:, play: or expect:"),
    ("proves: ROLL-7", "proof: ROLL-7", 2, PARTS),
    ("proves: ROLL-7", "proves: ROLL-7\n  ROLL-8", 3, "an indented line only below position:, play: or expect:"),
    ("seats=2", "seats", 3, "options as name=value, not 'seats'"),
    ("play:\n", "plays:\n", 11, PARTS),
    ("play:\n", "play\n", 11, PARTS),
    ("  0 pushes = 1", "0 pushes = 1", 14, PARTS),
]
TABLE_LINES = ("round", "turn", "ready", "waiting", "by-turns", "phase", "start-player", "tie-break", "tray")
POSITIONS: list[Case] = [
    ("  phase: roll", "  phase: rolling", 5, "one of draw, roll, use, swords, after-swords, finish; not 'rolling'"),
    (
        "  phase: roll",
        "  fase: roll",
        5,
        "one of round, turn, ready, waiting, by-turns, phase, start-player, tie-break, tray; not 'fase'",
    ),
    ("  phase: roll", "  phase roll", 5, "not 'phase roll'"),
    ("  phase: roll", "  money: 3", 5, "not 'money'"),
    ("  phase: roll", "  start-player: 2", 5, "a whole number from 0 to 1, not '2'"),
    ("  phase: roll", "  round: first", 5, f"{WHOLE}'first'"),
    ("  phase: roll", "  tray: pink 3", 5, "a kind of die such as white or light-gray, not 'pink'"),
    ("  [0]", "  [2]", 6, "a whole number from 0 to 1, not '2'"),
    ("  [0]", "  [a]", 6, "a whole number from 0 to 1, not 'a'"),
    ("  [0]", "  [0", 6, "not '[0'"),
    ("  [1]", "  [1]\n  round: 3", 10, "not 'round'"),
    ("roll: light-gray 2", "role: light-gray 2", 7, "not 'role'"),
    ("roll: light-gray 2", "roll: gray 2", 7, "a kind of die such as white or light-gray, not 'gray'"),
    ("roll: light-gray 2", "roll: light-gray -2", 7, f"{WHOLE}'-2'"),
    ("roll: light-gray 2", "roll: light-gray two", 7, f"{WHOLE}'two'"),
    ("roll: light-gray 2", "roll: light-gray white", 7, "a comma between kinds of dice, such as white 2, brown"),
    ("roll: light-gray 2", "roll: borrowed-white 1", 7, "not 'borrowed-white'"),
    ("roll: light-gray 2", "roll: light-gray 29", 10, "at most 28 light-gray dice in zones and tray"),
    ("roll: light-gray 2", "roll: start 2", 10, "one start player die at most"),
    ("white/movement1", "white", 8, "one of symbol, movement1; not ''"),
    ("white/movement1", "white/money1", 8, "one of symbol, movement1; not 'money1'"),
    ("white/movement1", "white/blank", 8, "one of symbol, movement1; not 'blank'"),
    ("white/movement1", "black/money1", 8, "not 'black'"),
    ("white/movement1", "white/movement1.x", 8, "one of u, s, l; not 'x'"),
    ("  [1]", "  marks: risky\n  [1]", 9, "one of at-risk"),
    ("  [1]", "  uncounted: pink\n  [1]", 9, "not 'pink'"),
    ("  [1]", "  at: 99.9\n  [1]", 9, "a space of nothing-goes-right such as 4.7, start or finish, not '99.9'"),
    ("  [1]", "  lap: last\n  [1]", 9, "a whole number from 1 to 1099511627776, not 'last'"),
    ("  [1]", "  from: home\n  [1]", 9, "not 'home'"),
    ("  [1]", "  fans: -1\n  [1]", 9, "a whole number from 0 to 13, not '-1'"),
    ("  [1]", "  stack: roll\n  [1]", 9, "frames as 'script at item x y', separated by ;"),
    ("  [1]", "  stack: nope 0 0 0 0\n  [1]", 9, "frames as 'script at item x y', separated by ;"),
    ("  [1]", "  stack: roll 9 0 0 0\n  [1]", 9, "a step of roll that exists"),
]
ACTIONS: list[Case] = [
    ("0 push |", "push |", 12, "a seat and its action, and after | the dice that fall"),
    ("0 push |", "0 |", 12, "a seat and its action, and after | the dice that fall"),
    ("0 push |", "9 push |", 12, "There is no seat 9; seats are 0 to 1."),
    ("0 push |", "1 push |", 12, "Seat 1 has to wait for seat 0."),
    ("0 push |", "0 shove |", 12, "'shove' is not possible now. Possible: push, pass."),
    (" | 0 light-gray:--", "", 12, "no face is given for the next light-gray die"),
    ("0 light-gray:--", "0 light-gray:-", 12, "no face is given for the next light-gray die"),
    ("0 light-gray:--", "0 light-gray:---", 12, "all dice after | to be rolled"),
    ("0 light-gray:--", "0 light-gray:--; 1 light-gray:-", 12, "all dice after | to be rolled"),
    ("0 light-gray:--", "1 light-gray:--", 12, "no face is given for the next light-gray die"),
    ("0 light-gray:--", "0 white:--", 12, "a light-gray die is rolled, not white"),
    ("0 light-gray:--", "0 light-gray:-*", 12, "a light-gray die has no face symbol"),
]
EXPECTATIONS: list[Case] = [
    ("0 pushes = 1", "0 pushes = 2", 14, "0 pushes = 2, but it is 1"),
    ("0 pushes = 1", "0 pushes 1", 14, "a fact such as '0 money = 3'"),
    ("0 pushes = 1", "0 shoves = 1", 14, "a fact of the view, not '0 shoves'"),
    ("0 pushes = 1", "7 pushes = 1", 14, "a fact of the view, not '7 pushes'"),
    ("0 pushes = 1", "weather = fine", 14, "a fact of the view, not 'weather'"),
    ("0 pushes = 1", "may 0 push", 14, "a fact such as '0 money = 3'"),
    ("0 pushes = 1", "legal 0", 14, "a fact such as '0 money = 3'"),
    ("0 pushes = 1", "legal 0 push", 14, "legal: push, but it is pass, push"),
    ("0 pushes = 1", "legal 0 push, pass, roll", 14, "legal: pass, push, roll, but it is pass, push"),
    ("0 pushes = 1", "can 0 fly", 14, "'fly' to be legal"),
    ("0 pushes = 1", "cannot 0 push", 14, "'push' to be refused"),
    ("0 pushes = 1", "asks 0 move", 14, "seat 0: 'move', but it is 'push-or-pass'"),
    ("0 pushes = 1", "asks 1 push-or-pass", 14, "seat 1: 'push-or-pass', but it is 'nothing'"),
    ("0 pushes = 1", "0 pushes = 1\n  0 credits = 4\n  0 money = 4", 15, "0 credits = 4, but it is 0"),
]
READING: list[Case] = [
    ("seats=2", "seats=two", 3, "a number of seats, not 'two'"),
    ("seats=2", "seats=7", 3, "2 to 4 players, not 7"),
    ("cards=race-1", "cards=race-99", 3, "There is no set 'race-99'"),
    ("cards=race-1", "colour=red", 3, "cubitos has no option 'colour'"),
    ("0 pushes = 1", "legal x push", 14, "a seat below 2 after 'legal'"),
    ("0 pushes = 1", "asks x move", 14, "a seat below 2 after 'asks'"),
    ("0 pushes = 1", "legal 1 push, pass", 14, "Seat 1 has to wait for seat 0."),
    ("0 pushes = 1", "can 1 push", 14, "Seat 1 has to wait for seat 0."),
    ("0 light-gray:--", "light-gray:--", 12, "a seat number below 2 before the dice"),
    ("0 light-gray:--", "0 gray:--", 12, "a kind of die and its faces"),
    ("0 light-gray:--", "0 light-gray:-?", 12, "faces such as - * ! $1 >1 c1"),
    ("play:\n", "play: 0 pass\n", 11, "nothing after 'play:'"),
    ("position:\n", "position: phase: draw\n", 4, "nothing after 'position:'"),
    ("scenario: A push", "scenario:", 1, "one of scenario:"),
    ("expect:\n  0 pushes = 1\n", "", 1, "a scenario that expects something"),
    ("proves: ROLL-7", "proves: ROLL-7\nproves: ROLL-8", 3, "one proves: line"),
    ("  phase: roll", "  phase: roll\n  tray: white 11", 11, "at most 10 white dice in zones and tray"),
    ("  [1]", "  lap: 0\n  [1]", 9, "a whole number from 1"),
    ("  [1]", "  from: 1.4 0\n  [1]", 9, "a whole number from 1"),
    ("  [1]", "  stack: roll -1 0 0 0\n  [1]", 9, "a step of roll that exists"),
    ("  [1]", "  fans: 99\n  [1]", 9, "a whole number from 0 to 13"),
    ("0 pushes = 1", "tray pink = 0", 14, "a fact of the view, not 'tray pink'"),
]


def play(text: str) -> None:
    for scenario in read_scenarios(text, "push.scenario"):
        run(scenario, from_words)


def test_the_good_scenario_holds() -> None:
    play(GOOD)


@pytest.mark.parametrize(("old", "new", "line", "expected"), [*HEADERS, *POSITIONS, *ACTIONS, *EXPECTATIONS, *READING])
def test_a_bad_line_is_blamed(old: str, new: str, line: int, expected: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(BadFile) as error:
        play(GOOD.replace(old, new))
    assert (error.value.source, error.value.line) == ("push.scenario", line)
    assert expected in str(error.value.expected)


def test_lines_are_counted_through_the_whole_file() -> None:
    second = GOOD.replace("A push", "Another push").replace("0 pushes = 1", "0 pushes = 2")
    with pytest.raises(BadFile, match=r"^push.scenario, line 29: 0 pushes = 2, but it is 1 \(Another push\)$"):
        play(f"{GOOD}\n{second}")


def test_comments_and_empty_lines_are_skipped() -> None:
    play(GOOD.replace("\n", "\n\n# a remark\n    # another\n"))
