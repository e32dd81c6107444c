"""Warnings about a card set of one's own (SETUP-4). They advise and forbid nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cubecup.cubitos.printed import Card

_CHEAP: Final = 5
_CHEAP_CARDS: Final = 2


def advice(cards: Sequence[Card]) -> tuple[str, ...]:
    """The codes of what may make these cards a poor set; empty if nothing does.

    few-cheap-cards: fewer than 2 cards cost 5 or less.
    no-trimming: no card lets a player lose another die, roll extra dice or widen a draw.
    """
    warnings = {
        "few-cheap-cards": sum(card.cost <= _CHEAP for card in cards) < _CHEAP_CARDS,
        "no-trimming": not any(card.trims for card in cards),
    }
    return tuple(code for code, holds in warnings.items() if holds)
