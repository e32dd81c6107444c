"""`cubecup replay`: a record as a log, a position or a check; whatever is wrong with it has a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.kernel.record import Recorder
from tests.cli.commands import Terminal


@pytest.fixture
def record(tmp_path: Path) -> Path:
    recorder = Recorder(Cubitos("race-1"), 2, 9)
    for _ in range(60):
        seat = recorder.state.actors()[0]
        actions = recorder.state.choice(seat).actions
        recorder.apply(seat, actions[len(recorder.record.lines) % len(actions)])
    path = tmp_path / "a.record"
    path.write_text(str(recorder.record), encoding="utf-8")
    return path


def test_a_log_tells_the_game(terminal: Terminal, record: Path) -> None:
    done = terminal.run("replay", str(record))
    assert done.status == 0
    assert "Player 1: roll" in done.out
    assert "Round 2" in done.out
    assert "Seed 9" in done.out


def test_stepping_without_a_terminal_does_not_wait(terminal: Terminal, record: Path) -> None:
    assert "Round 2" in terminal.run("replay", str(record), "--step").out


def test_a_position_can_be_printed(terminal: Terminal, record: Path) -> None:
    first = terminal.run("replay", str(record), "--at", "0").out
    assert first.startswith("round: 1\n")
    assert "# Seed 9" in first
    assert terminal.run("replay", str(record), "--at", "60").out != first
    done = terminal.run("replay", str(record), "--at", "61")
    assert (done.status, done.out) == (2, "")
    assert "The record has 60 actions, not 61." in done.err


def test_a_check_says_so(terminal: Terminal, record: Path) -> None:
    done = terminal.run("replay", str(record), "--check")
    assert "60 actions. The game is not over." in done.out
    assert terminal.run("replay", str(record), "--check", "--seed", "9").status == 0
    assert "line 5: another seed" in terminal.run("replay", str(record), "--check", "--seed", "8").err


DAMAGE = [
    ("cubecup record 1", "cubecup record 9"),
    ("game: cubitos", "game: chess"),
    ("rules: 2", "rules: 0"),
    ("seats: 2", "seats: 7"),
    ("seats: 2", "seats: two"),
    ("seed: 9", "seed: nine"),
    ('"start_player": ', '"start_player": 9'),
    ("setup: {", "setup: ["),
    ('"laps": 1', '"laps": 77'),
    ('"laps": 1', '"laps": {"a": []}'),
    ('"cards": "race-1"', '"cards": [["x"]]'),
    ('"cards": "race-1"', '"cards": 5'),
    ('"pack": ""', '"pack": 5'),
    ('"pack": ""', '"pack": "x = "'),
    ("start |", "begin |"),
    ("start |", "start | 0 white:*; "),
    ("\n0 ", "\n0 fly | 0 white:*\n0 "),
    ("\n0 ", "\n8 pass\n0 "),
]


@pytest.mark.parametrize(("part", "damage"), DAMAGE)
@pytest.mark.parametrize("option", ["--check", "--at=60"])
def test_a_damaged_record_is_one_line_with_the_place(
    terminal: Terminal, record: Path, part: str, damage: str, option: str
) -> None:
    text = record.read_text(encoding="utf-8")
    place = text.index(part)
    line = (text[:place] + damage.split("fly")[0].split("8 pass")[0]).count("\n") + 1
    record.write_text(text[:place] + damage + text[place + len(part) :], encoding="utf-8")
    done = terminal.run("replay", str(record), option)
    assert (done.status, done.out) == (2, "")
    assert f"a.record, line {line}: " in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"cubecup record 1\n", b"\n\n", b"\x00" * 50])
def test_rubbish_is_refused(terminal: Terminal, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "rubbish.record"
    path.write_bytes(content)
    done = terminal.run("replay", str(path))
    assert (done.status, done.out) == (2, "")
    assert "rubbish.record, line " in done.err
    assert terminal.run("play", "--load", str(path)).status == 2
    assert path.read_bytes() == content


def test_a_deeply_nested_header_is_refused(terminal: Terminal, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    options = next(line for line in text.split("\n") if line.startswith("options:"))
    record.write_text(text.replace(options, 'options: {"a": ' + "[" * 100_000 + "]" * 100_000 + "}"), encoding="utf-8")
    done = terminal.run("replay", str(record), "--check")
    assert done.status == 2
    assert "line 7" in done.err


def test_a_folder_is_no_record(terminal: Terminal, tmp_path: Path) -> None:
    assert "the file cannot be read" in terminal.run("replay", str(tmp_path)).err
