"""Exact odds of Cubitos: counted over all faces of all dice, never sampled."""

from __future__ import annotations

from cubecup.cubitos.odds.push import PushOdds, Uses, bust_chance, chances_saving, chances_using, push_odds

__all__ = ["PushOdds", "Uses", "bust_chance", "chances_saving", "chances_using", "push_odds"]
