"""Seven Cubes by the commands: played, shown, simulated, replayed and measured, in four languages."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from cubecup.cli import records
from cubecup.cli.seven_cubes.chaining import chain
from cubecup.cli.seven_cubes.drawing import BoardDrawing
from cubecup.cli.seven_cubes.ui import UI
from cubecup.cli.words import Words
from cubecup.kernel.game import Game
from cubecup.kernel.record import Record, Recorder
from cubecup.locales import LANGUAGES
from cubecup.seven_cubes.board import CELL_NAMES, SPECIALS
from cubecup.seven_cubes.game import SevenCubes
from cubecup.seven_cubes.state import SevenCubesState
from tests.cli.commands import Terminal, spawn
from tests.seven_cubes.tables import position

GAME = SevenCubes()
GOLDEN = Path(__file__).resolve().parents[1] / "seven_cubes" / "golden"


def _at(kind: str, folder: Path) -> Path:
    """A record that ends where seat 0 has a choice of some kind."""
    for seed in range(50):
        recorder = Recorder(GAME, 2, seed)
        while not recorder.state.over and len(recorder.record.lines) < 200:
            seat = recorder.state.actors()[0]
            choice = recorder.state.choice(seat)
            if seat == 0 and choice.kind == kind:
                path = folder / f"{kind}.record"
                records.write(recorder.record, path)
                return path
            recorder.apply(seat, choice.actions[len(recorder.record.lines) * 5 % len(choice.actions)])
    raise AssertionError(f"no {kind} in 50 games")


def test_a_game_begins_at_once_against_planners(terminal: Terminal) -> None:
    done = terminal.run("play", "seven-cubes", "--seed", "7")
    assert (done.status, done.err) == (0, "")
    assert "Against Bot 2, Bot 3." in done.out
    assert "On which corner do you start?" in done.out
    assert "Seed 7" in done.out
    record, game = records.load(terminal.saved_games()[0])
    assert game.id == "seven-cubes"
    assert record.seats == 3


def test_a_saved_game_finds_its_own_bots(terminal: Terminal, tmp_path: Path) -> None:
    """The record says which game it is; the command need not."""
    path = _at("jump", tmp_path)
    done = terminal.run("play", "--load", str(path), typed="1\n" * 8)
    assert (done.status, done.err) == (0, "")
    assert "Bot 2: jump" in done.out
    assert "--bots: there is no 'forward'" in terminal.run("play", "--load", str(path), "--bots", "forward").err


def test_help_is_about_this_game(terminal: Terminal) -> None:
    out = terminal.run("play", "seven-cubes", "--seed", "7", typed="?\nu\n").out
    assert "the name of a cell" in out
    assert "the rows of cards" in out
    assert "push" not in out
    assert "this is where you began" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_by_numbers(terminal: Terminal, tmp_path: Path, language: str) -> None:
    path = tmp_path / "whole.record"
    done = terminal.run(
        "play", "seven-cubes", "--seed", "5", "--save", str(path), "--language", language, typed="1\n" * 400
    )
    assert (done.status, done.err) == (0, "")
    words = Words(language)
    assert words("result-title") in done.out
    assert words("ask-jump") in done.out
    assert "The game is over." in terminal.run("replay", str(path), "--check").out


@pytest.mark.parametrize("kind", ["corner", "new-corner", "jump", "extra-move", "protect"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_put_in_every_language(terminal: Terminal, tmp_path: Path, kind: str, language: str) -> None:
    path = _at(kind, tmp_path)
    done = terminal.run("play", "seven-cubes", "--load", str(path), "--language", language, typed="c\nm\nr\n?\n2\n")
    assert (done.status, done.err) == (0, "")
    assert Words(language)(f"ask-{kind}") in done.out
    assert Words(language)("rule-SC-4")[:40] in done.out


def test_only_decisions_are_asked(terminal: Terminal, tmp_path: Path) -> None:
    """Nobody is asked about a single answer: every menu has a second line."""
    out = terminal.run("play", "seven-cubes", "--seed", "5", "--players", "4", typed="1\n" * 400).out
    menus = re.findall(r"\?\n((?: +\d+ .*\n)+)> ", out)
    assert len(menus) > 10
    assert all(menu.count("\n") > 1 for menu in menus)


def test_undo_takes_back_a_move_of_a_chain_and_the_answers_of_bots(terminal: Terminal, tmp_path: Path) -> None:
    """Nothing is rolled and nothing is hidden, so every decision since the game was opened can be taken back."""
    path = _at("extra-move", tmp_path)
    before = path.read_text()
    done = terminal.run("play", "seven-cubes", "--load", str(path), typed="1\n1\n1\nu\nu\nu\nu\n")
    assert done.out.count("Taken back.") == 3
    assert "Nothing can be taken back" in done.out
    assert path.read_text() == before


def test_a_cell_beyond_a_token_is_reached_in_one_go(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "chain.record"
    for seed in range(20):
        recorder = Recorder(GAME, 2, seed)
        for _ in range(2):
            seat = recorder.state.actors()[0]
            recorder.apply(seat, recorder.state.choice(seat).actions[0])
        state = recorder.state
        assert isinstance(state, SevenCubesState)
        far = [name for name in CELL_NAMES if len(chain(state, 0, name)) > 1] if state.actors() == (0,) else []
        if far:
            break
    else:
        raise AssertionError("no chain at the start of 20 games")
    records.write(recorder.record, path)
    wanted = chain(state, 0, far[-1])
    terminal.run("play", "seven-cubes", "--load", str(path), typed=f"{far[-1]}\n")
    record, _ = records.load(path)
    assert tuple(line.action for line in record.lines[2 : 2 + len(wanted)]) == wanted


def test_what_is_not_possible_is_refused_and_asked_again(terminal: Terminal) -> None:
    done = terminal.run("play", "seven-cubes", "--seed", "7", typed="d4\nfly\n9\n1\n")
    assert "'d4' is not possible now (SC-2)." in done.out
    assert "'fly' is not possible now (SC-2)." in done.out
    assert done.out.count("You: pawn on") == 1


BAD_COMMANDS: list[tuple[list[str], str]] = [
    (["play", "seven-cubes", "--tokens", "warp:99"], "Not tokens of this game"),
    (["play", "seven-cubes", "--tokens", "warp"], "Not tokens of this game"),
    (["sim", "seven-cubes", "--tokens", "cube:4"], "Not tokens of this game"),
    (["play", "seven-cubes", "--laps=2"], "What does '--laps=2' mean?"),
    (["play", "seven-cubes", "--bots", "sharp"], "--bots: there is no 'sharp'. There is: random, planner"),
    (["play", "seven-cubes", "--players", "5"], "--players takes a number from 2 to 4, not 5"),
    (["show", "seven-cubes", "rock-on"], "show: there is no 'rock-on'"),
    (["show", "seven-cubes", "--pack", "mine.toml"], "What does '--pack' mean?"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD_COMMANDS, ids=lambda value: " ".join(value)[:40])
def test_a_bad_command_is_one_line_and_status_2(terminal: Terminal, arguments: list[str], sentence: str) -> None:
    done = terminal.run(*arguments)
    assert (done.status, done.out) == (2, "")
    assert sentence in done.err
    assert done.err.count("\n") == 1
    assert terminal.saved_games() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_has_the_board_the_tokens_and_the_rules(terminal: Terminal, language: str) -> None:
    """SC-1: the board is the one that play lays out with the same seed."""
    words = Words(language)
    done = terminal.run("show", "seven-cubes", "--seed", "7", "--language", language)
    assert (done.status, done.err) == (0, "")
    for id in (*(f"token-{token}.text" for token in SPECIALS), *(f"rule-SC-{number}" for number in range(1, 11))):
        assert words(id) in " ".join(done.out.split()), id
    assert "6×  @ " in done.out
    page = io.StringIO()
    Console(file=page, width=100, color_system=None).print(BoardDrawing(GAME.set_up(UI.default_players, 7)))
    board = page.getvalue().splitlines()
    assert len(board) == 15
    assert "\n".join(line.rstrip() for line in board) in "\n".join(line.rstrip() for line in done.out.splitlines())


@pytest.mark.parametrize("wanted", [["warp"], ["телепорт"], ["Teleport"]])
def test_a_token_is_shown_by_any_of_its_names(terminal: Terminal, wanted: list[str]) -> None:
    assert "any other warp" in terminal.run("show", "seven-cubes", *wanted).out


def test_parts_can_be_shown_alone(terminal: Terminal) -> None:
    rule = terminal.run("show", "seven-cubes", "sc-7").out
    assert "steal your next cube" in rule
    assert "SC-8" not in rule
    assert "SC-10" in terminal.run("show", "seven-cubes", "rules").out
    assert "knight" in terminal.run("show", "seven-cubes", "tokens").out
    board = terminal.run("show", "seven-cubes", "board", "--seed", "7").out
    assert "purple" in board
    assert "Seed 7" in board, "only the board depends on it"
    assert "Seed" not in terminal.run("show", "seven-cubes", "tokens", "--seed", "7").out


def test_a_simulation_adds_up(terminal: Terminal) -> None:
    arguments = ("sim", "seven-cubes", "--games", "5", "--bots", "planner,random", "--seed", "4")
    found = json.loads(terminal.run(*arguments, "--json").out)
    assert found["game"] == "seven-cubes"
    assert found["games"] == sum(found["wins_by_seat"]) + found["draws"] == 5
    assert found["wins_by_bot"]["planner"] >= 4
    assert found["per_player_and_game"]["steal"] >= 0
    assert "Thefts per player and game" in terminal.run(*arguments).out


def test_tokens_change_the_game(terminal: Terminal) -> None:
    split = "protection:0,straight:0,diagonal:0,knight:16,warp:0"
    found = json.loads(terminal.run("sim", "seven-cubes", "--games", "2", "--tokens", split, "--json").out)
    assert found["options"]["tokens"]["knight"] == 16


def test_bench_measures(tmp_path: Path) -> None:
    done = spawn(tmp_path, "bench", "seven-cubes", "--seconds", "0.05", "--runs", "1", "--seed", "1", "--json")
    found = json.loads(done.stdout)
    assert (found["game"], found["players"], found["seed"]) == ("seven-cubes", 4, 1)
    assert found["decisions_per_s"] > 0


@pytest.mark.parametrize("record", sorted(GOLDEN.glob("*.record")), ids=lambda path: path.stem)
def test_golden_games_are_told_to_their_end(terminal: Terminal, record: Path) -> None:
    out = terminal.run("replay", str(record)).out
    assert out.count("Round 1\n") == 1  # after the pawns are placed
    assert out.index("pawn on the") < out.index("Round 1\n")
    assert "The race took" in out
    assert "Seed" in out
    assert terminal.run("replay", str(record), "--step").out.count("Round 1\n") == 1


def test_a_position_can_be_printed_and_read_again(terminal: Terminal) -> None:
    path = GOLDEN / "seven-cubes-2.record"
    out = terminal.run("replay", str(path), "--at", "9").out
    text = "\n".join(line for line in out.splitlines() if not line.startswith("#"))
    record, game = records.load(path)
    assert position(text).dump()["tokens"] == _after(9, record, game)["tokens"]


def _after(actions: int, record: Record, game: Game) -> dict[str, object]:
    for number, (state, _) in enumerate(records.positions(record, game)):
        if number == actions:
            return dict(state.dump())
    raise AssertionError("the record is shorter")


def test_an_unfinished_game_ends_with_its_board(terminal: Terminal, tmp_path: Path) -> None:
    out = terminal.run("replay", str(_at("jump", tmp_path))).out
    assert "★  Player 1" in out
    assert "◎" in out
