"""Fair dice at tables: promised before anybody sits, mixed with the players' words, told and proven when it is over."""

from __future__ import annotations

import hashlib
import json
from itertools import count
from pathlib import Path

import pytest

from cubecup.cli.main import main
from cubecup.fair.proof import prove
from cubecup.games import GAMES, game_of
from cubecup.kernel.errors import BadFile
from cubecup.kernel.record import read_record
from cubecup.server.open_tables import directory
from cubecup.server.table import creation
from cubecup.server.table.summary import record
from tests.server.browser import Browser, play_on
from tests.server.conftest import MakeHouse, Visit
from tests.server.fair_tables import CHAIN, SHORT, fair_table, play_by_chance
from tests.server.house import Address, House, JsonObject

WORDS = ("0123456789abcdef" * 2, "fedcba9876543210" * 2)


def _secret(house: House, table: str) -> str:
    chain = house.tables._open[table].table.header.chain
    assert chain is not None
    return chain.secret().hex()


def _join(address: Address, table: str, word: str | None = None, **more: object) -> JsonObject:
    body = {"name": "Ann", **({} if word is None else {"word": word}), **more}
    found: JsonObject = address.post(f"/api/tables/{table}/join", body).body
    return found


def _finish(browser: Browser) -> None:
    """Play a game to its end, by chance."""
    play_on(browser, lambda it: it.view["over"])


