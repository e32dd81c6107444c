"""`cubecup doctor`: sentences and data about published, own and random sets, again by the command it prints."""

from __future__ import annotations

import json
import re
import shlex

import pytest

from cubecup.cubitos.game import random_cards
from cubecup.lab.checkup import Checkup
from tests.cli.commands import Done, Terminal

QUICK = ("--bots", "steady", "--players", "2", "--workers", "1", "--games", "3", "--seed", "4")
# None of these lets a player lose another die, roll extra dice or widen a draw.
PLAIN = ("smelly-cat", "rich-dog", "mr-soldier", "rock-on", "mr-bats", "rollosaurus", "reckless-cheese", "bob")
OWN = ("fat-cat", "wizard", "punch-guy", "pina-cubelada", "benchwarmer", "cubasaurus", "bad-cheese", "stogie")


def refused(done: Done) -> str:
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
    return done.err


def test_plain_sentences(terminal: Terminal) -> None:
    done = terminal.run("doctor", "race-1", *QUICK)
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "Race 1 · Nothing Goes Right · 2 players · steady"
    assert any("rounds (the median; 95%:" in line for line in lines)
    assert any("minutes at your table" in line for line in lines)
    assert any("No seat stands out" in line for line in lines)
    assert any("The lead" in line for line in lines)
    assert any("halfway" in line for line in lines)
    assert any("of all purchases" in line for line in lines)
    assert any("All 3 races came to an end" in line for line in lines)
    assert any("These are 3 games" in line for line in lines)
    assert lines[-1] == (
        "3 games, seed 4. The same again: cubecup doctor race-1 --players 2 --bots steady --games 3 --seed 4"
    )


def test_the_command_it_prints_gives_the_same_answer(terminal: Terminal) -> None:
    done = terminal.run("doctor", "--cards", *OWN, "--laps", "2", *QUICK)
    assert done.out.splitlines()[0].startswith("Eight cards of your own · Nothing Goes Right, 2 laps")
    assert done.out.splitlines()[1].startswith("Fat Cat, Wizard, Punch Guy")
    command = done.out.splitlines()[-1].partition("The same again: cubecup ")[2]
    assert terminal.run(*shlex.split(command), "--workers", "2").out == done.out


def test_data(terminal: Terminal) -> None:
    found = json.loads(terminal.run("doctor", "race-1", *QUICK, "--json").out)
    assert (found["seed"], found["games"], found["race"], found["players"], found["bots"]) == (
        4, 3, "race-1", 2, ["steady"]
    )  # fmt: skip
    assert found["command"] == "cubecup doctor race-1 --players 2 --bots steady --games 3 --seed 4"
    levels = [finding["level"] for finding in found["findings"]]
    worst = next(level for level in ("problem", "maybe", "rough") if level in (*levels, "rough"))
    assert found["verdict"] == worst  # three games are too few for more than rough
    assert set(levels) <= {"fine", "note", "maybe", "problem"}
    assert [target["id"] for target in found["targets"]] == [
        "rounds", "seats", "lead", "stalled", "bought", "dominant", "one-card"
    ]  # fmt: skip
    assert not found["standard"]
    assert {card["card"] for card in found["figures"]["cards"]} == set(found["cards"])


def test_a_random_set_is_that_of_the_seed(terminal: Terminal) -> None:
    found = json.loads(terminal.run("doctor", "--random", *QUICK, "--json").out)
    assert found["race"] == "custom"
    assert tuple(found["cards"]) == random_cards(4)
    assert found["command"].startswith("cubecup doctor --random-set ")


def test_advice_about_the_cards(terminal: Terminal) -> None:
    """SETUP-4: no card of these lets a player lose, draw or roll more."""
    found = json.loads(terminal.run("doctor", "--cards", *PLAIN, *QUICK, "--json").out)
    codes = {finding["code"] for finding in found["findings"]}
    assert "advice-no-trimming" in codes
    assert found["verdict"] in ("maybe", "problem")


def test_another_language(terminal: Terminal) -> None:
    done = terminal.run("doctor", "race-1", *QUICK, "--language", "pl")
    assert "Rund w wyścigu:" in done.out


def test_time_is_a_limit_too(terminal: Terminal) -> None:
    done = terminal.run(
        "doctor", "race-1", "--bots", "steady", "--players", "2", "--workers", "1", "--seconds", "0.01", "--seed", "4"
    )
    assert done.status == 0
    assert re.match(r"[1-9] games?, seed 4\.", done.out.splitlines()[-1])


def test_ctrl_c_tells_what_was_played(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Checkup.play

    def interrupted(self: Checkup, games: int | None, *rest: object) -> None:
        whole(self, 2, *rest)  # type: ignore[arg-type]  # passed on as it came
        raise KeyboardInterrupt

    monkeypatch.setattr(Checkup, "play", interrupted)
    done = terminal.run("doctor", "race-1", *QUICK)
    assert done.status == 130
    assert "2 games, seed 4" in done.out


def test_mistakes(terminal: Terminal) -> None:
    assert "one of the three" in refused(terminal.run("doctor"))
    assert "one of the three" in refused(terminal.run("doctor", "race-1", "--random"))
    assert "SET: there is no 'race-99'" in refused(terminal.run("doctor", "race-99"))
    assert "SET: there is no 'seven-cubes'" in refused(terminal.run("doctor", "seven-cubes"))
    assert "--cards: there is no 'nobody'" in refused(terminal.run("doctor", "--cards", "nobody", "bob"))
    assert "one card of each color" in refused(terminal.run("doctor", "--cards", "smelly-cat", "bob"))
    assert "--bots: there is no 'grandmaster'" in refused(terminal.run("doctor", "race-1", "--bots", "grandmaster"))
    assert "--players" in refused(terminal.run("doctor", "race-1", "--players", "9"))
    assert "--seconds" in refused(terminal.run("doctor", "race-1", "--seconds", "soon"))
    assert "--games" in refused(terminal.run("doctor", "race-1", "--games", "0"))
    assert "no.toml" in refused(terminal.run("doctor", "race-1", "--pack", "no.toml"))
