"""The tables of the lab: their columns, with the type and the meaning of each. `docs/lab.md` says the same.

A row is a tuple in the order of the columns. What does not apply to a game is None: an empty field of a CSV file, null
in JSON and Parquet. In CSV a list is a text with commas and a flag 1 or 0, elsewhere they are real ones; ids are those
of the content files; seats count from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

Value = int | float | str | bytes | Sequence[str] | Sequence[int] | None
Row = tuple[Value, ...]

INT: Final = "int"  # 64 bits with a sign
SEED: Final = "seed"  # 64 bits without one
REAL: Final = "real"
TEXT: Final = "text"
FLAG: Final = "flag"
LIST: Final = "list"  # of texts without commas
NUMBERS: Final = "numbers"  # a list of whole numbers of 32 bits
BYTES: Final = "bytes"  # a list of numbers from 0 to 255
TYPES: Final = (INT, SEED, REAL, TEXT, FLAG, LIST, NUMBERS, BYTES)


_MEANT: Final = {
    INT: "a whole number of 64 bits",
    SEED: "a whole number from 0, of 64 bits",
    REAL: "a number",
    TEXT: "a text",
    FLAG: "True or False",
    LIST: "a list of texts without commas",
    NUMBERS: "a list of whole numbers of 32 bits",
    BYTES: "bytes",
}
_FITS: Final[dict[str, Callable[[Value], bool]]] = {
    INT: lambda value: type(value) is int and -(2**63) <= value < 2**63,
    SEED: lambda value: type(value) is int and 0 <= value < 2**64,
    REAL: lambda value: type(value) in (int, float),
    TEXT: lambda value: type(value) is str,
    FLAG: lambda value: type(value) is bool,
    LIST: lambda value: _is_list(value) and all(type(one) is str and "," not in one for one in _items(value)),
    NUMBERS: lambda value: _is_list(value) and all(type(one) is int and abs(one) < 2**31 for one in _items(value)),
    BYTES: lambda value: type(value) is bytes,
}


def _is_list(value: Value) -> bool:
    return type(value) in (list, tuple)


def _items(value: Value) -> Sequence[object]:
    assert isinstance(value, (list, tuple))
    return value


class Column(NamedTuple):
    """A name, one of TYPES, and a sentence on what it says."""

    name: str
    type: str
    about: str


@dataclass(frozen=True)
class Table:
    """A name that is part of the file's name, and columns."""

    name: str
    columns: tuple[Column, ...]

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(column.name for column in self.columns)

    def at(self, name: str) -> int:
        """Where a column stands in a row."""
        return self.names.index(name)

    def row(self, **values: Value) -> Row:
        """A row from values by name; every column needs one."""
        if len(values) != len(self.columns):
            raise KeyError(f"{self.name} has the columns {', '.join(self.names)}")
        return tuple(values[column.name] for column in self.columns)

    def unfit(self, row: Row) -> str:
        """What is wrong with a row, in words; nothing if it fits."""
        if type(row) is not tuple or len(row) != len(self.columns):
            return f"a row is a tuple of {len(self.columns)} values, not {row!r}"
        for column, value in zip(self.columns, row, strict=True):
            if value is not None and not _FITS[column.type](value):
                return f"{column.name} is {_MEANT[column.type]}, not {value!r}"
        return ""

    def named(self, row: Row) -> dict[str, Value]:
        """A row as values by name."""
        return dict(zip(self.names, row, strict=True))


