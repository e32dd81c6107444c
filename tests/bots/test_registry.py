"""Bots by name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cubecup.bots.champion import Champion
from cubecup.bots.learned import taught
from cubecup.bots.registry import LEVELS, bot_names, levels_of, make_bot
from cubecup.bots.sharp import Sharp
from cubecup.bots.styles import PLAIN, STYLES
from cubecup.kernel.errors import BadOption

LEVELS_OF_CUBITOS = ("random", "steady", "keen", "shrewd", "sharp", "adept", "champion-1", "champion")


@pytest.mark.parametrize("game", ["cubitos", "seven-cubes"])
def test_every_name_makes_a_bot_of_that_name(game: str) -> None:
    for name in bot_names(game):
        assert make_bot(name).name == name


def test_levels_and_styles_are_all_there() -> None:
    assert {*LEVELS_OF_CUBITOS, "sharp:bold", "steady:cautious"} <= set(bot_names())
    assert {"random", "planner"} <= set(bot_names("seven-cubes"))
    assert set(STYLES) == {"cautious", "bold", "fan-hunter", "sprinter"}


def test_a_style_reaches_the_bot() -> None:
    bold, plain = make_bot("sharp:bold"), make_bot("sharp")
    assert isinstance(bold, Sharp)
    assert isinstance(plain, Sharp)
    assert bold.style == taught(STYLES["bold"])
    assert plain.style == taught(PLAIN)
    assert bold.style.fear == pytest.approx(0.7 * plain.style.fear)


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


def test_levels_are_listed_from_weak_to_strong_each_for_its_games() -> None:
    known = (*LEVELS_OF_CUBITOS, "planner")
    assert [name for name in levels_of("cubitos") if name in known] == [*LEVELS_OF_CUBITOS]
    assert [name for name in levels_of("seven-cubes") if name in known] == ["random", "planner"]
    assert [name for name in levels_of("a game of one's own") if name in known] == ["random"]
    strength = [LEVELS[name].strength for name in LEVELS]
    assert strength == sorted(strength)


@pytest.mark.parametrize("name", ["steady@30", "champ@30", "@30", "random@", ""])
def test_a_budget_is_for_bots_that_think_by_the_clock(name: str) -> None:
    with pytest.raises(BadOption, match="There is no bot"):
        make_bot(name)


def test_what_is_neither_a_style_nor_a_plan_is_refused_with_what_there_is() -> None:
    for name in ("steady:sell=white", "steady:bold:sell=white", "sharp:bold:buy", "steady:"):
        with pytest.raises(BadOption) as error:
            make_bot(name)
        assert error.value.code == "unknown-style"
        assert "bold, fan-hunter" in error.value.sentence


def test_a_module_of_a_level_without_its_level_is_told_with_its_file(tmp_path: Path) -> None:
    (tmp_path / "levelless.py").write_text("LEVELS = 1\n")
    beside = f"from cubecup.bots import levels; levels.__path__.append({str(tmp_path)!r})"
    program = f"{beside}; import cubecup.bots.registry"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert f"{tmp_path / 'levelless.py'} has no LEVEL, " in done.stderr
