"""A browser that folds events gets no views: what happened is enough, but for an undo, which tells none."""

from __future__ import annotations

import pytest

from tests.property.folds import fold
from tests.server.browser import Browser, play_on
from tests.server.conftest import Visit
from tests.server.house import PATIENCE, House, JsonObject


class Folding(Browser):
    """Keeps its view by the events of entries."""

    def __init__(self, house: House, table: str, *tokens: str) -> None:
        super().__init__(house, table, hello=False)
        self.say("hello", tokens=list(tokens), folds=True)
        self.views_sent = 0
        self.hear()

    def hear(self, timeout: float = PATIENCE) -> JsonObject:
        known = self.view
        message = super().hear(timeout)
        if message["type"] == "update" and message["view"] is None:
            for entry in message["entries"]:
                for event in entry["happened"]:
                    fold(known, event["word"], event["seat"], tuple(event["details"]))
            self.view = known
        elif message["type"] == "update":
            self.views_sent += 1
        return message


@pytest.mark.parametrize(("game", "options"), [("cubitos", {"timing": "free"}), ("cubitos", {}), ("seven-cubes", {})])
def test_the_view_follows_without_being_sent(house: House, visit: Visit, game: str, options: JsonObject) -> None:
    made = house.make("person", "person", game=game, options=options, seed=5)
    browser = visit(house, made["table"], *made["tokens"])
    folding = Folding(house, made["table"])
    play_on(browser, lambda one: one.seq >= 40)
    folding.until_seq(browser.seq)
    assert folding.view == browser.view
    assert folding.views_sent == 0
    folding.close()


def test_an_undo_sends_the_view(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options={"timing": "free"}, seed=1)
    browser = visit(house, made["table"], *made["tokens"])
    folding = Folding(house, made["table"])
    browser.must_act("pass", 0)
    assert browser.command("undo", seat=0)["type"] == "accepted"
    browser.must_act("push", 0)
    folding.until_seq(browser.seq)
    assert folding.view == browser.view
    assert folding.views_sent == 1
    folding.close()


def test_the_update_says_whose_answer_was_accepted(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options={"timing": "free"}, seed=1)
    folding = Folding(house, made["table"], made["tokens"][0])
    again = Folding(house, made["table"], made["tokens"][0])  # another window of the same player
    other = visit(house, made["table"], made["tokens"][1])
    folding.say("act", id="mine", seat=0, action="pass")
    assert folding.until("update")["accepted"] == "mine"
    assert "accepted" not in again.until("update")
    assert "accepted" not in other.until("update")
    folding.say("act", id="mine", seat=0, action="pass")
    assert folding.until("accepted")["seq"] == 1, "a repeat leads to no update"
    assert folding.heard[-2].startswith('{"type":"update"'), "it was told once"
    other.say("act", id="others", seat=1, action="pass")
    assert other.until("accepted")["id"] == "others"
    for one in (folding, again):
        one.close()
