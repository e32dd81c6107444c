"""How a game is laid out, and that all of it follows from the seed or from what a record tells (SC-1 to SC-3)."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from cubecup.seven_cubes.board import COLORS
from cubecup.seven_cubes.game import SevenCubes
from cubecup.seven_cubes.shapes import SevenCubesPlayer, Token
from cubecup.seven_cubes.state import SevenCubesState
from tests.seven_cubes.tables import GAME, SEATS, random_game, saved

ROOT = Path(__file__).resolve().parents[2]
SPLIT = {"protection": 1, "straight": 3, "diagonal": 3, "knight": 3, "warp": 6}


def board(state: SevenCubesState) -> dict[str, Token | None]:
    return state.view(-1)["board"]


def players(state: SevenCubesState) -> list[SevenCubesPlayer]:
    return state.view(-1)["players"]


@pytest.mark.rule("SC-1")
@pytest.mark.parametrize("seed", range(10))
def test_44_tokens_lie_on_all_cells_but_the_centre_and_the_corners(seed: int) -> None:
    cells = board(GAME.new(2, seed))
    assert len(cells) == 49
    assert {cell for cell, token in cells.items() if token is None} == {"a1", "a7", "g1", "g7", "d4"}
    assert Counter(token for token in cells.values() if token) == {**dict.fromkeys(COLORS, 4), **SPLIT}
    assert len(COLORS) == 7


@pytest.mark.rule("SC-1")
def test_the_split_of_the_special_tokens_is_content_and_an_option() -> None:
    content = ROOT / "src" / "cubecup" / "seven_cubes" / "content" / "tokens.toml"
    assert tomllib.loads(content.read_text(encoding="utf-8"))["special"] == SPLIT
    assert GAME.options() == {"tokens": SPLIT}
    for option in ("protection:2, warp:5", ["protection:2", "warp:5"], {"protection": 2, "warp": 5}):
        game = SevenCubes(tokens=option)
        assert game.options() == {"tokens": {**SPLIT, "protection": 2, "warp": 5}}
        counts = Counter(board(game.new(2, 1)).values())
        assert (counts["protection"], counts["warp"], counts["knight"]) == (2, 5, 3)
        assert SevenCubes(game.options()["tokens"]).options() == game.options()  # type: ignore[arg-type]


@pytest.mark.rule("SC-1")
def test_every_token_can_lie_anywhere() -> None:
    seen: dict[str, set[Token | None]] = {}
    for seed in range(150):
        for cell, token in board(GAME.new(2, seed)).items():
            seen.setdefault(cell, set()).add(token)
    assert all(len(tokens) >= 10 for cell, tokens in seen.items() if tokens != {None})


@pytest.mark.rule("SC-2")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_has_a_series_and_a_row_of_the_seven_colours(seats: int) -> None:
    seen = players(GAME.new(seats, 5))
    assert [player["series"] for player in seen] == ["star", "square", "triangle", "circle"][:seats]
    for player in seen:
        row = player["row"]
        assert isinstance(row, list)
        assert sorted(map(str, row)) == sorted(COLORS)
        assert player["pawn"] is None
        assert player["collected"] == player["protected"] == []


@pytest.mark.rule("SC-2")
def test_rows_are_shuffled_for_each_player() -> None:
    firsts: list[Counter[str | None]] = [Counter(), Counter()]
    for seed in range(300):
        for seat, player in enumerate(players(GAME.new(2, seed))):
            firsts[seat][player["next"]] += 1
    for counts in firsts:
        assert set(counts) == set(COLORS)
        assert max(counts.values()) < 2 * min(counts.values())


@pytest.mark.rule("SC-2", "SC-3")
@pytest.mark.parametrize("seats", SEATS)
def test_pawns_are_placed_and_turns_taken_clockwise_from_a_random_first_player(seats: int) -> None:
    starters = Counter(GAME.new(seats, seed).starter for seed in range(200))
    assert set(starters) == set(range(seats))
    for seed in range(6):
        state = GAME.new(seats, seed)
        state.journal = []
        while state.turns <= 3 * seats:
            (seat,) = state.actors()
            state.apply(seat, state.choice(seat).actions[0])
        placed = [seat for word, seat, _ in state.journal if word == "corner"]
        clockwise = [(state.starter + step) % seats for step in range(seats)]
        assert placed[:seats] == clockwise
        movers: list[int] = []
        for word, seat, _ in state.journal:
            if word in ("jump", "pass") and (not movers or movers[-1] != seat):
                movers.append(seat)
        assert movers[: 3 * seats] == clockwise * 3


@pytest.mark.parametrize("seats", SEATS)
def test_the_seed_decides_all_that_chance_does(seats: int) -> None:
    assert saved(GAME.new(seats, 3)) == saved(GAME.new(seats, 3))
    assert len({saved(GAME.new(seats, seed)) for seed in range(50)}) == 50


def test_after_set_up_nothing_is_left_to_chance() -> None:
    positions = random_game(3, 8)
    streams = list(next(positions).streams)
    assert all(state.streams == streams for state in positions)


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_can_be_laid_out_as_told(seats: int) -> None:
    told = GAME.setup_of(GAME.set_up(seats, 11))
    again = GAME.set_up(seats, 12, told)
    assert GAME.setup_of(again) == told
    by_chance = GAME.set_up(seats, 12)
    part = GAME.set_up(seats, 12, {"start_player": 1})
    assert part.starter == 1
    assert (part.tokens, part.rows) == (by_chance.tokens, by_chance.rows)
