"""Bots by name."""

from __future__ import annotations

import pytest

from cubecup.bots.champion import Champion
from cubecup.bots.registry import LEVELS, bot_names, make_bot
from cubecup.bots.sharp import Sharp
from cubecup.bots.styles import PLAIN, STYLES
from cubecup.kernel.errors import BadOption


@pytest.mark.parametrize("game", ["cubitos", "seven-cubes"])
def test_every_name_makes_a_bot_of_that_name(game: str) -> None:
    for name in bot_names(game):
        assert make_bot(name).name == name


def test_levels_and_styles_are_all_there() -> None:
    assert {"random", "steady", "sharp", "champion", "sharp:bold", "steady:cautious"} <= set(bot_names())
    assert {"random", "planner"} == set(bot_names("seven-cubes"))
    assert set(STYLES) == {"cautious", "bold", "fan-hunter", "sprinter"}


def test_a_style_reaches_the_bot() -> None:
    bold, plain = make_bot("sharp:bold"), make_bot("sharp")
    assert isinstance(bold, Sharp)
    assert isinstance(plain, Sharp)
    assert bold.style == STYLES["bold"]
    assert plain.style == PLAIN


def test_unknown_names_list_what_there_is() -> None:
    with pytest.raises(BadOption) as error:
        make_bot("grandmaster")
    assert all(level in error.value.sentence for level in LEVELS)
    with pytest.raises(BadOption) as error:
        make_bot("sharp:reckless")
    assert all(style in error.value.sentence for style in STYLES)
    with pytest.raises(BadOption, match="random has no styles"):
        make_bot("random:bold")


def test_a_budget_reaches_the_champion() -> None:
    quick, usual = make_bot("champion@20"), make_bot("champion")
    assert isinstance(quick, Champion)
    assert isinstance(usual, Champion)
    assert (quick.name, quick.budget_ms) == ("champion@20", 20)
    assert (usual.name, usual.budget_ms) == ("champion", 100)


@pytest.mark.parametrize("name", ["champion@", "champion@0", "champion@-5", "champion@fast", "champion@1.5"])
def test_a_budget_is_a_whole_number_of_milliseconds(name: str) -> None:
    with pytest.raises(BadOption, match="whole number of milliseconds"):
        make_bot(name)


def test_a_champion_has_no_styles() -> None:
    with pytest.raises(BadOption, match="champion has no styles"):
        make_bot("champion:bold")
