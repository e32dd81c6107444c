"""What to change about costs and fan rewards: a table of rules, each with a reason (a text `balance-why-<id>`).

In every race, of every bot, the first rule that applies to a card has its say. What the races say together is the
proposal; if one wants a card dearer and another cheaper, it stays.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from cubecup.cubitos.printed import FanSpace
from cubecup.lab.figures.estimates import Estimate, difference
from cubecup.lab.figures.targets import BOUGHT, DOMINANT
from cubecup.lab.worth import FAN_HUNTER, PLAIN, Measurement, OneCard, RaceWorth

LOWEST: Final = 1
HIGHEST: Final = 12
STRONG: Final = 0.2  # a plan that wins so much more than plain is priced far too low
OFTEN: Final = 0.5  # of the games
_LEAST_CREDITS: Final = 1
_MOST_CREDITS: Final = 20  # as packs allow

# Why a proposal is not what a rule says.
DIFFERS: Final = "differs"
LIMIT: Final = "limit"


class Case(NamedTuple):
    """A card in a race."""

    card: str
    race: RaceWorth
    one_card: OneCard

    @property
    def is_best_plan(self) -> bool:
        return self.one_card.card == self.card and self.one_card.clearly_best

    @property
    def is_rare(self) -> bool:
        return self.race.bought(self.card).games.value < BOUGHT

    @property
    def insisting_helps(self) -> bool:
        return difference(self.race.insist(self.card), self.race.plain).low > 0

    @property
    def refusing_helps(self) -> bool:
        return difference(self.race.refuse(self.card), self.race.plain).low > 0


@dataclass(frozen=True, slots=True)
class CostRule:
    """`step` is what it adds to the cost."""

    id: str
    step: int
    applies: Callable[[Case], bool]


RULES: Final = (
    CostRule("one-card-strong", +2, lambda case: case.is_best_plan and case.one_card.gain.value > STRONG),
    CostRule("one-card", +1, lambda case: case.is_best_plan),
    CostRule("dominant", +1, lambda case: case.race.bought(case.card).purchases.value > DOMINANT),
    CostRule("underrated", 0, lambda case: case.is_rare and case.insisting_helps),
    CostRule("rare", -1, lambda case: case.is_rare),
    CostRule(
        "overrated", 0, lambda case: case.refusing_helps and case.race.bought(case.card).games.value >= OFTEN
    ),
)  # fmt: skip


class Vote(NamedTuple):
    """What a race says of a card when a bot plays it."""

    race: str
    rule: CostRule
    bot: str = PLAIN


@dataclass(frozen=True, slots=True)
class Proposal:
    """A cost, and why; `note` says why it is not what the votes ask for."""

    card: str
    cost: int
    proposed: int
    votes: tuple[Vote, ...]
    note: str = ""


def propose(measurement: Measurement) -> tuple[Proposal, ...]:
    """For every card that was measured."""
    votes: dict[str, list[Vote]] = {worth.card: [] for worth in measurement.cards()}
    for race in measurement.races:
        one_card = race.one_card()
        for card in race.cards:
            case = Case(card, race, one_card)
            rule = next((rule for rule in RULES if rule.applies(case)), None)
            if rule is not None:
                votes[card].append(Vote(race.race, rule, race.bot))
    return tuple(_decided(card, measurement.costs[card], tuple(said)) for card, said in votes.items())


def _decided(card: str, cost: int, votes: tuple[Vote, ...]) -> Proposal:
    steps = [vote.rule.step for vote in votes if vote.rule.step]
    if not steps:
        return Proposal(card, cost, cost, votes)
    if min(steps) < 0 < max(steps):
        return Proposal(card, cost, cost, votes, DIFFERS)
    step = max(steps, key=abs)
    # A designer's cost may be beyond our limits already; then it does not come nearer to them by going the other way.
    proposed = max(cost, min(HIGHEST, cost + step)) if step > 0 else min(cost, max(LOWEST, cost + step))
    return Proposal(card, cost, proposed, votes, "" if proposed == cost + step else LIMIT)


# -- the fan track -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FanProposal:
    """What every reward in credits should change by, and the wins it follows from."""

    step: int
    hunters: Estimate
    plain: Estimate
    spaces: tuple[FanSpace, ...]
    beyond: int

    @property
    def why(self) -> str:
        return {-1: "strong", 0: "keep", 1: "weak"}[self.step]


def propose_fans(measurement: Measurement) -> FanProposal:
    """Hunting fans should win about as often as not: clearly more is too much, clearly below half too little."""
    hunters, plain = measurement.wins(FAN_HUNTER), measurement.wins(PLAIN)
    step = 0
    if difference(hunters, plain).low > 0:
        step = -1
    elif hunters.n and hunters.high < plain.value / 2:
        step = 1
    spaces = tuple(FanSpace(space.hands, _reward(space.credits, step)) for space in measurement.fans)
    return FanProposal(step, hunters, plain, spaces, _reward(measurement.fans_beyond, step))


def _reward(credits: int, step: int) -> int:
    """A space without credits stays without."""
    return max(_LEAST_CREDITS, min(_MOST_CREDITS, credits + step)) if credits else 0
