"""What the learned value sees of a seat at the end of a round: a vector of numbers, the same for training and play.

Many positions of one race are worked out at once (arrays over positions and seats), since a decision asks about many.
docs/learning.md tells what every number is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from cubecup.bots.distance import distances, shortcut_saves, to_go
from cubecup.bots.net.rows import (
    CREDITS_AT,
    DISCARD_AT,
    DRAW_AT,
    FANS_AT,
    FREE_DRAW_AT,
    HANDS_AT,
    LEG_AT,
    ROLL_AT,
    ROUND_AT,
    SEATS_AT,
    SPACE_AT,
    STARTER_AT,
    UNCOUNTED_AT,
)  # fmt: skip
from cubecup.bots.net.traits import AT, TRAITS, pairs_of, traits_of
from cubecup.cubitos.dice import DARK, LIGHT, OWN_KINDS, START_DIE, WHITE
from cubecup.cubitos.track import CREDITS, FAN, GAIN, LOSE, START

if TYPE_CHECKING:
    from cubecup.cubitos.facts import RaceFacts
    from cubecup.cubitos.track import Reward, Track

Numbers = NDArray[Any]
Rows = NDArray[Any]  # whole numbers

ROLLS: Final = 2.3  # how often a die that keeps missing is rolled in a round
NEAR: Final = 8  # steps within which rewards count
SINGLE: Final = (
    "to go", "to go in all", "behind the best other", "lines behind", "lines ahead of the last", "lines to go", "draw",
    "hands", "fans", "next fan hands", "next fan credits", "credits", "some credits", "size", "beyond the draw",
    "grays", "in draw", "in roll", "free draw", "uncounted", "starts", "turn", "round", "two", "three", "four",
    "rounds to go", "rounds to go of the best other", "water saves", "near credits", "near fans", "near gains",
    "near losses", "jet near", "shortcut near", "paired money", "paired movement", "by colors", "by gray and white",
    "by fans", "by lines", "swords ahead",
    # by sharp's estimate of what a die brings when it is drawn
    "a draw brings", "a draw brings, log", "the next brings", "all bring", "a die brings", "brought in all rounds",
    "rounds left", "pace needed", "best die offered", "best die for its cost",
)  # fmt: skip
OFFERED: Final = (
    "movement", "money", "credits", "push movement", "rolls", "fans", "saved-bust", "rejoins", "by colors", "by fans",
)  # fmt: skip
FEATURES: Final = (
    *SINGLE,
    *(f"all: {trait}" for trait in TRAITS),
    *(f"a draw: {trait}" for trait in TRAITS),
    *(f"next: {trait}" for trait in TRAITS),
    *(f"offered: {trait}" for trait in OFFERED),
    "dearest offered", "cheapest offered", "trays",
)  # fmt: skip


# By number of players and seat, the seats of the others.
OTHERS: Final = {
    count: [[other for other in range(count) if other != seat] for seat in range(count)] for count in (2, 3, 4)
}


class RaceTables:
    """What does not change in a race, as arrays: traits by kind of die, and the way by leg and space."""

    def __init__(self, facts: RaceFacts) -> None:
        self.traits = np.array(traits_of(facts), np.float32)
        pairs = pairs_of(facts)
        self.pair_money = np.array(pairs["money"], np.float32)
        self.pair_movement = np.array(pairs["movement"], np.float32)
        self.miss = np.float32(1.0) - self.traits[:, AT["hits"]]
        self.active = np.float32(1.0) - self.miss**ROLLS  # how often a die that is drawn becomes active
        self.cost = np.array(facts.cost, np.float32)
        self.base_draw = facts.base_draw
        self.whole = to_go(facts, 0, START)
        self.fans = np.array([*facts.fan_track, (0, facts.fans_beyond)], np.float32)
        by_track = {track: _way(track) for track in set(facts.tracks)}
        size = max(track.size for track in facts.tracks)
        legs = facts.legs + 2
        self.most_leg = legs - 1
        self.to_go = np.zeros((legs, size), np.float32)
        self.lines = np.zeros((legs, size), np.float32)
        self.way = np.zeros((legs, size, _WAY), np.float32)
        for leg in range(legs):
            track = facts.track_of_leg(leg)
            self.to_go[leg, : track.size] = [to_go(facts, leg, space) for space in range(track.size)]
            self.lines[leg, : track.size] = [facts.lines_before(leg) + line for line in track.section]
            if leg < facts.legs:
                self.way[leg, : track.size] = by_track[track]
        self.all_lines = float(facts.lines_before(facts.legs))
        self.offer_rate = self.traits[:, [AT[trait] for trait in OFFERED]] * (4.0 / np.maximum(1.0, self.cost))[:, None]


_WAY: Final = 7


@lru_cache(maxsize=64)
def _way(track: Track) -> NDArray[np.float32]:
    """By space: what water movement saves, and the rewards, jet packs and shortcuts close ahead."""
    way = distances(track)
    found = np.zeros((track.size, _WAY), np.float32)
    for space in range(track.size):
        found[space, 0] = way[space] - max(0, track.to_finish_wet[space])
        seen = {space: 0}
        queue = [space]
        for at in queue:
            if seen[at] >= NEAR:
                break
            for ahead in track.land_steps[at]:
                if ahead not in seen and way[ahead] <= way[at]:
                    seen[ahead] = seen[at] + 1
                    queue.append(ahead)
        for at, steps in seen.items():
            weight = 1.0 / (1 + steps)
            for reward in track.rewards[at] if steps else ():
                found[space, _REWARD_AT[reward.kind]] += weight * _reward_size(reward)
            if track.jet[at]:
                found[space, 5] = max(found[space, 5], weight)
            found[space, 6] = max(found[space, 6], weight * shortcut_saves(track, at))
    return found


_REWARD_AT: Final = {CREDITS: 1, FAN: 2, GAIN: 3, LOSE: 4}


def _reward_size(reward: Reward) -> float:
    if reward.kind == GAIN:
        return (reward.amount if reward.amount >= 0 else 9) / 3
    return float(reward.amount) if reward.kind == CREDITS else 1.0


@lru_cache(maxsize=256)
def tables_of(facts: RaceFacts) -> RaceTables:
    return RaceTables(facts)


def features(
    tables: RaceTables, table: Rows, seats: Rows, yields: Numbers, rounds_left: Numbers
) -> tuple[Numbers, Numbers]:
    """Of positions of a race with equal numbers of players: table (P, T) and seats (P, S, R), as `value_rows` has them.

    `yields` (P or 1, S, K) has sharp's estimate of what a die of each kind brings to a seat when it is drawn, and
    `rounds_left` (P or 1) that of how long the race will last. Two arrays over positions and seats: the vectors, and
    how many dice of each kind a draw has.
    """
    count = seats.shape[1]
    zones = seats[:, :, :CREDITS_AT].astype(np.float32)
    draw = zones[:, :, DRAW_AT : DRAW_AT + OWN_KINDS]
    roll = zones[:, :, ROLL_AT : ROLL_AT + OWN_KINDS]
    owned = draw + roll + zones[:, :, DISCARD_AT : DISCARD_AT + OWN_KINDS]
    owned[:, :, START_DIE] = 0.0
    leg = np.minimum(seats[:, :, LEG_AT], tables.most_leg)
    space = seats[:, :, SPACE_AT]
    left = tables.to_go[leg, space]
    lines = tables.lines[leg, space]
    hands = seats[:, :, HANDS_AT].astype(np.float32)
    fans = seats[:, :, FANS_AT]
    credits = seats[:, :, CREDITS_AT].astype(np.float32)

    leader = lines.max(axis=1, keepdims=True)
    amount = tables.base_draw + hands + leader - lines
    size = owned.sum(axis=2)
    share = np.minimum(1.0, amount / np.maximum(1.0, size))
    drawn = owned * share[:, :, None]
    ready = draw + roll  # what can be drawn before Discard is recycled
    ready[:, :, START_DIE] = 0.0
    at_hand = ready.sum(axis=2)
    recycled = owned - ready
    missing = np.maximum(0.0, amount - at_hand)
    rest = np.maximum(1.0, size - at_hand)
    following = ready * np.minimum(1.0, amount / np.maximum(1.0, at_hand))[:, :, None]
    following += recycled * np.minimum(1.0, missing / rest)[:, :, None]

    shape = owned.shape[:2]
    three = np.concatenate([owned, drawn, following], dtype=np.float32).reshape(-1, OWN_KINDS)
    in_all, in_draw, in_next = (three @ tables.traits).reshape(3, *shape, -1)
    shown = 1.0 - np.exp(-(drawn * tables.active))  # about how likely a colour is active
    shown[:, :, LIGHT] = np.maximum(shown[:, :, LIGHT], shown[:, :, DARK])
    shown[:, :, DARK] = 0.0
    colors = shown.sum(axis=2)
    pale = (drawn * tables.active)[:, :, [LIGHT, DARK, WHITE]].sum(axis=2)
    one_row = drawn.reshape(-1, OWN_KINDS)
    paired_money = ((one_row @ tables.pair_money).reshape(drawn.shape) * shown).sum(axis=2)
    paired_movement = ((one_row @ tables.pair_movement).reshape(drawn.shape) * shown).sum(axis=2)
    fan = tables.fans[np.minimum(fans, len(tables.fans) - 1)]
    swords = in_draw[:, :, AT["swords"]]

    pace = 1.0 + 1.3 * (in_draw[:, :, AT["movement"]] + in_draw[:, :, AT["push movement"]] + paired_movement)
    rounds = np.clip(left, 0.0, 200.0) / pace
    others_left, others_rounds, others_swords = _other(left, min), _other(rounds, min), _other(swords, max)
    brings = (drawn * yields).sum(axis=2)
    brings_next = (following * yields).sum(axis=2)
    brings_all = (owned * yields).sum(axis=2)
    lasting = rounds_left[:, None] + np.zeros_like(left)
    tray = (table[:, None, WHITE:OWN_KINDS] > 0) * np.maximum(0.0, yields[:, :, WHITE:OWN_KINDS])
    best_die = tray.max(axis=2)
    best_rate = (tray / np.maximum(1.0, tables.cost[WHITE:OWN_KINDS])).max(axis=2)
    way = tables.way[leg, space]
    turn = (np.arange(count)[None, :] - table[:, STARTER_AT][:, None]) % count
    uncounted = ((seats[:, :, UNCOUNTED_AT][:, :, None] >> np.arange(OWN_KINDS)) & 1) * ready
    grays = owned[:, :, LIGHT] + owned[:, :, DARK]
    players = table[:, SEATS_AT][:, None] + np.zeros_like(left)
    single = (
        left / 20, tables.whole / 30 + np.zeros_like(left), (left - others_left) / 8, (leader - lines) / 3,
        (lines - lines.min(axis=1, keepdims=True)) / 3, (tables.all_lines - lines) / 6, amount / 10, hands / 3,
        fans / 10, fan[:, :, 0], fan[:, :, 1] / 3, np.minimum(credits, 20) / 8, np.log1p(credits) / 2, size / 15,
        np.maximum(0.0, size - amount) / 6, grays / 8, at_hand / 10, roll.sum(axis=2) / 5,
        seats[:, :, FREE_DRAW_AT], uncounted.sum(axis=2) / 4, turn == 0, turn / 3,
        table[:, ROUND_AT][:, None] / 15 + np.zeros_like(left), players == 2, players == 3, players == 4,
        np.minimum(rounds, 15) / 5, np.minimum(others_rounds, 15) / 5, way[:, :, 0] / 6, way[:, :, 1] / 3,
        way[:, :, 2] / 2, way[:, :, 3] / 3, way[:, :, 4] / 2, way[:, :, 5], way[:, :, 6] / 5, paired_money,
        paired_movement / 2,
        in_draw[:, :, AT["by colors"]] * colors / 4, in_draw[:, :, AT["by gray and white"]] * pale / 4,
        in_draw[:, :, AT["by fans"]] * fans / 8, in_draw[:, :, AT["by lines"]] * (tables.all_lines - lines) / 6,
        swords - others_swords, brings / 5, np.log1p(np.maximum(0.0, brings)), brings_next / 5, brings_all / 8,
        brings_all / np.maximum(1.0, size), brings * lasting / 40, lasting / 8, left / (lasting + 2) / 3, best_die / 2,
        best_rate * 4,
    )  # fmt: skip
    offered = _offered(tables, table)
    wide = np.broadcast_to(offered[:, None, :], (*left.shape, offered.shape[1]))
    parts = [np.stack(single, axis=2), in_all / _SPREAD, in_draw / _SPREAD * 2, in_next / _SPREAD * 2, wide]
    return np.concatenate(parts, axis=2, dtype=np.float32), drawn.astype(np.float32)


# Traits that come in larger numbers are made smaller, so that all inputs are of one size.
_SPREAD: Final = np.array(
    [30.0 if trait == "cost" else 4.0 if trait == "hits" else 2.0 for trait in TRAITS], np.float32
)


def _other(values: Numbers, best: Any) -> Numbers:
    """For each seat, the least or the most among the others."""
    count = values.shape[1]
    if count == 2:
        return values[:, ::-1]
    found = np.empty_like(values)
    for seat, others in enumerate(OTHERS[count]):
        found[:, seat] = values[:, others].min(axis=1) if best is min else values[:, others].max(axis=1)
    return found


def _offered(tables: RaceTables, table: Rows) -> Numbers:
    tray = table[:, WHITE:OWN_KINDS] > 0
    rate = np.where(tray[:, :, None], tables.offer_rate[None, WHITE:OWN_KINDS], 0.0).max(axis=1)
    cost = tables.cost[None, WHITE:OWN_KINDS]
    dearest = np.where(tray, cost, 0.0).max(axis=1) / 10
    cheapest = np.where(tray, cost, 12.0).min(axis=1) / 10
    left = table[:, WHITE:OWN_KINDS].sum(axis=1) / 40
    return np.concatenate([rate, np.stack([dearest, cheapest, left], axis=1)], axis=1, dtype=np.float32)
