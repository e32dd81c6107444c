"""The learned value: what it sees, what it says, and that unknown cards are like others that do the same."""

from __future__ import annotations

import numpy as np
import pytest

from cubecup.bots.net.features import FEATURES, features, tables_of
from cubecup.bots.net.network import EMBEDDED, ValueNet, random_weights
from cubecup.bots.net.rows import SEATS_AT, STARTER_AT, UNCOUNTED_AT, Moment, end_of_round, estimates_of
from cubecup.bots.net.traits import AT, TRAITS, traits_of
from cubecup.cubitos.cards.deck import DECK
from cubecup.cubitos.dice import OWN_KINDS, START_DIE, WHITE
from cubecup.cubitos.game import Cubitos, random_cards
from cubecup.cubitos.state import CubitosState
from tests.bots.positions import later_position

Arrays = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]


def arrays(moment: Moment, state: CubitosState) -> Arrays:
    estimates = estimates_of(state)
    return (
        np.array([moment.table], np.int32),
        np.array([moment.seats], np.int32),
        np.array([estimates.yields], np.float32),
        np.array([estimates.rounds], np.float32),
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_has_a_name_and_is_finite(seats: int) -> None:
    state = later_position("race-1", seats, seed=3)
    moment = end_of_round(state)
    assert len(moment.table) == SEATS_AT + 1
    assert {len(row) for row in moment.seats} == {UNCOUNTED_AT + 1}
    numbers, drawn = features(tables_of(state.facts), *arrays(moment, state))
    assert numbers.shape == (1, seats, len(FEATURES))
    assert drawn.shape == (1, seats, OWN_KINDS)
    assert np.isfinite(numbers).all()
    assert np.abs(numbers).max() < 20
    assert len(set(FEATURES)) == len(FEATURES)


def test_all_dice_are_in_the_rows() -> None:
    state = later_position("race-2", 3, seed=5)
    moment = end_of_round(state)
    in_rows = sum(sum(row[: 3 * OWN_KINDS]) for row in moment.seats) + sum(moment.table[:OWN_KINDS])
    assert in_rows == sum(state.facts.supply[kind] for kind in range(OWN_KINDS) if kind != START_DIE) + 1


def test_every_card_has_a_trait_of_its_operations() -> None:
    seen: set[str] = set()
    for seed in range(60):
        facts = Cubitos(random_cards(seed)).facts
        for kind, traits in enumerate(traits_of(facts)):
            assert len(traits) == len(TRAITS)
            card = facts.card_of_kind[kind]
            if card:
                seen.add(card)
                assert any(traits[AT[name]] for name in TRAITS if name not in ("hits", "symbol", "power", "cost")), card
    assert seen == set(DECK)


def test_chances_add_up_and_go_with_the_seat() -> None:
    """Whoever sits elsewhere has the same chance: only the order of play tells seats apart."""
    state = later_position("race-1", 3, seed=8)
    net = ValueNet([random_weights(4, seed=seed) for seed in (1, 2)], ("bob",))
    table, seats, yields, rounds = arrays(end_of_round(state), state)
    chances = net.chances(state.facts, table, seats, yields, rounds)
    assert chances.sum() == pytest.approx(1.0, abs=1e-5)
    turned = table.copy()
    turned[0, STARTER_AT] = (table[0, STARTER_AT] + 1) % 3
    again = net.chances(state.facts, turned, np.roll(seats, 1, axis=1), np.roll(yields, 1, axis=1), rounds)
    assert again == pytest.approx(np.roll(chances, 1, axis=1), abs=1e-4)


def test_a_card_without_numbers_of_its_own_is_like_what_it_does() -> None:
    state = later_position("race-1", 2, seed=4)
    rows = arrays(end_of_round(state), state)
    weights = random_weights(1, seed=1)
    weights["cards"][:] = 5.0
    unknown = ValueNet([weights], ("no-such-card",)).chances(state.facts, *rows)
    known = ValueNet([weights], (state.facts.card_of_kind[WHITE],))
    assert known.embeddings(state.facts)[0][WHITE].tolist() == [5.0] * EMBEDDED
    weights["cards"][:] = 0.0
    assert unknown == pytest.approx(ValueNet([weights], ("no-such-card",)).chances(state.facts, *rows))
