"""The bot on trial against another: `python -m scripts.learn.duel NET BOT --games 400`, on published and random sets.

Each seed is played from every seat. Random sets have seeds of their own, which training never has.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import Final

from cubecup.bots.match import Score, watch_match
from cubecup.bots.protocol import Bot
from cubecup.bots.registry import make_bot
from cubecup.cubitos.game import Cubitos, random_cards
from scripts.learn.network import ValueNet, read_net
from scripts.learn.scholar import Scholar

FIRST_SEED: Final = 7_000_000_000


def races(published: bool, count: int) -> Iterator[tuple[int, Cubitos]]:
    content = Cubitos().content
    sets, tracks = list(content.sets), list(content.tracks)
    for number in range(count):
        seed = FIRST_SEED + number
        if published:
            yield seed, Cubitos(sets[number % len(sets)])
        else:
            yield seed, Cubitos(random_cards(seed), tracks=Random(seed).choice(tracks))


def measure(net: ValueNet, other: str, published: bool, games: int, players: int, trust: float) -> Score:
    score = Score()
    for seed, game in races(published, -(-games // players)):
        for seat in range(players):
            bots: list[Bot] = [make_bot(other, seed + at) for at in range(players)]
            bots[seat] = Scholar(net, trust)
            score.add(watch_match(bots, game, seed), seat)
    return score


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("net")
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--trust", type=float, default=0.0, help="how much sharp's own estimate counts")
    given = parser.parse_args()
    net = read_net(given.net)
    for published in (True, False):
        score = measure(net, given.bot, published, given.games, given.players, given.trust)
        low, high = score.interval()
        sets = "published sets" if published else "random sets"
        print(
            f"{sets}: {score.share:.1%} ({low:.1%} to {high:.1%}) of {score.games} games against {given.bot}, "
            f"{score.milliseconds:.1f} ms a decision",
            flush=True,
        )


if __name__ == "__main__":
    main()
