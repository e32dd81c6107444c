"""Playing over real sockets: what everyone is told, from the first decision to the record of the finished game."""

from __future__ import annotations

import threading

import msgspec
import pytest

from cubecup.cubitos.odds import bust_chance
from cubecup.cubitos.state import CubitosState
from cubecup.games import GAMES, game_of, make_game
from cubecup.kernel.record import read_record, replay
from cubecup.server.messages.from_server import FromServer
from tests.server.browser import Browser, play_on
from tests.server.conftest import Visit
from tests.server.house import House

FREE = {"timing": "free"}


def test_hello_is_answered_with_the_whole_picture(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE)
    browser = visit(house, made["table"], made["tokens"][1], made["host"])
    assert browser.first["type"] == "welcome"
    assert (browser.you, browser.host, browser.seq) == ([1], True, 0)
    assert [choice["seat"] for choice in browser.choices] == [1]
    assert browser.view["choice"] is None
    assert [entry["kind"] for entry in browser.entries] == ["start"]
    assert [seat["connected"] for seat in browser.table["seats"]] == [False, True]


def test_everyone_hears_of_an_action_and_only_the_players_get_choices(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE)
    one, two = (visit(house, made["table"], token) for token in made["tokens"])
    spectator = visit(house, made["table"])
    assert (spectator.you, spectator.host, spectator.choices) == ([], False, [])
    seq = one.must_act("push")
    assert seq == 1
    for browser in (two, spectator):
        update = browser.until("update")
        assert [(entry["seq"], entry["seat"], entry["action"]) for entry in update["entries"]] == [(1, 0, "push")]
        assert "roll" in [happened["word"] for happened in update["entries"][0]["happened"]]
        assert update["view"] == one.view
    assert [choice["seat"] for choice in two.choices] == [1]
    assert spectator.choices == []
    assert spectator.may_undo == []
    assert spectator.refusal("act", seat=0, action="pass") == "not-your-seat"


def test_two_players_at_once_are_both_accepted_under_free_timing(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE)
    browsers = [visit(house, made["table"], token) for token in made["tokens"]]
    answers: list[str] = []
    together = threading.Barrier(2)

    def push(browser: Browser) -> None:
        together.wait()
        answers.append(browser.act("push")["type"])

    threads = [threading.Thread(target=push, args=(browser,)) for browser in browsers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == ["accepted", "accepted"]
    for browser in browsers:
        browser.until_seq(2)
    assert browsers[0].view == browsers[1].view
    assert sorted(entry["seat"] for entry in browsers[0].entries[1:]) == [0, 1]


def test_a_push_comes_with_its_exact_chance_of_a_bust(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE, seed=1)
    browser = visit(house, made["table"], *made["tokens"])
    state = make_game("cubitos", FREE).new(2, 1)
    assert isinstance(state, CubitosState)
    for choice in browser.choices:
        assert choice["kind"] == "push-or-pass"
        assert choice["bust_chance"] == pytest.approx(bust_chance(state, choice["seat"]))
        assert 0 < choice["bust_chance"] < 1
    play_on(browser, lambda it: any(choice["kind"] == "move" for choice in it.choices))
    assert all("bust_chance" not in choice for choice in browser.choices if choice["kind"] == "move")


@pytest.mark.parametrize("game", GAMES)
def test_seats_see_the_same_but_for_the_question(game: str) -> None:
    """One view is made for all who look; a game in which seats know different things would need its own for each."""
    state = make_game(game).new(2, 3)
    for _ in range(40):
        seat = state.actors()[0]
        seen = dict(state.view(seat))
        assert seen["choice"] is not None
        assert seen | {"choice": None} == state.view(-1)
        state.apply(seat, state.choice(seat).actions[0])


def test_a_game_to_the_end_with_persons_and_a_bot_and_its_record(house: House, visit: Visit) -> None:
    made = house.make("person", "person", "bot", options=FREE, seed=5)
    browser = visit(house, made["table"], *made["tokens"])
    record = f"/api/tables/{made['table']}/record"
    early = house.get(record)
    assert (early.status, early.body["code"]) == (409, "not-over")
    early = house.get(f"/api/tables/{made['table']}/results")
    assert (early.status, early.body["code"]) == (409, "not-over")
    play_on(browser, lambda it: it.table["over"])
    assert browser.view["over"]
    assert browser.table["winners"] == browser.view["winners"] != []
    assert browser.choices == []
    assert browser.refusal("act", seat=0, action="pass") == "game-over"
    assert browser.refusal("resign", seat=0) == "game-over"
    written = read_record(house.get(record).text)
    *_, last = replay(written, game_of(written))
    assert last.view(-1) == browser.view
    results = house.get(f"/api/tables/{made['table']}/results").body
    assert [told["place"] for told in results["seats"]] == [player["place"] for player in browser.view["players"]]
    assert results["rounds"] == browser.view["round"]


def test_seven_cubes_at_the_same_server(house: House, visit: Visit) -> None:
    made = house.make("person", "bot", game="seven-cubes", seed=4)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.seq > 12)
    assert browser.view["game"] == "seven-cubes"
    assert "bust_chance" not in browser.choice()


def test_rematch_and_next_race_keep_the_tokens(house: House, visit: Visit) -> None:
    made = house.make("person", "bot", options={"cards": "race-1", **FREE}, seed=6)
    token = made["tokens"][0]
    browser = visit(house, made["table"], token, made["host"])
    again = f"/api/tables/{made['table']}/rematch"
    assert house.post(again, {"token": token}).body["code"] == "not-over"
    play_on(browser, lambda it: it.table["over"])
    assert house.post(again, {"token": "x" * 32}).body["code"] == "wrong-token"
    answer = house.post(again, {"token": token, "next_race": True})
    assert answer.status == 201
    assert (answer.body["host"], answer.body["keys"]) == ("", [])
    following = answer.body["table"]
    browser.until(lambda message: message.get("table", {}).get("next_table") == following)
    assert house.post(again, {"token": made["host"]}).body["table"] == following, "one rematch for all"
    later = visit(house, following, token, made["host"])
    assert (later.you, later.host) == ([0], True)
    assert later.table["options"]["cards"] == "race-2"
    later.see(lambda: later.choices)
    later.must_act(later.choice()["actions"][0])
    key = house.post(f"/api/tables/{following}/reissue", {"host": made["host"], "seat": 0}).body["token"]
    assert visit(house, made["table"], token).you == [0], "the old table keeps its own tokens"
    assert visit(house, following, key).you == [0]


def test_what_is_sent_is_what_is_published(house: House, visit: Visit) -> None:
    made = house.make("person", "bot")
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: any('"accepted"' in text for text in it.heard))  # the bot may have begun long before
    browser.refusal("act", seat=0, action="fly")
    browser.catch_up()
    seen = {type(msgspec.json.decode(text, type=FromServer)).__name__ for text in browser.heard}
    assert seen == {"Welcome", "Update", "Seats", "Accepted", "Rejected", "Pong"}
