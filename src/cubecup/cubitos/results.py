"""What a results page tells of a race: places by distance, its course, everyone's boldest and dearest push."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.cubitos.dice import FACE_SHIFT, kind_name
from cubecup.cubitos.draw import draw_amount
from cubecup.cubitos.odds import bust_chance
from cubecup.cubitos.shapes import Push, RaceResults, SeatResult
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.track import START
from cubecup.cubitos.way import all_left, places, steps_left
from cubecup.kernel.feats import SeatFeats
from cubecup.kernel.game import Event
from cubecup.kernel.record import Record, replay

if TYPE_CHECKING:
    from cubecup.cubitos.game import Cubitos


def race_results(game: Cubitos, record: Record) -> RaceResults:
    """Plays a record again and notes what happened; a race under way gives the results so far."""
    notes = _Notes(record.seats)
    state: CubitosState | None = None
    for at, position in enumerate(replay(record, game)):
        assert isinstance(position, CubitosState)
        state = position
        notes.listen(state, state.journal or [])
        state.journal = []
        if at < len(record.lines) and record.lines[at].action == "push":
            notes.declare(state, record.lines[at].seat)
    assert state is not None, "a record has at least its opening"
    return notes.results(state)


def race_feats(game: Cubitos, record: Record) -> tuple[SeatFeats, ...]:
    """What everybody did in a race, for whoever counts it: the page of results in short, with cards for colours."""
    cards = {kind_name(kind): card for kind, card in enumerate(game.facts.card_of_kind)}
    return tuple(
        SeatFeats(
            pushes=seat["pushes"],
            busts=seat["busts"],
            boldest=seat["boldest"]["chance"] if seat["boldest"] else 0.0,
            bought={cards[kind]: count for kind, count in seat["bought"].items() if cards.get(kind)},
            places=tuple(seat["places"]),
        )
        for seat in race_results(game, record)["seats"]
    )


class _Notes:
    """What has been seen so far, by seat."""

    def __init__(self, seats: int) -> None:
        self.left: list[list[int]] = [[] for _ in range(seats)]
        self.places: list[list[int]] = [[] for _ in range(seats)]
        self.pushes: list[list[Push]] = [[] for _ in range(seats)]
        self.bought: list[dict[str, int]] = [{} for _ in range(seats)]
        self.risks: list[tuple[float, int] | None] = [None] * seats  # of a push that was declared and not yet made

    def declare(self, state: CubitosState, seat: int) -> None:
        self.risks[seat] = (bust_chance(state, seat), len(state.active[seat]))

    def listen(self, state: CubitosState, events: list[Event]) -> None:
        for word, seat, details in events:
            if word == "push":
                self.push(state, seat)
            elif word == "roll" and self.pushes[seat] and self.pushes[seat][-1]["hits"] < 0:
                # The first roll is the push itself; dice that follow are its abilities'.
                self.pushes[seat][-1]["hits"] = sum([int(die) >> FACE_SHIFT > 0 for die in details])
            elif word == "bust":
                self.pushes[seat][-1]["bust"] = True
            elif word == "buy":
                kind = kind_name(int(details[0]))
                self.bought[seat][kind] = self.bought[seat].get(kind, 0) + 1
            elif (word == "round" and int(details[0]) > 1) or word == "win":
                self.end_round(state)

    def push(self, state: CubitosState, seat: int) -> None:
        """A forced push is nobody's decision: it was not declared, and what it risked is not told."""
        chance, dice = self.risks[seat] or (0.0, 0)
        self.risks[seat] = None
        self.pushes[seat].append(Push(round=state.round, chance=chance, dice=dice, hits=-1, bust=False))

    def end_round(self, state: CubitosState) -> None:
        for seat, (left, place) in enumerate(zip(all_left(state), places(state), strict=True)):
            self.left[seat].append(left)
            self.places[seat].append(place)

    def results(self, state: CubitosState) -> RaceResults:
        final = places(state)
        return RaceResults(
            rounds=state.round,
            length=steps_left(state.facts, 0, START),
            seats=[self._seat(state, seat, final[seat]) for seat in range(state.seats)],
        )

    def _seat(self, state: CubitosState, seat: int, place: int) -> SeatResult:
        pushes = self.pushes[seat]
        held = [push for push in pushes if not push["bust"]]
        busts = [push for push in pushes if push["bust"]]
        return SeatResult(
            place=place,
            left=self.left[seat],
            places=self.places[seat],
            pushes=len(pushes),
            busts=len(busts),
            boldest=max(held, key=lambda push: (push["chance"], push["hits"]), default=None),
            dearest=max(busts, key=lambda push: (push["dice"], -push["chance"]), default=None),
            bought=self.bought[seat],
            fans=state.fans[seat],
            draw_amount=draw_amount(state, seat),
        )
