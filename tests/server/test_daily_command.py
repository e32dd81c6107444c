"""`cubecup daily`: the race of the day at the keyboard, over a real server on this machine and at home."""

from __future__ import annotations

import json
import stat
from contextlib import closing
from pathlib import Path

import pytest

from cubecup.cli.commands.daily import DailyVisit
from cubecup.cli.served import game as served
from cubecup.cli.served.game import ServedGame
from cubecup.cli.served.link import ServerLink
from cubecup.cli.served.own_key import OwnKey
from cubecup.cubitos.state import CubitosState
from cubecup.games import make_game
from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.record import read_record, replay
from cubecup.locales import LANGUAGES, catalog
from cubecup.server.table import clocks
from tests.cli.commands import Terminal
from tests.server.conftest import MakeHouse
from tests.server.contesting import DAY_SECONDS, Racer, day_of
from tests.server.house import Address, House, JsonObject

FIRST = "1\n" * 3000  # the first answer, again and again: short races against bots do end
BY_TURNS = "2\n1\n" * 1500  # who is alone has to pass now and then


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("CUBECUP_MESSAGE_BURST", "100000")
    monkeypatch.setattr(served, "_PACE", 0.0)
    return Terminal(monkeypatch, capsys, tmp_path)


@pytest.fixture
def at(make_house: MakeHouse, short_days: None) -> House:
    return make_house()


def _url(address: Address) -> str:
    return f"http://{address.host}:{address.port}"


def _boards(at: House) -> list[list[JsonObject]]:
    """The rows of both modes, as they are just now."""
    at.tables.contests._boards.clear()
    return [contest["rows"] for contest in day_of(at).body["contests"]]


def test_a_day_is_raced_once_and_then_practised_and_the_board_has_all(terminal: Terminal, at: House) -> None:
    url = _url(at)
    done = terminal.run("daily", "--server", url, "--name", "Ann", typed=FIRST)
    assert done.status == 0, done.err
    assert "Your first try counts" in done.out
    assert "h hint" not in done.out
    day = day_of(at).body["day"]
    assert f"Cube Cup · {day}\nAgainst the bots · place " in done.out
    assert done.out.rstrip().endswith(f"{url}/daily/{day}")
    (row,) = _boards(at)[0]
    assert (row["name"], row["rank"], row["helped"]) == ("Ann", 1, False)
    again = terminal.run("daily", "--server", url, typed=FIRST)
    assert "Ann (You)" in again.out
    assert "--practice" in again.out
    assert "Push or pass?" not in again.out
    practice = terminal.run("daily", "--server", url, "--practice", typed=FIRST)
    assert "The race is over" in practice.out
    assert [row["name"] for row in _boards(at)[0]] == ["Ann"]


def test_alone_against_the_track(terminal: Terminal, at: House) -> None:
    done = terminal.run("daily", "--server", _url(at), "--mode", "alone", typed=BY_TURNS)
    assert done.status == 0, done.err
    assert "Against Bot" not in done.out
    assert "The race is over" in done.out
    assert [[row["rank"] for row in rows] for rows in _boards(at)] == [[], [1]]


def test_whoever_leaves_comes_back_to_the_same_race(terminal: Terminal, at: House) -> None:
    url = _url(at)
    left = terminal.run("daily", "--server", url, typed="1\n1\nq\n")
    assert left.status == 0
    assert f"Go on with: cubecup daily --server {url} --mode bots --day " in left.out
    assert "Round 1" in left.out
    assert terminal.run("daily", "--server", url, typed="").status == 0  # the end of the input is no answer
    back = terminal.run("daily", "--server", url, typed=FIRST)
    assert "The race is over" in back.out
    (row,) = _boards(at)[0]
    assert row["rank"] == 1


def test_undo_is_the_servers(terminal: Terminal, at: House) -> None:
    done = terminal.run("daily", "--server", _url(at), typed="1\nu\n1\n" * 2000)
    assert done.status == 0, done.err
    assert "Taken back." in done.out
    assert "The race is over" in done.out
    assert _boards(at)[0][0]["rank"] == 1


def test_others_races_are_watched_after_ones_own(terminal: Terminal, at: House) -> None:
    url = _url(at)
    contest = day_of(at).body["contests"][0]["contest"]
    Racer(at, "Bea").run(contest)
    early = terminal.run("daily", "--server", url, "--watch", "1")
    assert (early.status, "row 1" in early.err) == (2, True)
    terminal.run("daily", "--server", url, "--name", "Ann", typed=FIRST)
    for number in ("1", "2"):
        assert terminal.run("daily", "--server", url, "--watch", number).status == 0
    for path in terminal.saved_games():
        record = read_record(path.read_text("utf-8"))
        *_, last = replay(record, make_game(record.game, record.options))
        assert last.over
    assert len(terminal.saved_games()) == 2
    assert terminal.run("daily", "--server", url, "--watch", "3").status == 2


