"""A game that the server has never heard of, with secrets: played over the real server, and nothing leaks."""

from __future__ import annotations

import json
from typing import cast

import msgspec
import pytest

from cubecup.bots.protocol import Sight
from cubecup.kernel.choice import Action
from cubecup.server.bots import worker
from cubecup.server.bots.packets import Question
from cubecup.server.bots.pool import BotPool
from tests.server.bluff import COMMAND, GAMES, SHAPES, Bluff, BluffState, BluffView
from tests.server.browser import Browser, play_on
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import House, JsonObject

SEED = 5


@pytest.fixture
def bluffing(make_house: MakeHouse) -> House:
    return make_house(BotPool(1, 20, COMMAND), GAMES, any_seed=True)


def _three(house: House, visit: Visit) -> tuple[JsonObject, list[Browser]]:
    """A table, its two players, and a spectator."""
    made = house.make("person", "person", game="bluff", seed=SEED)
    return made, [visit(house, made["table"], *tokens) for tokens in ([made["tokens"][0]], [made["tokens"][1]], [])]


def _leaks(browser: Browser, own: int | None) -> list[str]:
    """Whatever a browser was told of a die under another's cup, or of what was done with it, while cups are down."""
    found: list[str] = []
    for raw in browser.heard:
        message = json.loads(raw)
        view = message.get("view") or {"dice": [], "over": False}
        if view["over"]:
            continue
        found += [raw for seat, die in enumerate(view["dice"]) if die is not None and seat != own]
        for entry in message.get("entries", message.get("log", [])):
            secret = entry["seat"] != own and entry["action"] in ("keep", "turn")
            told = [event for event in entry["happened"] if event["word"] == "peeked" and event["seat"] != own]
            if secret or any(event["details"] for event in told):
                found.append(raw)
    return found


def _all_caught_up(browsers: list[Browser], seq: int) -> None:
    for browser in browsers:
        browser.until_seq(seq)


def test_it_is_offered_like_any_other(bluffing: House) -> None:
    about = bluffing.get("/api/about").body
    assert about["games"] == ["cubitos", "bluff"]
    assert about["bots"]["bluff"] == {"levels": [{"level": "random", "styles": []}], "usual": "random"}
    assert bluffing.get("/api/content/bluff").body == {}
    assert bluffing.post("/api/options", {"game": "bluff"}).body == {"options": {}, "warnings": []}
    refused = bluffing.post("/api/tables", {"game": "bluff", "seats": [{"kind": "person"}] * 3})
    assert refused.body["code"] == "seats"


def test_its_shapes_are_published_and_those_of_games_that_are_not_served_are_not(bluffing: House, visit: Visit) -> None:
    requests = bluffing.get("/api/openapi.json").body["components"]["schemas"]
    socket = bluffing.get("/api/socket-schema.json").body["$defs"]
    for schemas, ref in ((requests, "#/components/schemas/"), (socket, "#/$defs/")):
        views = [one["$ref"].removeprefix(ref) for one in schemas["View"]["anyOf"]]
        events = [one["$ref"].removeprefix(ref) for one in schemas["Happened"]["anyOf"]]
        assert (views, events) == (["CubitosView", "BluffView"], ["CubitosEvent", "BluffEvent"])
        words = [event["properties"]["word"]["const"] for event in schemas["BluffEvent"]["anyOf"]]
        assert words == list(SHAPES.events)
        assert schemas["BluffAsks"] == {"enum": ["claim", "peek"]}
        assert not [name for name in schemas if name.startswith("SevenCubes")]
    _, browsers = _three(bluffing, visit)
    assert all(msgspec.convert(browser.view, BluffView) == browser.view for browser in browsers)


def test_its_rules_are_among_those_to_read(bluffing: House) -> None:
    cubitos, bluff = bluffing.get("/api/rules/en").body
    assert (cubitos["game"], bluff["game"], bluff["language"]) == ("cubitos", "bluff", "en")
    assert [rule["id"] for section in bluff["sections"] for rule in section["rules"]] == ["BLUFF-1", "BLUFF-2"]


def test_each_sees_their_own_die_only(bluffing: House, visit: Visit) -> None:
    _, browsers = _three(bluffing, visit)
    one, two, spectator = browsers
    mine, other = one.view["dice"][0], two.view["dice"][1]
    assert (one.view["dice"], two.view["dice"]) == ([mine, None], [None, other])
    assert spectator.view["dice"] == [None, None]
    assert (one.view["choice"], [choice["seat"] for choice in one.choices]) == (None, [0])
    assert spectator.choices == []


