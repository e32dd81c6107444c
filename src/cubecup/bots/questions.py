"""A race in which a certain kind of choice is asked, to see what it looks like or how a bot answers it.

>>> state, seat = question("give-to")
>>> state.choice(seat).kind
'give-to'
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from cubecup.cubitos.cards.deck import DECK
from cubecup.cubitos.game import Cubitos, random_cards
from cubecup.cubitos.printed import printed
from cubecup.cubitos.race import Race
from cubecup.cubitos.shapes import Asks
from cubecup.kernel import rng
from cubecup.kernel.errors import BadOption, no_such

KINDS_OF_CHOICE: Final[tuple[str, ...]] = get_args(Asks)
_ANSWERS: Final = 600  # by chance, in each race that is tried
_RACES: Final = 400


def question(kind: str, seed: int = 0) -> tuple[Race, int]:
    """A position at which a seat is asked this kind of choice, and the seat. It is looked for by playing at random: the
    published sets first, then sets by chance with the cards that ask what others do not. The same seed finds the same
    one."""
    if kind in KINDS_OF_CHOICE:
        for state in _positions(seed):
            seat = state.actors()[0]
            if state.choice(seat).kind == kind:
                return state, seat
        raise LookupError(f"No race was found that asks {kind!r}: is it asked by a card that can be dealt?")
    known = ", ".join(KINDS_OF_CHOICE)
    raise BadOption("choice-kind", no_such(kind, known, f"There is no kind of choice {kind!r}: {known}."), value=kind)


def _positions(seed: int) -> Iterator[Race]:
    sets = list(printed().sets)
    for number in range(_RACES):  # first with two, three and four players, then over again
        game = Cubitos(sets[number % len(sets)] if number < 3 * len(sets) else _unusual(seed + number))
        state = game.new(2 + number // len(sets) % 3, seed + number)
        stream = rng.streams(seed + number, 1)
        for _ in range(_ANSWERS):
            yield state
            seat = state.actors()[0]
            actions = state.choice(seat).actions
            state.apply(seat, actions[rng.below(stream, 0, len(actions))])
            if state.over:
                break


def _unusual(seed: int) -> list[str]:
    """A set by chance: by turns with cards of no published set, whose questions are asked nowhere else, and with such
    that a push may be forced while another ability could be used, which is rare."""
    cards, content = random_cards(seed), printed().cards
    published = {card for one in printed().sets.values() for card in one.cards}
    wanted = {
        content[row.id].color: row.id
        for row in DECK.values()
        if row.id in content and (row.id not in published if seed % 2 else row.forces_push or row.any_time)
    }
    return [wanted.get(content[card].color, card) for card in cards]
