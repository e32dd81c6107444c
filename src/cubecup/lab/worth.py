"""What plans about one card win, in one race and over several: the worth of cards at their costs.

A plan plays like sharp, but buys one card whenever it can (insists) or never (refuses). All plans of a race meet in the
same games, so their shares of wins can be compared. Plans go by their names with sharp, also where another bot plays.

>>> field(("bob",))
('sharp', 'sharp', 'sharp', 'sharp:insist=bob', 'sharp:refuse=bob', 'sharp:fan-hunter', 'sharp:sprinter')
>>> played_by("adept", insisting("bob"))
'adept:insist=bob'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from cubecup.bots.own import is_own
from cubecup.bots.registry import LEVELS, make_bot
from cubecup.cubitos.cards.deck import DECK
from cubecup.cubitos.printed import FanSpace
from cubecup.kernel.errors import BadOption
from cubecup.lab.figures.cards import CardFigures
from cubecup.lab.figures.estimates import Estimate, difference, pooled, share
from cubecup.lab.figures.race import RaceFigures
from cubecup.lab.figures.targets import Target, targets

PLAIN: Final = "sharp"
FAN_HUNTER: Final = "sharp:fan-hunter"
SPRINTER: Final = "sharp:sprinter"
STYLES: Final = (FAN_HUNTER, SPRINTER)
_PLAIN_WEIGHT: Final = 3  # everything is compared with plain, so it is measured best


def insisting(card: str) -> str:
    return f"{PLAIN}:insist={card}"


def refusing(card: str) -> str:
    return f"{PLAIN}:refuse={card}"


def played_by(bot: str, plan: str) -> str:
    """The name of a plan that another bot plays; one of somebody's own has no styles, and is itself there."""
    if plan in STYLES and is_own(bot):
        return bot
    return bot + plan.removeprefix(PLAIN)


def field(cards: Sequence[str], bot: str = PLAIN) -> tuple[str, ...]:
    """The bots among which every seat draws; a name that comes several times is drawn so much more often."""
    plans = (make(card) for make in (insisting, refusing) for card in cards)
    return tuple(played_by(bot, plan) for plan in (*[PLAIN] * _PLAIN_WEIGHT, *plans, *STYLES))


def check_bot(bot: str) -> None:
    """Refuse a bot that cannot play all plans of a field."""
    if not _has_plans(bot):
        known = ", ".join([*filter(_has_plans, LEVELS), "package.module:Class"])
        raise BadOption("balance-bot", f"{bot} has no plans about cards. These have: {known}", value=bot, known=known)


def _has_plans(bot: str) -> bool:
    if is_own(bot):
        return True
    if bot not in LEVELS:
        return False
    try:
        for plan in field(sorted(DECK)[:1], bot):
            make_bot(plan)
    except BadOption:
        return False
    return True


@dataclass(frozen=True, slots=True)
class OneCard:
    """The best plan of a race that insists on a card, against its rivals in the same games."""

    card: str
    wins: Estimate
    rival: Estimate  # the best plan that insists on nothing
    rival_bot: str
    gain: Estimate  # over plain

    @property
    def best(self) -> bool:
        return self.wins.value > self.rival.value

    @property
    def clearly_best(self) -> bool:
        """Chance hardly explains that it does better than plain."""
        return self.best and self.gain.low > 0


@dataclass(frozen=True, slots=True)
class RaceWorth:
    """One race: `habits` is played by plain sharp on all seats, `plans` by the field."""

    race: str
    cards: tuple[str, ...]
    habits: RaceFigures
    plans: RaceFigures
    bot: str = PLAIN  # who plays

    def wins(self, plan: str) -> Estimate:
        """Of a seat with a plan; of no seats if nobody has drawn it."""
        return self.plans.wins_by_bot.get(played_by(self.bot, plan), share(0, 0))

    @property
    def plain(self) -> Estimate:
        return self.wins(PLAIN)

    def insist(self, card: str) -> Estimate:
        return self.wins(insisting(card))

    def refuse(self, card: str) -> Estimate:
        return self.wins(refusing(card))

    def bought(self, card: str) -> CardFigures:
        """How a card is bought by those who may buy what they like."""
        return next(found for found in self.habits.cards if found.card == card)

    def one_card(self) -> OneCard:
        card = max(self.cards, key=lambda card: self.insist(card).value)
        others = (PLAIN, *STYLES, *map(refusing, self.cards))
        rival = max(others, key=lambda bot: self.wins(bot).value)
        wins = self.insist(card)
        return OneCard(card, wins, self.wins(rival), rival, difference(wins, self.plain))

    def targets(self) -> tuple[Target, ...]:
        """The acceptance table, complete."""
        one = self.one_card()
        # The limit is a measured share as well: the interval is that of the difference, put where the limit is.
        limit = one.rival.value
        gap = difference(one.wins, one.rival)
        wins = replace(one.wins, low=max(0.0, limit + gap.low), high=min(1.0, limit + gap.high))
        return targets(self.habits, one_card=(one.card, wins), rival=limit)


@dataclass(frozen=True, slots=True)
class CardWorth:
    """A card over all races that have it."""

    card: str
    cost: int
    races: tuple[str, ...]
    insist: Estimate
    refuse: Estimate
    worth: Estimate  # wins of those who insist minus wins of those who refuse
    purchases: Estimate  # its part of all purchases, in the race where that is the most
    bought: Estimate  # games in which anyone buys it, in the race where these are the fewest


@dataclass(frozen=True, slots=True)
class Measurement:
    """What the games say of one version of the printed values."""

    costs: Mapping[str, int]
    fans: tuple[FanSpace, ...]
    fans_beyond: int
    races: tuple[RaceWorth, ...]

    def cards(self) -> tuple[CardWorth, ...]:
        """Those of the races, in the order of the box."""
        return tuple(
            self._worth(card, races)
            for card in self.costs
            if (races := [race for race in self.races if card in race.cards])
        )

    def _worth(self, card: str, races: Sequence[RaceWorth]) -> CardWorth:
        insist = pooled(race.insist(card) for race in races)
        refuse = pooled(race.refuse(card) for race in races)
        bought = [race.bought(card) for race in races]
        return CardWorth(
            card, self.costs[card], tuple(race.race for race in races), insist, refuse, difference(insist, refuse),
            max((found.purchases for found in bought), key=lambda part: part.value),
            min((found.games for found in bought), key=lambda games: games.value),
        )  # fmt: skip

    def wins(self, bot: str) -> Estimate:
        """Of a bot that plays in every race."""
        return pooled(race.wins(bot) for race in self.races)
