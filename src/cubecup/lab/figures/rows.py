"""A row of each table as the figures read it; the columns and their meaning are those of `lab/tables.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from cubecup.lab.commas import split

Listed = str | Sequence[str]


class GameRow(TypedDict):
    """One game."""

    game: int
    race: str
    tracks: Listed
    laps: int
    players: int
    seed: int
    bots: Listed
    winner: int
    winner_bot: str
    rounds: int
    decisions: int
    lead_changes: int
    halfway_rank: int
    behind: int
    ties_broken: int
    stalled: int
    purchases: int


class RoundRow(TypedDict):
    """One seat in one round."""

    game: int
    race: str
    players: int
    round: int
    seat: int
    bot: str
    won: int
    left: int
    rank: int
    leads: int
    pushes: int
    busted: int
    money: int
    movement: int
    bought: Listed
    gained: Listed
    used: Listed
    fans: int
    fan_space: int
    hands: int
    credits: int
    draw: int
    red_line: int
    swords: int


def listed(cell: Listed) -> list[str]:
    """The ids in a cell that holds several: a list, or in CSV a text with commas."""
    if isinstance(cell, str):
        return split(cell) if cell else []
    return list(cell)
