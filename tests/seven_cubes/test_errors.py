"""Bad options, seats, set-ups, actions and files are one clear error each, as in Cubitos, and change nothing."""

from __future__ import annotations

from typing import Any

import pytest

from cubecup.kernel.errors import BadFile, BadOption, IllegalAction
from cubecup.seven_cubes.game import SevenCubes
from cubecup.seven_cubes.printed import read_tokens_file
from tests.seven_cubes.tables import GAME, position, saved

# A part of the sentence, and an option that is wrong in one place.
BAD_TOKENS: list[tuple[str, Any]] = [
    ("no token 'rocket'. Tokens: protection, straight,", {"rocket": 1}),
    ("no token 'rocket'", "rocket:1"),
    ("16 special tokens in all, not 17", "protection:2"),
    ("16 special tokens in all, not 15", {"warp": 5}),
    ("0 to 16 warp tokens, not 17", "warp:17"),
    ("0 to 16 warp tokens, not -1", {"warp": -1}),
    ("not '6'", {"warp": "6"}),
    ("not True", {"protection": True}),
    ("given as protection:2,warp:5, not ''", ""),
    ("not 'warp'", "warp"),
    ("not 'warp:six'", "warp:six"),
    ("not 'warp:6'", "warp:6,warp:6"),
    ("not 'warp:²'", "warp:²"),
    ("not 'warp:600'", "warp:600"),
    ("not 6", 6),
    ("not 6", [6]),
]


@pytest.mark.rule("SC-1")
@pytest.mark.parametrize(("part", "tokens"), BAD_TOKENS)
def test_bad_tokens(part: str, tokens: Any) -> None:
    with pytest.raises(BadOption) as caught:
        SevenCubes(tokens=tokens)
    assert caught.value.code == "tokens"
    assert part in caught.value.sentence


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("[special]\nprotection = 1", "'straight'"),
        ("[tokens]", "'special'"),
        ("special = 3", "a table"),
        ("[special", "valid TOML"),
        ("[special]\nprotection = 9\nstraight = 3\ndiagonal = 3\nknight = 3\nwarp = 6", "in all, not 24"),
    ],
)
def test_a_damaged_content_file(text: str, part: str) -> None:
    with pytest.raises(BadFile) as caught:
        read_tokens_file(text, "tokens.toml")
    assert caught.value.code == "bad-content"
    assert part in str(caught.value.expected)


@pytest.mark.parametrize("seats", [0, 1, 5, 2.0, "2", None, True])
def test_bad_seats(seats: Any) -> None:
    with pytest.raises(BadOption, match="2 to 4 players") as caught:
        GAME.new(seats, 1)
    assert caught.value.code == "seats"
    with pytest.raises(BadOption, match="2 to 4 players"):
        GAME.read_position([], seats)


@pytest.mark.parametrize("seed", [1.0, "1", None])
def test_bad_seed(seed: Any) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(2, seed)
    assert caught.value.code == "seed"


TOLD: Any = GAME.setup_of(GAME.set_up(2, 1))
BOARD: list[str] = TOLD["board"]


@pytest.mark.parametrize(
    ("code", "setup"),
    [
        ("setup", {"bord": BOARD}),
        ("board", {"board": None}),
        ("board", {"board": BOARD[:6]}),
        ("board", {"board": [*BOARD[:6], 7]}),
        ("board", {"board": [*BOARD[:6], "......"]}),
        ("board", {"board": [*BOARD[:6], ".....z."]}),
        ("board", {"board": ["r" + BOARD[0][1:], *BOARD[1:]]}),
        ("board", {"board": [BOARD[0], *BOARD[0:1], *BOARD[2:]]}),
        ("rows", {"rows": None}),
        ("rows", {"rows": TOLD["rows"][:1]}),
        ("rows", {"rows": [TOLD["rows"][0], "red, red"]}),
        ("rows", {"rows": [TOLD["rows"][0], 7]}),
        ("start-player", {"start_player": 2}),
        ("start-player", {"start_player": True}),
        ("start-player", {"start_player": "0"}),
    ],
)
def test_bad_setup(code: str, setup: Any) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.set_up(2, 1, setup)
    assert caught.value.code == code


@pytest.mark.rule("SC-4")
@pytest.mark.parametrize(
    ("seat", "action", "code", "rule"),
    [
        (0, "jump d5", "not-legal", "SC-4"),
        (0, "jump h9", "not-legal", "SC-4"),
        (0, "JUMP b3", "not-legal", "SC-4"),
        (0, "", "not-legal", "SC-4"),
        (0, 7, "not-an-action", "SC-4"),
        (1, "jump b3", "not-your-turn", "TABLE"),
        (2, "jump b3", "no-such-seat", "TABLE"),
        ("0", "jump b3", "no-such-seat", "TABLE"),
    ],
)
def test_an_illegal_action_names_the_rule_and_changes_nothing(seat: Any, action: Any, code: str, rule: str) -> None:
    state = position("[0]\nat: d4")
    before = saved(state)
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, action)
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert saved(state) == before
    assert len(state.choice(0).actions) == 8


def test_after_the_end_nothing_is_legal() -> None:
    state = position("[0]\nat: b3\ncollected: 7")
    state.apply(0, "jump d4")
    for seat in (0, 1):
        with pytest.raises(IllegalAction) as caught:
            state.apply(seat, "jump b3")
        assert caught.value.code == "game-over"


@pytest.mark.parametrize(
    ("line", "part", "text"),
    [
        (1, "one of start-player, turn,", "colour: red"),
        (1, "one of", "turn 1"),
        (1, "from 0 to 1, not '2'", "turn: 2"),
        (2, "from 0 to 1, not '5'", "turns: 1\n[5]"),
        (1, "from 0 to 1, not 'x'", "[x]"),
        (1, "whole number from 0", "turns: ²"),
        (1, "whole number from 0", "turns: 99999999999999999999"),
        (2, "from 0 to 3", "turns: 3\nlast-cube: 4"),
        (1, "from 0 to 0", "last-take: 1"),
        (1, "a cell from a1 to g7, not 'h1'", "used: a1, h1"),
        (1, "7 of the signs", "7: ......"),
        (1, "7 of the signs", "7: ......Z"),
        (1, "one of", "8: ......."),
        (2, "a cell", "[0]\nat: d8"),
        (2, "seven colours", "[0]\nrow: red, red"),
        (2, "from 0 to 7", "[0]\ncollected: 8"),
        (2, "one of place, turn, extra, protect, return", "[0]\nasked: jump"),
        (2, "one of at, row,", "[0]\nturn: 1"),
        (2, "one on a cell", "[0]\nat: g7"),
        (2, "no more than collected", "[0]\nprotected: 1"),
        (2, "on the way to a corner", "[1]\nat: -"),
        (2, "fits where the pawn is", "[0]\nasked: return"),
        (2, "the seat that is asked", "[1]\nasked: turn"),
        (3, "one question", "[0]\nasked: turn\nasked: turn"),
    ],
)
def test_a_damaged_position_is_one_clear_error_with_its_line(line: int, part: str, text: str) -> None:
    with pytest.raises(BadFile) as caught:
        position(text)
    assert caught.value.code == "bad-position"
    assert caught.value.line == line
    assert part in str(caught.value.expected)


def test_a_record_has_no_dice() -> None:
    assert GAME.outcome([("jump", 0, (24,))]) == ""
    assert GAME.read_outcome(" ", 3) == [[], [], []]
    with pytest.raises(BadFile, match="no dice"):
        GAME.read_outcome("0 white:*", 2)
