"""Stored games of Seven Cubes replay byte for byte.

If one of these fails and the change was meant, run `python -m tests.seven_cubes.stored` and look at the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cubecup.kernel.errors import BadFile
from cubecup.kernel.record import Recorder, read_record, replay
from cubecup.seven_cubes.game import SevenCubes
from tests.seven_cubes.stored import FOLDER, GAMES, Golden, play

RECORDS = sorted(FOLDER.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_replays_byte_for_byte(path: Path) -> None:
    """Replayed as told by the record, and played again from the seed: the same at every decision."""
    text = path.read_text(encoding="utf-8")
    record = read_record(text, path.name)
    assert str(record) == text
    game = SevenCubes(record.options["tokens"])  # type: ignore[arg-type]  # checked by the game
    recorder = Recorder(game, record.seats, record.seed)
    replayed = replay(record, game)
    assert next(replayed).dump() == recorder.state.dump()
    for line, state in zip(record.lines, replayed, strict=True):
        recorder.apply(line.seat, line.action)
        assert state.dump() == recorder.state.dump()
    assert str(recorder.record) == text
    assert recorder.state.over
    assert game.position(recorder.state) == path.with_suffix(".position").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_replay_needs_the_record_and_not_the_seed(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"), path.name)
    game = SevenCubes(record.options["tokens"])  # type: ignore[arg-type]
    record.seed += 1
    *_, state = replay(record, game)
    assert game.position(state) == path.with_suffix(".position").read_text(encoding="utf-8")


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_is_what_the_script_writes(golden: Golden) -> None:
    recorder = play(golden)
    assert str(recorder.record) == (FOLDER / f"{golden.name}.record").read_text(encoding="utf-8")


def test_the_golden_games_show_everything_that_can_happen() -> None:
    assert {path.stem for path in RECORDS} == {golden.name for golden in GAMES}
    words: set[str] = set()
    for golden in GAMES:
        recorder = Recorder(SevenCubes(golden.tokens), golden.seats, golden.seed)
        for line in read_record((FOLDER / f"{golden.name}.record").read_text(encoding="utf-8")).lines:
            words.update(word for word, *_ in recorder.apply(line.seat, line.action))
    assert words >= {"round", "corner", "jump", "step", "warp", "take", "steal", "protect", "win", "forced"}


def test_a_record_with_an_impossible_action_names_its_line() -> None:
    lines = str(play(GAMES[0]).record).splitlines()
    lines[12] = f"{lines[12].split()[0]} jump d4"
    with pytest.raises(BadFile, match="line 13: a legal action") as caught:
        list(replay(read_record("\n".join(lines), "my.record"), SevenCubes()))
    assert caught.value.code == "bad-action"


def test_a_record_with_dice_is_refused() -> None:
    lines = str(play(GAMES[0]).record).splitlines()
    lines[9] += " | 0 white:*"
    with pytest.raises(BadFile, match=r"my.record, line 10: nothing after \|") as caught:
        list(replay(read_record("\n".join(lines), "my.record"), SevenCubes()))
    assert caught.value.code == "bad-dice"