@pytest.fixture
def settled(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The same dice every time the test is run."""
    name = hashlib.sha256(request.node.name.encode()).hexdigest()[:16]
    number = count()
    monkeypatch.setattr(creation, "new_chain", lambda: CHAIN)
    monkeypatch.setattr(directory, "new_id", lambda: f"{name}-{next(number)}")


def test_every_table_has_a_secret_of_its_own(house: House) -> None:
    tables = [house.make("person", "open")["table"] for _ in range(5)]
    assert len({house.get(f"/api/tables/{table}").body["commitment"] for table in tables}) == 5


@pytest.mark.usefixtures("settled")
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_from_the_promise_to_the_proof(make_house: MakeHouse, visit: Visit, game: str) -> None:
    house = make_house()
    made = house.make("person", "open", game=game, options=SHORT if game == "cubitos" else {})
    table = made["table"]
    before = house.get(f"/api/tables/{table}").body
    promised = before["commitment"]
    assert len(promised) == 64
    assert not before["known_dice"]
    given = {"token": made["tokens"][0], "seat": 0, "word": WORDS[0]}
    assert house.post(f"/api/tables/{table}/word", given).body["commitment"] == promised
    key = _join(house, table, WORDS[1])
    secret = _secret(house, table)
    during = house.get(f"/api/tables/{table}/dice").body
    assert (during["secret"], during["rolls"]) == ("", [])
    assert (during["commitment"], during["words"]) == (promised, list(WORDS))
    _finish(visit(house, table, made["tokens"][0], key["token"]))
    written = read_record(house.get(f"/api/tables/{table}/record").text)
    assert written.dice == {
        "by": "cubecup-dice-1",
        "commitment": promised,
        "secret": secret,
        "table": table,
        "words": list(WORDS),
    }
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == promised
    throws = prove(written, game_of(written))
    told = house.get(f"/api/tables/{table}/dice").body
    assert told["secret"] == secret
    assert [(roll["seat"], roll["roll"], roll["numbers"]) for roll in told["rolls"]] == [
        (throw.seat, throw.roll, list(throw.numbers)) for throw in throws
    ]
    for roll in told["rolls"]:
        assert [told["faces"][kind][number] for kind, number in zip(roll["kinds"], roll["numbers"], strict=False)] == (
            roll["shown"]
        )


@pytest.mark.usefixtures("settled")
def test_rolls_are_told_as_the_log_tells_them(make_house: MakeHouse, visit: Visit) -> None:
    """So that a browser can compare with what it saw."""
    house = make_house()
    made = house.make("person", "person", options=SHORT)
    browser = visit(house, made["table"], *made["tokens"])
    _finish(browser)
    seen = [
        (entry["seq"], event["seat"], event["details"])
        for entry in browser.entries
        for event in entry["happened"]
        if event["word"] == "roll"
    ]
    rolls = house.get(f"/api/tables/{made['table']}/dice").body["rolls"]
    told = [(roll["entry"], roll["seat"], roll["shown"]) for roll in rolls if roll["seat"] >= 0]
    assert told == seen
    assert len(told) > 10


def test_nothing_is_rolled_before_every_word_is_there(house: House, visit: Visit) -> None:
    """What is shown while seats are open tells nothing of the dice, and is the same at all tables."""
    views = []
    for _ in range(2):
        made = house.make("person", "open", options=SHORT)
        browser = visit(house, made["table"], *made["tokens"])
        assert browser.entries[0]["happened"] == []
        views.append(browser.view)
        _join(house, made["table"], WORDS[0])
        browser.see(lambda browser=browser: browser.table["started"])  # type: ignore[misc]
        browser.see(lambda browser=browser: browser.choices or browser.view["waiting_for"] == [1])  # type: ignore[misc]
        assert any(event["word"] == "roll" for event in browser.entries[-1]["happened"])
    assert views[0] == views[1]


def test_the_words_decide_the_dice(house: House) -> None:
    """The same secret at the same table: another word of any player makes other dice."""
    opened = [json.dumps(fair_table(words).state.dump()) for words in (("", ""), (WORDS[0], ""), ("", WORDS[0]))]
    assert len(set(opened)) == 3
    assert opened[0] == json.dumps(fair_table(("", "")).state.dump())


def test_a_word_counts_once_and_only_before_the_start(house: House) -> None:
    made = house.make("person", "open", "open")
    path = f"/api/tables/{made['table']}/word"
    given = {"token": made["tokens"][0], "seat": 0, "word": WORDS[0]}
    assert house.post(path, given).body["seats"][0]["word"] == WORDS[0]
    assert house.post(path, given).status == 200, "a repeat is harmless"
    refused = house.post(path, {**given, "word": WORDS[1]})
    assert (refused.status, refused.body["code"]) == (409, "word-late")
    assert house.post(path, {**given, "token": made["host"]}).status == 403
    assert house.post(path, {**given, "seat": 1}).status == 403, "an open seat has no player"
    for word in ("", "word", "F" * 32, "0" * 33, "0" * 32 + "\n"):
        assert house.post(path, {**given, "word": word}).body["code"] == "bad-message"
        assert _join(house, made["table"], word)["code"] == "bad-message"
    keys = [_join(house, made["table"]) for _ in range(2)]
    late = house.post(path, {"token": keys[0]["token"], "seat": keys[0]["seat"], "word": WORDS[1]})
    assert late.body["code"] == "word-late", "the game has started"
    assert house.get(f"/api/tables/{made['table']}").body["seats"][1]["word"] == ""


def test_a_repeated_join_keeps_the_first_word(house: House) -> None:
    made = house.make("person", "open", "open")
    token = "a" * 32
    _join(house, made["table"], WORDS[0], token=token)
    _join(house, made["table"], WORDS[1], token=token)
    assert house.get(f"/api/tables/{made['table']}").body["seats"][1]["word"] == WORDS[0]


@pytest.mark.usefixtures("settled")
def test_no_message_tells_the_secret_before_the_end(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("person", "open", public=True)
    table = made["table"]
    key = _join(house, table, WORDS[0])
    chain = house.tables._open[table].table.header.chain
    assert chain is not None
    hidden = {chain.root, chain.secret().hex(), chain.next().secret().hex()}
    player = visit(house, table, made["tokens"][0], key["token"], made["host"])
    watcher = visit(house, table)
    play_on(player, lambda it: it.seq >= 60)
    for path in ("", f"/{table}", f"/{table}/record", f"/{table}/results", f"/{table}/dice", f"/{table}/content"):
        house.get(f"/api/tables{path}")
    watcher.catch_up()
    for text in player.heard + watcher.heard + house.given:
        assert not [secret for secret in hidden if secret in text]


def test_a_table_with_a_chosen_seed_promises_nothing(house: House) -> None:
    made = house.make("person", "bot", seed=5)
    info = house.get(f"/api/tables/{made['table']}").body
    assert (info["known_dice"], info["commitment"]) == (True, "")
    answer = house.get(f"/api/tables/{made['table']}/dice")
    assert (answer.status, answer.body["code"]) == (404, "seeded")


@pytest.mark.usefixtures("settled")
def test_a_rematch_keeps_the_promise_of_the_first_race(make_house: MakeHouse, visit: Visit) -> None:
    """The secret that is told is the promise of the next one, made before anybody had given a word."""
    house = make_house()
    made = house.make("person", "open", game="seven-cubes")
    key = _join(house, made["table"], WORDS[1])
    tokens = (made["tokens"][0], key["token"])
    promised = house.get(f"/api/tables/{made['table']}").body["commitment"]
    table = made["table"]
    for _ in range(3):
        _finish(visit(house, table, *tokens))
        told = house.get(f"/api/tables/{table}/dice").body
        assert told["commitment"] == promised
        assert hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest() == promised
        assert told["table"] == made["table"], "or a server that knows the words could try out ids of tables"
        written = read_record(house.get(f"/api/tables/{table}/record").text)
        assert prove(written, game_of(written))
        assert written.dice["table"] == made["table"]
        table = house.post(f"/api/tables/{table}/rematch", {"token": tokens[0]}).body["table"]
        info = house.get(f"/api/tables/{table}").body
        promised = told["secret"]
        assert info["commitment"] == promised
        assert [seat["word"] for seat in info["seats"]] == ["", WORDS[1]]


@pytest.mark.usefixtures("settled")
def test_the_dice_go_on_where_they_were_after_a_restart(make_house: MakeHouse, visit: Visit) -> None:
    first = make_house()
    made = first.make("person", "person", options=SHORT)
    browser = visit(first, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.seq >= 20)
    first.stop()
    house = make_house()
    browser = visit(house, made["table"], *made["tokens"])
    assert browser.seq == 20
    _finish(browser)
    written = read_record(house.get(f"/api/tables/{made['table']}/record").text)
    assert len(prove(written, game_of(written))) > 10


# -- the command ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished() -> str:
    """The record of a game in which one of two players gave a word."""
    table = fair_table(("", WORDS[1]), **SHORT)
    rows, _ = play_by_chance(table, 1, 0.1)
    return str(record(table, rows))


def _verify(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str]:
    path = tmp_path / "my.record"
    path.write_text(text, encoding="utf-8")
    status = main(["verify", str(path), "--language", "en", *more])
    said = capsys.readouterr()
    return status, " ".join((said.out + said.err).split())


def test_verify_proves_a_record(finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = _verify(tmp_path, finished, capsys)
    assert status == 0
    assert "every die is as it was promised" in said
    assert "added a word of their own: 1 of 2" in said
    promised = str(read_record(finished).dice["commitment"])
    assert promised in said
    assert _verify(tmp_path, finished, capsys, "--commitment", promised.upper())[0] == 0
    status, said = _verify(tmp_path, finished, capsys, "--commitment", "0" * 64)
    assert status == 2
    assert "another secret than was promised" in said


def test_every_changed_die_is_found(finished: str) -> None:
    """One face of one die of one roll, anywhere in the record; replays alone would not notice."""
    game = game_of(read_record(finished))
    places = [at for at, line in enumerate(read_record(finished).lines) if "light-gray:-" in line.outcome]
    assert len(places) > 10
    for at in places[:: max(1, len(places) // 8)]:
        changed = read_record(finished)
        changed.lines[at].outcome = changed.lines[at].outcome.replace("light-gray:-", "light-gray:$1", 1)
        with pytest.raises(BadFile) as caught:
            prove(changed, game)
        assert caught.value.code == "unfair-dice"
        assert caught.value.facts["line"] == changed.lines[at].number


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"secret": "', '"secret": "00', "a secret, its commitment, the table, and a word of each seat"),
        ('"commitment": "', '"commitment": "0', "another secret than was promised"),
        ('"by": "cubecup-dice-1"', '"by": "cubecup-dice-9"', "nothing was promised about these dice"),
        ('"table": "', '"table": "x', "other dice than were promised"),
        (WORDS[1], WORDS[0], "other dice than were promised"),
        ('"start_player": ', '"start_player": 1 - 1 + ', "not a game record"),
    ],
)
def test_what_was_tampered_with_is_told(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, told: str
) -> None:
    assert old in finished
    status, said = _verify(tmp_path, finished.replace(old, new, 1), capsys)
    assert status == 2
    assert told in said


def test_another_start_player_is_found(finished: str) -> None:
    changed = read_record(finished)
    changed.setup = {"start_player": (int(str(changed.setup["start_player"])) + 1) % 2}
    with pytest.raises(BadFile) as caught:
        prove(changed, game_of(changed))
    assert caught.value.code == "unfair-dice"


def test_a_record_with_a_seed_has_nothing_to_verify(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = "\n".join(line for line in finished.split("\n") if not line.startswith("dice: "))
    status, said = _verify(tmp_path, plain, capsys)
    assert status == 2
    assert "nothing was promised about these dice" in said
