"""The view shows all that lies on the table, the question to the one who is asked, and nothing of chance."""

from __future__ import annotations

import json

import pytest

from tests.seven_cubes.tables import GAME, SEATS, position, random_game


def test_a_view_tells_the_whole_table() -> None:
    state = position(
        "turns: 6\nlast-cube: 4\nlast-take: 2\n5: ..+....\n"
        "[0]\nat: d3\nrow: white, red, orange, yellow, green, blue, purple\ncollected: 3\nprotected: 2"
    )
    state.apply(0, "jump c5")
    seen = dict(state.view(0))
    players = seen.pop("players")
    board = seen.pop("board")
    assert isinstance(players, list)
    assert isinstance(board, dict)
    assert seen == {
        "game": "seven-cubes",
        "round": 3,
        "start_player": 0,
        "turn": 0,
        "turns_to_draw": 78,
        "over": False,
        "winners": [],
        "waiting_for": [0],
        "used": [],
        "choice": {
            "seat": 0,
            "number": 1,
            "kind": "extra-move",
            "rule": "SC-6",
            "actions": ["step c4", "step b5", "step d5", "step c6", "stay"],
        },
    }
    assert players[0] == {
        "series": "star",
        "pawn": "c5",
        "row": ["white", "red", "orange", "yellow", "green", "blue", "purple"],
        "collected": ["white", "red", "orange"],
        "protected": ["white", "red"],
        "next": "yellow",
    }
    assert {cell: token for cell, token in board.items() if token} == {"c5": "straight"}


@pytest.mark.parametrize("seats", SEATS)
def test_all_see_the_same_but_for_the_question(seats: int) -> None:
    for state in random_game(seats, 4):
        views = [dict(state.view(seat)) for seat in range(-1, seats)]
        asked = [view.pop("choice") is not None for view in views]
        assert all(view == views[0] for view in views)
        assert [seat - 1 for seat, question in enumerate(asked) if question] == list(state.actors())


def test_events_are_told_in_names() -> None:
    state = position("6: ...n...\n5: ..x....\n4: ....r..\n[0]\nat: a4")
    state.journal = []
    state.apply(0, "jump c5")
    state.apply(0, "step d6")
    state.apply(0, "jump e4")
    assert GAME.readable(state.journal) == [
        ("jump", 0, ("c5",)),
        ("step", 0, ("d6",)),
        ("jump", 0, ("e4",)),
        ("take", 0, ("red", "e4")),
        ("turn", 1, ()),
    ]
    robbed = position("[0]\nat: d4\n[1]\nat: e6\ncollected: 1")
    robbed.journal = []
    robbed.apply(0, "jump e6")
    robbed.apply(1, "corner se")
    assert GAME.readable(robbed.journal) == [
        ("jump", 0, ("e6",)),
        ("steal", 0, (1, "red")),
        ("corner", 1, ("g1",)),
        ("turn", 1, ()),
    ]


def test_a_view_is_plain_data_and_does_not_depend_on_the_streams() -> None:
    for state in random_game(3, 9):
        other = state.clone()
        other.reseed(12345)
        text = json.dumps(state.view(0))
        assert json.dumps(other.view(0)) == text
        assert not [stream for stream in state.streams if str(stream) in text]
        assert GAME.position(other) == GAME.position(state)


def test_asking_for_a_view_changes_nothing() -> None:
    state = GAME.new(2, 1)
    before = state.dump()
    view = state.view(0)
    for value in view.values():
        if isinstance(value, dict | list):
            value.clear()
    assert state.dump() == before
    assert state.view(0) != view
