"""What the table `rounds` says of a race: busts, fans and the red line. A whole game is added at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from cubecup.lab.figures.estimates import Estimate, Ratio, Share
from cubecup.lab.figures.rows import RoundRow

# Credits at the end of a race, in steps a reader can remember: 0, 1 to 2, 3 to 5, 6 to 9, 10 or more.
CREDIT_STEPS: Final = (0, 1, 3, 6, 10)
_FEW_GAMES: Final = 20  # a value that fewer games reach is not shown on its own


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
    busts_by_round: dict[int, Share] = field(default_factory=dict)
    busts_by_push: dict[int, Share] = field(default_factory=dict)
    wins_by_space: dict[int, Share] = field(default_factory=dict)
    wins_by_credits: dict[int, Share] = field(default_factory=dict)
    space_of_winners: Ratio = field(default_factory=Ratio)
    space_of_others: Ratio = field(default_factory=Ratio)
    lines: Counter[int] = field(default_factory=Counter)
    bonus: Ratio = field(default_factory=Ratio)
    movement: tuple[Ratio, Ratio] = field(default_factory=lambda: (Ratio(), Ratio()))  # without, with the bonus
    draw: tuple[Ratio, Ratio] = field(default_factory=lambda: (Ratio(), Ratio()))

    def add(self, rows: Sequence[RoundRow]) -> None:
        """All rows of one game."""
        self.busts.add(sum(row["busted"] for row in rows), len(rows))
        self.pushes.add(sum(row["pushes"] for row in rows), len(rows))
        for row in rows:
            self.busts_by_round.setdefault(row["round"], Share()).add(row["busted"])
            for push in range(1, row["pushes"] + 1):
                hit = row["busted"] and push == row["pushes"]
                self.busts_by_push.setdefault(push, Share()).add(hit)
            self.lines[row["red_line"]] += 1
        self._add_bonus(rows)
        self._add_ends(rows)

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
        for row in last.values():
            self.wins_by_space.setdefault(row["fan_space"], Share()).add(row["won"])
            step = max(step for step in CREDIT_STEPS if step <= max(0, row["credits"]))
            self.wins_by_credits.setdefault(step, Share()).add(row["won"])
        for won, spaces in ((1, self.space_of_winners), (0, self.space_of_others)):
            ends = [row["fan_space"] for row in last.values() if row["won"] == won]
            spaces.add(sum(ends), len(ends))

    def rolling(self) -> Busts:
        return Busts(
            self.busts.estimate(),
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
        rounds = sum(self.lines.values())
        return RedLine(
            self.bonus.estimate(),
            {lines: Share(count, rounds).estimate() for lines, count in sorted(self.lines.items())},
            self.movement[1].estimate(),
            self.movement[0].estimate(),
            self.draw[1].estimate(),
            self.draw[0].estimate(),
        )


def _told(shares: dict[int, Share]) -> dict[int, Estimate]:
    """In order, without values too rare to say anything, unless all are."""
    ordered = sorted(shares.items())
    enough = [(value, found) for value, found in ordered if found.n >= _FEW_GAMES]
    return {value: found.estimate() for value, found in enough or ordered}
