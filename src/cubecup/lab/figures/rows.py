"""A row of each table as the figures read it; the columns and their meaning are those of `lab/tables.py`."""

from __future__ import annotations

from typing import TypedDict


class GameRow(TypedDict):
    """One game."""

    game: int
    race: str
    tracks: str
    laps: int
    players: int
    seed: int
    bots: str
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
    bought: str
    gained: str
    used: str
    fans: int
    fan_space: int
    hands: int
    credits: int
    draw: int
    red_line: int
    swords: int


def listed(cell: str) -> list[str]:
    """The ids in a cell that holds several, separated by commas."""
    return cell.split(",") if cell else []
