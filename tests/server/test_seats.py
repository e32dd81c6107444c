"""Who sits where: joining, links, public lists, bots that stand in, resigning, and what the host may do."""

from __future__ import annotations

import threading

from tests.server.browser import play_on
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import Address, House

FREE = {"timing": "free"}


def _join(house: Address, table: str, name: str, seat: int | None = None) -> tuple[int, str]:
    answer = house.post(f"/api/tables/{table}/join", {"name": name, "seat": seat})
    assert answer.status == 200, answer.text
    return answer.body["seat"], answer.body["token"]


def test_open_seats_are_joined_by_link_and_the_game_begins(house: House, visit: Visit) -> None:
    made = house.make("open", "person", "open", options=FREE)
    host = visit(house, made["table"], *made["tokens"], made["host"])
    seat, token = _join(house, made["table"], "  Ann  of   Kyiv ", 2)
    assert seat == 2
    host.see(lambda: host.table["seats"][2]["name"] == "Ann of Kyiv")
    assert host.choices == []
    seat, other = _join(house, made["table"], "Bob")
    assert seat == 0
    host.see(lambda: host.choices)
    assert host.table["started"]
    assert visit(house, made["table"], token).you == [2]
    assert visit(house, made["table"], other).you == [0]
    full = house.post(f"/api/tables/{made['table']}/join", {"name": "Cid"})
    assert (full.status, full.body["code"]) == (409, "seat-taken")


