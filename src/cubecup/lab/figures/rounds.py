"""What the table `rounds` says of a race: busts, fans and the red line. A whole game is added at a time."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from cubecup.lab.figures.estimates import Estimate, Ratio
from cubecup.lab.figures.rows import RoundRow

# Credits at the end of a race, in steps a reader can remember: 0, 1 to 2, 3 to 5, 6 to 9, 10 or more.
CREDIT_STEPS: Final = (0, 1, 3, 6, 10)
_FEW_CASES: Final = 20  # a value with fewer is not shown on its own


@dataclass(frozen=True, slots=True)
class Busts:
    """How often a round ends in a bust."""

    overall: Estimate
    by_round: dict[int, Estimate]
    by_push: dict[int, Estimate]  # of those who push for the n-th time in a round, how many bust by it
    pushes: Estimate  # per player and round


@dataclass(frozen=True, slots=True)
class Fans:
    """How a seat ends a race on the fan track and in credits, and how often such a seat has won."""

    wins_by_space: dict[int, Estimate]
    wins_by_credits: dict[int, Estimate]  # by the lowest number of the step
    winners: Estimate  # final fan space
    others: Estimate


@dataclass(frozen=True, slots=True)
class RedLine:
    """The bonus of runners who are sections behind."""

    bonus: Estimate  # part of the rounds of a player that have one
    shares: dict[int, Estimate]  # of the rounds with so many sections
    movement_with: Estimate  # gained in a round with the bonus
    movement_without: Estimate
    draw_with: Estimate  # dice drawn
    draw_without: Estimate


@dataclass(slots=True)
class RoundsTally:
    """Counts over the rounds of one race with one number of players."""

    busts: Ratio = field(default_factory=Ratio)
    pushes: Ratio = field(default_factory=Ratio)
    busts_by_round: dict[int, Ratio] = field(default_factory=dict)
    busts_by_push: dict[int, Ratio] = field(default_factory=dict)
    wins_by_space: dict[int, Ratio] = field(default_factory=dict)
    wins_by_credits: dict[int, Ratio] = field(default_factory=dict)
    space_of_winners: Ratio = field(default_factory=Ratio)
    space_of_others: Ratio = field(default_factory=Ratio)
    lines: dict[int, Ratio] = field(default_factory=dict)
    no_lines: Ratio = field(default_factory=Ratio)  # what games add to a number of lines that they do not have
    bonus: Ratio = field(default_factory=Ratio)
    movement: tuple[Ratio, Ratio] = field(default_factory=lambda: (Ratio(), Ratio()))  # without, with the bonus
    draw: tuple[Ratio, Ratio] = field(default_factory=lambda: (Ratio(), Ratio()))

    def add(self, rows: Sequence[RoundRow]) -> None:
        """All rows of one game."""
        self.busts.add(sum(row["busted"] for row in rows), len(rows))
        self.pushes.add(sum(row["pushes"] for row in rows), len(rows))
        self._add_busts(rows)
        self._add_lines(rows)
        self._add_bonus(rows)
        self._add_ends(rows)

    def _add_busts(self, rows: Sequence[RoundRow]) -> None:
        by_round: defaultdict[int, list[int]] = defaultdict(list)
        by_push: defaultdict[int, list[int]] = defaultdict(list)
        for row in rows:
            by_round[row["round"]].append(row["busted"])
            for push in range(1, row["pushes"] + 1):
                by_push[push].append(row["busted"] if push == row["pushes"] else 0)
        _add_all(self.busts_by_round, by_round)
        _add_all(self.busts_by_push, by_push)

    def _add_lines(self, rows: Sequence[RoundRow]) -> None:
        counts = Counter(row["red_line"] for row in rows)
        for lines in counts:
            self.lines.setdefault(lines, replace(self.no_lines))
        for lines, ratio in self.lines.items():
            ratio.add(counts[lines], len(rows))
        self.no_lines.add(0, len(rows))

    def _add_bonus(self, rows: Sequence[RoundRow]) -> None:
        parts: tuple[list[RoundRow], list[RoundRow]] = ([], [])
        for row in rows:
            parts[row["red_line"] > 0].append(row)
        self.bonus.add(len(parts[1]), len(rows))
        for part, movement, draw in zip(parts, self.movement, self.draw, strict=True):
            movement.add(sum(row["movement"] for row in part), len(part))
            draw.add(sum(row["draw"] for row in part), len(part))

    def _add_ends(self, rows: Sequence[RoundRow]) -> None:
        """The last row of each seat."""
        last: dict[int, RoundRow] = {}
        for row in rows:
            if row["seat"] not in last or last[row["seat"]]["round"] < row["round"]:
                last[row["seat"]] = row
        by_space: defaultdict[int, list[int]] = defaultdict(list)
        by_credits: defaultdict[int, list[int]] = defaultdict(list)
        for row in last.values():
            by_space[row["fan_space"]].append(row["won"])
            by_credits[max(step for step in CREDIT_STEPS if step <= max(0, row["credits"]))].append(row["won"])
        _add_all(self.wins_by_space, by_space)
        _add_all(self.wins_by_credits, by_credits)
        for won, spaces in ((1, self.space_of_winners), (0, self.space_of_others)):
            ends = [row["fan_space"] for row in last.values() if row["won"] == won]
            spaces.add(sum(ends), len(ends))

    def rolling(self) -> Busts:
        return Busts(
            self.busts.share(),
            _told(self.busts_by_round),
            _told(self.busts_by_push),
            self.pushes.estimate(),
        )

    def fans(self) -> Fans:
        return Fans(
            _told(self.wins_by_space),
            _told(self.wins_by_credits),
            self.space_of_winners.estimate(),
            self.space_of_others.estimate(),
        )

    def red_line(self) -> RedLine:
        return RedLine(
            self.bonus.share(),
            {lines: _by_case(ratio) for lines, ratio in sorted(self.lines.items())},
            self.movement[1].estimate(),
            self.movement[0].estimate(),
            self.draw[1].estimate(),
            self.draw[0].estimate(),
        )


def _add_all(shares: dict[int, Ratio], hits: Mapping[int, Sequence[int]]) -> None:
    """What one game says of each value: its cases, 1 for a hit."""
    for value, cases in hits.items():
        shares.setdefault(value, Ratio()).add(sum(cases), len(cases))


def _by_case(ratio: Ratio) -> Estimate:
    """A share whose cases a reader can count: rounds of players, or pushes."""
    return replace(ratio.share(), n=ratio.cases)


def _told(shares: Mapping[int, Ratio]) -> dict[int, Estimate]:
    """In order, without values too rare to say anything, unless all are."""
    ordered = [(value, _by_case(found)) for value, found in sorted(shares.items())]
    return dict([(value, found) for value, found in ordered if found.n >= _FEW_CASES] or ordered)
