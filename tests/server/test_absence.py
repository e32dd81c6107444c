"""Players who have left: who sees it, when others may let a bot play for them, and how they come back."""

from __future__ import annotations

import pytest

from cubecup.kernel.errors import CubeCupError
from cubecup.server.table.attendance import Attendance
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import House, JsonObject

FREE = {"timing": "free"}


def _refusal(attendance: Attendance, moment: float, least: int | None = 120, *, present: bool = False) -> str:
    try:
        attendance.check_may_cover(1, moment, least, present=present)
    except CubeCupError as error:
        return f"{error.code} {error.facts.get('seconds', '')}".strip()
    return ""


def test_the_time_away_runs_from_the_last_leaving() -> None:
    attendance = Attendance(1000.0)
    assert attendance.away(1, 1030.0) == 30, "one who never came is away since the table was opened"
    attendance.leave([1], 1100.0)
    assert attendance.away(1, 1130.0) == 30
    assert attendance.away(0, 1130.0) == 130
    assert attendance.away(1, 1099.0) == 0


def test_a_bot_may_play_for_one_who_was_away_long_enough() -> None:
    attendance = Attendance(1000.0)
    attendance.leave([1], 1100.0)
    assert _refusal(attendance, 1100.0) == "not-away-yet 120"
    assert _refusal(attendance, 1219.9) == "not-away-yet 1"
    assert _refusal(attendance, 1220.0) == ""
    assert _refusal(attendance, 1220.0, present=True) == "not-away"
    assert _refusal(attendance, 9999.0, least=None) == "no-cover"
    attendance.leave([1], 1300.0)
    assert _refusal(attendance, 1301.0) == "not-away-yet 119", "every absence begins anew"


def test_the_host_waits_as_well() -> None:
    attendance = Attendance(0.0)
    attendance.leave([1], 100.0)
    with pytest.raises(CubeCupError, match="60 seconds"):
        attendance.check_host_decides(1, 159.0, 60.0, present=False)
    attendance.check_host_decides(1, 160.0, 60.0, present=False)
    with pytest.raises(CubeCupError):
        attendance.check_host_decides(1, 999.0, 60.0, present=True)


def _later(house: House, table: str, seconds: float) -> None:
    """Let time pass for those who are away, without waiting for it."""

    async def older() -> None:
        attendance = house.tables._open[table].session.attendance
        attendance._opened -= seconds
        attendance._left = {seat: left - seconds for seat, left in attendance._left.items()}

    house.call(older())


def _seat(told: JsonObject, number: int) -> JsonObject:
    found: JsonObject = told["seats"][number]
    return found


def test_any_player_lets_a_bot_play_until_the_absent_is_back(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("person", "person", "bot", options=FREE, seed=1)
    table, (mine, theirs) = made["table"], made["tokens"]
    one, two = visit(house, table, mine), visit(house, table, theirs)
    spectator = visit(house, table)
    one.see(lambda: _seat(one.table, 1)["connected"])
    assert _seat(one.table, 1)["away"] is None
    assert one.refusal("cover", seat=1) == "not-away"
    two.close()
    one.see(lambda: _seat(one.table, 1)["away"] is not None)
    spectator.see(lambda: _seat(spectator.table, 1)["away"] is not None)
    assert _seat(one.table, 1)["away"] < 60
    assert one.refusal("cover", seat=1) == "not-away-yet"
    _later(house, table, 121)
    assert spectator.refusal("cover", seat=1) == "not-your-seat", "those who only watch decide nothing"
    assert one.refusal("cover", seat=2) == "not-a-person"
    assert one.refusal("cover", seat=3) == "no-such-seat"
    assert one.command("cover", "press", seat=1)["type"] == "accepted"
    assert one.command("cover", "press", seat=1)["type"] == "accepted", "a repeat is answered again"
    assert one.refusal("cover", seat=1) == "covered"
    one.see(lambda: _seat(one.table, 1)["covered"])
    assert (_seat(one.table, 1)["stand_in"], _seat(one.table, 1)["level"]) == (True, "steady"), "the usual bot"
    spectator.see(lambda: any(entry["kind"] == "stand-in" for entry in spectator.entries))
    told = next(entry for entry in spectator.entries if entry["kind"] == "stand-in")
    assert (told["seat"], told["by"], told["by_host"]) == (1, 0, False), "all are told who did it"
    one.see(lambda: any(entry["seat"] == 1 and entry["kind"] == "act" for entry in one.entries))

    house.stop()
    again = make_house()
    back = visit(again, table, theirs)
    assert (_seat(back.table, 1)["covered"], _seat(back.table, 1)["stand_in"]) == (True, True), "after a restart too"
    assert back.table["absence"] == 120
    assert back.command("stand-in", seat=1, level=None)["type"] == "accepted"
    back.see(lambda: not _seat(back.table, 1)["covered"])
    assert not _seat(back.table, 1)["stand_in"]
    assert [entry["kind"] for entry in back.entries if entry["kind"] in ("stand-in", "back")] == ["stand-in", "back"]


def test_a_table_may_wait_for_its_players_forever(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("person", "person", options=FREE, absence=None)
    one = visit(house, made["table"], made["tokens"][0])
    _later(house, made["table"], 86_400)
    assert one.table["absence"] is None
    assert one.refusal("cover", seat=1) == "no-cover"
    visit(house, made["table"], made["host"]).command("stand-in", seat=1, level="steady")
    one.see(lambda: _seat(one.table, 1)["covered"])


def test_who_leaves_the_seat_to_a_bot_is_not_covered(make_house: MakeHouse, visit: Visit) -> None:
    """Their browser does not take back what they gave away themselves."""
    house = make_house()
    made = house.make("person", "person", options=FREE)
    two = visit(house, made["table"], made["tokens"][1])
    two.command("stand-in", seat=1, level="random")
    two.see(lambda: _seat(two.table, 1)["stand_in"])
    assert not _seat(two.table, 1)["covered"]
    one = visit(house, made["table"], made["tokens"][0])
    two.close()
    _later(house, made["table"], 500)
    assert one.refusal("cover", seat=1) == "covered", "a bot plays there already"
    assert one.refusal("cover", seat=0) == "not-away"


def test_how_long_is_checked_before_a_table_is_made(house: House) -> None:
    for absence in (0, 4, 86_401, "long"):
        seats = [{"kind": "person"}, {"kind": "open"}]
        refused = house.post("/api/tables", {"seats": seats, "absence": absence})
        assert (refused.status, refused.body["code"]) == (400, "bad-message")
    made = house.make("person", "open", absence=300)
    assert house.get(f"/api/tables/{made['table']}").body["absence"] == 300
