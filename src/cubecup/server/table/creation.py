"""A new table as it was wished for: everything is checked before anything is made."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from cubecup.fair.dice import new_chain
from cubecup.games import GameRegistry
from cubecup.kernel.errors import BadOption, CubeCupError, accepted
from cubecup.kernel.game import Game
from cubecup.kernel.record import Record
from cubecup.server.messages.facts import OptionsChecked
from cubecup.server.messages.fields import Data
from cubecup.server.messages.tables import NewTable, SeatKey, SeatPlan
from cubecup.server.storage.rows import SameSecret, Seat, TableHeader, copy_of
from cubecup.server.table.clocks import now
from cubecup.server.table.fairness import mixed_table
from cubecup.server.table.levels import check_level
from cubecup.server.table.live_table import LiveTable
from cubecup.server.table.tokens import hashed, new_token
from cubecup.shelf.names import clean_name

_KINDS: Final = ("person", "open", "bot")


class NewHeader(msgspec.Struct):
    """A header, and the tokens for whoever made the table."""

    header: TableHeader
    host: str
    keys: list[SeatKey]


def checked(games: GameRegistry, id: str, options: Data) -> OptionsChecked:
    """Options as a table would have them."""
    game = wanted_game(games, id, options)
    return OptionsChecked(options=game.options(), warnings=list(game.warnings()))


def make(games: GameRegistry, wanted: NewTable, any_seed: bool) -> NewHeader:
    game = wanted_game(games, wanted.game, wanted.options)
    game.check_seats(len(wanted.seats))
    shared = wanted.public or any(plan.kind == "open" for plan in wanted.seats)
    if wanted.seed is not None and shared and not any_seed:
        raise BadOption("shared-seed", "Only a table that nobody else can join may have dice known in advance.")
    return made_of(game, wanted)


def made_of(game: Game, wanted: NewTable, same_dice: SameSecret | None = None) -> NewHeader:
    """The header of a table for a game that is made already; its dice are its own, unless others have the same."""
    host = new_token()
    keys: list[SeatKey] = []
    seats = [_seat(number, plan, game, keys) for number, plan in enumerate(wanted.seats)]
    header = TableHeader(
        game=game.id,
        options=game.options(),
        seed=_new_seed() if wanted.seed is None else wanted.seed,
        seats=seats,
        host=hashed(host),
        public=wanted.public,
        clocks=wanted.clocks,
        absence=wanted.absence,
        hints=wanted.hints,
        chosen_seed=wanted.seed is not None,
        chain=new_chain() if wanted.seed is None and same_dice is None else None,
        same_dice=same_dice,
    )
    if header.started():
        header.started_at = now()
    game.set_up(len(seats), header.seed)
    return NewHeader(header, host, keys)


def wanted_game(games: GameRegistry, id: str, options: Data) -> Game:
    """The game that is wanted."""
    _check_sizes(games, id, options)
    return games.make(id, options)


def recorded_game(games: GameRegistry, record: Record) -> Game:
    """The game of a record that anybody may have written."""
    if record.game in games.ids:
        try:
            _check_sizes(games, record.game, record.options)
        except CubeCupError as error:
            raise record.blame("options", accepted(error)) from None
    return games.of(record)


def _check_sizes(games: GameRegistry, id: str, options: Data) -> None:
    """Options that would keep the server busy for long are refused unread."""
    for name, most in games.kind(id).text_limits.items():
        if len(str(options.get(name, ""))) > most:
            sentence = f"The option {name} has at most {most} characters."
            raise BadOption("option-size", sentence, name=name, most=most)


def _seat(number: int, plan: SeatPlan, game: Game, keys: list[SeatKey]) -> Seat:
    if plan.kind not in _KINDS:
        raise BadOption("seat-kind", f"A seat is for a person, open, or for a bot, not {plan.kind!r}.", value=plan.kind)
    seat = Seat(kind=plan.kind, name=str(number + 1) if plan.name is None else clean_name(plan.name))
    if plan.kind == "bot":
        seat.level = plan.level or game.usual_bot
        check_level(seat.level, game.id)
    if plan.kind == "person":
        token = new_token()
        seat.token = hashed(token)
        keys.append(SeatKey(seat=number, token=token))
    return seat


def next_header(table: LiveTable, next_race: bool) -> TableHeader:
    """The same people once more: the same game, or the one that follows it."""
    header = copy_of(table.header)
    header.options = table.game.sequel() if next_race else header.options
    header.seed = _new_seed()
    header.chosen_seed = False
    header.dice_table = "" if header.chain is None else mixed_table(table.id, header)
    header.chain = new_chain() if header.chain is None else header.chain.next()
    header.next_table = None
    header.origin = None
    header.seats_seq = 0
    header.tour = None
    header.agreed = {}
    if header.contest is not None:  # whoever has raced knows those dice: the next race has its own, and hints as usual
        header.contest = header.same_dice = header.hints = None
    for seat in header.seats:
        seat.stand_in = None
    header.started_at = now()
    return header


def new_id() -> str:
    """Never with a dash first: a command would take it for an option."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id


def _new_seed() -> int:
    return secrets.randbits(63)
