"""Costs that hold for several bots at once, a step at a time: `python -m scripts.fit_costs --games 24 --steps 8`.

Every bot plays every published set alone, four at a table. What makes up too much of all purchases gets dearer, what is
hardly bought cheaper; where sets or bots disagree the majority has its way, or chance leaves it as it is. Of the cards
that should change some wait for the next step, as cards lean on each other. The best costs so far are kept as a pack,
which `cubecup balance --pack` then measures with plans, too. Habits know nothing of a bargain that no bot sees:
`cubecup exploit` finds those.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from cubecup.cubitos.printed import Printed, printed, with_pack
from cubecup.lab.balance import published
from cubecup.lab.figures.race import RaceFigures, Tallies
from cubecup.lab.figures.reading import add_rows
from cubecup.lab.figures.targets import BOUGHT, DOMINANT
from cubecup.lab.pack_text import repriced
from cubecup.lab.plan import Plan, PlannedRace
from cubecup.lab.proposals import HIGHEST, LOWEST
from cubecup.lab.work import play_chunk

_MARGIN: Final = 0.05  # costs move before a requirement is missed
_LEFT: Final = 0.3  # of the cards that should change
_DISAGREED: Final = 0.5
_PLAYERS: Final = 4


class Habit(NamedTuple):
    """How a bot buys a card in a race."""

    where: str
    card: str
    purchases: float
    games: float

    @property
    def miss(self) -> float:
        """How far it is from what is required; a card that rules is worse than one that nobody wants."""
        return 3 * max(0.0, self.purchases - DOMINANT) + max(0.0, BOUGHT - self.games)

    @property
    def wish(self) -> int:
        if self.purchases > DOMINANT - _MARGIN / 2:
            return 1
        return -1 if self.games < BOUGHT + _MARGIN else 0


def habits(content: Printed, bot: str, games: int, seed: int) -> Iterator[Habit]:
    contests = list(published(content, content.sets))
    races = tuple(PlannedRace.of(contest.id, contest.game) for contest in contests)
    tallies = Tallies({contest.id: contest.game.cards for contest in contests})
    for chunk in Plan("cubitos", races, (bot,), (_PLAYERS,), games, seed).chunks():
        add_rows(tallies, play_chunk(chunk).tables)
    found: list[RaceFigures] = tallies.figures()
    for race in found:
        for card in race.cards:
            yield Habit(f"{race.race}, {bot}", card.card, card.purchases.value, card.games.value)


def next_costs(costs: dict[str, int], seen: list[Habit], chance: random.Random) -> dict[str, int]:
    wishes: dict[str, list[int]] = defaultdict(list)
    for habit in seen:
        if habit.wish:
            wishes[habit.card].append(habit.wish)
    changed = dict(costs)
    for card, wished in wishes.items():
        disagreed = min(wished) < 0 < max(wished)
        if sum(wished) == 0 or (disagreed and chance.random() < _DISAGREED) or chance.random() < _LEFT:
            continue
        changed[card] = max(LOWEST, min(HIGHEST, costs[card] + (1 if sum(wished) > 0 else -1)))
    return changed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="sharp,adept")
    parser.add_argument("--games", type=int, default=24, help="of each set by each bot")
    parser.add_argument("--steps", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--pack", type=Path, help="begin with its costs")
    parser.add_argument("--out", type=Path, default=Path("costs.toml"))
    given = parser.parse_args()
    base = with_pack(given.pack.read_text("utf-8")) if given.pack else printed()
    costs = {id: card.cost for id, card in base.cards.items()}
    chance = random.Random(given.seed)
    best = float("inf")
    for step in range(given.steps):
        text = repriced(base, costs, base.fans, base.fans_beyond, [f"Step {step} of scripts.fit_costs"])
        content = with_pack(text)
        seen = [one for bot in given.bots.split(",") for one in habits(content, bot, given.games, given.seed + step)]
        missed = sum(habit.miss for habit in seen)
        if missed < best:
            best = missed
            given.out.write_text(text, encoding="utf-8")
        print(f"step {step}: missed by {missed:.2f}, best {best:.2f}", flush=True)
        for habit in seen:
            if habit.miss:
                print(f"  {habit.where}, {habit.card}: {habit.purchases:.0%} of purchases, {habit.games:.0%} of games")
        costs = next_costs(costs, seen, chance)


if __name__ == "__main__":
    main()
