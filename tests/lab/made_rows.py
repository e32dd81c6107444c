"""Rows of the two tables made by hand: whatever a test does not name has a harmless value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from cubecup.lab.figures.race import RaceFigures, Tallies
from cubecup.lab.figures.rows import GameRow, RoundRow

CARDS = ("rich-dog", "bob", "dugout")

_GAME: GameRow = {
    "game": 0, "race": "race-1", "tracks": "nothing-goes-right", "laps": 1, "players": 2, "seed": 1,
    "bots": "sharp,sharp", "winner": 0, "winner_bot": "sharp", "rounds": 12, "decisions": 300, "lead_changes": 1,
    "halfway_rank": 1, "behind": 0, "ties_broken": 0, "stalled": 0, "purchases": 0,
}  # fmt: skip
_ROUND: RoundRow = {
    "game": 0, "race": "race-1", "players": 2, "round": 1, "seat": 0, "bot": "sharp", "won": 0, "left": 30,
    "rank": 1, "leads": 0, "pushes": 1, "busted": 0, "money": 2, "movement": 2, "bought": "", "gained": "",
    "used": "", "fans": 0, "fan_space": 0, "hands": 0, "credits": 0, "draw": 9, "red_line": 0, "swords": 0,
}  # fmt: skip


def game_row(**values: int | str) -> GameRow:
    assert values.keys() <= _GAME.keys()
    return cast("GameRow", {**_GAME, **values})


def round_row(**values: int | str) -> RoundRow:
    assert values.keys() <= _ROUND.keys()
    return cast("RoundRow", {**_ROUND, **values})


def round_rows(game: int, rounds: int, winner: int = 0, players: int = 2, **values: int | str) -> list[RoundRow]:
    """A game in which every seat does the same in every round."""
    return [
        round_row(game=game, round=number, seat=seat, players=players, won=int(seat == winner), **values)
        for number in range(1, rounds + 1)
        for seat in range(players)
    ]  # fmt: skip


def figures_of(games: Sequence[GameRow], rounds: Sequence[RoundRow] = (), cards: Sequence[str] = CARDS) -> RaceFigures:
    """The figures of one race; without rows of rounds every game has one dull round."""
    tallies = Tallies({game["race"]: cards for game in games})
    tallies.add_games(games)
    tallies.add_rounds(rounds or [row for game in games for row in _dull(game)])
    (figures,) = tallies.figures()
    return figures


def _dull(game: GameRow) -> list[RoundRow]:
    shared = {"race": game["race"]}
    return round_rows(game["game"], 1, game["winner"], game["players"], **shared)
