"""Bots of somebody's own, by the name of their class, wherever bots are named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cubecup.bots.own import is_own
from cubecup.bots.protocol import ask
from cubecup.bots.registry import LEVELS, bot_names, is_bot, make_bot
from cubecup.cli.main import main
from cubecup.cubitos.game import Cubitos
from cubecup.kernel.errors import BadOption
from cubecup.lab.engines.local import play_in_processes
from cubecup.lab.league import Season, play_group
from cubecup.lab.work import GameFailed
from cubecup.lab.worth import field
from cubecup.locales import catalog
from cubecup.locales.errors import error_text
from cubecup.server.table.levels import check_level
from cubecup.seven_cubes.game import SevenCubes
from tests.bots.own_bots import Hurry, Seeded
from tests.bots.positions import position

HURRY = "tests.bots.own_bots:Hurry"


def test_a_class_is_made_anew_for_each_seat_and_is_given_its_seed() -> None:
    assert isinstance(make_bot(HURRY, 5), Hurry)
    seeded = make_bot("tests.bots.own_bots:Seeded", 5)
    assert isinstance(seeded, Seeded)
    assert seeded.seed == 5
    assert is_bot(HURRY, "cubitos")
    assert is_bot(HURRY, "seven-cubes")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("tests.bots.own_bots:Hury", "there is no 'Hury' in it, but Hurry$"),
        ("tests.bots.own_bots:Slow", "there is no 'Slow' in it, but Hurry, Buyer, Seeded"),
        ("tests.bots.positions:Slow", "has no attribute 'Slow'"),
        ("tests.bots.no_bots:Hurry", "No module named"),
        ("no_such_module_here:Hurry", "No module named"),
        ("tests.bots.own_bots:Broken", "no luck"),
        ("tests.bots.own_bots:Nameless", "needs a name"),
        ("tests.bots.own_bots:not_a_class", "no class"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(BadOption, match=why) as error:
        make_bot(name)
    assert error.value.code == "own-bot"
    with pytest.raises(BadOption, match=why):
        is_bot(name, "cubitos")


@pytest.mark.parametrize("name", ["shrap:bold", "hurry:", ":Hurry", "a-b:Hurry", "module:", "steady", "x.py:Hur ry"])
def test_other_names_are_misspelt_levels_and_not_modules(name: str) -> None:
    assert not is_own(name)


@pytest.mark.parametrize("name", ["mybots:hurry", "mybots.Hurry", "./mybots.py:Hurry", "bots/mine:Hurry", "./mybot"])
def test_whoever_misses_the_form_of_own_bots_is_told_it(name: str) -> None:
    with pytest.raises(BadOption, match=r"package\.module:Class"):
        is_bot(name, "cubitos")


@pytest.mark.parametrize("name", ["shrap:blod", "chamion", "stedy:buy=red"])
def test_a_misspelt_level_is_none(name: str) -> None:
    assert not is_bot(name, "cubitos")


def test_a_server_offers_no_modules_of_its_machine() -> None:
    assert not [name for name in (*LEVELS, *bot_names()) if is_own(name)]
    with pytest.raises(BadOption, match="There is no bot"):
        check_level(HURRY, "cubitos")


def test_a_league_of_several_processes_plays_with_them() -> None:
    season = Season((HURRY, "planner"), {"seven-cubes": SevenCubes()}, (2,), 4, seed=1)
    played = {group.number: outcomes for group, outcomes in play_in_processes(season.groups(), 2, play_group)}
    assert sum(len(outcomes) for outcomes in played.values()) == 4


def test_a_module_beside_the_data_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine_of_this_test.py").write_text("from tests.bots.own_bots import Hurry as Mine\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))  # taken back afterwards
    options = ["--games", "2", "--players", "2", "--workers", "1", "--seed", "1", "--json"]
    assert main(["sim", "seven-cubes", "--bots", "mine_of_this_test:Mine,planner", *options]) == 0
    assert "mine_of_this_test:Mine" in json.dumps(json.loads(capsys.readouterr().out))


def test_a_bot_of_ones_own_has_plans_about_a_card() -> None:
    """`balance` measures cards by them: a die that is insisted on is taken, one that is refused is not even offered."""
    state = position("race-1", "phase: finish", "[0]", "money: 14")
    seat = 0
    state.apply(seat, "stop")
    choice = state.choice(seat)
    first, second = choice.actions[0], choice.actions[1]
    card = state.facts.card_of_kind[first.value]
    name = HURRY
    assert ask(make_bot(name), state, seat) == first
    assert ask(make_bot(f"{name}:refuse={card}"), state, seat) == second
    other = state.facts.card_of_kind[second.value]
    assert ask(make_bot(f"{name}:insist={other}"), state, seat) == second
    with pytest.raises(BadOption, match="no card 'foo'"):
        make_bot(f"{name}:insist=foo")
    with pytest.raises(BadOption, match="no plan 'dance'"):
        make_bot(f"{name}:dance=bob")


@pytest.mark.parametrize("style", ["bold", "fan-hunter", "hurried"])
def test_a_bot_of_ones_own_has_no_styles(style: str) -> None:
    """Or the same bot would stand in a league twice, as two."""
    with pytest.raises(BadOption, match=f"own_bots:Hurry has no styles, so no '{style}'"):
        is_bot(f"{HURRY}:{style}", "cubitos")


def test_in_a_field_of_styles_a_bot_of_ones_own_is_itself() -> None:
    names = field(("bob",), HURRY)
    assert sorted(set(names)) == [HURRY, f"{HURRY}:insist=bob", f"{HURRY}:refuse=bob"]
    for name in names:
        make_bot(name)


WRONG = {
    "Raises": "The bot raises failed at the question buy: ValueError: too dear (",
    "Stutters": "The bot stutters failed at the question push-or-pass: ValueError: one thing and another (",
    "Leaves": "The bot leaves failed at the question push-or-pass: SystemExit: 3 (",
    "Flies": "The bot flies failed at the question push-or-pass: 'fly' is not possible now (ROLL-7)",
    "Older": "The bot older failed at the question push-or-pass: TypeError: Older.decide() takes 2 positional",
}


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize(
    "command",
    [
        "sim --games 1 --cards race-1 --bots BOT --players 2 --workers 1",
        "sim --tour champion --games 1 --bots BOT,steady --players 2 --workers 1",
        "league --games 2 --sets race-1 --bots BOT,steady --workers 1",
        "check-bot BOT",
    ],
)
def test_what_goes_wrong_in_a_bot_is_one_line_with_its_name(
    name: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = command.replace("BOT", f"tests.bots.own_bots:{name}").split()
    assert main([*typed, "--seed", "1"]) == 2
    told = capsys.readouterr()
    assert WRONG[name] in told.out + told.err
    if typed[0] != "check-bot":
        assert told.err.strip().count("\n") == 0
        assert f"of {'champion-1' if '--tour' in typed else 'race-1'} (seed " in told.err


def test_other_processes_tell_what_went_wrong_in_a_bot() -> None:
    season = Season(("tests.bots.own_bots:Raises", "steady"), {"race-1": Cubitos("race-1")}, (2,), 4, seed=1)
    with pytest.raises(GameFailed, match="too dear") as told:
        list(play_in_processes(season.groups(), 2, play_group))
    assert "too dear" in error_text(catalog("pl"), told.value)
