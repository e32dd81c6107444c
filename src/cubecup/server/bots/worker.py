"""The process in which bots think: reads questions from its input, writes answers to its output, ends with its input.

python -m cubecup.server.bots.worker [--idle]
"""

from __future__ import annotations

import json
import os
import pickle
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from cubecup.bots.advice import advise
from cubecup.bots.guard import Guarded
from cubecup.bots.protocol import Bot, ask
from cubecup.bots.registry import make_bot
from cubecup.games import BUILT_IN, GameRegistry
from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.game import Game
from cubecup.server.bots.packets import ADVICE, IDLE, LENGTH, Answer, Question, ReviewPart, packed
from cubecup.server.bots.review_part import worked_out
from cubecup.server.messages.advice import Advised

_POLITENESS: Final = 5  # thinking may wait; the server may not
_LAST: Final = 19


@lru_cache(maxsize=128)
def _game(games: GameRegistry, id: str, options: str) -> Game:
    return games.make(id, json.loads(options))


@lru_cache(maxsize=64)
def _bot(level: str, usual: str, seed: int) -> Bot:
    return Guarded(make_bot(level, seed), standby=make_bot(usual, seed))


def answer(question: Question | ReviewPart, games: GameRegistry = BUILT_IN) -> str:
    """The text of a bot's action, or advice or a part of a review as JSON."""
    if isinstance(question, ReviewPart):
        return worked_out(question, _game(games, question.game, question.options))
    state = _game(games, question.game, question.options).load(question.dump)
    state = state.imagined(question.seat, question.seed)  # whoever decides or advises here knows what the seat knows
    if question.level != ADVICE:
        return ask(_bot(question.level, question.usual, question.seed % 8), state, question.seat).text
    found = [
        Advised(
            action=one.action.text,
            win_chance=one.win_chance,
            reason=one.reason,
            facts=dict(one.facts),
            way=list(one.way),
        )
        for one in advise(state, question.seat)
    ]
    return msgspec.json.encode(found).decode()


def _questions(source: BinaryIO) -> Iterator[Question | ReviewPart]:
    while True:
        head = source.read(LENGTH.size)
        if len(head) < LENGTH.size:
            return
        (length,) = LENGTH.unpack(head)
        body = source.read(length)
        if len(body) < length:
            return
        yield pickle.loads(body)


def main(games: GameRegistry = BUILT_IN) -> None:
    """An answer is "answer" with a text or "error" with a sentence; before the first comes "ready"."""
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints does not speak for us
    if IDLE in sys.argv:
        _step_back()
    else:
        os.nice(_POLITENESS)
    for id in games.ids:
        games.make(id)  # what takes time is loaded before the first question
    with suppress(BrokenPipeError):
        _say(output, ("ready", "", 0.0))
        for question in _questions(sys.stdin.buffer):
            begun = time.process_time()
            try:
                kind, text = "answer", answer(question, games)
            except CubeCupError as error:
                kind, text = "error", str(error)
            _say(output, (kind, text, time.process_time() - begun))


def _step_back() -> None:
    """Run only while nothing else wants the processor. Linux may weigh whole sessions against each other first, and a
    worker has one of its own, which therefore says so, too; other systems have niceness alone."""
    os.nice(_LAST)
    with suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(_LAST), encoding="ascii")


def _say(output: BinaryIO, told: Answer) -> None:
    output.write(packed(told))
    output.flush()


if __name__ == "__main__":
    main()
