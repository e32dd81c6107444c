"""The doctor: plain findings about a race from its figures. Playing and printing are the business of others.

>>> from cubecup.lab.doctor import minutes
>>> minutes(13)
(25, 50)
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from cubecup.kernel.game import JSON
from cubecup.lab.figures.cards import EARLY
from cubecup.lab.figures.estimates import Z99, Estimate, share
from cubecup.lab.figures.race import RaceFigures
from cubecup.lab.figures.targets import (
    BOUGHT,
    DOMINANT,
    LEAD_CHANGES,
    LONGEST,
    LONGEST_OF_LONG,
    SEAT_MARGIN,
    SHORTEST,
)
from cubecup.lab.wording import Wording

# Levels of a finding.
PROBLEM: Final = "problem"  # the whole interval is where it should not be
MAYBE: Final = "maybe"  # the value is, but its interval says that it may be chance
FINE: Final = "fine"
NOTE: Final = "note"  # neither good nor bad

# People do not play at the pace of bots, so time is told by a rule of thumb, not measured: everyone rolls at once, and
# a round takes as long as the slowest player, whatever their number.
QUICK_ROUND: Final = 2  # minutes
SLOW_ROUND: Final = 4
_TO_MINUTES: Final = 5  # a time like this is not told more exactly

_MOST_BUYERS: Final = 2  # cards of which the effect on winning is told
_FEWEST_BUYERS: Final = 20  # seats on either side, or chance has the word


@dataclass(frozen=True, slots=True)
class Measured:
    """An estimate in a sentence, as a percentage or as a number with some digits."""

    estimate: Estimate
    digits: int = 0
    percent: bool = True


Fact = int | str | Measured


@dataclass(frozen=True, slots=True)
class Finding:
    """`code` names its text `doctor-<code>`, which the facts fill."""

    code: str
    level: str
    facts: dict[str, Fact] = field(default_factory=dict)


def minutes(rounds: float) -> tuple[int, int]:
    """What so many rounds take at a quick table and at a slow one, to five minutes."""
    quick, slow = (_TO_MINUTES * max(1, round(rounds * pace / _TO_MINUTES)) for pace in (QUICK_ROUND, SLOW_ROUND))
    return quick, slow


def examine(figures: RaceFigures, advice: Sequence[str] = ()) -> list[Finding]:
    """All findings in the order in which they are told; `advice` are codes about the set of cards (SETUP-4)."""
    return [
        *_length(figures),
        *_seats(figures),
        *_suspense(figures),
        *_dominant(figures),
        *_dead(figures),
        *_buyers(figures),
        *_stall(figures),
        *(Finding(f"advice-{code}", MAYBE) for code in advice),  # it advises and forbids nothing
        *_roughness(figures),
    ]


def verdict(findings: Sequence[Finding]) -> str:
    """The worst level in a word: problem, maybe, rough (nothing wrong, but few games), or fine."""
    levels = {finding.level for finding in findings}
    if PROBLEM in levels:
        return PROBLEM
    if MAYBE in levels:
        return MAYBE
    return "rough" if any(finding.code == "rough" for finding in findings) else FINE


# -- findings ------------------------------------------------------------------------------------------


def _length(figures: RaceFigures) -> Iterator[Finding]:
    length = figures.length
    quick, slow = minutes(length.median.value)
    yield Finding(
        "length", NOTE, {"rounds": Measured(length.median, percent=False), "lower": length.lower, "upper": length.upper}
    )
    yield Finding("minutes", NOTE, {"from": quick, "to": slow, "quick": QUICK_ROUND, "slow": SLOW_ROUND})
    longest = LONGEST_OF_LONG if figures.long else LONGEST
    if length.median.value < SHORTEST:
        yield Finding("too-short", _level(length.median.high < SHORTEST), {"limit": SHORTEST})
    elif length.median.value > longest:
        yield Finding("too-long", _level(length.median.low > longest), {"limit": longest})


def _seats(figures: RaceFigures) -> Iterator[Finding]:
    """Several seats are looked at, and one of them always does best: only what chance hardly explains is told."""
    fair = 1 / figures.players
    percent = round(100 * fair)
    told = False
    for seat, wins in enumerate(figures.seats, 1):
        wide = share(round(wins.value * wins.n), wins.n, Z99)
        if not wide.low <= fair <= wide.high:
            told = True
            code = "seat-strong" if wins.value > fair else "seat-weak"
            level = _level(abs(wins.value - fair) > SEAT_MARGIN)
            yield Finding(code, level, {"seat": seat, "wins": Measured(wins), "fair": percent})
    if told:
        return
    best = max(figures.seats, key=lambda wins: wins.value)
    seat = figures.seats.index(best) + 1
    margin = max(wins.margin for wins in figures.seats)
    if margin <= SEAT_MARGIN:
        yield Finding("seats-fair", FINE, {"seat": seat, "wins": Measured(best), "fair": percent})
    else:
        points = math.ceil(100 * margin)
        yield Finding("seats-unsure", NOTE, {"seat": seat, "wins": Measured(best), "fair": percent, "points": points})


def _suspense(figures: RaceFigures) -> Iterator[Finding]:
    suspense = figures.suspense
    facts: dict[str, Fact] = {
        "races": Measured(suspense.changed), "times": Measured(suspense.changes, 1, percent=False)
    }  # fmt: skip
    level = FINE if suspense.changed.value >= LEAD_CHANGES else _level(suspense.changed.high < LEAD_CHANGES)
    yield Finding("lead" if level == FINE else "lead-rare", level, facts)
    if suspense.from_behind.n:
        yield Finding(
            "comeback", NOTE, {"behind": Measured(suspense.from_behind), "last": Measured(suspense.from_last)}
        )
    yield Finding("busts", NOTE, {"busts": Measured(figures.busts.overall)})


def _dominant(figures: RaceFigures) -> Iterator[Finding]:
    if not figures.cards:
        return
    most = max(figures.cards, key=lambda card: card.purchases.value)
    facts: dict[str, Fact] = {"card": most.card, "part": Measured(most.purchases)}
    if most.purchases.value > DOMINANT:
        yield Finding("dominant", _level(most.purchases.low > DOMINANT), facts)
    else:
        yield Finding("no-dominant", FINE, facts)


def _dead(figures: RaceFigures) -> Iterator[Finding]:
    if not figures.cards:
        return
    dead = [card for card in figures.cards if card.games.value < BOUGHT]
    for card in sorted(dead, key=lambda card: card.games.value):
        yield Finding("dead", _level(card.games.high < BOUGHT), {"card": card.card, "races": Measured(card.games)})
    if not dead:
        least = min(figures.cards, key=lambda card: card.games.value)
        yield Finding("no-dead", FINE, {"card": least.card, "races": Measured(least.games)})


def _buyers(figures: RaceFigures) -> Iterator[Finding]:
    """Cards whose early buyers clearly win more or less often than others; that is no proof of a cause."""
    telling = [
        card
        for card in figures.cards
        if card.early.differs() and min(card.early.wins.n, card.early.others.n) >= _FEWEST_BUYERS
    ]
    telling.sort(key=lambda card: -abs(card.early.gap))
    for card in telling[:_MOST_BUYERS]:
        facts: dict[str, Fact] = {
            "card": card.card, "round": EARLY,
            "wins": Measured(card.early.wins), "others": Measured(card.early.others),
        }  # fmt: skip
        yield Finding("buyers-win" if card.early.gap > 0 else "buyers-lose", NOTE, facts)


def _stall(figures: RaceFigures) -> Iterator[Finding]:
    stalled = figures.stalled
    if stalled.value:
        yield Finding("stall", PROBLEM, {"races": Measured(stalled, 1)})
    else:
        highest = Estimate(stalled.high, 0.0, stalled.high, stalled.n)
        yield Finding("no-stall", FINE, {"games": figures.games, "most": Measured(highest, 1)})


def _roughness(figures: RaceFigures) -> Iterator[Finding]:
    margin = max((wins.margin for wins in figures.seats), default=1.0)
    if margin > SEAT_MARGIN:
        yield Finding("rough", NOTE, {"games": figures.games, "points": math.ceil(100 * margin)})


def _level(sure: bool) -> str:
    return PROBLEM if sure else MAYBE


# -- in words ------------------------------------------------------------------------------------------


def sentence(finding: Finding, wording: Wording) -> str:
    """A finding in plain words. Each measured fact brings its interval along, as `<name>-range`."""
    values: dict[str, str | int] = {}
    for name, fact in finding.facts.items():
        if isinstance(fact, Measured):
            values |= _written(name, fact, wording)
        else:
            values[name] = wording.card(str(fact)) if name == "card" else fact
    if finding.code.startswith("advice-"):
        return wording(finding.code, **values)
    told = wording(f"doctor-{finding.code}", **values)
    return wording("doctor-perhaps", sentence=told) if finding.level == MAYBE else told


def _written(name: str, fact: Measured, wording: Wording) -> dict[str, str | int]:
    estimate = fact.estimate
    if fact.percent:
        return {
            name: wording.percent(estimate.value, fact.digits), f"{name}-range": wording.percents(estimate, fact.digits)
        }  # fmt: skip
    if fact.digits:
        return {
            name: wording.number(estimate.value, fact.digits), f"{name}-range": wording.numbers(estimate, fact.digits)
        }  # fmt: skip
    return {name: wording.half(estimate.value), f"{name}-range": wording.numbers(estimate, 0)}


def finding_json(finding: Finding, wording: Wording) -> dict[str, JSON]:
    """A finding as plain data, with its sentence."""
    facts: dict[str, JSON] = {}
    for name, fact in finding.facts.items():
        if isinstance(fact, Measured):
            estimate = fact.estimate
            facts[name] = {
                "value": round(estimate.value, 4), "low": _limit(estimate.low), "high": _limit(estimate.high),
                "n": estimate.n,
            }  # fmt: skip
        else:
            facts[name] = fact
    return {"code": finding.code, "level": finding.level, "text": sentence(finding, wording), "facts": facts}


def _limit(value: float) -> JSON:
    return round(value, 4) if math.isfinite(value) else None
