"""Taking back: a seat's own latest action, until dice fall for it or a phase ends; per seat when all act at once."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from cubecup.games import make_game
from cubecup.server.storage.rows import LogRow, Seat, TableHeader
from cubecup.server.table import undo
from cubecup.server.table.clocks import Uptime
from cubecup.server.table.entries import ToldEntry
from cubecup.server.table.live_table import LiveTable
from tests.server.browser import Browser, play_on
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import House

FREE = {"timing": "free"}


def _moving(browser: Browser, seat: int) -> bool:
    choice = browser.choice(seat)
    return choice.get("kind") == "move" and any(action.startswith("step") for action in choice["actions"])


def _step(browser: Browser, seat: int) -> str:
    return next(str(action) for action in browser.choice(seat)["actions"] if action.startswith("step"))


def test_an_undo_brings_back_the_position_and_the_question(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE, seed=1)
    browser = visit(house, made["table"], made["tokens"][0])
    other = visit(house, made["table"], made["tokens"][1])
    before = (browser.view, browser.choices)
    browser.must_act("pass")
    assert browser.may_undo == [0]
    answer = browser.command("undo", seat=0)
    assert (answer["type"], answer["seq"]) == ("accepted", 2)
    assert (browser.view, browser.choices) == before
    assert (browser.entries[-1]["kind"], browser.entries[-1]["undone"]) == ("undo", [1])
    assert [entry["undone"] for entry in browser.entries[:-1]] == [[], []]
    assert browser.may_undo == []
    assert browser.refusal("undo", seat=0) == "no-undo"
    assert browser.refusal("undo", seat=1) == "not-your-seat"
    other.until_seq(2)
    assert other.view == browser.view
    browser.must_act("push")


def test_dice_cannot_be_taken_back(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE, seed=1)
    browser = visit(house, made["table"], made["tokens"][0])
    browser.must_act("push")
    assert browser.may_undo == []
    assert browser.refusal("undo", seat=0) == "no-undo"


def test_several_actions_one_after_another(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE, seed=3)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: _moving(it, 0) and it.view["players"][0]["movement"] >= 3)
    views = []
    for _ in range(2):
        views.append((browser.view, browser.choice(0)))
        browser.must_act(_step(browser, 0), 0)
    while views:
        assert 0 in browser.may_undo
        browser.command("undo", seat=0)
        assert (browser.view, browser.choice(0)) == views.pop()


def test_a_phase_that_has_ended_cannot_be_taken_back_by_anyone(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE, seed=1)
    browser = visit(house, made["table"], *made["tokens"])
    browser.must_act("pass", 0)
    assert browser.may_undo == [0]
    phase = browser.view["phase"]
    browser.must_act("pass", 1)
    assert browser.view["phase"] != phase
    assert browser.may_undo == []
    for seat in (0, 1):
        assert browser.refusal("undo", seat=seat) == "no-undo"


@pytest.mark.parametrize("reply", ["push", "pass"])
def test_a_pass_is_no_feint(house: House, visit: Visit, reply: str) -> None:
    """Whoever has seen what another did since cannot decide again: pass, look, take it back, push."""
    made = house.make("person", "person", "person", options=FREE, seed=1)
    browser = visit(house, made["table"], *made["tokens"])
    browser.must_act("pass", 0)
    assert browser.may_undo == [0]
    browser.must_act(reply, 1)
    assert 0 not in browser.may_undo
    before = browser.view
    assert browser.refusal("undo", seat=0) == "no-undo"
    assert browser.view == before
    assert browser.may_undo == ([1] if reply == "pass" else [])


def test_a_bots_dice_end_it_too() -> None:
    """Against bots alone their moves go with an undo, but what has rolled has rolled."""
    seats = [Seat(kind="person", name="Ann"), Seat(kind="bot", name="Bob")]
    header = TableHeader(game="cubitos", options=FREE, seed=1, seats=seats, host="", public=False, started_at=0.0)
    table = LiveTable("t", header, make_game("cubitos", FREE), 0.0, Uptime())
    table.commit(table.plan_act(0, "pass", 1.0, id="1"))
    assert table.undo_history.may(0)
    change = table.plan_act(1, "push", 2.0, bot=True)
    assert change.row.outcome, "dice fell"
    table.commit(change)
    assert not table.undo_history.may(0)


def test_in_strict_timing_the_next_ones_action_ends_it(house: House, visit: Visit) -> None:
    made = house.make("person", "person", "person", options={"timing": "strict"}, seed=2)
    browser = visit(house, made["table"], *made["tokens"])
    first = browser.choices[0]["seat"]
    browser.must_act("pass", first)
    assert browser.may_undo == [first]
    second = browser.choices[0]["seat"]
    browser.must_act("pass", second)
    assert browser.may_undo == [second]


def test_bots_that_acted_on_it_act_again(house: House, visit: Visit) -> None:
    """Seven Cubes reveals nothing: after the bots' turns a person still may take a turn back, and theirs with it."""
    made = house.make("person", "bot", game="seven-cubes", seed=4)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.choices)
    before, seq = (browser.view, browser.choices), browser.seq
    turn = browser.view["turn"]
    while browser.choices and browser.view["turn"] == turn:
        browser.must_act(browser.choice()["actions"][0])
    play_on(browser, lambda it: it.choices, most=50)
    assert browser.seq > seq + 1, "the bot has acted too"
    while 0 in browser.may_undo and browser.view != before[0]:
        browser.command("undo", seat=0)
    assert (browser.view, browser.choices) == before
    browser.must_act(browser.choice()["actions"][-1])


