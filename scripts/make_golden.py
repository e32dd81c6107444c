"""Plays the golden games and counts reachable decisions anew: `python -m scripts.make_golden`.

To be run after a change of the rules that is meant, and the difference to be looked at. A game that no change has
touched keeps its file, with the rules version it was first played by; one that has changed leaves its old record in the
folder of that version, where the tests see it refused. The players are keen: they run forward, buy what is dear, and
only now and then do something odd.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.terms import AT_RISK
from cubecup.games import game_of
from cubecup.kernel import rng
from cubecup.kernel.choice import Action
from cubecup.kernel.errors import BadFile
from cubecup.kernel.game import Game
from cubecup.kernel.record import Recorder, read_record, replay
from tests.golden import reachable
from tests.property.policies import leads_on

FOLDER: Final = Path(__file__).resolve().parents[1] / "tests" / "golden"

Chance = Callable[[int], int]  # a number below the one given


@dataclass(frozen=True)
class Golden:
    """A game to be played and stored as `<name>.record`, and how it ends as `<name>.position`."""

    cards: str
    seats: int
    timing: str
    seed: int

    @property
    def name(self) -> str:
        return f"{self.cards}-{self.seats}-{self.timing}"


GAMES: Final = (
    Golden("race-1", 2, "strict", 1),
    Golden("race-2", 3, "free", 2),
    Golden("race-3", 4, "strict", 3),
    Golden("race-4", 2, "free", 4),
    Golden("race-5", 3, "strict", 5),
    Golden("race-6", 4, "free", 6),
    Golden("race-7", 2, "strict", 7),
    Golden("combotastic", 3, "free", 8),
    Golden("such-much-fans", 4, "strict", 9),
    Golden("grand-finale", 2, "free", 10),
)


def play(golden: Golden) -> Recorder:
    """The whole game; its players have a stream of chance of their own."""
    recorder = Recorder(Cubitos(cards=golden.cards, timing=golden.timing), golden.seats, golden.seed)
    state = recorder.state
    assert isinstance(state, CubitosState)
    stream = rng.streams(golden.seed, 1)

    def chance(bound: int) -> int:
        return rng.below(stream, 0, bound)

    while not state.over:
        actors = state.actors()
        seat = actors[chance(len(actors))]
        recorder.apply(seat, keen(state, seat, chance))
    return recorder


def keen(state: CubitosState, seat: int, chance: Chance) -> Action:
    choice = state.choice(seat).without_waiting()
    wish = _WISHES.get(choice.kind)
    if wish is not None:
        return wish(state, seat, chance)
    odd = chance(8) == 0
    return choice.actions[chance(len(choice.actions))] if odd else choice.actions[0]


def _push(state: CubitosState, seat: int, chance: Chance) -> Action:
    """Push while nothing can happen, then one time in three; `push` comes first where it is possible."""
    actions = state.choice(seat).without_waiting().actions
    careful = state.marks[seat] & AT_RISK and chance(3)
    return next((action for action in actions if action.verb == "pass"), actions[0]) if careful else actions[0]


def _run(state: CubitosState, seat: int, chance: Chance) -> Action:
    """Effects first, then a step that leads on; now and then they buy movement."""
    actions = state.choice(seat).without_waiting().actions
    for action in actions:
        if action.verb in ("jet", "shortcut") or (action.text == "buy movement" and chance(6) == 0):
            return action
    steps = [action for action in actions if leads_on(state, seat, action)]
    return steps[chance(len(steps))] if steps else actions[-1]


def _buy(state: CubitosState, seat: int, chance: Chance) -> Action:
    dice = [action for action in state.choice(seat).without_waiting().actions if action.verb == "buy"]
    return max(dice, key=lambda action: state.facts.cost[action.value])


def _take_last(state: CubitosState, seat: int, chance: Chance) -> Action:
    """Colours come after grays, so this draws and borrows colours."""
    takes = [action for action in state.choice(seat).without_waiting().actions if action.verb != "done"]
    return takes[-1]


def _leave(state: CubitosState, seat: int, chance: Chance) -> Action:
    return state.choice(seat).without_waiting().actions[-1]


_WISHES: Final[dict[str, Callable[[CubitosState, int, Chance], Action]]] = {
    "push-or-pass": _push,
    "move": _run,
    "move-at-once": _run,
    "buy": _buy,
    "draw": _take_last,
    "extra-dice": _take_last,
    "set-die": _take_last,
    "bust-discard": _leave,
}


def same_game(one: str, other: str) -> bool:
    """Whether two records tell the same game, by whatever version of the rules it was played."""
    return _RULES.sub("", one, count=1) == _RULES.sub("", other, count=1)


_RULES: Final = re.compile(r"^rules: .*\n", re.MULTILINE)


def main() -> None:
    for golden in GAMES:
        recorder = play(golden)
        text = str(recorder.record)
        path = FOLDER / f"{golden.name}.record"
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if not same_game(old, text) or not _still_replays(old):
            _put_away(old, golden.name, recorder.game)
            path.write_text(text, encoding="utf-8")
        ending = recorder.game.position(recorder.state)
        (FOLDER / f"{golden.name}.position").write_text(ending, encoding="utf-8")
        print(f"{golden.name}: {len(recorder.record.lines)} decisions, seat {recorder.state.winners()[0]} wins")
    races = [case.race for case in reachable.read_cases()]
    reachable.FILE.write_text(reachable.write_cases(races), encoding="utf-8")
    print(f"{reachable.FILE.name}: {len(races)} positions")


def _still_replays(text: str) -> bool:
    record = read_record(text)
    try:
        for _ in replay(record, game_of(record)):
            pass
    except BadFile:
        return False
    return True


def _put_away(text: str, name: str, game: Game) -> None:
    """Keep the record of an older version; one of the present version was never anybody's."""
    if not text:
        return
    record = read_record(text)
    for kind, version, now in (
        ("values", record.values, game.values_version),
        ("rules", record.rules, game.rules_version),
    ):
        if version != now:
            folder = FOLDER / f"{kind}-{version}"
            folder.mkdir(exist_ok=True)
            (folder / f"{name}.record").write_text(text, encoding="utf-8")
            return


if __name__ == "__main__":
    main()
