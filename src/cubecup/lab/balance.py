"""The games of `cubecup balance`: every race once with a plain bot on all seats and once with its field of plans.

Several bots each play all of that. With values to compare with, the same games are played with those too. All of it is
one job.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.printed import Printed
from cubecup.kernel import rng
from cubecup.lab.figures.race import RaceFigures
from cubecup.lab.held_out import held_out_cards
from cubecup.lab.plan import Plan, PlannedRace
from cubecup.lab.worth import PLAIN, Measurement, RaceWorth, field

RANDOM_SETS: Final = "random"  # sets by chance are called so, with a dot and a number; no set of a pack can be
RANDOM: Final = f"{RANDOM_SETS}."
_PLANS: Final = ".plans"
_BEFORE: Final = ".before"
_MASK: Final = 2**64 - 1
_LOTS: Final = 0xCA4D5  # keeps random sets apart from the games of the same seed


@dataclass(frozen=True, slots=True)
class Contest:
    """A race that cards are measured in."""

    id: str
    game: Cubitos

    def with_values_of(self, content: Printed) -> Contest:
        """The same cards on the same tracks, with other printed values."""
        game = self.game
        return Contest(self.id, Cubitos(game.cards, game.track_ids, game.laps, game.timing, content.pack))


def published(content: Printed, ids: Iterable[str]) -> Iterator[Contest]:
    for id in ids:
        yield Contest(id, Cubitos(id, pack=content.pack))


def by_chance(content: Printed, count: int, seed: int) -> Iterator[Contest]:
    """Held-out cards and a track from the seed; the first are the same however many there are."""
    tracks = sorted(content.tracks)
    for number in range(1, count + 1):
        lot = rng.mix((seed + number * _LOTS) & _MASK)
        cards = held_out_cards(lot, content.pack)
        track = tracks[rng.mix(lot) % len(tracks)]
        yield Contest(f"{RANDOM}{number}", Cubitos(cards, track, pack=content.pack))


@dataclass(frozen=True, slots=True)
class Study:
    """What is measured: some contests with the printed values they have, and maybe with those of before."""

    contests: tuple[Contest, ...]
    before: Printed | None
    players: int
    games: int  # of each race, once with the plain bot and once with plans
    seed: int
    bots: tuple[str, ...] = (PLAIN,)

    def plan(self) -> Plan:
        races = [race for races, _ in self._races() for race in races]
        game = self.contests[0].game.id
        return Plan(game, tuple(races), self.bots[:1], (self.players,), self.games, self.seed, draw=True)

    def cards(self) -> dict[str, tuple[str, ...]]:
        """The cards of each race of the plan."""
        return {race.name: cards for races, cards in self._races() for race in races}

    def measured(self, figures: Sequence[RaceFigures]) -> Measurement:
        """What the games say of the present values; races that were not played yet are left out."""
        return self._measurement(self.contests, figures, "")

    def measured_before(self, figures: Sequence[RaceFigures]) -> Measurement | None:
        return None if self.before is None else self._measurement(self._earlier(), figures, _BEFORE)

    def _earlier(self) -> tuple[Contest, ...]:
        assert self.before is not None
        return tuple(contest.with_values_of(self.before) for contest in self.contests)

    def _all(self) -> Iterator[tuple[Contest, str]]:
        yield from ((contest, "") for contest in self.contests)
        if self.before is not None:
            yield from ((contest, _BEFORE) for contest in self._earlier())

    def _races(self) -> Iterator[tuple[tuple[PlannedRace, PlannedRace], tuple[str, ...]]]:
        """What is played, with its cards."""
        for contest, ending in self._all():
            for bot in self.bots:
                yield self._races_of(contest, ending, bot), contest.game.cards

    def _races_of(self, contest: Contest, ending: str, bot: str) -> tuple[PlannedRace, PlannedRace]:
        """The bot as it is, and its field. The first bot is the job's; the others have their names in the tables."""
        options = PlannedRace.of(contest.id, contest.game).options
        first = bot == self.bots[0]
        id = contest.id if first else f"{contest.id}@{bot}"
        return (
            PlannedRace(f"{id}{ending}", options, () if first else (bot,)),
            PlannedRace(f"{id}{_PLANS}{ending}", options, field(contest.game.cards, bot)),
        )

    def _measurement(self, contests: Sequence[Contest], figures: Sequence[RaceFigures], ending: str) -> Measurement:
        by_name: Mapping[str, RaceFigures] = {found.race: found for found in figures}
        races: list[RaceWorth] = []
        for contest in contests:
            for bot in self.bots:
                habits, plans = (by_name.get(race.name) for race in self._races_of(contest, ending, bot))
                if habits is not None and plans is not None:
                    races.append(RaceWorth(contest.id, contest.game.cards, habits, plans, bot))
        content = contests[0].game.content
        costs = {id: card.cost for id, card in content.cards.items()}
        return Measurement(costs, content.fans, content.fans_beyond, tuple(races))
