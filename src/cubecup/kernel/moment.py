"""A moment of a recorded game, and the game that goes on from there with dice of its own."""

from __future__ import annotations

import hashlib
import json

from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import Game, State
from cubecup.kernel.record import OriginOfGame, Record, replay


def fingerprint(record: Record) -> str:
    """The same for every copy of a race, however far it has come: what was agreed, and how it began."""
    beginning = [record.game, record.seats, str(record.seed), record.setup, record.options, record.opening]
    return hashlib.sha256(json.dumps(beginning, sort_keys=True).encode()).hexdigest()[:32]


def up_to(record: Record, at: int) -> Record:
    """The record as it was after so many actions."""
    if not 0 <= at <= len(record.lines):
        last = len(record.lines)
        raise BadOption("beyond-end", f"The record has {last} actions, not {at}.", last=last, value=at)
    found = Record(record.game, record.rules, record.seats, record.seed)
    found.values = record.values
    found.setup, found.options = record.setup, record.options
    found.agreed, found.dice = record.agreed, record.dice
    found.opening, found.opening_line = record.opening, record.opening_line
    found.source, found.header_lines = record.source, record.header_lines
    found.lines = record.lines[:at]
    found.origin = record.origin if record.past() <= at else None
    return found


def position_at(record: Record, game: Game, at: int) -> State:
    """How it stood after so many actions; each of them is checked."""
    state = None
    for position in replay(up_to(record, at), game):
        state = position
    assert state is not None, "a record has at least its start"
    return state


def continued(record: Record, game: Game, at: int, seed: int) -> tuple[Record, State]:
    """A new record that begins with these actions, and the position they lead to, with fresh dice by a seed."""
    found = up_to(record, at)
    found.origin = OriginOfGame(fingerprint(record), at)
    found.rules = game.rules_version
    found.agreed, found.dice = {}, {}
    found.seed = seed
    state = position_at(record, game, at)
    if state.over:
        raise BadOption("nothing-left", "The game is over here; there is nothing to go on with.")
    state.reseed(seed)
    return found, state
