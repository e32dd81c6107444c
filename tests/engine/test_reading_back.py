"""What is written reads back as it is: positions with their last newline, packs with their commas."""

from __future__ import annotations

from typing import Any

import pytest

from cubecup.cubitos.game import Cubitos, random_cards
from cubecup.games import make_game
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import Game
from cubecup.seven_cubes.game import SevenCubes
from tests.scenario_games import from_words

PACK = "[dice.light-gray]\nfaces = ['money 1', 'money 1', 'blank', 'blank', 'blank', 'blank']\n"


@pytest.mark.parametrize("game", [Cubitos("race-3"), SevenCubes()], ids=lambda game: str(game.id))
def test_a_position_reads_back_with_its_last_newline(game: Game) -> None:
    state = game.new(2, 1)
    text = game.position(state)
    assert text.endswith("\n")
    again = game.read_position(list(enumerate(text.split("\n"), 1)), 2, "position")
    assert game.position(again) == text
    spaced = game.read_position(list(enumerate(f"\n{text}\n  \n".split("\n"), 1)), 2, "position")
    assert game.position(spaced) == text


def test_a_pack_among_words_is_one_text_whatever_it_holds() -> None:
    game = from_words({"cards": "race-1", "pack": PACK})
    assert game.options()["pack"] == PACK
    many: Any = from_words({"tracks": "testing-the-waters,still-waters-run-deep"}).options()["tracks"]
    assert many == ["testing-the-waters", "still-waters-run-deep"]


def test_several_ids_are_a_list_or_one_text_with_commas() -> None:
    cards = random_cards(3)
    tracks = ["testing-the-waters", "still-waters-run-deep"]
    listed = make_game("cubitos", {"cards": [*cards], "tracks": [*tracks]}).options()
    assert make_game("cubitos", {"cards": ",".join(cards), "tracks": ", ".join(tracks)}).options() == listed
    assert from_words({"cards": ",".join(cards), "tracks": ",".join(tracks)}).options() == listed
    with pytest.raises(BadOption, match="There is no card 'no-such-card'"):
        make_game("cubitos", {"cards": "no-such-card,dugout"})
    with pytest.raises(BadOption, match="There is no track ''"):
        make_game("cubitos", {"tracks": "testing-the-waters,"})


@pytest.mark.rule("ROLL-8", "ROLL-10")
def test_a_player_with_an_empty_roll_zone_has_nothing_to_decide_under_either_timing() -> None:
    text = "phase: roll\n[0]\nroll: light-gray 2\n[1]\nactive: white/movement1\n[2]\nroll: light-gray 1\n"
    for timing in ("strict", "free"):
        state = Cubitos("race-1", timing=timing).read_position(list(enumerate(text.split("\n"), 1)), 3)
        seen: Any = state.view(-1)["players"]
        assert [player["deciding"] for player in seen] == [True, False, True]


@pytest.mark.rule("ROLL-8")
def test_an_empty_roll_zone_with_something_to_use_is_still_a_decision() -> None:
    text = "phase: roll\n[0]\nroll: light-gray 2\n[1]\nactive: white/symbol, white/symbol\n"
    state = Cubitos("race-5").read_position(list(enumerate(text.split("\n"), 1)), 2)
    seen: Any = state.view(-1)["players"]
    assert [player["deciding"] for player in seen] == [True, True]
