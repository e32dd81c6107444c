"""The learned value: win chances of all seats at the end of a round, by a small network.

Every seat is seen through the same encoder; a score is made of its own code and of those of the others (their mean and
their maximum), and the scores become chances. So one network serves two to four players, whatever their order. Several
that have learned apart are asked together: what one has learned by chance the others have not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from cubecup.bots.net.features import FEATURES, OTHERS, Numbers, Rows, features, tables_of
from cubecup.cubitos.dice import KINDS

if TYPE_CHECKING:
    from cubecup.cubitos.facts import RaceFacts

EMBEDDED: Final = 8  # numbers per card, for what its operations do not tell
_SCALE: Final = np.float32(0.5)
# How sure networks may be changes in the course of a race and with the number of seats: scores are multiplied by a
# factor, told for these numbers of rounds left, by number of seats.
SURE_AT: Final = (1.0, 3.0, 5.0, 8.0)

Weights = dict[str, Numbers]
Sureness = Mapping[int, Sequence[float]]
PLAIN: Final[Sureness] = dict.fromkeys(OTHERS, (1.0,) * len(SURE_AT))


class ValueNet:
    """Networks with their weights, whose mean score counts; `cards` are the ids that have numbers of their own."""

    def __init__(self, members: Sequence[Weights], cards: tuple[str, ...], sureness: Sureness | None = None) -> None:
        self.members = tuple(members)
        self.sureness = sureness or PLAIN
        self.cards = {card: number for number, card in enumerate(cards)}
        self._of_race: dict[int, tuple[RaceFacts, list[Numbers]]] = {}

    def chances(self, facts: RaceFacts, table: Rows, seats: Rows, yields: Numbers, rounds_left: Numbers) -> Numbers:
        """For positions (P, ...) of one race, the win chances of the seats (P, S)."""
        numbers, drawn = features(tables_of(facts), table, seats, yields, rounds_left)
        scores = [
            forward(weights, self.inputs(numbers, drawn, embedding))["score"]
            for weights, embedding in zip(self.members, self.embeddings(facts), strict=True)
        ]
        mean = np.asarray(sum(scores[1:], scores[0]) / len(scores))
        return softmax(mean * sure(self.sureness[mean.shape[1]], rounds_left)[:, None])

    def inputs(self, numbers: Numbers, drawn: Numbers, embedding: Numbers) -> Numbers:
        shape = numbers.shape[:2]
        own = drawn.reshape(-1, drawn.shape[2]) @ embedding * _SCALE
        return np.concatenate([numbers.reshape(-1, numbers.shape[2]), own], axis=1).reshape(*shape, -1)

    def embeddings(self, facts: RaceFacts) -> list[Numbers]:
        """For each network by kind of die the numbers of its card; zeros for one that it does not know."""
        known = self._of_race.get(id(facts))
        if known is None or known[0] is not facts:
            names = [card or kind for card, kind in zip(facts.card_of_kind, KINDS, strict=True)]
            found = [np.zeros((len(names), EMBEDDED), np.float32) for _ in self.members]
            for weights, numbers in zip(self.members, found, strict=True):
                for kind, name in enumerate(names):
                    if name in self.cards:
                        numbers[kind] = weights["cards"][self.cards[name]]
            known = self._of_race[id(facts)] = (facts, found)
        return known[1]


def forward(weights: Weights, inputs: Numbers) -> dict[str, Numbers]:
    """All layers for inputs (P, S, F); training looks at what lies between."""
    positions, seats, width = inputs.shape
    flat = inputs.reshape(-1, width)
    first = np.maximum(0.0, flat @ weights["w1"] + weights["b1"])
    code = np.maximum(0.0, first @ weights["w2"] + weights["b2"]).reshape(positions, seats, -1)
    total = code.sum(axis=1, keepdims=True)
    mean = (total - code) / (seats - 1)
    if seats == 2:
        most = code[:, ::-1]
    else:
        most = np.stack([code[:, OTHERS[seats][seat]].max(axis=1) for seat in range(seats)], axis=1)
    both = np.concatenate([code, mean, most], axis=2).reshape(positions * seats, -1)
    last = np.maximum(0.0, both @ weights["w3"] + weights["b3"])
    score = (last @ weights["w4"]).reshape(positions, seats)
    return {"flat": flat, "first": first, "code": code, "both": both, "last": last, "score": score}


def sure(factors: Sequence[float], rounds_left: Numbers) -> Numbers:
    """By what scores are multiplied."""
    return np.interp(rounds_left, SURE_AT, factors).astype(np.float32)


def softmax(scores: Numbers) -> Numbers:
    powers: Numbers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def random_weights(cards: int, seed: int, width: int = 64, code: int = 48, last: int = 32) -> Weights:
    """Where training begins."""
    chance = np.random.default_rng(seed)

    def layer(rows: int, columns: int) -> Numbers:
        return np.asarray(chance.standard_normal((rows, columns)) * np.sqrt(2.0 / rows), np.float32)

    return {
        "cards": (chance.standard_normal((cards, EMBEDDED)) * 0.1).astype(np.float32),
        "w1": layer(len(FEATURES) + EMBEDDED, width),
        "b1": np.zeros(width, np.float32),
        "w2": layer(width, code),
        "b2": np.zeros(code, np.float32),
        "w3": layer(3 * code, last),
        "b3": np.zeros(last, np.float32),
        "w4": layer(last, 1) * np.float32(0.3),
    }


def save_net(path: Path | str, members: Sequence[Weights], cards: Sequence[str], sureness: Sureness = PLAIN) -> None:
    arrays = {name: np.stack([weights[name] for weights in members]).astype(np.float16) for name in members[0]}
    told = {
        "names": np.array(cards),
        "features": np.array(FEATURES),
        "sureness": np.array([sureness[seats] for seats in PLAIN], np.float32),
    }
    with Path(path).open("wb") as file:
        write_arrays(file, {**told, **arrays})


def write_arrays(file: IO[bytes], arrays: Mapping[str, NDArray[Any]]) -> None:
    """Several arrays as one compressed file."""
    np.savez_compressed(file, **cast("Any", arrays))


def read_net(path: Path | str) -> ValueNet:
    with np.load(path) as data:
        told = ("names", "features", "sureness")
        stacked = {name: data[name].astype(np.float32) for name in data.files if name not in told}
        features = [str(name) for name in data["features"]]
        members = [{name: array[at] for name, array in stacked.items()} for at in range(len(stacked["w1"]))]
        for weights in members:
            weights["w1"] = _by_name(weights["w1"], features)
        sureness = dict(zip(PLAIN, np.broadcast_to(data["sureness"], (len(PLAIN), len(SURE_AT))).tolist(), strict=True))
        return ValueNet(members, tuple(str(card) for card in data["names"]), sureness)


def _by_name(first: Numbers, names: list[str]) -> Numbers:
    """The first layer for the features of today: one that the network was not trained with does not count."""
    known = {name: number for number, name in enumerate(names)}
    nothing = np.zeros(first.shape[1], np.float32)
    rows = [first[known[name]] if name in known else nothing for name in FEATURES]
    return np.concatenate([np.array(rows), first[len(names) :]], dtype=np.float32)
