"""Whether the dice of a record are those that were promised: the game is played again with dice from its secret."""

from __future__ import annotations

import hmac
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from cubecup.fair.dice import SECRET_BYTES, VERSION, WORD, FairDice, commitment
from cubecup.fair.same_dice import RACE, SAME, SameDice
from cubecup.kernel.dice import DiceSource, KindDice
from cubecup.kernel.errors import BadFile, Clause, CubeCupError
from cubecup.kernel.game import JSON, Event, Game, State
from cubecup.kernel.moment import position_at
from cubecup.kernel.record import Record

_SECRET: Final = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")
_TABLE: Final = re.compile(r"[\w-]{1,64}")
_WORD: Final = re.compile(WORD)
_RACE: Final = re.compile(RACE)


class Throw(NamedTuple):
    """One roll, proven: which line of the record it belongs to (0: the start), what chance was asked, and the dice.

    Without dice it is something else that chance decides, such as who begins.
    """

    line: int
    seat: int
    roll: int
    bound: int
    numbers: tuple[int, ...]
    kinds: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()


def told_dice(secret: bytes, table: str, words: list[str]) -> dict[str, JSON]:
    """The header line `dice` of a record: all that a proof needs."""
    return {
        "by": VERSION,
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "table": table,
        "words": list[JSON](words),
    }


def told_same_dice(secret: bytes, race: str) -> dict[str, JSON]:
    """The same for a race with the same dice for all."""
    return {"by": SAME, "commitment": commitment(secret), "secret": secret.hex(), "race": race}


def prove(record: Record, game: Game) -> list[Throw]:
    """Every roll of a record; a BadFile with the line says what does not follow from the secret."""
    dice = _dice(record)
    source = _KindWitness(dice) if isinstance(dice, SameDice) else _Witness(dice)
    past = record.past()
    if record.origin:  # what was rolled before it began was another game's
        state = position_at(record, game, past)
        state.source = source
        proven: list[Throw] = []
    else:
        state = _laid_out(record, game, source)
        proven = [*_throws(record, game, 0, state, source)]
    for number, line in enumerate(record.lines[past:], past + 1):
        state.journal = []
        try:
            state.apply(line.seat, line.action)
        except CubeCupError as refused:
            expected = Clause("why-legal", f"a legal action. {refused}", error=refused.clause())
            raise BadFile("bad-action", record.source, line.number, expected) from None
        proven += _throws(record, game, number, state, source)
    return proven


def _laid_out(record: Record, game: Game, source: DiceSource) -> State:
    """The first decision, if chance has set up the game as the record says."""
    state = game.set_up(record.seats, record.seed, record.agreed, source)
    if game.setup_of(state) != record.setup:
        raise record.blame("setup", _other(record.setup, game.setup_of(state)), "unfair-dice")
    state.journal = []
    state.advance()
    return state


class _Witness:
    """Dice that remember what they were asked."""

    def __init__(self, dice: DiceSource) -> None:
        self._dice = dice
        self.asked: list[Throw] = []

    def numbers(self, seat: int, roll: int, count: int, bound: int) -> list[int]:
        found = self._dice.numbers(seat, roll, count, bound)
        self.asked.append(Throw(0, seat, roll, bound, tuple(found)))
        return found


class _KindWitness(_Witness, KindDice):
    """The same for dice that follow from their kind; their rolls are numbered as they come."""

    def __init__(self, dice: SameDice) -> None:
        super().__init__(dice)
        self._same = dice
        self._rolls: Counter[int] = Counter()

    def of_kinds(self, seat: int, dice: list[tuple[int, int]], bound: int) -> list[int]:
        found = self._same.of_kinds(seat, dice, bound)
        self.asked.append(Throw(0, seat, self._rolls[seat], bound, tuple(found)))
        self._rolls[seat] += 1
        return found


def _throws(record: Record, game: Game, number: int, state: State, source: _Witness) -> Iterator[Throw]:
    """What was rolled by a line, if it is what the line says."""
    events: list[Event] = state.journal or []
    wanted = record.lines[number - 1].outcome if number else record.opening
    found = game.outcome(events)
    if found != wanted:
        place = record.lines[number - 1].number if number else record.opening_line
        raise BadFile("unfair-dice", record.source, place, _other(wanted, found))
    rolls = iter(game.rolls(events))
    for throw in source.asked:
        roll = next(rolls, None) if throw.seat >= 0 else None
        dice = throw if roll is None else throw._replace(kinds=roll.kinds, shown=roll.shown)
        yield dice._replace(line=number)
    source.asked = []


def _other(told: JSON, found: JSON) -> Clause:
    return Clause("why-fair-dice", f"{found} by the secret, not {told}", found=str(found), told=str(told))


def _dice(record: Record) -> FairDice | SameDice:
    """The dice of the secret in a record, if it is the one that was promised."""
    told = record.dice
    if not told:
        raise record.blame("seed", Clause("why-fair-none", "dice with a secret; these follow from a seed"), "not-fair")
    by = told.get("by")
    if by not in _DERIVATIONS:
        wanted = ", ".join(_DERIVATIONS)
        clause = Clause("why-fair-version", f"dice made by {wanted}, not {by}", wanted=wanted, found=str(by))
        raise record.blame("dice", clause, "not-fair")
    secret, promised = told.get("secret"), told.get("commitment")
    if not (isinstance(secret, str) and _SECRET.fullmatch(secret) and isinstance(promised, str)):
        raise record.blame("dice", _PARTS)
    key = bytes.fromhex(secret)
    dice = _DERIVATIONS[str(by)](record, key)
    if dice is None:
        raise record.blame("dice", _PARTS)
    if not hmac.compare_digest(commitment(key).encode(), promised.encode()):
        clause = Clause("why-fair-promise", "the secret whose commitment was shown")
        raise record.blame("dice", clause, "broken-promise")
    return dice


def _table_dice(record: Record, secret: bytes) -> FairDice | None:
    table, words = record.dice.get("table"), record.dice.get("words")
    if not (isinstance(table, str) and _TABLE.fullmatch(table) and isinstance(words, list)):
        return None
    if len(words) != record.seats:
        return None
    if not all(word == "" or (isinstance(word, str) and _WORD.fullmatch(word)) for word in words):
        return None
    return FairDice(secret, table, [str(word) for word in words])


def _race_dice(record: Record, secret: bytes) -> SameDice | None:
    race = record.dice.get("race")
    return SameDice(secret, race) if isinstance(race, str) and _RACE.fullmatch(race) else None


_PARTS: Final = Clause("why-fair-parts", "a secret, its commitment, the table, and a word of each seat")
_DERIVATIONS: Final[dict[str, Callable[[Record, bytes], FairDice | SameDice | None]]] = {
    VERSION: _table_dice,
    SAME: _race_dice,
}