def test_an_undo_survives_a_restart_and_may_go_on_after_it(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("person", "person", "person", options=FREE, seed=1)
    browser = visit(house, made["table"], *made["tokens"])
    browser.must_act("push", 1)
    browser.must_act("pass", 2)
    browser.command("undo", seat=2)
    browser.must_act("pass", 0)
    assert browser.may_undo == [0]
    house.stop()
    again = make_house()
    later = visit(again, made["table"], *made["tokens"])
    assert (later.view, later.choices, later.may_undo) == (browser.view, browser.choices, [0])
    later.command("undo", seat=0)
    assert later.may_undo == []
    assert {choice["seat"] for choice in later.choices} >= {0, 2}


def test_what_a_bot_did_for_a_seat_is_not_its_players_to_take_back(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE, seed=1)
    browser = visit(house, made["table"], *made["tokens"])
    browser.must_act("pass", 0)
    assert browser.may_undo == [0]
    browser.command("stand-in", seat=0, level="random")
    assert browser.may_undo == []
    assert browser.refusal("undo", seat=0) == "bot-plays"
    browser.command("stand-in", seat=0, level=None)
    assert browser.may_undo == [0], "the bot has not acted; the pass was the player's own"


@pytest.mark.parametrize(("game", "options"), [("cubitos", FREE), ("seven-cubes", {})])
def test_only_so_many_moves_are_remembered(
    monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, object]
) -> None:
    """However few they are: an undo that is offered works, and leads to what the rest of the log leads to."""
    monkeypatch.setattr(undo, "_MOST_MOVES", 3)
    seats = [Seat(kind="person", name="Ann"), Seat(kind="bot", name="Bob"), Seat(kind="person", name="Cid")]
    header = TableHeader(game=game, options=options, seed=8, seats=seats, host="", public=False, started_at=0.0)
    table = LiveTable("t", header, make_game(header.game, header.options), 0.0, Uptime())
    draw = random.Random(8)
    rows: list[tuple[float, LogRow]] = []
    undone = remembered = 0
    for moment in range(300):
        if table.state.over:
            break
        remembered = max(remembered, len(table.undo_history._moves))
        may = [seat for seat in (0, 2) if table.undo_history.may(seat)]
        if may and draw.random() < 0.3:
            change = table.plan_undo(draw.choice(may), moment, id=str(moment))
            undone += 1
        else:
            seat = draw.choice(table.acting())
            action = draw.choice(table.state.choice(seat).actions).text
            change = table.plan_act(seat, action, moment, id=str(moment), bot=seat == 1)
        rows.append((moment, change.row))
        table.commit(change)
    again = LiveTable("t", header, make_game(header.game, header.options), 0.0, Uptime())
    again.restore(rows)
    assert undone > 5
    assert remembered == 3
    assert again.state.dump() == table.state.dump()


