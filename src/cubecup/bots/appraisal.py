"""What everything is worth to one seat at one moment of a race, with one movement as the unit.

Nothing here knows a card by name: values follow from the faces and operations of the set in play, from the dice the
seat owns, and from how long the race will still last; so custom sets and packs are valued like published ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.bots import effects
from cubecup.bots.distance import rounds_left
from cubecup.bots.styles import PLAIN, Style
from cubecup.cubitos.dice import (
    BORROWED,
    CREDIT,
    DARK,
    KIND_MASK,
    KINDS,
    LIGHT,
    MONEY,
    OWN_KINDS,
    POWER,
    RED,
    START_DIE,
    SYMBOL,
    TYPE_MASK,
    WHITE,
)
from cubecup.cubitos.draw import draw_amount

if TYPE_CHECKING:
    from cubecup.cubitos.facts import RaceFacts
    from cubecup.cubitos.state import CubitosState

ROLLS: Final = 2.3  # how often a die that keeps missing is rolled in a round
LEAST_MONEY: Final = 0.22  # what money is worth when nothing but movement is left to buy
MOST_MONEY: Final = 0.9
LATER: Final = 0.5  # what an effect that pays over time is worth when it comes at some time of the race
GROWTH: Final = 2.0  # dice a seat will add to its pool before a gain pays off


class Appraisal:
    """Values by kind of die and by face; made for a position and good until dice, fans or runners change."""

    state: CubitosState
    seat: int
    style: Style
    facts: RaceFacts
    owned: list[int]
    size: int
    rounds: float  # that follow this one
    draw: float
    share: float  # how much of the pool is rolled in a round
    hit: list[float]  # by kind, the chance that a die drawn becomes active
    active: list[float]  # by kind, how many dice become active in a round
    money: float
    credit: float
    later_money: float
    beyond: list[float]  # by kind, what a draw brings beyond the estimate, by the style
    investment: float  # how much of the race is left to effects that pay over time
    average: float  # what a die of the pool brings when it is drawn
    trim: float  # of losing the worst die
    best_face: float  # among the dice in the trays
    hand: float
    symbol: list[float]
    power: list[float]
    yields: list[float]  # what a die brings when it is drawn
    gain: list[float]  # of one more die of a kind
    loss: list[float]  # of one die less; positive where a seat is better off without it

    def __init__(self, state: CubitosState, seat: int, style: Style = PLAIN) -> None:
        self.state = state
        self.seat = seat
        self.style = style
        self.facts = state.facts
        self.owned = owned_dice(state, seat)
        self.size = sum(self.owned) - self.owned[START_DIE]
        self.rounds = rounds_left(state) * style.patience
        self.draw = float(draw_amount(state, seat))
        self.share = min(1.0, self.draw / max(1.0, self.size))
        self.hit = [1.0 - _misses(faces) ** ROLLS for faces in self.facts.faces[:OWN_KINDS]]
        self.active = [count * self.share * self.hit[kind] for kind, count in enumerate(self.owned)]

        # Money buys dice, which pay while the race lasts, or at worst movement at four to one.
        self.money = _money_worth(self.rounds) * style.building * style.money
        self.credit = _money_worth(self.rounds - 1) * 0.95 * style.building * style.credits
        self.later_money = _money_worth(self.rounds / 2) * style.building

        names = [card or kind for card, kind in zip(self.facts.card_of_kind, KINDS, strict=True)]
        self.beyond = [
            style.cards.get(name, 0.0) + style.copies.get(name, 0.0) * count
            for name, count in zip(names, self.owned, strict=True)
        ]

        self.investment = 1.0
        self.present: frozenset[int] = frozenset()  # colours known to be active
        self.average = 0.35
        self.trim = 0.0
        self.best_face = 2.0
        self.hand = 0.0
        self.symbol = [0.0] * OWN_KINDS
        self.power = [0.0] * OWN_KINDS
        self.yields = [0.0] * OWN_KINDS
        self.gain = [0.0] * OWN_KINDS
        self.loss = [0.0] * OWN_KINDS
        for _ in range(2):  # abilities about dice need the worth of dice, so everything is worked out twice
            self._value_all()

    def _value_all(self) -> None:
        # A hand token only helps where there are dice left to draw.
        self.hand = self.rounds * self.average * min(1.0, max(0.0, (self.size + GROWTH - self.draw) / 2 + 0.5))
        for kind in range(WHITE, OWN_KINDS):
            self.symbol[kind], self.power[kind] = effects.ability_worth(self, kind)
        self.investment = LATER
        later = [effects.ability_worth(self, kind) if kind >= WHITE else (0.0, 0.0) for kind in range(OWN_KINDS)]
        self.investment = 1.0
        total = 0.0
        for kind in range(OWN_KINDS):
            self.yields[kind] = self._yield(kind, *later[kind])
            total += self.yields[kind] * (self.owned[kind] if kind != START_DIE else 0)
        self.average = total / max(1, self.size)
        uses = max(0.0, self.rounds - 0.5 * self.size / self.draw)  # it waits in Discard for its turn
        for kind in range(OWN_KINDS):
            lasting = self._lasting(kind, uses * min(1.0, self.draw / (self.size + 1)))
            crowding = self.average * self.style.crowding if self.size >= self.draw else 0.0
            self.gain[kind] = lasting * (self.yields[kind] - crowding) * self.style.building
            thinner = self.rounds * min(1.0, self.draw / max(1, self.size - 1))
            relief = self.average if self.size > self.draw else 0.0
            self.loss[kind] = thinner * (relief * self.style.trimming - self.yields[kind]) * self.style.building
        mine = [kind for kind in range(OWN_KINDS) if self.owned[kind] and kind != START_DIE]
        self.trim = max([0.0, *(self.loss[kind] for kind in mine)])
        shown = [max(self.symbol[k], self.power[k]) for k in range(WHITE, OWN_KINDS) if self.state.tray[k]]
        self.best_face = max(shown, default=0.0)

    # -- faces and dice -----------------------------------------------------------------------------

    def face(self, kind: int, face: int) -> float:
        """What an active die showing a face is worth in this round."""
        what = face & TYPE_MASK
        kind %= BORROWED
        if face == 0:
            return 0.0
        if what == SYMBOL:
            return self.symbol[kind]
        if what == MONEY:
            return (face >> 3) * self.money
        if what == CREDIT:
            return (face >> 3) * self.credit
        if what < MONEY:
            return self.power[kind]
        return float(face >> 3)

    def roll(self, kind: int) -> float:
        """What one roll of a die is worth."""
        faces = self.facts.faces[kind]
        return sum([self.face(kind, face) for face in faces]) / len(faces)

    def _yield(self, kind: int, symbol: float, power: float) -> float:
        """What a die brings in a round in which it is drawn, by how often it is rolled."""
        faces = self.facts.faces[kind]
        shown = len(faces) - faces.count(0)
        if not shown:
            return 0.0
        worth = 0.0
        for face in faces:
            what = face & TYPE_MASK
            if what == MONEY:
                worth += (face >> 3) * self.later_money
            elif what in (SYMBOL, POWER):
                worth += symbol if what == SYMBOL else power
            elif face:
                worth += self.face(kind, face)
        return self.hit[kind] * worth / shown + self.beyond[kind]

    def _lasting(self, kind: int, uses: float) -> float:
        """In how many draws a die will serve, if its symbol takes it away when used (ABIL-6)."""
        facts = self.facts
        faces = facts.faces[kind]
        shown = len(faces) - faces.count(0)
        going = 0
        for face in faces:
            what = face & TYPE_MASK
            if (what == SYMBOL and facts.must_lose_symbol[kind]) or (what == POWER and facts.must_lose_power[kind]):
                going += 1
        if kind == RED and facts.red_loses:
            going = shown
        if not going:
            return uses
        hazard = self.hit[kind] * going / shown
        return float((1.0 - (1.0 - hazard) ** uses) / hazard)

    # -- fans ---------------------------------------------------------------------------------------

    def fan_worth(self, steps: int, with_credits: bool) -> float:
        """The next spaces of the fan track (FAN-1, FAN-2)."""
        track = self.facts.fan_track
        at = self.state.fans[self.seat]
        worth = 0.0
        for step in range(at, at + steps):
            if step < len(track):
                hands, credits = track[step]
                worth += hands * self.hand + (credits * self.credit if with_credits else 0.0)
            elif with_credits:
                worth += self.facts.fans_beyond * self.credit
        return worth * self.style.fans

    # -- what the effects of cards look up ----------------------------------------------------------

    def chance_active(self, kind: int) -> float:
        """The chance that at least one die of a colour is active in a round."""
        if kind in self.present:
            return 1.0
        one = self.share * self.hit[kind]
        return float(1.0 - (1.0 - one) ** self.owned[kind]) if self.owned[kind] else 0.0

    def gray_active(self) -> float:
        return self.active[LIGHT] + self.active[DARK]


def owned_dice(state: CubitosState, seat: int) -> list[int]:
    """A seat's own dice by kind, in whatever zone; borrowed ones are not its own."""
    base = seat * state.kinds
    counts = [
        state.draw[base + kind] + state.roll[base + kind] + state.discard[base + kind] + state.hand[base + kind]
        for kind in range(OWN_KINDS)
    ]
    for die in state.active[seat]:
        kind = die & KIND_MASK
        if kind < OWN_KINDS:
            counts[kind] += 1
    return counts


def _misses(faces: tuple[int, ...]) -> float:
    return faces.count(0) / len(faces)


def _money_worth(rounds: float) -> float:
    return min(MOST_MONEY, max(LEAST_MONEY, LEAST_MONEY + 0.055 * (rounds - 1)))