GAMES: Final = Table(
    "games",
    (
        Column("game", INT, "Number of the game among those of its race and number of players, from 0."),
        Column("race", TEXT, "What was played: the id of the set, or the name given to it."),
        Column("tracks", LIST, "Ids of the tracks in their order."),
        Column("laps", INT, "Laps on the track; 1 if there are several tracks."),
        Column("players", INT, "Number of players."),
        Column("seed", SEED, "Seed of this game; the same for equal numbers in all races."),
        Column("bots", LIST, "Names of the bots by seat."),
        Column("winner", INT, "Seat of the winner, -1 if there is none."),
        Column("winner_bot", TEXT, "Name of the bot that won, empty if none has."),
        Column("rounds", INT, "Rounds begun."),
        Column("decisions", INT, "Choices with more than one legal answer, all seats together."),
        Column("lead_changes", INT, "Rounds after which another seat leads alone than the last one that did."),
        Column("halfway_rank", INT, "Rank of the winner when the leader had first done half the way (0: no winner)."),
        Column("behind", INT, "The most spaces the winner was behind the leader after any round (0: no winner)."),
        Column("ties_broken", FLAG, "Whether an extra round was needed."),
        Column("stalled", FLAG, "Whether the game was cut off by the limit of rounds or decisions."),
        Column("purchases", INT, "Dice bought by all seats together."),
    ),
)

ROUNDS: Final = Table(
    "rounds",
    (
        Column("game", INT, "Number of the game, as in the table of games."),
        Column("race", TEXT, "What was played, as in the table of games."),
        Column("players", INT, "Number of players."),
        Column("round", INT, "Number of the round, from 1."),
        Column("seat", INT, "The seat this row is about."),
        Column("bot", TEXT, "Name of its bot."),
        Column("won", FLAG, "Whether this seat won the game."),
        Column("left", INT, "Steps to the last finish after the round, shortcuts left out; 0 or less once there."),
        Column("rank", INT, "1 and the seats ahead after the round: fewer steps left, past the finish by END-2."),
        Column("leads", FLAG, "Whether no other seat is as far."),
        Column("pushes", INT, "Pushes, forced ones included."),
        Column("busted", FLAG, "Whether the seat bust."),
        Column("money", INT, "Money got in the round, before anything was paid."),
        Column("movement", INT, "Movement got in the round, in water or not, before any was spent, bought or doubled."),
        Column("bought", LIST, "Cards whose dice were bought, in order."),
        Column("gained", LIST, "Kinds of the dice got otherwise, in order."),
        Column("used", LIST, "Cards whose abilities were carried out, in order, each time they were."),
        Column("fans", INT, "Fans gained in the round, those past the end of the fan track included."),
        Column("fan_space", INT, "Place on the fan track after the round."),
        Column("hands", INT, "Hand tokens after the round."),
        Column("credits", INT, "Credits after the round."),
        Column("draw", INT, "Dice the seat could draw up to at the start of the round."),
        Column("red_line", INT, "Of these, dice for the red lines the leader was ahead."),
        Column("swords", INT, "Swords when they were compared."),
    ),
)

RECORDS: Final = Table(
    "records",
    (
        Column("file", TEXT, "What the file of the game is called."),
        Column("record", TEXT, "The record."),
    ),
)

DECISIONS: Final = Table(
    "decisions",
    (
        Column("game", INT, "Number of the game, as in the table of games."),
        Column("race", TEXT, "What was played, as in the table of games."),
        Column("players", INT, "Number of players."),
        Column("number", INT, "Number of the decision in its game, from 0."),
        Column("round", INT, "Number of the round, from 1."),
        Column("seat", INT, "Who decided."),
        Column("bot", TEXT, "Name of its bot."),
        Column("kind", TEXT, "The kind of choice."),
        Column("rule", TEXT, "The rule that asked."),
        Column("observation", BYTES, "What the seat saw: the row of the environments."),
        Column("legal", LIST, "Texts of the legal answers."),
        Column("legal_codes", NUMBERS, "Their numbers in the vocabulary of the environments."),
        Column("answer", TEXT, "Text of the answer."),
        Column("answer_code", INT, "Its number."),
        Column("won", FLAG, "Whether this seat won the game."),
        Column("place", INT, "Its place at the end of the game; runners who are level share a place."),
        Column("left", INT, "Steps to the last finish that it had left at the end; 0 or less: there or past it."),
    ),
)
