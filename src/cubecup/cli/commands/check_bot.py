"""`cubecup check-bot BOT`: whether a bot of one's own plays by the protocol, in every set, and how long it takes."""

from __future__ import annotations

import argparse
import shlex
import time
from collections import Counter
from typing import Final

from rich.text import Text

from cubecup.bots.match import MOST_DECISIONS, answer_of
from cubecup.bots.protocol import Bot, BotFailed
from cubecup.bots.registry import bot_names, is_bot, make_bot
from cubecup.cli.arguments import Parser, add_seed, seed_of, unknown_value, whole
from cubecup.cli.command import Command
from cubecup.cli.data import print_data
from cubecup.cli.game_ui import GameUI
from cubecup.cli.screen import screen
from cubecup.cli.status import BAD_INPUT
from cubecup.cli.words import Words
from cubecup.cubitos.game import Cubitos
from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.game import JSON, Game

_MOST_ROUNDS: Final = 60  # a race of anybody who wants to finish has half as many


class _Check:
    """What was seen of a bot; the first mistake ends it."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self.games = 0
        self.unfinished = 0
        self.kinds: Counter[str] = Counter()
        self.slowest = 0.0
        self.spent = 0.0
        self.mistake: CubeCupError | None = None

    @property
    def decisions(self) -> int:
        return self.kinds.total()

    @property
    def mean_ms(self) -> float:
        return self.spent / max(1, self.decisions) * 1000

    def play(self, game: Game, seats: int) -> None:
        """A game in which the bot has every seat, so that it is asked whatever may be asked."""
        bots: list[Bot] = [make_bot(self.name, self.seed + seat) for seat in range(seats)]
        state = game.new(seats, self.seed + self.games)
        self.games += 1
        for _ in range(MOST_DECISIONS):
            if state.over or state.round_number() > _MOST_ROUNDS:
                break
            seat = state.actors()[0]
            kind = state.choice(seat).kind
            begun = time.perf_counter()
            try:
                answer = answer_of(bots[seat], state, seat)
            except BotFailed as error:
                self.mistake = error
                return
            took = time.perf_counter() - begun
            state.apply(seat, answer)
            self.kinds[kind] += 1
            self.spent += took
            self.slowest = max(self.slowest, took)
        self.unfinished += not state.over

    def data(self, words: Words) -> dict[str, JSON]:
        return {
            "bot": self.name,
            "passed": self.mistake is None,
            "mistake": None if self.mistake is None else words.error(self.mistake),
            "games": self.games,
            "unfinished": self.unfinished,
            "decisions": self.decisions,
            "kinds": dict(sorted(self.kinds.items())),
            "mean_ms": round(self.mean_ms, 3),
            "slowest_ms": round(self.slowest * 1000, 3),
        }


def _arguments(parser: Parser, ui: GameUI) -> None:
    parser.word("candidate")
    parser.option("--games", metavar="N", type=whole("--games", 1, 1000), default=1, text="option-check-bot-games")
    parser.option("--json", action="store_true")
    add_seed(parser)


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    name: str = arguments.candidate
    if not is_bot(name, ui.id):
        raise unknown_value("CANDIDATE", name, bot_names(ui.id))
    seed = seed_of(arguments)
    begun = time.perf_counter()
    check = _Check(name, seed)
    for race in range(arguments.games):
        for number, id in enumerate(Cubitos().content.sets):
            if check.mistake is None:
                check.play(Cubitos(id), 2 + (number + race) % 3)
    found = check.data(words)
    if arguments.json:
        command = shlex.join(["cubecup", "check-bot", name, "--games", str(arguments.games), "--seed", str(seed)])
        print_data(found, command=command, seed=seed, game=ui.id, begun=begun)
    else:
        _print(check, found, words)
    return 0 if check.mistake is None else BAD_INPUT


def _print(check: _Check, found: dict[str, JSON], words: Words) -> None:
    console = screen()
    if check.mistake is not None:
        console.print(Text(words("check-bot-failed", why=str(found["mistake"])), style="bold"), soft_wrap=True)
    else:
        console.print(Text(words("check-bot-passed", bot=check.name), style="bold"), soft_wrap=True)
    figures = words("check-bot-figures", games=check.games, decisions=check.decisions, kinds=len(check.kinds))
    console.print(Text(figures), soft_wrap=True)
    if check.decisions:
        kinds = ", ".join(f"{kind} {times}" for kind, times in check.kinds.most_common())
        console.print(Text(words("check-bot-kinds", kinds=kinds)), soft_wrap=True)
        number = words.numbers.number
        mean = number(check.mean_ms, 3)
        console.print(Text(words("check-bot-time", mean=mean, slowest=number(check.slowest * 1000, 3))))
    if check.unfinished:
        console.print(Text(words("check-bot-unfinished", n=check.unfinished, rounds=_MOST_ROUNDS)), soft_wrap=True)


COMMAND = Command(_arguments, _run, of_a_game=False)
