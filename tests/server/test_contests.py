"""Contests on the server: the same dice at every table, one counted try for a player, boards by what tables tell."""

from __future__ import annotations

import secrets
import threading
import time
from collections import defaultdict
from datetime import date, timedelta
from typing import Any

import pytest

from cubecup.contests import days
from cubecup.cubitos.dice import BORROWED, FACE_SHIFT, KIND_MASK
from cubecup.fair.dice import commitment
from cubecup.fair.proof import prove
from cubecup.games import make_game
from cubecup.kernel.record import read_record
from cubecup.server.storage.kept_contests import StoredTry
from cubecup.server.table import clocks
from tests.server.browser import Browser
from tests.server.conftest import MakeHouse
from tests.server.house import Address, House, JsonObject
from tests.server.test_programs import Program
from tests.server.touring import HOP, go_on, race

DAY_SECONDS = 86_400


class Racer:
    """A person with a browser of their own."""

    def __init__(self, address: Address, name: str = "Ann") -> None:
        self.address = address
        self.name = name
        self.key = secrets.token_hex(20)
        self.token = secrets.token_hex(20)

    def begin(self, contest: str, **other: object) -> JsonObject:
        wanted = {"key": self.key, "token": self.token, "name": self.name, **other}
        answer = self.address.post(f"/api/contests/{contest}/tries", wanted)
        assert answer.status == 201, answer.text
        return dict(answer.body)

    def run(self, contest: str, seed: int = 1) -> JsonObject:
        """A whole race; the table as it is then."""
        return race(self.address, self.begin(contest)["table"], self.token, seed=seed)

    def board(self, contest: str) -> Any:
        return self.address.post(f"/api/contests/{contest}", {"key": self.key}).body


def duplicate(address: Address, **wanted: object) -> str:
    body = {"options": HOP, "against": ["steady"], "title": "Friends", **wanted}
    answer = address.post("/api/contests", body)
    assert answer.status == 201, answer.text
    return str(answer.body["contest"])


def rolls(address: Address, table: str) -> dict[tuple[int, int], list[int]]:
    """By seat and kind what the dice of a finished race have shown, in order."""
    record = read_record(address.get(f"/api/tables/{table}/record").text)
    game = make_game(record.game, record.options)
    shown: dict[tuple[int, int], list[int]] = defaultdict(list)
    for outcome in (record.opening, *(line.outcome for line in record.lines)):
        for seat, dice in enumerate(game.read_outcome(outcome, record.seats) or []):
            for die in dice:
                shown[seat, (die & KIND_MASK) % BORROWED].append(die >> FACE_SHIFT)
    return shown


class AheadClock:
    """The time, some seconds ahead."""

    def __init__(self, ahead: list[float]) -> None:
        self._ahead = ahead

    def monotonic(self) -> float:
        return time.monotonic() + self._ahead[0]

    def time(self) -> float:
        return time.time() + self._ahead[0]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds by which the server's clock is ahead; tests set them."""
    ahead = [0.0]
    monkeypatch.setattr(clocks, "time", AheadClock(ahead))
    monkeypatch.setattr(clocks, "_epoch", clocks._epoch)  # a server may set it forward
    return ahead