def test_a_hand_over_makes_no_click_late(house: House, visit: Visit) -> None:
    made = house.make("person", "person", game="seven-cubes", seed=4)
    browser = visit(house, made["table"], *made["tokens"])
    first = browser.choices[0]["seat"]
    seen, question = browser.seq, browser.choices[0]["number"]
    assert browser.command("stand-in", seat=1 - first, level="planner")["type"] == "accepted"
    assert browser.command("stand-in", seat=1 - first, level=None)["type"] == "accepted"
    assert house.tables._open[made["table"]].table.latest.get(first, 0) <= seen, "nobody has acted by the hand-over"
    action = browser.choice(first)["actions"][0]
    answer = browser.command("act", seat=first, action=action, seen=seen, question=question)
    assert answer["type"] == "accepted"


def _read(entry: ToldEntry) -> Any:
    return msgspec.json.decode(msgspec.json.encode(entry))


@pytest.mark.parametrize(("game", "options"), [("cubitos", FREE), ("seven-cubes", {})])
def test_what_is_known_of_a_position_is_told_only_once(game: str, options: dict[str, object]) -> None:
    """Facts are kept from one action to the next; the events are those of a listener who knew nothing."""
    seats = [Seat(kind="person", name="Ann"), Seat(kind="person", name="Bob")]
    header = TableHeader(game=game, options=options, seed=5, seats=seats, host="", public=False, started_at=0.0)
    table = LiveTable("t", header, make_game(header.game, header.options), 0.0, Uptime())
    draw = random.Random(5)
    kept = 0
    for moment in range(250):
        if table.state.over:
            break
        may = [seat for seat in range(2) if table.undo_history.may(seat)]
        if may and draw.random() < 0.2:
            table.commit(table.plan_undo(may[0], moment, id=str(moment)))
            continue
        seat = draw.choice(table.acting())
        action = draw.choice(table.state.choice(seat).actions).text
        fresh = table.state.clone()
        fresh.listen()
        fresh.apply(seat, action)
        kept += table._facts is not None
        change = table.plan_act(seat, action, moment, id=str(moment))
        events = [(one["word"], one["seat"], tuple(one["details"])) for one in _read(change.entry)["happened"]]
        assert events == table.game.readable(fresh.heard())
        table.commit(change)
    assert kept > 100


@pytest.mark.parametrize(("game", "options"), [("cubitos", FREE), ("seven-cubes", {})])
def test_what_is_planned_is_seen_by_nobody_before_it_is_written(game: str, options: dict[str, object]) -> None:
    """The position is played on when an action is planned; what is asked meanwhile, or if that is never written, is
    what it was before, the dice to come included."""
    seats = [Seat(kind="person", name="Ann"), Seat(kind="person", name="Bob")]
    header = TableHeader(game=game, options=options, seed=6, seats=seats, host="", public=False, started_at=0.0)
    table = LiveTable("t", header, make_game(header.game, header.options), 0.0, Uptime())
    draw = random.Random(6)
    rows: list[tuple[float, LogRow]] = []
    dropped = 0
    for moment in range(200):
        if table.state.over:
            break
        before = table.state.dump()
        seat = draw.choice(table.acting())
        asked = table.state.question(seat)
        actions = [action.text for action in table.state.choice(seat).actions]
        change = table.plan_act(seat, draw.choice(actions), moment, id=str(moment))
        if draw.random() < 0.3:
            assert table.state.dump() == before
            assert table.state.question(seat) == asked
        if draw.random() < 0.3:  # it was not written: another answer is
            dropped += 1
            change = table.plan_act(seat, draw.choice(actions), moment, id=str(moment))
        rows.append((moment, change.row))
        table.commit(change)
    again = LiveTable("t", header, make_game(header.game, header.options), 0.0, Uptime())
    again.restore(rows)
    assert dropped > 20
    assert again.state.dump() == table.state.dump()
