"""The learned weights: what ships is complete, files are read and written without loss, training finds what pays."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, replace
from random import Random

import pytest

from cubecup.bots.appraisal import Appraisal
from cubecup.bots.learned import FILE, NUMBERS, TABLES, learned_style, read_style, style_with, write_style
from cubecup.bots.styles import PLAIN, Style
from cubecup.cubitos.game import Cubitos
from cubecup.kernel.errors import BadFile
from scripts.train_champion import GRAYS, Race, flat, names_for, play, slopes, spread, stepped, style_of

CONTENT = Cubitos().content
ODD = style_with(
    {name: 0.5 + number / 8 for number, name in enumerate(NUMBERS)}, {"bob": 0.25, "dugout": -0.5}, {"bob": 0.125}
)


def test_the_shipped_weights_are_not_the_plain_ones() -> None:
    style = learned_style()
    assert style != PLAIN
    assert all(getattr(style, name) > 0 for name in NUMBERS)


def test_the_shipped_weights_are_about_cards() -> None:
    assert set(learned_style().cards) <= {*CONTENT.cards, *GRAYS}
    assert set(learned_style().copies) <= set(CONTENT.cards)


def test_a_card_that_was_not_there_in_training_is_valued_as_it_is() -> None:
    style = learned_style()
    state = Cubitos("race-1").new(seats=2, seed=1)
    known = Appraisal(state, 0, style)
    unknown = Appraisal(state, 0, replace(style, cards={}, copies={}))
    dugout = state.facts.card_of_kind.index("dugout")
    assert known.beyond[dugout] == pytest.approx(style.cards["dugout"])
    assert unknown.beyond[dugout] == 0.0
    assert unknown.yields[dugout] == pytest.approx(known.yields[dugout] - style.cards["dugout"], abs=0.2)


def test_every_weight_of_a_style_is_learned() -> None:
    assert {field.name for field in fields(Style)} == {"name", *NUMBERS, *TABLES}
    assert len({getattr(ODD, name) for name in NUMBERS}) == len(NUMBERS)


def test_weights_survive_the_file() -> None:
    assert read_style(write_style(ODD, {"command": "none"}), FILE) == ODD


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda weights: weights.pop("fear"), "exactly these"),
        (lambda weights: weights.update(courage=1.0), "exactly these"),
        (lambda weights: weights.update(fear="much"), "a number for 'fear', not 'much'"),
        (lambda weights: weights.update(fear=True), "a number for 'fear', not True"),
        (lambda weights: weights.update(cards=[]), "a table by card for 'cards', not"),
        (lambda weights: weights["cards"].update(bob=None), "a number for 'cards.bob', not None"),
    ],
)
def test_a_file_with_a_wrong_weight_is_refused(spoil: Callable[[dict[str, object]], object], complaint: str) -> None:
    data = json.loads(write_style(ODD, {}))
    spoil(data["weights"])
    with pytest.raises(BadFile, match=complaint):
        read_style(json.dumps(data), "some.json")


@pytest.mark.parametrize(("text", "line"), [("{\n  oops", 2), ("[]", 1), ("{}", 1)])
def test_a_file_that_holds_no_weights_is_refused(text: str, line: int) -> None:
    with pytest.raises(BadFile) as error:
        read_style(text, "some.json")
    assert (error.value.source, error.value.line) == ("some.json", line)


# -- training ----------------------------------------------------------------------------------------------


def test_flat_weights_make_the_same_style_again() -> None:
    again = style_of(flat(ODD))
    assert (again.cards, again.copies) == (ODD.cards, ODD.copies)
    assert [getattr(again, name) for name in NUMBERS] == pytest.approx([getattr(ODD, name) for name in NUMBERS])


def test_a_race_is_the_same_for_a_seed() -> None:
    race = play(flat(PLAIN), 0.5, seed=3)
    assert race is not None
    assert race == play(flat(PLAIN), 0.5, seed=3)
    assert race != play(flat(PLAIN), 0.5, seed=4)
    assert sum(race.wins) == 1
    winner = race.wins.index(1.0)
    assert race.leads[winner] == max(race.leads)


def test_slopes_find_what_wins_and_steps_go_there() -> None:
    """Made-up races that the bolder seat wins, whatever else it does."""
    names = names_for(CONTENT.sets["race-1"].cards)
    chance = Random(1)
    races = []
    for _ in range(300):
        changes = [{name: chance.gauss(0.0, 1.0) for name in names} for _ in range(2)]
        bolder = min((0, 1), key=lambda seat: changes[seat]["fear"])
        results = [float(seat == bolder) for seat in (0, 1)]
        races.append(Race(changes, results, [8 * result for result in results]))
    found = slopes(races)
    assert found["fear"] < -0.05
    assert min(found, key=lambda name: found[name]) == "fear"
    moved = stepped(flat(PLAIN), found, rate=10.0)
    assert moved["fear"] < 0
    assert moved["fear"] == pytest.approx(max(-2.0, 10.0 * found["fear"]) * spread("fear"))
