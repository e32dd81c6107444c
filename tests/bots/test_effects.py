"""What abilities are worth: every good has a worth, so an operation nobody has met is worth what it says it brings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cubecup.bots import effects
from cubecup.bots.appraisal import Appraisal
from cubecup.cubitos.cards.deck import DECK
from cubecup.cubitos.dice import ORANGE, RED, WHITE
from cubecup.cubitos.game import Cubitos, random_cards
from cubecup.cubitos.ops import goods
from cubecup.cubitos.ops.operation import Brings, CardOp


class Bargain(CardOp):
    """An operation that no table knows."""

    def __init__(self, *brings: Brings) -> None:
        self.said = brings

    def brings(self) -> tuple[Brings, ...]:
        return self.said


@pytest.fixture
def appraisal() -> Appraisal:
    return Appraisal(Cubitos("race-1").new(seats=2, seed=1), 0)


@pytest.mark.parametrize("what", goods.ALL)
def test_every_good_has_a_worth(appraisal: Appraisal, what: str) -> None:
    worth = effects.op_worth(appraisal, ORANGE, Bargain(Brings(what)))
    assert worth > 0 or what in (goods.THIS_LOST, goods.LOSS)  # nobody is better off without dice at the start


def test_a_good_without_a_worth_is_refused_at_start() -> None:
    effects.check_worths(goods.ALL)
    with pytest.raises(ValueError, match=r"what \['movement'\] is worth: _OF_GOODS of bots/effects.py"):
        effects.check_worths([what for what in goods.ALL if what != goods.MOVEMENT])


def test_an_unknown_operation_is_worth_what_it_says(appraisal: Appraisal) -> None:
    assert effects.op_worth(appraisal, ORANGE, Bargain(Brings(goods.MOVEMENT, 3))) == pytest.approx(3.0)
    both = Bargain(Brings(goods.MOVEMENT, 1), Brings(goods.MONEY, 2))
    assert effects.op_worth(appraisal, ORANGE, both) == pytest.approx(1.0 + 2 * appraisal.money)
    counted = Bargain(Brings(goods.CREDITS, lambda state, seat, item: 4))
    assert effects.op_worth(appraisal, ORANGE, counted) == pytest.approx(4 * appraisal.credit)


def test_conditions_make_it_worth_less(appraisal: Appraisal) -> None:
    """Nobody owns a red die yet, so it cannot be active."""
    assert effects.op_worth(appraisal, ORANGE, Bargain(Brings(goods.MOVEMENT, 3, with_active=(RED,)))) == 0.0
    marked = effects.op_worth(appraisal, ORANGE, Bargain(Brings(goods.MOVEMENT, 3, if_marked=4)))
    assert 0.0 < marked < 3.0


def test_a_card_of_unknown_operations_is_bought(appraisal: Appraisal) -> None:
    facts = appraisal.facts
    known = facts.row_of_kind[WHITE]
    assert known is not None
    facts.row_of_kind[WHITE] = replace(known, run=(Bargain(Brings(goods.MOVEMENT, 9)),))
    try:
        assert Appraisal(appraisal.state, 0).gain[WHITE] > appraisal.gain[WHITE]
    finally:
        facts.row_of_kind[WHITE] = known


def test_every_operation_of_every_card_says_what_it_brings() -> None:
    for row in DECK.values():
        for op in row.ops():
            assert {one.what for one in effects.brought(op)} <= set(goods.ALL)


def test_what_a_script_gives() -> None:
    facts = Cubitos("race-1").facts
    ops = facts.scripts[facts.now[ORANGE]].ops  # Dugout rolls more dice
    assert effects.gives(ops, goods.ROLLS)
    assert not effects.gives(ops, goods.LOSS)


@pytest.mark.parametrize("seed", range(12))
def test_every_script_of_a_race_can_be_asked(seed: int) -> None:
    """The scripts of a race mix operations of cards with steps of the round."""
    facts = Cubitos(random_cards(seed)).facts
    for script in facts.scripts:
        for op in script.ops:
            assert {one.what for one in effects.brought(op)} <= set(goods.ALL)
