"""Contests on the server: the same dice at every table, one counted try for a player, boards by what tables tell."""

from __future__ import annotations

import secrets
import threading

import pytest

from cubecup.fair.dice import commitment
from cubecup.fair.proof import prove
from cubecup.games import make_game
from cubecup.kernel.record import read_record
from cubecup.server.storage.kept_contests import StoredTry
from tests.server.browser import Browser
from tests.server.conftest import MakeHouse
from tests.server.contesting import Racer, duplicate, rolls
from tests.server.house import House, JsonObject
from tests.server.test_programs import Program
from tests.server.touring import go_on, race


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
    assert (answer.status, answer.body["code"]) == (409, "contest-runs")
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


def test_races_are_compared_round_by_round_by_those_who_are_done(house: House) -> None:
    contest = duplicate(house)
    ann, bea = Racer(house, "Ann"), Racer(house, "Bea")
    tables = {"Ann": ann.run(contest)["table"]}
    for who in ({"key": bea.key}, {}):
        answer = house.post(f"/api/contests/{contest}/courses", who)
        assert (answer.status, answer.body["code"]) == (403, "contest-unseen")
    tables["Bea"] = bea.run(contest, seed=3)["table"]
    told = house.post(f"/api/contests/{contest}/courses", {"key": ann.key}).body
    assert [row["rank"] for row in told["courses"]] == sorted(row["rank"] for row in told["courses"])
    assert {row["name"]: row["table"] for row in told["courses"]} == tables
    assert {row["name"]: row["mine"] for row in told["courses"]} == {"Ann": True, "Bea": False}
    board = {row["name"]: row for row in ann.board(contest)["rows"]}
    for row in told["courses"]:
        results = house.get(f"/api/tables/{row['table']}/results").body
        assert (row["left"], row["places"]) == (results["seats"][0]["left"], results["seats"][0]["places"])
        assert told["length"] == results["length"]
        ended = board[row["name"]]
        assert (len(row["left"]), row["places"][-1]) == (ended["rounds"], ended["place"])


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
    assert (answer.status, answer.body["code"]) == (409, "contest-full")
    assert not cid.board(contest)["may_count"]


@pytest.mark.parametrize("name", ["\u200b\u200b", "\u3164", " ", "a\u202eb\n"])
def test_names_that_cannot_be_seen_are_refused(house: House, name: str) -> None:
    ann = Racer(house)
    answer = house.post(f"/api/contests/{duplicate(house)}/tries", {"key": ann.key, "token": ann.token, "name": name})
    assert answer.status == 400
