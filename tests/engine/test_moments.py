"""Going on from a moment of a recorded game: the same position, its own dice, and a record that replays and says so."""

from __future__ import annotations

import json

import pytest

from cubecup.bots.protocol import ask
from cubecup.bots.steady import Steady
from cubecup.cubitos.game import Cubitos
from cubecup.fair.dice import FairDice
from cubecup.fair.proof import prove, told_dice
from cubecup.games import make_game
from cubecup.kernel.errors import BadFile, BadOption
from cubecup.kernel.game import Game, State
from cubecup.kernel.moment import continued, fingerprint, position_at, up_to
from cubecup.kernel.record import Line, Record, Recorder, read_record, replay

SECRET = bytes(range(32))


def raced(game: Game, seats: int = 2, seed: int = 5, actions: int = 80) -> Record:
    """A race of steady bots, or whatever plays the first answer."""
    recorder = Recorder(game, seats, seed)
    bot = Steady()
    while not recorder.state.over and len(recorder.record.lines) < actions:
        seat = recorder.state.actors()[0]
        choice = recorder.state.choice(seat)
        cubitos = isinstance(game, Cubitos)
        recorder.apply(seat, ask(bot, recorder.state, seat) if cubitos else choice.actions[len(choice.actions) // 2])
    return recorder.record


def known(state: State) -> dict[str, object]:
    """The position without its chance."""
    return {name: value for name, value in state.dump().items() if name != "streams"}


def play_on(record: Record, game: Game, state: State, actions: int) -> None:
    state.journal = []
    for _ in range(actions):
        if state.over:
            return
        seat = state.actors()[0]
        chosen = state.apply(seat, state.choice(seat).actions[0])
        record.lines.append(Line(seat, chosen.text, game.outcome(state.journal or [])))
        state.journal = []


@pytest.mark.parametrize("game", [Cubitos("race-1"), Cubitos("race-5", timing="free"), make_game("seven-cubes")])
@pytest.mark.parametrize("at", [0, 1, 37])
def test_it_begins_in_exactly_this_position(game: Game, at: int) -> None:
    record = raced(game)
    found, state = continued(record, game, at, seed=99)
    assert known(state) == known(position_at(record, game, at))
    assert state.dump()["streams"] != position_at(record, game, at).dump()["streams"]
    assert (found.past(), len(found.lines)) == (at, at)
    assert found.origin is not None
    assert found.origin.race == fingerprint(record)


def test_its_record_is_read_back_and_replays_to_the_same_end() -> None:
    game = Cubitos("race-2")
    found, state = continued(raced(game), game, 30, seed=4)
    play_on(found, game, state, 60)
    again = read_record(str(found))
    assert str(again) == str(found)
    assert again.origin == found.origin
    last = [position.dump() for position in replay(again, game)][-1]
    assert last == state.dump(), "also the dice to come are the same: a saved game goes on as it would have"


def test_fresh_dice_are_not_those_of_the_race() -> None:
    """From the same push, forty forks roll almost forty different dice; the race itself is not among the likeliest."""
    game = Cubitos("race-1")
    record = raced(game)
    at = next(number for number, line in enumerate(record.lines) if line.action == "push" and line.outcome)
    rolled = set()
    for seed in range(40):
        fork, state = continued(record, game, at, seed)
        state.journal = []
        state.apply(record.lines[at].seat, "push")
        rolled.add(game.outcome(state.journal))
        assert fork.seed == seed
    assert len(rolled) > 10


def test_a_fork_of_a_fork_tells_of_the_nearest_one() -> None:
    game = Cubitos("race-1")
    first, state = continued(raced(game), game, 20, seed=1)
    play_on(first, game, state, 20)
    second, _ = continued(first, game, 30, seed=2)
    assert second.origin is not None
    assert (second.origin.race, second.origin.at) == (fingerprint(first), 30)
    assert fingerprint(first) != fingerprint(second)
    earlier = up_to(first, 10)
    assert earlier.origin is None, "before it began it is the other race"


def test_a_race_is_recognised_however_far_its_record_goes() -> None:
    game = Cubitos("race-1")
    record = raced(game)
    assert fingerprint(up_to(record, 3)) == fingerprint(record) == fingerprint(read_record(str(record)))
    assert fingerprint(raced(game, seed=6)) != fingerprint(record)


def test_there_is_nothing_beyond_the_end_and_nothing_to_go_on_with_after_it() -> None:
    game = Cubitos("race-1")
    record = raced(game, actions=5000)
    with pytest.raises(BadOption, match="actions, not") as beyond:
        continued(record, game, len(record.lines) + 1, 1)
    assert beyond.value.code == "beyond-end"
    with pytest.raises(BadOption) as over:
        continued(record, game, len(record.lines), 1)
    assert over.value.code == "nothing-left"


@pytest.mark.parametrize(
    "told",
    ["[]", "{}", '{"race": "x"}', '{"race": "x", "at": 81}', '{"race": 3, "at": 1}', '{"race": "x", "at": true}'],
)
def test_a_damaged_origin_is_refused_with_its_line(told: str) -> None:
    text = str(raced(Cubitos("race-1"))).replace("\n\nstart", f"\nfrom: {told}\n\nstart")
    with pytest.raises(BadFile) as wrong:
        read_record(text)
    assert wrong.value.facts["line"] == 8


def test_its_dice_are_proven_from_where_it_began() -> None:
    """What was rolled before is the other race's; from there on every die follows from the new secret."""
    game = Cubitos("race-1")
    found, state = continued(raced(game), game, 30, seed=4)
    words = ["", ""]
    found.dice = told_dice(SECRET, "fork", words)
    state.source = FairDice(SECRET, "fork", words)
    play_on(found, game, state, 80)
    proven = prove(found, game)
    assert proven
    assert all(throw.line > 30 for throw in proven)
    at = next(number for number, line in enumerate(found.lines) if number >= 30 and line.outcome)
    found.lines[at].outcome = _turned(found.lines[at].outcome)
    with pytest.raises(BadFile):
        prove(found, game)


def _turned(outcome: str) -> str:
    """The same dice with other faces."""
    return outcome.replace("--", "$1") if "--" in outcome else outcome.replace("$1", "--")


def test_a_record_without_an_origin_is_written_as_before() -> None:
    record = raced(Cubitos("race-1"))
    assert "from:" not in str(record)
    found, _ = continued(record, Cubitos("race-1"), 2, 7)
    line = next(line for line in str(found).split("\n") if line.startswith("from:"))
    assert json.loads(line.removeprefix("from:")) == {"race": fingerprint(record), "at": 2}
