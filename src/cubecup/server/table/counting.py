"""Which races count for a player, which are rated, and how players are put on their seats."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from cubecup.server.storage.kept_shelves import StoredShelf
from cubecup.server.storage.rows import GameResult, LogRow, Seat, TableHeader
from cubecup.shelf.played import FinishedRace, levels_of
from cubecup.shelf.rating import rated_game

DUPLICATE: Final = "duplicate"  # a kind of contest


def sit_down(seat: Seat, shelf: StoredShelf | None) -> None:
    """A seat is the player's: what it shows of them, and the rating of whoever wants one, is what it is now. Who has no
    shelf is a stranger."""
    if shelf is None:
        leave_seat(seat)
        return
    seat.player, seat.creature, seat.colour = shelf.player, shelf.look.creature, shelf.look.colour
    seat.rating = (round(shelf.rating.points), round(shelf.rating.error)) if shelf.look.rated else None


def leave_seat(seat: Seat) -> None:
    seat.player, seat.creature, seat.colour, seat.rating = "", "", -1, None


def refresh(header: TableHeader, shelves: Mapping[str, StoredShelf]) -> None:
    """The same players once more, as they are by now; those who have deleted their shelf are strangers."""
    for seat in header.seats:
        if seat.player:
            sit_down(seat, shelves.get(seat.player))


def players(header: TableHeader) -> list[str]:
    return [seat.player for seat in header.seats if seat.player]


def took_part(rows: Sequence[tuple[float, LogRow]]) -> frozenset[int]:
    """Seats whose own players have answered anything. Others may call somebody to a rematch who never comes."""
    return frozenset(row.seat for _, row in rows if row.kind == "act" and not row.bot)


def counts(header: TableHeader, player: str, there: Collection[int]) -> bool:
    """Forks, practice, known dice, races against oneself (or of several people with one key), and those one was not
    there for never count."""
    practice = header.contest is not None and not header.contest.counted
    forked = header.origin is not None
    mine = [number for number, seat in enumerate(header.seats) if seat.player == player]
    return len(mine) == 1 and mine[0] in there and not (practice or forked or header.chosen_seed)


def is_rated(header: TableHeader, printed: bool) -> bool:
    """At public tables and duplicates, as printed, where nobody is given hints; in the game that bots are rated in."""
    open_to_all = header.public or (header.contest is not None and header.contest.kind == DUPLICATE)
    return printed and open_to_all and not header.gives_hints() and header.game == rated_game()


def played(id: str, header: TableHeader, result: GameResult, seat: int, published: str | None) -> FinishedRace:
    """A race of the player of a seat, without what only the game can tell."""
    tour, contest = header.tour, header.contest
    return FinishedRace(
        table=id,
        at=result.at,
        game=header.game,
        players=len(header.seats),
        place=result.places[seat],
        rounds=result.rounds,
        set=published or "",
        printed=published is not None,
        bots=levels_of([(one.kind, one.level) for one in header.seats], seat),
        tour=tour.kind if tour else "",
        tour_id=tour.tour if tour else "",
        race=tour.race if tour else 0,
        contest=contest.kind if contest else "",
        day=contest.day if contest else "",
        helped=seat in result.helped,
    )
