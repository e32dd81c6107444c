"""The dice of a table: promised when it is made, mixed with the words of its players until it starts."""

from __future__ import annotations

from cubecup.fair.dice import FairDice, commitment
from cubecup.fair.same_dice import SameDice
from cubecup.kernel.errors import CubeCupError
from cubecup.server.storage.rows import TableHeader


def dice_of(id: str, header: TableHeader) -> FairDice | SameDice | None:
    """The source of a table's dice; None: they follow from the seed."""
    if header.same_dice is not None:
        return SameDice(bytes.fromhex(header.same_dice.secret), header.same_dice.race)
    return None if header.chain is None else FairDice(header.chain.secret(), mixed_table(id, header), words_of(header))


def mixed_table(id: str, header: TableHeader) -> str:
    """The id that goes into the dice: one from before the first word, or the server could try out ids of rematches,
    for which it knows all the rest."""
    return header.dice_table or id


def promise_of(header: TableHeader) -> str:
    """The commitment to the secret; empty if there is none."""
    if header.same_dice is not None:
        return commitment(bytes.fromhex(header.same_dice.secret))
    return "" if header.chain is None else commitment(header.chain.secret())


def words_of(header: TableHeader) -> list[str]:
    return [seat.word for seat in header.seats]


def give_word(header: TableHeader, seat: int, word: str) -> None:
    """A player adds a word. Once one has counted it cannot be another, or one could try out dice with it."""
    given = header.seats[seat]
    if given.word == word:
        return
    if given.word or header.started():
        raise CubeCupError("word-late", "The words for these dice are settled.")
    given.word = word
