"""Races of before are played by the prices of before, which their records name by a version."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.older_values import VALUES_BEFORE, VALUES_NOW, with_older_values
from cubecup.cubitos.printed import Printed, printed, with_pack
from cubecup.games import game_of
from cubecup.kernel.record import Record, Recorder, read_record

# Costs of the cards that were released with each version; a card of later is in none before the next.
RELEASED = tomllib.loads(Path(__file__).with_name("costs_by_version.toml").read_text("utf-8"))
_THEN = tomllib.loads((files("cubecup.cubitos") / "content" / "values" / "1.toml").read_text("utf-8"))["cards"]


def content_of(record: Record) -> Printed:
    game = game_of(record)
    assert isinstance(game, Cubitos)
    return game.content


def a_record(pack: str = "") -> Record:
    return Recorder(Cubitos("race-1", pack=pack), 2, seed=1).record


def as_before(record: Record) -> Record:
    """As an earlier version has written it: without a word about values."""
    text = str(record).replace(f', "values": "{VALUES_NOW}"', "")
    assert text != str(record)
    return read_record(text)


def test_a_record_says_by_which_values_it_was_played() -> None:
    again = read_record(str(a_record()))
    assert (again.values, again.options) == (VALUES_NOW, Cubitos("race-1").options())
    assert as_before(again).values == "1"
    assert content_of(again) == printed()


def test_one_that_does_not_say_is_of_the_first() -> None:
    found = content_of(as_before(a_record()))
    assert {card: found.cards[card].cost for card in _THEN} == {card: row["cost"] for card, row in _THEN.items()}
    others = [card for card in printed().cards if card not in _THEN]
    assert all(found.cards[card] == printed().cards[card] for card in others)


def test_what_its_pack_says_stays() -> None:
    card, other = list(_THEN)[:2]
    found = content_of(as_before(a_record(f"cards.{card}.cost = 29")))
    assert found.cards[card].cost == 29
    assert found.cards[other].cost == _THEN[other]["cost"]


@pytest.mark.parametrize("version", VALUES_BEFORE)
def test_only_what_has_changed_is_kept(version: str) -> None:
    text = (files("cubecup.cubitos") / "content" / "values" / f"{version}.toml").read_text("utf-8")
    cards = tomllib.loads(text)["cards"]
    assert all(row["cost"] != printed().cards[card].cost for card, row in cards.items())


@pytest.mark.parametrize("version", [*VALUES_BEFORE, VALUES_NOW])
def test_a_released_cost_changes_only_with_the_version(version: str) -> None:
    """Another cost without a file of what it was would tell races of before wrongly."""
    content = printed() if version == VALUES_NOW else with_pack(with_older_values("", version))
    found = {card: content.cards[card].cost for card in RELEASED[version]}
    assert found == RELEASED[version], f"give what has changed since version {version} a file in content/values"
