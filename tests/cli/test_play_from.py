"""`cubecup play --from FILE@N`: a new game from a moment of a recorded one."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubecup.cli import records
from cubecup.cubitos.game import Cubitos
from cubecup.kernel.moment import fingerprint, position_at
from cubecup.kernel.record import Recorder
from tests.cli.commands import Terminal

ACTIONS = 41


@pytest.fixture
def record(tmp_path: Path) -> Path:
    recorder = Recorder(Cubitos("race-1"), 3, 9)
    for number in range(ACTIONS):
        seat = recorder.state.actors()[0]
        actions = recorder.state.choice(seat).actions
        recorder.apply(seat, actions[number % len(actions)])
    path = tmp_path / "a@b.record"
    records.write(recorder.record, path)
    return path


def test_the_person_plays_whoever_decides_there(terminal: Terminal, record: Path) -> None:
    old, game = records.load(record)
    at = next(n for n in range(ACTIONS) if position_at(old, game, n).actors()[0] == 1)
    done = terminal.run("play", "--from", f"{record}@{at}", "--seed", "8")
    assert done.status == 0, done.err
    assert "Against Bot 1, Bot 3." in done.out
    assert f"after action {at}" in done.out
    (path,) = terminal.saved_games()
    kept, game = records.load(path)
    assert (kept.seed, kept.past(), len(kept.lines)) == (8, at, at)
    assert kept.origin is not None
    assert kept.origin.race == fingerprint(old)
    assert f"--load {path} --seat 2" in done.out
    again = terminal.run("play", "--load", str(path), "--seat", "2")
    assert "Against Bot 1, Bot 3." in again.out
    assert "from there it goes on" in terminal.run("replay", str(path)).out


def test_the_seat_can_be_chosen(terminal: Terminal, record: Path) -> None:
    done = terminal.run("play", "--from", f"{record}@0", "--seat", "3")
    assert "Against Bot 1, Bot 2." in done.out


@pytest.mark.parametrize(
    ("moment", "told"),
    [
        ("{path}", "FILE@N"),
        ("@3", "FILE@N"),
        ("{path}@x", "whole number"),
        ("{path}@-1", "--from"),
        ("{path}@99", f"The record has {ACTIONS} actions, not 99."),
        ("nowhere@3", "nowhere"),
    ],
)
def test_a_moment_that_is_none_is_refused(terminal: Terminal, record: Path, moment: str, told: str) -> None:
    done = terminal.run("play", "--from", moment.format(path=record))
    assert (done.status, done.out) == (2, "")
    assert told in done.err
    assert terminal.saved_games() == []


def test_from_and_load_exclude_each_other(terminal: Terminal, record: Path) -> None:
    done = terminal.run("play", "--from", f"{record}@1", "--load", str(record))
    assert done.status == 2
    assert "--load" in done.err
    assert "--seat" in terminal.run("play", "--load", str(record), "--seat", "4").err
