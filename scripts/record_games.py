"""Writes a few played games as the browser would see them, for the client's tests: the first view, then every action's
events and the view after it. Made anew by `npm test`; not kept in the repository.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from cubecup.bots.protocol import ask
from cubecup.bots.registry import make_bot
from cubecup.games import make_game
from cubecup.kernel.game import JSON, Game, State

# Each shows what others do not: loans, gifts, credits that are watched, laps, water.
GAMES: Final[Mapping[str, tuple[str, dict[str, JSON], int, str]]] = {
    "race-1": ("cubitos", {"cards": "race-1", "timing": "strict"}, 2, "steady"),
    "race-5": ("cubitos", {"cards": "race-5", "timing": "free"}, 3, "steady"),
    "combotastic": ("cubitos", {"cards": "combotastic", "timing": "free"}, 4, "steady"),
    "grand-finale": ("cubitos", {"cards": "grand-finale", "timing": "strict"}, 3, "steady"),
    "seven-cubes": ("seven-cubes", {}, 3, "planner"),
}
_MOST_ACTIONS: Final = 500
_BY_CHANCE: Final = 4  # every so many answers are anybody's, so that rare events happen


def recorded(game: Game, seats: int, bot: str) -> Iterator[object]:
    """The laid-out table, then one entry for the start and one for each action."""
    chance = random.Random(seats)
    bots = [make_bot(bot, seat) for seat in range(seats)]
    state = game.set_up(seats, seats)
    yield _seen(state)
    state.listen()
    state.advance()
    for _ in range(_MOST_ACTIONS):
        yield _entry(game, state)
        if state.over:
            return
        seat = chance.choice(state.actors())
        by_chance = chance.randrange(_BY_CHANCE) == 0
        action = chance.choice(state.choice(seat).actions) if by_chance else ask(bots[seat], state, seat)
        state.listen()
        state.apply(seat, action)


def _entry(game: Game, state: State) -> object:
    happened = [
        {"word": word, "seat": seat, "details": list(details)} for word, seat, details in game.readable(state.heard())
    ]
    return {"happened": happened, "view": _seen(state)}


def _seen(state: State) -> object:
    """Without the question: it is a seat's own."""
    return {name: value for name, value in state.view(-1).items() if name != "choice"}


def main(folder: str) -> None:
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    for name, (id, options, seats, bot) in GAMES.items():
        first, *entries = recorded(make_game(id, options), seats, bot)
        text = json.dumps({"first": first, "entries": entries})
        (target / f"{name}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