def test_nothing_secret_reaches_another_seat_or_a_spectator(bluffing: House, visit: Visit) -> None:
    """Through answers, events, an undo, a reconnection with a gap and one without, until the cups are lifted."""
    made, browsers = _three(bluffing, visit)
    one, two, spectator = browsers
    die = one.view["dice"][0]
    one.must_act("turn")
    assert one.view["dice"][0] == 7 - die
    assert one.entries[-1]["action"] == "turn"
    assert one.command("undo", seat=0)["type"] == "accepted"
    assert one.view["dice"][0] == die
    one.must_act("turn")
    two.must_act("keep")
    _all_caught_up(browsers, 4)
    assert [entry["action"] for entry in two.entries] == ["", "", "", "", "keep"]
    again = [visit(bluffing, made["table"], *tokens) for tokens in ([made["tokens"][1]], [])]
    late = [visit(bluffing, made["table"], *tokens, seen=1) for tokens in ([made["tokens"][1]], [])]
    assert [browser.first["type"] for browser in (*again, *late)] == ["welcome", "welcome", "update", "update"]
    for browser in (two, again[0], late[0]):
        assert _leaks(browser, 1) == []
    for browser in (spectator, again[1], late[1]):
        assert _leaks(browser, None) == []
    assert _leaks(one, 0) == []
    one.must_act("claim 11")
    two.must_act("doubt")
    _all_caught_up(browsers, 6)
    assert spectator.view["dice"] == [7 - die, two.view["dice"][1]]
    spectator.see(lambda: spectator.table["over"])
    assert spectator.table["winners"] == [1]
    record = bluffing.get(f"/api/tables/{made['table']}/record").text
    assert "0 turn" in record


def test_two_at_one_screen_see_both(bluffing: House, visit: Visit) -> None:
    """Whoever holds both tokens is told from the seat that is asked."""
    made = bluffing.make("person", "person", game="bluff", seed=SEED)
    browser = visit(bluffing, made["table"], *made["tokens"])
    assert browser.view["dice"][0] is not None
    browser.must_act("keep", 0)
    assert (browser.view["dice"][0], browser.choices[0]["seat"]) == (None, 1)
    browser.must_act("turn", 1)
    assert [entry["action"] for entry in browser.entries[1:]] == ["keep", "turn"]


def test_secrets_stay_secret_after_a_restart(bluffing: House, make_house: MakeHouse, visit: Visit) -> None:
    made, (one, two, _) = _three(bluffing, visit)
    one.must_act("turn")
    two.must_act("turn")
    before = two.view
    bluffing.stop()
    later = make_house(BotPool(1, 20, COMMAND), GAMES)
    again, spectator = visit(later, made["table"], made["tokens"][1]), visit(later, made["table"])
    assert again.view == before | {"waiting_for": again.view["waiting_for"]}
    assert _leaks(again, 1) == []
    assert _leaks(spectator, None) == []


def test_a_bot_plays_it(bluffing: House, visit: Visit) -> None:
    made = bluffing.make("person", "bot", game="bluff", seed=SEED)
    browser = visit(bluffing, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.table["over"])
    assert len(browser.table["winners"]) == 1
    assert _leaks(browser, 0) == []
    refused = bluffing.post(f"/api/tables/{made['table']}/rematch", {"token": made["host"]})
    assert refused.status == 201


def test_a_bot_knows_what_its_seat_knows() -> None:
    """Neither its sight nor any copy of the position has the die under the other cup, nor a trace of it."""
    for seed in range(12):
        state = cast("BluffState", Bluff().new(2, seed))
        state.apply(0, "keep")
        for seat in range(2):
            sight = Sight(state, seat)
            assert sight.view == state.view(seat)
            imagined = [cast("BluffState", sight.clone(number)) for number in range(60)]
            assert {position.dice[seat] for position in imagined} == {state.dice[seat]}
            assert {position.dice[1 - seat] for position in imagined} == {1, 2, 3, 4, 5, 6}
            other = state.clone()
            other.dice[1 - seat] = 7 - state.dice[1 - seat]
            twin = Sight(other, seat)
            assert [twin.clone(number).dump() for number in range(5)] == [sight.clone(n).dump() for n in range(5)]


def test_what_is_revealed_is_not_imagined() -> None:
    state = cast("BluffState", Bluff().new(2, 1))
    for seat, action in ((0, "keep"), (1, "turn"), (0, "claim 7"), (1, "doubt")):
        state.apply(seat, action)
    assert state.over
    assert cast("BluffState", Sight(state, 0).clone(3)).dice == state.dice


def test_a_worker_asks_about_what_the_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is under the other cup, the bot and the advice are asked about the same position."""
    seen: list[object] = []

    def spy(bot: object, state: BluffState, seat: int) -> Action:
        seen.append(state.dump())
        return state.choice(seat).actions[0]

    monkeypatch.setattr(worker, "ask", spy)
    for hidden in (1, 6):
        state = cast("BluffState", Bluff().new(2, 3))
        state.dice[1] = hidden
        worker.answer(Question("bluff", "{}", state.dump(), 0, "random", "random", 5), GAMES)
    assert seen[0] == seen[1]
