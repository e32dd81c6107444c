"""Measure what bots are worth on the scale of players, and write it down: `src/cubecup/shelf/content/bots.toml`.

    python -m scripts.bot_ratings --games 400 --slow-games 60

Every two quick bots meet on all published sets with two players, on equal terms; bots that think by the clock meet the
strongest of them, in fewer games. All games are fitted at once (cubecup.lab.ratings); the quick ones average 1500.
"""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from cubecup.cubitos.printed import printed
from cubecup.games import make_game
from cubecup.lab.league import Season, play_season
from cubecup.lab.ratings import MEAN, Lineup, Rating, rate

QUICK: Final = ("steady", "keen", "shrewd", "sharp")
SLOW: Final = ("champion",)
FILE: Final = Path(__file__).resolve().parents[1] / "src" / "cubecup" / "shelf" / "content" / "bots.toml"
_HALF_WIDTHS: Final = 1.96  # standard errors in half an interval

HEAD: Final = """\
# What bots are worth on the scale of players (docs/shelf.md): points, and their standard error.
# Made by `python -m scripts.bot_ratings --games {games} --slow-games {slow} --seed {seed}` on {day}; {played} races.

game = "cubitos"

"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what bots are worth on the scale of players.")
    parser.add_argument("--games", type=int, default=400, help="of each two quick bots")
    parser.add_argument("--slow-games", type=int, default=60, help="of a bot that thinks by the clock")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", type=Path, default=FILE)
    asked = parser.parse_args()

    bots = (*QUICK, *SLOW)
    games = {id: make_game("cubitos", {"cards": id}) for id in printed().sets}
    results: dict[Lineup, list[float]] = {}
    seasons = [Season(QUICK, games, (2,), asked.games, asked.seed)]
    seasons += [Season((QUICK[-1], slow), games, (2,), asked.slow_games, asked.seed) for slow in SLOW]
    for season in seasons:
        numbers = [bots.index(bot) for bot in season.bots]
        for group, outcomes in play_season(season):
            for lineup, outcome in zip(group.lineups, outcomes, strict=True):
                seated = [numbers[bot] for bot in lineup]
                wins = results.setdefault(tuple(sorted(seated)), [0.0] * len(bots))
                for seat, bot in enumerate(seated):
                    wins[bot] += outcome.share(seat)
            print(f"{sum(sum(wins) for wins in results.values()):.0f} races", flush=True)

    rated = rate(len(bots), results)
    shift = MEAN - sum(one.points for one in rated[: len(QUICK)]) / len(QUICK)
    played = round(sum(sum(wins) for wins in results.values()))
    day = datetime.now(UTC).date()
    head = HEAD.format(games=asked.games, slow=asked.slow_games, seed=asked.seed, day=day, played=played)
    rows = "".join(_row(bot, one, shift) for bot, one in zip(bots, rated, strict=True))
    asked.out.write_text(head + rows, "utf-8")


def _row(bot: str, rating: Rating, shift: float) -> str:
    error = (rating.high - rating.low) / 2 / _HALF_WIDTHS
    return f"[ratings.{bot}]\npoints = {rating.points + shift:.0f}\nerror = {error:.0f}\n\n"


if __name__ == "__main__":
    main()
