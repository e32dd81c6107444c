"""Plans about one card: they keep to it, play like sharp otherwise, and know what does not exist."""

from __future__ import annotations

import pytest

from cubecup.bots.learned import taught
from cubecup.bots.match import watch_match
from cubecup.bots.plans import Refusing
from cubecup.bots.protocol import ask
from cubecup.bots.registry import make_bot
from cubecup.bots.sharp import Sharp
from cubecup.bots.styles import PLAIN
from cubecup.cubitos.dice import KINDS
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.errors import BadOption

DUGOUT = KINDS.index("orange")


def purchases(name: str) -> tuple[int, int, int]:
    """Times that seat 0 could buy Dugout, did buy it, and the number of its choices to buy, in a few races."""
    could = did = asked = 0
    game = Cubitos("race-1")
    for seed in range(3):
        state = game.new(2, seed)
        bots = [make_bot(name), make_bot("sharp")]
        while not state.over:
            assert isinstance(state, CubitosState)
            seat = state.actors()[0]
            choice = state.choice(seat)
            action = ask(bots[seat], state, seat)
            if seat == 0 and choice.kind == "buy":
                asked += 1
                could += any(offer.value == DUGOUT for offer in choice.actions)
                did += action.verb == "buy" and action.value == DUGOUT
            state.apply(seat, action)
    return could, did, asked


@pytest.mark.parametrize("level", ["sharp", "adept"])
def test_one_who_insists_buys_whenever_it_can(level: str) -> None:
    could, did, asked = purchases(f"{level}:insist=dugout")
    assert asked > could == did > 0


@pytest.mark.parametrize("level", ["sharp", "adept"])
def test_one_who_refuses_never_buys(level: str) -> None:
    could, did, asked = purchases(f"{level}:refuse=dugout")
    assert asked > 0
    assert could > did == 0


def test_one_who_refuses_values_all_else_as_sharp_does() -> None:
    """Also the refused die itself, if it was given one: only to get another is worth nothing."""
    state = Cubitos("race-1").new(2, 3)
    bots = [make_bot("sharp:insist=dugout"), make_bot("sharp")]
    while state.round < 6:
        seat = state.actors()[0]
        state.apply(seat, ask(bots[seat], state, seat))
    assert isinstance(state, CubitosState)
    sharp = Sharp(taught(PLAIN))
    plain, refusing = sharp.values_of(state, 0).appraisal, Refusing("dugout").values_of(state, 0).appraisal
    assert plain.owned[DUGOUT] > 0
    assert (refusing.average, refusing.yields, refusing.loss) == (plain.average, plain.yields, plain.loss)
    assert refusing.gain[DUGOUT] < 0
    assert refusing.gain[:DUGOUT] + refusing.gain[DUGOUT + 1 :] == plain.gain[:DUGOUT] + plain.gain[DUGOUT + 1 :]


def test_a_plan_for_a_card_that_is_not_in_the_race_changes_nothing() -> None:
    game = Cubitos("race-1")
    plain = watch_match([make_bot("sharp"), make_bot("sharp")], game, 5).winner
    assert watch_match([make_bot("sharp:insist=schmutz"), make_bot("sharp:refuse=schmutz")], game, 5).winner == plain


def test_a_bot_is_called_by_the_name_it_was_made_by() -> None:
    for name in ("sharp:insist=dugout", "sharp:refuse=dugout", "adept:insist=dugout", "adept:refuse=dugout"):
        assert make_bot(name).name == name


@pytest.mark.parametrize("name", ["sharp:insist=nobody", "sharp:adore=dugout", "steady:insist=dugout", "sharp:insist="])
def test_what_does_not_exist_is_an_error(name: str) -> None:
    with pytest.raises(BadOption) as error:
        make_bot(name)
    assert error.value.code in ("bot-card", "unknown-style", "bot-plan")
    assert str(error.value.facts["value"]) in name