def test_the_host_puts_bots_on_open_seats(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("person", "open", "open", "open", options=FREE)
    browser = visit(house, made["table"], *made["tokens"])
    path = f"/api/tables/{made['table']}/bot"
    answer = house.post(path, {"host": made["host"], "seat": 2, "level": "sharp:bold", "name": " Bold  One "})
    assert answer.status == 200
    assert (
        answer.body["seats"][2] | {"seat": 2, "kind": "bot", "name": "Bold One", "level": "sharp:bold"}
        == (answer.body["seats"][2])
    )
    browser.see(lambda: browser.table["seats"][2]["kind"] == "bot")
    assert not browser.table["started"]
    assert house.post(path, {"host": made["host"], "seat": 1}).body["seats"][1]["level"] == "steady"
    for body, status, code in (
        ({"host": made["tokens"][0], "seat": 3}, 403, "wrong-token"),
        ({"host": made["host"], "seat": 0}, 409, "seat-taken"),
        ({"host": made["host"], "seat": 1}, 409, "seat-taken"),
        ({"host": made["host"], "seat": 3, "level": "genius"}, 400, "unknown-bot"),
        ({"host": made["host"], "seat": 3, "level": "planner"}, 400, "unknown-bot"),
        ({"host": made["host"], "seat": 3, "name": "\u202e"}, 400, "name-hidden"),
        ({"host": made["host"], "seat": 4}, 400, "bad-message"),
        ({"seat": 3}, 400, "bad-message"),
    ):
        refused = house.post(path, body)
        assert (refused.status, refused.body["code"]) == (status, code)
    _join(house, made["table"], "Ann")
    browser.see(lambda: browser.table["started"])
    browser.see(lambda: {1, 2} <= {entry["seat"] for entry in browser.entries})
    assert house.post(path, {"host": made["host"], "seat": 3}).body["code"] == "seat-taken", "Ann sits there"
    house.stop()
    again = visit(make_house(), made["table"])
    assert [seat["level"] for seat in again.table["seats"]] == [None, "steady", "sharp:bold", None]


def test_the_last_open_seat_may_be_a_bots(house: House, visit: Visit) -> None:
    made = house.make("person", "open", options=FREE)
    browser = visit(house, made["table"], *made["tokens"])
    assert not browser.choices
    house.post(f"/api/tables/{made['table']}/bot", {"host": made["host"], "seat": 1, "level": "random"})
    browser.see(lambda: browser.choices)
    browser.see(lambda: any(entry["seat"] == 1 for entry in browser.entries))


def test_names_of_all_kinds(house: House) -> None:
    made = house.make("person", "open", "open", "open")
    for name, kept in (("Їжак 🦔", "Їжак 🦔"), ("e\u0301" * 12, "é" * 12), ("名前 \u00a0 x", "名前 x")):
        seat, _ = _join(house, made["table"], name)
        assert house.get(f"/api/tables/{made['table']}").body["seats"][seat]["name"] == kept


def test_one_seat_is_not_taken_twice(house: House) -> None:
    made = house.make("person", "open", options=FREE)
    statuses: list[int] = []

    def join(name: str) -> None:
        statuses.append(house.post(f"/api/tables/{made['table']}/join", {"name": name}).status)

    threads = [threading.Thread(target=join, args=(f"Player {number}",)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [200, 409, 409, 409, 409, 409]


def test_public_tables_are_listed_and_private_ones_are_not(make_house: MakeHouse) -> None:
    house = make_house()
    public = house.make("person", "open", public=True)["table"]
    private = house.make("person", "open")["table"]
    listed = house.get("/api/tables").body
    assert [table["table"] for table in listed] == [public]
    assert house.get(f"/api/tables/{private}").body["table"] == private, "whoever has the link finds it"
    house.stop()
    again = make_house()
    assert again.get("/api/tables").body == listed
    assert again.tables._open == {}, "a list wakes no table"


def test_a_finished_table_is_listed_no_more(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("bot", "bot", options=FREE, public=True)
    watcher = visit(house, made["table"])
    assert [table["table"] for table in house.get("/api/tables").body] == [made["table"]]
    while not watcher.table["over"]:
        watcher.hear()
    assert house.get("/api/tables").body == []


def test_the_list_knows_the_round_of_tables_at_rest(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("person", "person", options=FREE, public=True)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.view["round"] == 3)
    house.stop()
    assert make_house().get("/api/tables").body[0]["round"] == 3


def test_a_reissued_link_opens_the_seat_and_the_old_one_does_not(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("person", "person", options=FREE)
    old = made["tokens"][1]
    lost = visit(house, made["table"], old, made["host"])
    answer = house.post(f"/api/tables/{made['table']}/reissue", {"host": made["host"], "seat": 1})
    assert answer.status == 200
    token = answer.body["token"]
    lost.until("welcome")
    assert (lost.you, lost.choices) == ([], [])
    assert [(entry["kind"], entry["seat"], entry["by_host"]) for entry in lost.entries[-1:]] == [("reissue", 1, True)]
    assert lost.refusal("act", seat=1, action="push") == "not-your-seat"
    found = visit(house, made["table"], token)
    found.must_act("push")
    house.stop()
    again = make_house()
    assert visit(again, made["table"], old).you == []
    assert visit(again, made["table"], token, seen=2).choice(1)
    for body, code in (({"host": made["host"], "seat": 3}, "not-a-person"), ({"host": "x", "seat": 0}, "bad-message")):
        assert again.post(f"/api/tables/{made['table']}/reissue", body).body["code"] == code


def test_a_bot_stands_in_and_gives_the_seat_back(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("person", "person", options=FREE, seed=1)
    one = visit(house, made["table"], made["tokens"][0])
    two = visit(house, made["table"], made["tokens"][1], made["host"])
    assert one.refusal("stand-in", seat=0, level=None) == "no-stand-in"
    assert one.refusal("stand-in", seat=0, level="genius") == "unknown-bot"
    assert one.refusal("stand-in", seat=1, level="steady") == "not-your-seat", "only the host may for others"
    assert one.command("stand-in", seat=0, level="steady")["type"] == "accepted"
    one.see(lambda: one.table["seats"][0]["stand_in"])
    assert one.table["seats"][0]["level"] == "steady"
    one.see(lambda: any(entry["seat"] == 0 and entry["kind"] == "act" for entry in one.entries))
    assert one.choices == []
    assert one.refusal("act", seat=0, action="pass") == "bot-plays"
    play_on(two, lambda it: it.view["round"] == 2)
    house.stop()
    again = make_house()
    one = visit(again, made["table"], made["tokens"][0])
    two = visit(again, made["table"], made["tokens"][1], made["host"])
    assert one.table["seats"][0]["stand_in"], "the bot is still there after a restart"
    assert two.command("stand-in", seat=0, level=None)["type"] == "accepted", "the host gives it back"
    one.see(lambda: not one.table["seats"][0]["stand_in"])
    play_on(two, lambda it: 0 in it.view["waiting_for"])
    one.until_seq(two.seq)
    one.must_act(one.choice()["actions"][0])
    assert two.refusal("stand-in", seat=0, level="random") == "seat-in-use", "but does not take it from a player"
    one.close()
    two.see(lambda: not two.table["seats"][0]["connected"])
    assert two.command("stand-in", seat=0, level="random")["type"] == "accepted", "who has left"
    told = next(entry for entry in reversed(two.entries) if entry["kind"] == "stand-in")
    assert (told["seat"], told["by_host"]) == (0, True)


def test_resigning_is_for_good(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE, seed=1)
    one = visit(house, made["table"], made["tokens"][0], made["host"])
    two = visit(house, made["table"], made["tokens"][1])
    assert one.command("resign", seat=0)["type"] == "accepted"
    two.see(lambda: two.table["seats"][0]["resigned"])
    for kind, more in (("resign", {}), ("stand-in", {"level": None}), ("stand-in", {"level": "sharp"})):
        assert one.refusal(kind, seat=0, **more) == "resigned"
    assert one.refusal("act", seat=0, action="pass") == "bot-plays"
    two.see(lambda: any(entry["seat"] == 0 and entry["kind"] == "act" for entry in two.entries))
    assert visit(house, made["table"]).table["seats"][0]["resigned"]


def test_a_resigned_seat_keeps_its_choice_of_bot(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE)
    browser = visit(house, made["table"], *made["tokens"])
    browser.command("resign", seat=0, level="random")
    browser.see(lambda: browser.table["seats"][0]["resigned"])
    assert browser.table["seats"][0]["level"] == "random"
    assert [(entry["kind"], entry["action"]) for entry in browser.entries if entry["kind"] == "resign"] == [
        ("resign", "random")
    ]


def test_who_is_there_is_told(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE)
    one = visit(house, made["table"], made["tokens"][0])
    two = visit(house, made["table"], made["tokens"][1])
    one.see(lambda: one.table["seats"][1]["connected"])
    two.close()
    one.see(lambda: not one.table["seats"][1]["connected"])


def test_a_host_waits_before_deciding_about_anothers_seat(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house(away_seconds=3600, any_seed=True)
    made = house.make("person", "open", options=FREE, seed=1)
    key = house.post(f"/api/tables/{made['table']}/join", {"name": "Ann"}).body["token"]
    host = visit(house, made["table"], made["host"], *made["tokens"])
    guest = visit(house, made["table"], key)

    def asked() -> tuple[str, str]:
        reissued = house.post(f"/api/tables/{made['table']}/reissue", {"host": made["host"], "seat": 1})
        return str(reissued.body.get("code")), host.refusal("stand-in", seat=1, level="steady")

    assert asked() == ("seat-in-use", "seat-in-use")
    guest.must_act("push")
    guest.close()
    host.see(lambda: not host.table["seats"][1]["connected"])
    assert asked() == ("seat-in-use", "seat-in-use"), "a short absence is none"

    async def an_hour_later() -> None:
        left = house.tables._open[made["table"]].session.attendance._left
        left[1] -= 3600

    house.call(an_hour_later())
    assert host.command("stand-in", seat=1, level="steady")["type"] == "accepted"
    assert house.post(f"/api/tables/{made['table']}/reissue", {"host": made["host"], "seat": 1}).status == 200
    own = house.post(f"/api/tables/{made['table']}/reissue", {"host": made["host"], "seat": 0})
    assert own.status == 200, "the host's own seat is another matter"


def test_a_table_says_that_its_dice_were_chosen(house: House) -> None:
    for more, known in (({"seed": 7}, True), ({}, False)):
        made = house.make("person", "bot", **more)
        assert house.get(f"/api/tables/{made['table']}").body["known_dice"] is known


def test_a_lost_answer_to_a_join_costs_no_seat(house: House) -> None:
    """The browser's own secret makes the repeat safe: the same seat, the same token, and no second one."""
    made = house.make("person", "open", "open")
    path = f"/api/tables/{made['table']}/join"
    wanted = {"name": "Ann", "token": "a-secret-of-my-own-browser-that-is-long"}
    first, again = house.post(path, wanted), house.post(path, wanted)
    assert (first.status, again.status) == (200, 200)
    assert first.body == again.body == {"seat": 1, "token": wanted["token"]}
    other = house.post(path, {"name": "Bob", "token": "another-secret-of-another-browser-now"})
    assert other.body["seat"] == 2
    assert house.post(path, wanted).body["seat"] == 1, "also when all seats are taken"
    assert house.post(path, {"name": "Cid"}).body["code"] == "seat-taken"
    assert house.post(path, {"name": "Ann", "token": "too-short-a-secret"}).body["code"] == "bad-message"


def test_a_bot_put_on_a_seat_is_told(house: House, visit: Visit) -> None:
    made = house.make("person", "open", options=FREE, clocks={"per_decision": 600})
    browser = visit(house, made["table"], *made["tokens"])
    house.post(f"/api/tables/{made['table']}/bot", {"host": made["host"], "seat": 1, "level": "random"})
    browser.see(lambda: browser.table["started"])
    assert [(entry["kind"], entry["seat"], entry["action"], entry["by_host"]) for entry in browser.entries[-1:]] == [
        ("seat-bot", 1, "random", True)
    ]
    assert browser.table["seats"][0]["decision"] > 590, "the first decision begins with the game"


def test_one_list_for_all_who_ask_at_once(make_house: MakeHouse) -> None:
    house = make_house(list_seconds=3600, lists_per_minute=3)
    house.make("person", "open", public=True)
    assert len(house.get("/api/tables").body) == 1
    house.make("person", "open", public=True)
    assert len(house.get("/api/tables").body) == 1, "what was found is told for a while"
    house.tables._listed_until = 0.0
    assert len(house.get("/api/tables").body) == 2
    assert (house.get("/api/tables").status, house.get("/api/about").status) == (429, 200)