def test_a_day_for_programs(terminal: Terminal, at: House) -> None:
    terminal.run("daily", "--server", _url(at), "--name", "Ann", typed=FIRST)
    done = terminal.run("daily", "--server", _url(at), "--json")
    assert done.status == 0, done.err
    told = json.loads(done.out)
    assert list(told)[:5] == ["command", "version", "seed", "seconds", "game"]
    assert (told["seed"], told["game"], told["streak"]) == (None, "cubitos", 1)
    assert told["contests"][0]["rows"][0]["mine"]
    assert told["command"].startswith("cubecup daily --server ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_in_every_language(terminal: Terminal, at: House, language: str) -> None:
    done = terminal.run("daily", "--server", _url(at), "--board", "--language", language)
    assert done.status == 0, done.err
    texts = catalog(language)
    for id in ("contests-daily", "contests-mode-bots", "contests-mode-alone", "contests-nobody"):
        assert texts.text(id) in done.out


# -- at home -----------------------------------------------------------------------------------------------------------


def test_at_home_days_follow_each_other_by_one_chain(terminal: Terminal, clock: list[float], short_days: None) -> None:
    done = terminal.run("daily", "--name", "Ann", typed=FIRST)
    assert done.status == 0, done.err
    assert "Ann (You)" in done.out
    assert "http" not in done.out
    today = json.loads(terminal.run("daily", "--json").out)
    assert today["streak"] == 1
    clock[0] = DAY_SECONDS
    tomorrow = json.loads(terminal.run("daily", "--json").out)
    assert tomorrow["anchor"] == today["anchor"]
    past = json.loads(terminal.run("daily", "--day", today["day"], "--json").out)
    assert past["contests"][0]["secret"] == tomorrow["contests"][0]["commitment"]
    assert not past["contests"][0]["open"]
    shown = terminal.run("daily", "--day", today["day"])
    assert "This contest is over" in shown.out
    assert "The secret: " in shown.out
    assert "The race is over" in terminal.run("daily", "--day", today["day"], "--practice", typed=FIRST).out
    assert terminal.run("daily", "--day", today["day"], "--watch", "1").status == 0
    (path,) = terminal.saved_games()
    assert terminal.run("verify", str(path), "--commitment", today["contests"][0]["commitment"]).status == 0


def test_whoever_races_over_midnight_sees_the_board_of_that_day(at: House, tmp_path: Path, clock: list[float]) -> None:
    visit = DailyVisit(ServerLink(_url(at)), OwnKey(tmp_path), False, "today")
    day = visit.told.day
    clock[0] = visit.told.ends - clocks.now() + 60
    visit.see()
    assert (visit.told.day, visit.told.today > day) == (day, True)
    assert visit.share_link().endswith(f"/daily/{day}")


def test_the_key_is_for_the_user_alone_and_another_at_each_server(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "config" / "cubecup"
    key = OwnKey(folder)
    path = folder / "key"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert OwnKey(folder).for_server("http://a") == key.for_server("http://a")
    assert (
        len({key.for_server("http://a"), key.for_server("http://b"), key.for_race("http://a", "x"), path.read_text()})
        == 4
    )
    path.chmod(0o644)
    OwnKey(folder)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.write_text("mine\n")
    done = terminal.run("daily", "--server", "http://127.0.0.1:9")
    assert (done.status, "64 hexadecimal digits" in done.err) == (2, True)
    assert path.read_text() == "mine\n"


# -- what goes wrong ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--mode", "together"), "bots, alone"),
        (("--server", "elsewhere"), "http://HOST:PORT"),
        (("--server", "http://127.0.0.1:9"), "the connection was refused"),
        (("--watch", "0"), "--watch"),
    ],
)
def test_what_is_wrong_is_said(terminal: Terminal, arguments: tuple[str, ...], told: str) -> None:
    done = terminal.run("daily", *arguments)
    assert done.status == 2
    assert told in done.err
    assert len(done.err.strip().split("\n")) == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--day", "soon"), "A day is a date"),
        (("--day", "1999-01-01"), "There is no race of 1999-01-01"),
        (("--practice",), "Your first try counts"),
        (("--name", "\u200b"), "name"),
    ],
)
def test_what_the_server_refuses_is_said(terminal: Terminal, at: House, arguments: tuple[str, ...], told: str) -> None:
    done = terminal.run("daily", "--server", _url(at), *arguments, typed=FIRST)
    assert done.status == 2
    assert told in done.err
    assert _boards(at)[0] == []


def test_a_server_of_something_else_is_told(terminal: Terminal, at: House) -> None:
    done = terminal.run("daily", "--server", f"{_url(at)}/learn")
    assert done.status == 2
    assert "cannot be asked" in done.err


def _begun(at: House, folder: Path) -> ServedGame:
    visit = DailyVisit(ServerLink(_url(at)), OwnKey(folder), False, "today")
    made, token = visit.begin(visit.contest("alone"), "Ann", [])
    return ServedGame(visit.link, made.table, token)


def test_a_broken_connection_loses_and_doubles_nothing(
    at: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served, "_PAUSE", 0.01)
    with closing(_begun(at, tmp_path)) as game:
        for number in range(1, 7):
            game.close()  # before each answer
            game.act(0, game.state.choice(0).actions[0])
            assert len(game.record.lines) == number
        table = game.table.table
    replay = at.get(f"/api/tables/{table}/replay").body
    assert [entry["action"] for entry in replay["entries"][1:]] == [line.action for line in game.record.lines]


def test_answers_from_a_file_come_no_faster_than_the_server_likes(
    make_house: MakeHouse, short_days: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served, "_BREATH", 0.1)
    house = make_house(message_burst=5, messages_per_second=20.0)
    with closing(_begun(house, tmp_path)) as game:
        for number in range(1, 13):
            game.act(0, game.state.choice(0).actions[0])
            assert len(game.record.lines) == number


def test_a_server_that_has_gone_for_good_is_told(at: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served, "_PAUSE", 0.01)
    with closing(_begun(at, tmp_path)) as game:
        at.stop()
        with pytest.raises(CubeCupError) as told:
            game.act(0, game.state.choice(0).actions[0])
    assert told.value.code == "server-gone"


def test_a_server_that_plays_by_other_rules_is_told(at: House, tmp_path: Path) -> None:
    with closing(_begun(at, tmp_path)) as game:
        state = game.state
        assert isinstance(state, CubitosState)
        state.fans[0] += 1
        with pytest.raises(CubeCupError) as told:
            game.act(0, state.choice(0).actions[0])
    assert told.value.code == "other-rules"
