"""The table of rounds: one row for each seat and round of Cubitos."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from cubecup.bots.match import Outcome
from cubecup.cubitos.dice import kind_name
from cubecup.cubitos.draw import draw_amount
from cubecup.cubitos.flow import round_is_over
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.terms import BUSTED, DRAWING
from cubecup.cubitos.way import all_left, places
from cubecup.kernel.game import Event, State
from cubecup.lab.collector import CHOSEN, FORCED, Collector, Sitting
from cubecup.lab.collectors.field import cubitos, sole_leader
from cubecup.lab.tables import ROUNDS, Row, Table

Details = tuple[int | str, ...]


class _Seat:
    """What one seat has done in the round under way."""

    __slots__ = ("bought", "draw", "fans", "gained", "money", "movement", "red_line", "used")

    def __init__(self) -> None:
        self.draw = 0
        self.red_line = 0
        self.money = 0
        self.movement = 0
        self.fans = 0
        self.bought: list[str] = []
        self.gained: list[str] = []
        self.used: list[str] = []


class CubitosRounds(Collector):
    """Sums up the events of a round, and reads the rest off the position when it is over."""

    table: ClassVar[Table] = ROUNDS

    def begin(self, sitting: Sitting, state: State) -> None:
        self.sitting = sitting
        self.cards = cubitos(state).facts.card_of_kind
        self.seats = [_Seat() for _ in sitting.bots]
        self.rows: list[Row] = []

    def paused(self, state: State, events: list[Event]) -> None:
        race = cubitos(state)
        for word, seat, details in events:
            hear = _HEARING.get(word)
            if hear is not None:
                hear(self, seat, details)
        if race.phase == DRAWING:
            self.note_draws(race)
        elif round_is_over(race):
            self.end_round(race)

    def end(self, state: State, events: list[Event], outcome: Outcome) -> list[Row]:
        at, seat = ROUNDS.at("won"), ROUNDS.at("seat")
        return [(*row[:at], row[seat] == outcome.winner, *row[at + 1 :]) for row in self.rows]

    # -- events -----------------------------------------------------------------------------------------

    def use(self, seat: int, details: Details) -> None:
        """`use rock-on power`: decided on, or the only answer there was."""
        verb, _, rest = str(details[0]).partition(" ")
        if verb == "use":
            self.seats[seat].used.append(rest.partition(" ")[0])

    def earn(self, seat: int, details: Details) -> None:
        unit, amount = details[:2]
        if unit == "money":
            self.seats[seat].money += int(amount)
        elif unit != "credits":
            self.seats[seat].movement += int(amount)

    def buy(self, seat: int, details: Details) -> None:
        """A purchase is told twice, the second time as a gain."""
        doing = self.seats[seat]
        doing.bought.append(self.cards[int(details[0])])
        doing.gained.append("")

    def gain(self, seat: int, details: Details) -> None:
        gained = self.seats[seat].gained
        if gained and not gained[-1]:
            gained.pop()
        else:
            gained.append(kind_name(int(details[0])))

    def give(self, seat: int, details: Details) -> None:
        kind, receiver = details[:2]
        self.seats[int(receiver)].gained.append(kind_name(int(kind)))

    def fan(self, seat: int, details: Details) -> None:
        self.seats[seat].fans += 1

    # -- the round --------------------------------------------------------------------------------------

    def note_draws(self, race: CubitosState) -> None:
        for seat, doing in enumerate(self.seats):
            doing.draw = draw_amount(race, seat)
            doing.red_line = doing.draw - race.facts.base_draw - race.hands[seat]

    def end_round(self, race: CubitosState) -> None:
        sitting = self.sitting
        left = all_left(race)
        order = places(race)
        leader = sole_leader(order)
        for seat, doing in enumerate(self.seats):
            self.rows.append(
                (
                    sitting.number, sitting.race, sitting.players, race.round, seat, sitting.bots[seat], False,
                    left[seat], order[seat], seat == leader,
                    race.pushes[seat], race.marks[seat] & BUSTED > 0, doing.money, doing.movement,
                    doing.bought, doing.gained, doing.used,
                    doing.fans, race.fans[seat], race.hands[seat], race.credits[seat],
                    doing.draw, doing.red_line, race.swords[seat],
                )
            )  # fmt: skip
            self.seats[seat] = _Seat()


_HEARING: Final[dict[str, Callable[[CubitosRounds, int, Details], None]]] = {
    CHOSEN: CubitosRounds.use,
    FORCED: CubitosRounds.use,
    "earn": CubitosRounds.earn,
    "buy": CubitosRounds.buy,
    "gain": CubitosRounds.gain,
    "give": CubitosRounds.give,
    "fan": CubitosRounds.fan,
}
