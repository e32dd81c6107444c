"""What a bot works out once and uses for many decisions: the appraisal, the budget, and what every place is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.bots import effects
from cubecup.bots.appraisal import Appraisal, owned_dice
from cubecup.bots.distance import shortcut_saves, to_go
from cubecup.bots.purchases import Budget
from cubecup.bots.routes import worth_by_movement
from cubecup.bots.styles import Style
from cubecup.cubitos.dice import BORROWED, OWN_KINDS, POWER, START_DIE, SYMBOL, TYPE_MASK, WHITE
from cubecup.cubitos.moving import is_origin
from cubecup.cubitos.odds.faces import face_gains
from cubecup.cubitos.track import CREDITS, FAN, GAIN, LOSE, Reward

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

FINISH_BONUS: Final = 12.0  # on top of the way there
BEYOND: Final = 1.0  # a space past the finish, which breaks ties (END-2)
LINE_ROUNDS: Final = 2.5  # for how long a red line between runners lasts
JET_ROUNDS: Final = 0.7  # how much of the next round's movement a jet pack doubles
SHORTCUT_CHANCE: Final = 0.3  # that the price of a shortcut comes together in the next round
FAR_ENOUGH: Final = 16  # movement that decisions about pushes look at

# money, movement, credits, and everything else as worth
Parts = tuple[int, int, int, float]


class SeatValues:
    """Worked out for a seat at one moment; `matches` says whether it still holds."""

    def __init__(self, state: CubitosState, seat: int, style: Style) -> None:
        self.key = values_key(state, seat)
        self.facts = state.facts
        self.seat = seat
        self.style = style
        self.appraisal = appraisal = Appraisal(state, seat, style)
        self.line = appraisal.average * min(appraisal.rounds, LINE_ROUNDS) * style.lines
        self.budget = Budget(appraisal, self.bought_movement())
        self._reach: dict[tuple[int, int], list[float]] = {}
        self._places: dict[tuple[int, int], tuple[float, int]] = {}
        self._standing: dict[tuple[int, frozenset[int]], tuple[float, float]] = {}
        self._parts: dict[tuple[int, int], Parts] = {}
        self._rivals = [other for other in range(state.seats) if other != seat]
        self._spaces = [(state.leg[other], state.space[other]) for other in range(state.seats)]
        self._origin = state.origin[seat]

    def matches(self, state: CubitosState, seat: int) -> bool:
        return self.facts is state.facts and self.key == values_key(state, seat)

    def bought_movement(self) -> float:
        """What one more movement is worth at least; the finish makes it worth more, and routes see that."""
        return self.style.progress

    # -- places -------------------------------------------------------------------------------------

    def place(self, leg: int, space: int) -> tuple[float, int]:
        """What ending the Move step somewhere is worth, and the credits it gives on top."""
        key = (leg, space)
        known = self._places.get(key)
        if known is None:
            known = self._places[key] = self._place(leg, space)
        return known

    def _place(self, leg: int, space: int) -> tuple[float, int]:
        facts, appraisal = self.facts, self.appraisal
        left = to_go(facts, leg, space)
        worth = -left * self.style.progress
        if left <= 0:
            return worth * BEYOND + self._finish(left), 0
        track = facts.tracks[leg]
        worth -= self.line * (facts.lines_before(leg) + track.section[space])
        if track.jet[space]:
            worth += JET_ROUNDS * min(4.0, left / (appraisal.rounds + 1))
        saved = shortcut_saves(track, space)
        if saved:
            price = track.price[space] * (1.0 if track.by_foot[space] else appraisal.money)
            worth += SHORTCUT_CHANCE * max(0.0, saved - price)
        credits = 0
        if not is_origin(facts, self._origin, leg, space):
            for reward in track.rewards[space]:
                if reward.kind == CREDITS:
                    credits += reward.amount
                else:
                    worth += self.reward(reward) * self.style.rewards
        return worth, credits

    def _finish(self, left: float) -> float:
        """Reaching the finish wins, unless a rival has come farther; one who may still come is allowed for."""
        ahead = min((to_go(self.facts, *self._spaces[other]) for other in self._rivals), default=99.0)
        return FINISH_BONUS * self.style.finish * (2.0 if left < ahead else 0.5)

    def reward(self, reward: Reward) -> float:
        """What a reward that is not credits is worth (TRACK-3)."""
        appraisal = self.appraisal
        if reward.kind == FAN:
            return appraisal.fan_worth(1, with_credits=True)
        if reward.kind == LOSE:
            return appraisal.trim
        if reward.kind == GAIN:
            return self.best_gain(reward.amount)
        return reward.amount * appraisal.credit

    def best_gain(self, highest_cost: int) -> float:
        appraisal = self.appraisal
        cost, tray = self.facts.cost, appraisal.state.tray
        gains = [
            appraisal.gain[kind]
            for kind in range(OWN_KINDS)
            if kind != START_DIE and tray[kind] and (highest_cost < 0 or cost[kind] <= highest_cost)
        ]
        return max([0.0, *gains])

    def reach(self, leg: int, space: int) -> list[float]:
        """By amounts of movement, what the best end within reach is worth."""
        key = (leg, space)
        known = self._reach.get(key)
        if known is None:
            known = self._reach[key] = worth_by_movement(self.facts, leg, space, FAR_ENOUGH, self._end)
        return known

    def _end(self, leg: int, space: int) -> float:
        worth, credits = self.place(leg, space)
        return worth + credits * self.appraisal.credit

    # -- faces --------------------------------------------------------------------------------------

    def rolled(self, kind: int, face: int) -> Parts:
        """What a face that comes up brings: its Now ability included."""
        key = (kind, face)
        known = self._parts.get(key)
        if known is None:
            known = self._parts[key] = self._split(kind, face, self.appraisal.face(kind, face))
        return known

    def standing(self, kind: int, face: int, present: frozenset[int]) -> Parts:
        """What an active die still promises, its Now ability being over, among dice of the present colours."""
        kind %= BORROWED
        if kind < WHITE or face & TYPE_MASK > POWER:
            return self.rolled(kind, face)
        symbol, power = self.ability(kind, present)
        return self._split(kind, face, symbol if face & TYPE_MASK == SYMBOL else power)

    def ability(self, kind: int, present: frozenset[int]) -> tuple[float, float]:
        key = (kind, present)
        known = self._standing.get(key)
        if known is None:
            appraisal = self.appraisal
            appraisal.present = present
            known = self._standing[key] = effects.standing_worth(appraisal, kind)
            appraisal.present = frozenset()
        return known

    def _split(self, kind: int, face: int, worth: float) -> Parts:
        gains = face_gains(self.facts, kind, face)
        money, movement, credits = gains.get("money", 0), gains.get("movement", 0), gains.get("credits", 0)
        appraisal = self.appraisal
        rest = worth - money * appraisal.money - movement - credits * appraisal.credit
        return money, movement, credits, rest


def values_key(state: CubitosState, seat: int) -> tuple[object, ...]:
    """All that the worked-out values depend on."""
    return (
        seat,
        state.round,
        tuple(owned_dice(state, seat)),
        state.fans[seat],
        tuple(state.leg),
        tuple(state.space),
        tuple(state.tray),
        state.origin[seat],
    )
