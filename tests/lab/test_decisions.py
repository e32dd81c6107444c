"""`sim --decisions`: every decision with what was seen, what was legal, the answer and the end, as typed Parquet."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pyarrow as arrow
import pyarrow.parquet as parquet
import pytest

from cubecup.cli.main import main
from cubecup.env.course import RaceCourse
from cubecup.env.observation import layout, observation_version
from cubecup.env.vocabulary import vocabulary
from cubecup.lab.plan import game_seed

COMMAND = ["sim", "--games", "3", "--bots", "steady,random", "--cards", "race-3", "--seed", "5", "--workers", "1"]


def _simulated(base: Path, *more: str) -> None:
    assert main([*COMMAND, "--out", str(base), *more]) == 0


@pytest.fixture(scope="module")
def job(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.mktemp("learn") / "runs" / "few"  # the folder is made
    _simulated(base, "--decisions")
    return base


def test_the_columns_have_their_types(job: Path) -> None:
    schema = parquet.read_schema(f"{job}.decisions.parquet")
    types = {name: schema.field(name).type for name in schema.names}
    assert types["observation"] == arrow.list_(arrow.field("element", arrow.uint8()))
    assert types["legal"] == arrow.list_(arrow.field("element", arrow.string()))
    assert types["legal_codes"] == arrow.list_(arrow.field("element", arrow.int32()))
    assert types["won"] == arrow.bool_()
    rounds = parquet.read_schema(f"{job}.rounds.parquet")
    assert rounds.field("bought").type == arrow.list_(arrow.field("element", arrow.string()))
    assert rounds.field("busted").type == arrow.bool_()


def test_the_file_tells_what_it_is(job: Path) -> None:
    schema = parquet.read_schema(f"{job}.decisions.parquet")
    told = {name.decode(): value.decode() for name, value in schema.metadata.items()}
    assert told["cubecup.seed"] == "5"
    assert told["cubecup.command"].startswith("cubecup sim cubitos --games 3")
    assert told["cubecup.command"].endswith("--decisions --seed 5 --out few")
    assert told["cubecup.observation"] == observation_version()
    assert json.loads(told["cubecup.layout"])["2"] == {name: [*place] for name, place in layout(2).items()}
    words = vocabulary()
    assert json.loads(told["cubecup.vocabulary"]) == {"race-3": words.version}
    assert json.loads(told["cubecup.answers"])[words.version] == list(words.texts)
    assert [column["name"] for column in json.loads(told["cubecup.schema"])] == schema.names


def test_the_command_in_the_file_makes_it_again(job: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    schema = parquet.read_schema(f"{job}.decisions.parquet")
    monkeypatch.chdir(tmp_path)
    assert main(shlex.split(schema.metadata[b"cubecup.command"].decode())[1:]) == 0
    for table in ("decisions", "games", "rounds"):
        assert Path(f"few.{table}.parquet").read_bytes() == Path(f"{job}.{table}.parquet").read_bytes()


def test_the_decisions_play_the_games_again(job: Path) -> None:
    """The adversary: answers alone, given to fresh races, lead through the same rows to the same ends."""
    rows = parquet.read_table(f"{job}.decisions.parquet").to_pylist()
    games = parquet.read_table(f"{job}.games.parquet").to_pylist()
    course = RaceCourse(cards="race-3", seats=2, most_rounds=10_000)
    for game in games:
        assert game["seed"] == game_seed(5, game["game"])
        state = course.start(game["seed"])
        mine = [row for row in rows if row["game"] == game["game"]]
        assert len(mine) == game["decisions"]
        for number, row in enumerate(mine):
            seat = course.actor(state)
            assert (row["number"], row["seat"], row["round"]) == (number, seat, state.round)
            assert row["bot"] == game["bots"][seat]
            assert bytes(row["observation"]) == course.observer.row(state, seat)
            assert row["legal_codes"] == course.legal(state)
            assert row["legal"] == [course.vocabulary.texts[code] for code in row["legal_codes"]]
            assert row["answer"] == course.vocabulary.texts[row["answer_code"]]
            assert row["won"] == (seat == game["winner"])
            course.answer(state, row["answer_code"])
        assert state.over
        assert {row["seat"]: row["place"] for row in mine}[game["winner"]] == 1


def test_other_formats_say_the_same(job: Path, tmp_path: Path) -> None:
    _simulated(tmp_path / "lines", "--decisions", "--format", "jsonl")
    rows = parquet.read_table(f"{job}.decisions.parquet").to_pylist()
    lines = (tmp_path / "lines.decisions.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line) for line in lines] == rows
    _simulated(tmp_path / "cells", "--format", "csv")
    assert not (tmp_path / "cells.decisions.csv").exists()


def test_decisions_need_a_place_and_a_race(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["sim", "--games", "1", "--decisions"]) == 2
    assert "--decisions makes a file, so it needs --out BASE." in capsys.readouterr().err
    assert main(["sim", "seven-cubes", "--games", "1", "--decisions", "--out", str(tmp_path / "x")]) == 2
    assert "decisions" in capsys.readouterr().err