@pytest.fixture
def short_days(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every day has a race of a few spaces."""
    against = {str(day): ["steady"] for day in range(1, 8)}
    content = {"game": "cubitos", "races": [HOP], "tracks": ["hop"], "suggested": 10, "against": against}
    monkeypatch.setattr(days, "_content", lambda: content)


def test_everyone_has_the_same_dice_and_the_board_tells_who_did_better(house: House) -> None:
    contest = duplicate(house)
    ann, bea = Racer(house, "Ann"), Racer(house, "Bea")
    tables = [ann.run(contest, seed=1)["table"], bea.run(contest, seed=2)["table"]]
    one, other = (rolls(house, table) for table in tables)
    for key in one.keys() & other.keys():
        length = min(len(one[key]), len(other[key]))
        assert one[key][:length] == other[key][:length], key
    told = ann.board(contest)
    assert {row["name"] for row in told["rows"]} == {"Ann", "Bea"}
    assert [row["rank"] for row in told["rows"]] in ([1, 2], [1, 1])
    keys = [(row["place"], row["rounds"], row["left"]) for row in told["rows"]]
    assert keys == sorted(keys)
    assert [row["mine"] for row in told["rows"]].count(True) == 1
    assert (told["players"], told["finished"]) == (2, 2)


def test_one_try_counts_and_the_rest_is_practice(house: House) -> None:
    contest = duplicate(house)
    ann = Racer(house)
    first = ann.begin(contest)
    assert first["counted"]
    assert ann.begin(contest) == first  # the answer was lost: the same race, not another
    race(house, first["table"], ann.token)
    again = ann.begin(contest)
    assert not again["counted"]
    assert again["table"] != first["table"]
    race(house, again["table"], ann.token, seed=4)
    assert [row["table"] for row in ann.board(contest)["rows"]] == [first["table"]]


def test_practice_does_not_tell_the_dice_of_a_race_that_counts(house: House) -> None:
    contest = duplicate(house)
    ann = Racer(house)
    first = ann.begin(contest)
    wanted = {"key": ann.key, "token": secrets.token_hex(20), "name": "Ann"}
    answer = house.post(f"/api/contests/{contest}/tries", wanted)
    assert answer.body["code"] == "contest-runs"
    race(house, first["table"], ann.token)
    assert house.post(f"/api/contests/{contest}/tries", wanted).body["counted"] is False


def test_a_rematch_is_an_ordinary_race_with_dice_of_its_own(house: House) -> None:
    contest = duplicate(house)
    ann = Racer(house)
    table = ann.run(contest)["table"]
    again = go_on(house, table, ann.token)
    told = house.get(f"/api/tables/{again}").body
    assert told["contest"] is None
    assert told["hints"]
    assert told["commitment"] not in ("", house.get(f"/api/tables/{table}").body["commitment"])
    race(house, again, ann.token)
    record = read_record(house.get(f"/api/tables/{again}/record").text)
    assert record.dice["by"] == "cubecup-dice-1"
    assert prove(record, make_game(record.game, record.options))
    assert [row["table"] for row in ann.board(contest)["rows"]] == [table]


def test_going_on_from_a_counted_race_waits_for_its_end_and_has_other_dice(house: House) -> None:
    contest = duplicate(house)
    ann = Racer(house)
    table = ann.begin(contest)["table"]
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "name": "Bot"}]
    wanted = {"moment": {"table": table, "at": 0}, "seats": seats}
    assert house.post("/api/continue", wanted).body["code"] == "not-over"
    assert house.post("/api/moment", wanted["moment"]).body["code"] == "not-over"
    race(house, table, ann.token)
    answer = house.post("/api/continue", wanted)
    assert answer.status == 201, answer.text
    told = house.get(f"/api/tables/{answer.body['table']}").body
    assert told["contest"] is None
    assert told["commitment"] not in ("", house.get(f"/api/tables/{table}").body["commitment"])


def test_whoever_asks_twice_at_once_has_one_counted_race(house: House) -> None:
    contest = duplicate(house)
    ann = Racer(house)
    made: list[JsonObject] = []
    both = [threading.Thread(target=lambda: made.append(ann.begin(contest))) for _ in range(4)]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join()
    assert len({one["table"] for one in made if one["counted"]}) == 1
    assert all(one["counted"] for one in made)


def test_others_races_are_seen_only_by_those_who_are_done(house: House) -> None:
    contest = duplicate(house)
    ann, bea = Racer(house, "Ann"), Racer(house, "Bea")
    ended = ann.run(contest)
    assert [row["table"] for row in bea.board(contest)["rows"]] == [""]
    assert [row["table"] for row in house.post(f"/api/contests/{contest}", {}).body["rows"]] == [""]
    bea.run(contest, seed=3)
    assert ended["table"] in [row["table"] for row in bea.board(contest)["rows"]]


def test_the_secret_is_told_when_nobody_races_any_more(make_house: MakeHouse, clock: list[float]) -> None:
    house = make_house()
    contest = duplicate(house, hours=1)
    ann, late = Racer(house), Racer(house, "Late")
    table = ann.run(contest)["table"]
    late_table = late.begin(contest)["table"]
    told = ann.board(contest)
    assert told["secret"] == ""
    assert house.get(f"/api/tables/{table}/dice").body["secret"] == ""
    assert read_record(house.get(f"/api/tables/{table}/record").text).dice == {}
    assert told["commitment"] == house.get(f"/api/tables/{table}").body["commitment"]
    clock[0] = 3601.0
    shown = house.get(f"/api/tables/{table}/dice").body
    assert commitment(bytes.fromhex(shown["secret"])) == told["commitment"]  # what was told before is not told for ever
    assert shown["rolls"]
    after = ann.board(contest)
    assert not after["open"]
    assert commitment(bytes.fromhex(after["secret"])) == told["commitment"]
    record = read_record(house.get(f"/api/tables/{table}/record").text)
    assert prove(record, make_game(record.game, record.options))
    race(house, late_table, late.token)  # it can be ended, but counts no more
    assert {row["name"]: row["rank"] for row in late.board(contest)["rows"]} == {"Ann": 1, "Late": 0}
    assert not Racer(house, "Cid").begin(contest)["counted"]


def test_a_made_up_key_does_not_make_the_server_read_the_whole_board_again(house: House) -> None:
    contest = duplicate(house)
    Racer(house).run(contest)
    house.post(f"/api/contests/{contest}", {})
    kept, read = house.tables.contests._kept, []
    tries = kept.tries

    async def counting(contest: str, player: str = "") -> list[StoredTry]:
        read.append(player)
        return await tries(contest, player)

    kept.tries = counting  # type: ignore[method-assign]
    for _ in range(20):
        assert Racer(house).board(contest)["finished"] == 1
    assert len(read) >= 20
    assert read.count("") <= 1 + len(read) // 4, "at most once in a while"


def test_a_race_that_a_bot_has_played_is_not_ranked(house: House) -> None:
    contest = duplicate(house)
    ann = Racer(house)
    table = ann.begin(contest)["table"]
    browser = Browser(house, table, ann.token)
    assert browser.command("resign", seat=0)["type"] == "accepted"
    browser.see(lambda: browser.table["over"])
    browser.close()
    (row,) = ann.board(contest)["rows"]
    assert (row["rank"], row["helped"]) == (0, True)


def test_a_race_that_a_program_has_played_is_not_ranked(house: House) -> None:
    contest = duplicate(house)
    ann = Racer(house)
    table = ann.begin(contest)["table"]
    player = Program(house, table, ann.token)
    assert player.hear()["type"] == "choice"
    player.close()
    race(house, table, ann.token)
    (row,) = ann.board(contest)["rows"]
    assert (row["rank"], row["helped"]) == (0, True)


def test_a_counted_race_gives_no_hints(house: House) -> None:
    contest = duplicate(house)
    ann = Racer(house)
    table = ann.begin(contest)["table"]
    answer = house.post(f"/api/tables/{table}/advice", {"seat": 0, "token": ann.token})
    assert answer.status >= 400
    assert answer.body["code"] == "no-hints"


def test_a_duplicate_has_room_for_as_many_as_it_says(house: House) -> None:
    contest = duplicate(house, most=2)
    for name in ("Ann", "Bea"):
        Racer(house, name).begin(contest)
    cid = Racer(house, "Cid")
    answer = house.post(f"/api/contests/{contest}/tries", {"key": cid.key, "token": cid.token, "name": "Cid"})
    assert answer.body["code"] == "contest-full"
    assert not cid.board(contest)["may_count"]


@pytest.mark.parametrize("name", ["\u200b\u200b", "\u3164", " ", "a\u202eb\n"])
def test_names_that_cannot_be_seen_are_refused(house: House, name: str) -> None:
    ann = Racer(house)
    answer = house.post(f"/api/contests/{duplicate(house)}/tries", {"key": ann.key, "token": ann.token, "name": name})
    assert answer.status == 400


# -- days --------------------------------------------------------------------------------------------------------------


def _day(address: Address, day: str = "today", key: str | None = None) -> Any:
    return address.post(f"/api/days/{day}", {} if key is None else {"key": key})


def test_a_day_has_one_race_in_two_modes_and_no_day_is_known_before_it_begins(house: House) -> None:
    told = _day(house).body
    against, alone = told["contests"]
    assert (against["mode"], alone["mode"]) == ("bots", "alone")
    assert {**against["options"], "alone": True} == alone["options"]
    assert against["secret"] == alone["secret"] == ""
    assert against["commitment"] == alone["commitment"]
    tomorrow = str(date.fromisoformat(told["today"]) + timedelta(days=1))
    for day in (tomorrow, "1999-01-01"):
        assert _day(house, day).body["code"] == "no-such-day"
        answer = house.post(f"/api/contests/day.{day}.bots", {})
        assert answer.body["code"] == "no-such-day"
    assert _day(house, "soon").body["code"] == "day"
    assert house.post(f"/api/contests/day.{told['today']}.together", {}).body["code"] == "mode"


@pytest.mark.parametrize("way", ["%Y%m%d", "%G-W%V-%u", "%GW%V%u"])
def test_a_day_has_one_name(house: House, way: str) -> None:
    """Under a second one it could be raced twice with the same dice."""
    other = date.fromisoformat(_day(house).body["today"]).strftime(way)
    ann = Racer(house)
    assert house.post(f"/api/days/{other}", {}).body["code"] == "day"
    wanted = {"key": ann.key, "token": ann.token, "name": "Ann"}
    assert house.post(f"/api/contests/day.{other}.bots", {}).body["code"] == "day"
    assert house.post(f"/api/contests/day.{other}.bots/tries", wanted).body["code"] == "day"


def test_a_race_alone_against_the_track_is_counted_by_rounds(make_house: MakeHouse, short_days: None) -> None:
    house = make_house()
    contest = _day(house).body["contests"][1]["contest"]
    ann = Racer(house)
    ended = ann.run(contest)
    (row,) = [row for row in ann.board(contest)["rows"] if row["mine"]]
    assert (row["place"], row["rounds"]) == (1, ended["round"])
    assert row["left"] <= 0


def test_midnight_in_the_middle_of_a_race(make_house: MakeHouse, clock: list[float], short_days: None) -> None:
    """A race belongs to the day on which it was begun, and counts for a few hours more."""
    house = make_house()
    today = _day(house).body
    contest = today["contests"][1]["contest"]
    ann, late = Racer(house), Racer(house, "Late")
    table, too_late = ann.begin(contest)["table"], late.begin(contest)["table"]
    clock[0] = today["ends"] - clocks.now() + 60
    tomorrow = _day(house).body
    assert tomorrow["today"] != today["today"]
    assert _day(house, today["day"]).body["contests"][1]["secret"] == ""
    race(house, table, ann.token)
    assert ann.board(contest)["rows"][0]["rank"] == 1
    clock[0] += 6 * 3600
    race(house, too_late, late.token, seed=9)
    assert {row["name"]: row["rank"] for row in late.board(contest)["rows"]} == {"Ann": 1, "Late": 0}
    secret = _day(house, today["day"]).body["contests"][1]["secret"]
    assert secret == tomorrow["contests"][0]["commitment"]  # what is told of a day is the promise for the next


def test_a_clock_that_is_set_back_brings_no_day_back(make_house: MakeHouse, clock: list[float]) -> None:
    house = make_house()
    clock[0] = 3.0 * DAY_SECONDS
    today = _day(house).body["today"]
    Racer(house).begin(f"day.{today}.alone")
    house.stop()
    clock[0] = 0.0
    house = make_house()
    assert _day(house).body["today"] == today


def test_days_in_a_row(make_house: MakeHouse, clock: list[float], short_days: None) -> None:
    house = make_house()
    ann = Racer(house)
    for _ in range(2):
        ann.run(_day(house).body["contests"][1]["contest"])
        clock[0] += DAY_SECONDS
    told = house.post("/api/days/raced", {"key": ann.key}).body
    assert (len(told["days"]), told["streak"]) == (2, 2)
    clock[0] += DAY_SECONDS
    assert house.post("/api/days/raced", {"key": ann.key}).body["streak"] == 0
    assert house.post("/api/days/raced", {"key": secrets.token_hex(20)}).body == {"days": [], "streak": 0}
