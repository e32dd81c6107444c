"""One bot against another while they are being made: `python -m scripts.learn.trial A B --games 200 --random`.

A bot is a name of the package (`sharp`, `champion-1@30`), `net` for champion without search, or `net@PLAYOUTS` with so
many a decision; after a colon the file of its network (`net@60:runs/value.npz`), after a plus that of its weights
(`net@60+runs/better.json`, `sharp+runs/better.json`). `first` and `first@PLAYOUTS` are champion-1 likewise.
Every seed is played from every seat; with more than two players A sits alone among copies of B.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final

from cubecup.bots.champion import Champion
from cubecup.bots.champion_1 import Champion1
from cubecup.bots.learned import read_style
from cubecup.bots.match import Score, watch_match
from cubecup.bots.net.network import ValueNet, read_net
from cubecup.bots.protocol import Bot
from cubecup.bots.registry import make_bot
from cubecup.bots.sharp import Sharp
from cubecup.cubitos.game import Cubitos
from cubecup.lab.held_out import held_out_cards

PUBLISHED: Final = tuple(Cubitos().content.sets)
TRACKS: Final = tuple(Cubitos().content.tracks)


def bot_of(text: str, seed: int) -> Bot:
    if text.startswith("steady"):
        return make_bot(text, seed)  # a plus is a part of its shopping list
    text, _, weights = text.partition("+")
    style = read_style(Path(weights).read_text(encoding="utf-8"), weights) if weights else None
    if text == "sharp" and style is not None:
        return Sharp(style)
    if text.startswith("first"):
        return Champion1(seed=seed, simulations=int(text.partition("@")[2] or 0))
    if not text.startswith("net"):
        return make_bot(text, seed)
    text, _, net = text.partition(":")
    playouts = int(text.partition("@")[2] or 0)
    return Champion(seed=seed, simulations=playouts, style=style, net=_net(net) if net else None)


@lru_cache(maxsize=4)
def _net(file: str) -> ValueNet:
    return read_net(file)


def race(number: int, by_chance: bool, track: Path | None = None) -> tuple[str, Cubitos]:
    """Sets by chance are those that nothing has learned from, and so may be the track."""
    if not by_chance and track is None:
        name = PUBLISHED[number % len(PUBLISHED)]
        return name, Cubitos(name)
    cards = held_out_cards(900_000_000 + number * 1000)
    if track is None:
        return "random", Cubitos(cards, tracks=TRACKS[number % len(TRACKS)])
    drawn = track.read_text(encoding="utf-8")
    return track.stem, Cubitos(cards, tracks=track.stem, pack=f"[tracks.{track.stem}]\nmap = '''\n{drawn}'''")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--random", action="store_true", help="held-out sets instead of the published ones")
    parser.add_argument("--track", type=Path, help="the same on a track of its own, a .track file")
    parser.add_argument("--sets", default="", help="some of the published ones")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    scores: dict[str, Score] = defaultdict(Score)
    some = given.sets.split(",") if given.sets else ()
    with suppress(KeyboardInterrupt):  # what was played is told
        for number in range(given.games // given.players):
            one = some[number % len(some)] if some else ""
            name, game = (one, Cubitos(one)) if one else race(number, given.random, given.track)
            for seat in range(given.players):
                bots = [bot_of(given.bots[at != seat], seed=1000 * number + at) for at in range(given.players)]
                outcome = watch_match(bots, game, given.seed * 1_000_003 + number)
                for group in ("all", name):
                    scores[group].add(outcome, seat)
    print(" ".join(given.bots))
    for group, score in scores.items():
        low, high = score.interval()
        rounds = sum(score.rounds) / score.games
        told = f"{score.share:6.1%} ({low:.0%} to {high:.0%}) of {score.games}, {rounds:.1f} rounds"
        print(f"{group:16} {told}, {score.milliseconds:.2f} ms a decision", flush=True)


if __name__ == "__main__":
    main()
