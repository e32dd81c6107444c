"""The command itself: help, version, languages, and errors of one line, in this process and as a real one."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cubecup.cli import commands
from cubecup.cli.main import COMMANDS
from cubecup.cli.words import Words, environment_language
from cubecup.cubitos.printed import printed
from cubecup.locales import LANGUAGES
from tests.cli.commands import Terminal, spawn

PAGE = Path(__file__).resolve().parents[2] / "docs" / "cli.md"


def test_help_names_every_command(terminal: Terminal) -> None:
    for arguments in ([], ["--help"], ["help"]):
        done = terminal.run(*arguments)
        assert done.status == 0
        assert all(f"  {name}" in done.out for name in COMMANDS)


def test_the_page_of_the_command_line_has_a_row_for_every_command() -> None:
    rows = re.findall(r"^\| `cubecup ([a-z-]+)[^`]*` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(rows) == sorted(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_explains_itself_in_every_language(terminal: Terminal, command: str, language: str) -> None:
    terminal.language(language)
    done = terminal.run(command, "--help")
    assert done.status == 0
    words = Words(language)
    assert done.out.startswith(words("help-usage"))
    assert "--language" in done.out
    assert terminal.run("help", command).out == done.out


def test_a_command_without_its_text_is_listed_all_the_same(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cubecup.cli.main.COMMANDS", ("play", "juggle"))
    lines = terminal.run("--help").out.split("\n")
    assert "  juggle" in lines
    assert f"  play    {Words('en')('command-play')}" in lines


@pytest.mark.parametrize(("set_by_the_user", "used"), [(None, "1"), ("3", "3")])
def test_bots_think_on_one_core_unless_told_otherwise(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, set_by_the_user: str | None, used: str
) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    if set_by_the_user is not None:
        monkeypatch.setenv("OPENBLAS_NUM_THREADS", set_by_the_user)
    assert terminal.run("--version").status == 0
    assert os.environ["OPENBLAS_NUM_THREADS"] == used


def test_the_list_of_commands_loads_nothing_that_takes_long() -> None:
    """Neither the games nor what draws them or serves them: the list comes at once."""
    heavy = ("rich", "cubecup.games", "cubecup.cubitos", "argparse", "asyncio", "starlette")
    program = (
        f"import sys; from cubecup.cli.main import main; main(['--help']); print({{*{heavy}}} & sys.modules.keys())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[-2] == "set()"


def test_the_version_is_that_of_the_package(terminal: Terminal) -> None:
    done = terminal.run("--version")
    assert done.status == 0
    assert done.out.startswith("Cube Cup 0.")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "uk_UA.UTF-8", "LANG": "pl_PL.UTF-8"}, "uk"),
        ({"LC_ALL": "", "LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ru"}, "ru"),
        ({"LC_MESSAGES": "uk_UA", "LANG": "en_US.UTF-8"}, "uk"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(variables: dict[str, str], language: str) -> None:
    assert environment_language(variables) == language


def test_an_option_overrules_the_environment(terminal: Terminal) -> None:
    terminal.language("uk_UA.UTF-8")
    assert "Драный кот" in terminal.run("show", "smelly-cat", "--language", "ru").out
    assert "Драный кот" in terminal.run("--language=ru", "show", "smelly-cat").out


BAD_COMMANDS: list[tuple[list[str], str]] = [
    (["plya"], "COMMAND: there is no 'plya'"),
    (["--language", "xx", "show"], "There are no texts in 'xx'"),
    (["show", "--language"], "--language needs a value"),
    (["play", "--seed"], "--seed needs a value"),
    (["play", "--seed", "two"], "--seed takes a whole number, not 'two'"),
    (["play", "--foo"], "What does '--foo' mean?"),
    (["play", "chess"], "GAME: there is no 'chess'"),
    (["play", "--players", "5"], "--players takes a number from 2 to 4, not 5"),
    (["play", "--cards", "race-11"], "--cards: there is no 'race-11'"),
    (["play", "--cards", "rock-on,dugout"], "These cards do not make a set"),
    (["play", "--cards", "rock-on"], "These cards do not make a set"),
    (["play", "--cards", "reckles-cheese"], "there is no 'reckles-cheese'. There is: reckless-cheese"),
    (["play", "--cards", "combotastik"], "there is no 'combotastik'. There is: combotastic"),
    (["play", "--cards", "xyz"], "there is no 'xyz'. There is: race-1, race-2"),
    (["play", "--track", "nowhere"], "--track: there is no 'nowhere'"),
    (["play", "--laps", "0"], "--laps takes a number from 1 to 9, not 0"),
    (["play", "--timing", "slow"], "--timing: there is no 'slow'"),
    (["play", "--bots", "genius"], "--bots: there is no 'genius'"),
    (["play", "--bots", ""], "--bots: there is no ''"),
    (["play", "--pack", "no-such-file.toml"], "no-such-file.toml"),
    (["play", "--load", "no-such-file.record"], "no-such-file.record, line 1: the file cannot be read"),
    (["play", "--save", "/dev/null/a.record"], "/dev/null cannot be written: a part of the path is no folder"),
    (["show", "rok"], "show: there is no 'rok'. There is: rock-on"),
    (["show", "sets", "rock-on"], "show: there is no 'rock-on'"),
    (["sim", "--games", "0"], "--games takes a number from 1 to 1000000, not 0"),
    (["sim", "--bots", "random,random,random,random,random"], "2 to 4 players, not 5"),
    (["replay"], "FILE is missing"),
    (["bench", "--seconds", "never"], "--seconds takes a number from 0.01 to 3600, not never"),
    (["bench", "--against", "chess"], "--against: there is no 'chess'"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD_COMMANDS, ids=lambda value: " ".join(value)[:40])
def test_a_bad_command_is_one_line_and_status_2(terminal: Terminal, arguments: list[str], sentence: str) -> None:
    done = terminal.run(*arguments)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("cubecup: ")
    assert sentence in done.err
    assert done.err.count("\n") == 1
    assert terminal.saved_games() == []


def test_a_game_without_a_ui_is_refused_with_its_name(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cubecup.cli.game_ui.playable", lambda: ("cubitos",))
    for arguments in (["play", "seven-cubes"], ["sim", "--games", "3", "seven-cubes"], ["show", "seven-cubes"]):
        done = terminal.run(*arguments)
        assert (done.status, done.out) == (2, "")
        assert "seven-cubes cannot be played in the terminal yet." in done.err


def test_a_module_of_a_command_without_its_command_is_told_with_its_file(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "juggle.py").write_text("COMMANDS = 1\n")
    monkeypatch.setattr(commands, "__path__", [*commands.__path__, str(tmp_path)])
    monkeypatch.setattr("cubecup.cli.main.COMMANDS", (*COMMANDS, "juggle"))
    done = terminal.run("juggle")
    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
    assert f"{tmp_path / 'juggle.py'} has no COMMAND, " in done.err


def test_the_game_may_be_named(terminal: Terminal) -> None:
    assert "Race 2" in terminal.run("play", "cubitos", "--cards", "race-2", "--seed", "1").out
    assert f"{len(printed().cards)} cards" in terminal.run("show", "cubitos").out


def test_errors_are_told_in_the_language_of_the_user(terminal: Terminal) -> None:
    terminal.language("uk_UA.UTF-8")
    assert "«two»" in terminal.run("play", "--seed", "two").err
    assert "потрібне значення" in terminal.run("play", "--seed").err


def test_a_real_process_without_a_terminal_prints_plain_text(tmp_path: Path) -> None:
    done = spawn(tmp_path, "show", "nothing-goes-right")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "8 red lines" in done.stdout
    assert done.stderr == ""


def test_a_real_process_answers_bad_input_with_one_line(tmp_path: Path) -> None:
    done = spawn(tmp_path, "replay", "nothing.record")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "cubecup.cli.main", "show", "tracks"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        complaint = process.stderr.read()
        process.wait(timeout=240)
    assert complaint == b""


def test_a_terminal_gets_colours(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "XDG_DATA_HOME": str(tmp_path), "NO_COLOR": ""}
    environment.pop("NO_COLOR")
    with subprocess.Popen(
        [sys.executable, "-m", "cubecup.cli.main", "show", "cards", "white"], stdout=slave, env=environment
    ) as process:
        os.close(slave)
        printed = b""
        while chunk := _read(master):
            printed += chunk
        process.wait(timeout=240)
    os.close(master)
    assert b"\x1b[" in printed


def _read(master: int) -> bytes:
    try:
        return os.read(master, 65536)
    except OSError:  # Linux says so when the other end is closed
        return b""
