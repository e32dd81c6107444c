"""The public API: games, bots by name, matches, odds, advice and records.

All of it is imported from `cubecup` itself, and loaded when it is first used:

>>> from cubecup import make_game, play_match
>>> race = make_game("cubitos", {"cards": "race-1"})
>>> outcome = play_match(["steady", "random"], race, seed=7)
>>> outcome.winner, outcome.stalled
(0, False)

Whatever is not named here is private: it may change with any version.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cubecup.bots.advice import Advice, advise, sentence
from cubecup.bots.guard import Guarded
from cubecup.bots.match import Outcome, watch_match
from cubecup.bots.protocol import Bot, Sight
from cubecup.bots.registry import bot_names, make_bot
from cubecup.cubitos.odds import PushOdds, Uses, push_odds
from cubecup.games import GAMES, game_of, make_game
from cubecup.kernel import record as records
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.errors import BadFile, BadOption, CubeCupError, IllegalAction
from cubecup.kernel.game import Game, State
from cubecup.kernel.record import Record, Recorder, read_record
from cubecup.locales import LANGUAGES, catalog

__all__ = [
    "GAMES",
    "LANGUAGES",
    "Action",
    "Advice",
    "BadFile",
    "BadOption",
    "Bot",
    "Choice",
    "CubeCupError",
    "Game",
    "Guarded",
    "IllegalAction",
    "Outcome",
    "PushOdds",
    "Record",
    "Recorder",
    "Sight",
    "State",
    "Uses",
    "advise",
    "bot_names",
    "explain",
    "make_bot",
    "make_game",
    "play_match",
    "push_odds",
    "read_record",
    "record_match",
    "replay",
]


def play_match(bots: Sequence[Bot | str], game: Game | str = "cubitos", seed: int = 0) -> Outcome:
    """Play a game between bots to its end, and tell who won. The first bot sits in seat 0.

    Bots and games may be given by name; the same seed gives the same game, unless a bot thinks by the clock.

    >>> outcome = play_match(["planner", "random"], "seven-cubes", seed=1)
    >>> outcome.winner
    0
    """
    return watch_match(_players(bots, seed), _made(game), seed)


def record_match(bots: Sequence[Bot | str], game: Game | str = "cubitos", seed: int = 0) -> Record:
    """Play a game between bots to its end, and write it down. `str(record)` is the file, `read_record` reads it back.

    >>> record = record_match(["steady", "steady"], seed=3)
    >>> *_, last = replay(read_record(str(record)))
    >>> last.over
    True
    """
    players = _players(bots, seed)
    recorder = Recorder(_made(game), len(players), seed)
    while not recorder.state.over:
        seat = recorder.state.actors()[0]
        sight = Sight(recorder.state, seat)
        recorder.apply(seat, players[seat].decide(sight, recorder.state.choice(seat)))
    return recorder.record


def replay(record: Record) -> Iterator[State]:
    """Every position of a recorded game, from the first decision to the last.

    It is one state that goes on: `clone` what shall be kept. A damaged record, or one of other rules, is a `BadFile`.
    """
    return records.replay(record, game_of(record))


def explain(advice: Advice, language: str = "en") -> str:
    """The reason of an advice as a sentence.

    >>> state = make_game("cubitos").new(seats=2, seed=7)
    >>> best = advise(state, state.actors()[0], playouts=20)[0]
    >>> explain(best)
    'A free roll: with fewer than three active dice a push cannot bust. Rolled: 8 dice'
    """
    return sentence(advice, catalog(language))


def _players(bots: Sequence[Bot | str], seed: int) -> list[Bot]:
    return [make_bot(bot, seed + number) if isinstance(bot, str) else bot for number, bot in enumerate(bots)]


def _made(game: Game | str) -> Game:
    return make_game(game) if isinstance(game, str) else game
