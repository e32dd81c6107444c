"""The golden games of Seven Cubes: `python -m tests.seven_cubes.stored` plays and stores them anew.

Only after a change of the rules that is meant. Bump `rules_version` with it: old records then say why they no
longer replay. The players plan, but one answer in four is by lot, so that all kinds of things happen.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cubecup.bots.seven_cubes import PlannerBot
from cubecup.kernel import rng
from cubecup.kernel.record import Recorder
from cubecup.seven_cubes.game import SevenCubes

FOLDER: Final = Path(__file__).with_name("golden")


@dataclass(frozen=True)
class Golden:
    """A game to be played and stored as `<name>.record`, and how it ends as `<name>.position`."""

    name: str
    seats: int
    seed: int
    tokens: str | None = None


GAMES: Final = (
    Golden("seven-cubes-2", 2, 2),
    Golden("seven-cubes-3", 3, 3),
    Golden("seven-cubes-4", 4, 4),
    Golden("seven-cubes-4-tokens", 4, 5, "protection:4,warp:3"),
)


def play(golden: Golden) -> Recorder:
    recorder = Recorder(SevenCubes(golden.tokens), golden.seats, golden.seed)
    state = recorder.state
    bot = PlannerBot()
    stream = rng.streams(golden.seed, 1)
    while not state.over:
        (seat,) = state.actors()
        choice = state.choice(seat)
        by_lot = rng.below(stream, 0, 4) == 0
        lot = rng.below(stream, 0, len(choice.actions)) if by_lot else 0
        recorder.apply(seat, choice.actions[lot] if by_lot else bot.pick(state, seat, choice))
    return recorder


def main() -> None:
    for golden in GAMES:
        recorder = play(golden)
        (FOLDER / f"{golden.name}.record").write_text(str(recorder.record), encoding="utf-8")
        ending = recorder.game.position(recorder.state)
        (FOLDER / f"{golden.name}.position").write_text(ending, encoding="utf-8")


if __name__ == "__main__":
    main()
