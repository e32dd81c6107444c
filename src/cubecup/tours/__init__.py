"""Tours: a row of races with the same people and bots, and a standing between them (docs/tours.md).

No game is known by name here: a race is a game with its options, whatever game that is, and all that counts of it is
who came in which place. Which tours there are and what places are worth is content (`content/tours.toml`).
"""

from __future__ import annotations

from cubecup.tours.plan import OWN, TourPlan, published_tours
from cubecup.tours.standing import RaceResult, StandingLine, result_of, standing

__all__ = ["OWN", "RaceResult", "StandingLine", "TourPlan", "published_tours", "result_of", "standing"]
