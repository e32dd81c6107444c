"""The odds of the next push of a seat: the chance of a bust, and what the roll brings, exact for any position and set.

>>> from cubecup.cubitos.game import Cubitos
>>> state = Cubitos("race-1").new(seats=2, seed=7)
>>> odds = push_odds(state, state.actors()[0])
>>> round(sum(odds.hits), 9)
1.0
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from cubecup.cubitos.dice import (
    BORROWED,
    CLASS_MASK,
    DARK,
    FACE_MASK,
    FACE_SHIFT,
    KIND_MASK,
    LIGHT,
    SPENT,
    die_name,
    is_gray,
)
from cubecup.cubitos.odds.counts import Pool, chances, mean, ways_of_pool
from cubecup.cubitos.odds.faces import face_gains, sides_of
from cubecup.cubitos.offers import can_rejoin, push_scripts, shows_ability, use_action
from cubecup.cubitos.ops.losses import LoseThis
from cubecup.cubitos.ops.operation import CardOp
from cubecup.cubitos.ops.pushes import BustSoftly, CannotBust, DragAlong
from cubecup.cubitos.ops.rolls import HitOrBust
from cubecup.cubitos.pushing import BeforePush, ThrowAll
from cubecup.cubitos.terms import AT_RISK, SAFE_PUSH
from cubecup.kernel.errors import BadOption, Clause

if TYPE_CHECKING:
    from cubecup.cubitos.facts import RaceFacts
    from cubecup.cubitos.state import CubitosState


@dataclass(frozen=True, slots=True)
class Uses:
    """Abilities used on a push before the dice roll.

    `rejoin` names active dice that go back to Roll first, as the view does: `("green/symbol", "white/movement1")`;
    `safe` says that a die that makes the push safe (Piña Cubelada) is used.
    """

    rejoin: tuple[str, ...] = ()
    safe: bool = False


NO_USES: Final = Uses()


class PushOdds:
    """Chances of one push. A distribution is a tuple: at index `n` stands the chance of exactly `n`.

    `hits`, `money`, `movement`, `credits` and `swords` are what the dice of this roll bring, by their faces and the
    fixed Run gains of their cards. What dice that rejoin the roll give up is in `staked`; what a rescuing roll
    of Rolling Stoned brings is not counted, only that it saves.
    """

    def __init__(self, facts: RaceFacts, rolled: list[int], rejoined: list[int]) -> None:
        self._facts = facts
        self.rolled = rolled  # dice in the roll, by kind
        self._rejoined = rejoined
        self.dice = sum(rolled)  # 0: there is nothing to push with (ROLL-8)
        self.at_risk = False  # only then a roll without hits is a bust (ROLL-6)
        self.safe = False  # an ability already makes this push safe
        self.forced = False  # the push is owed (ROLL-7); chances are of this push, not of the chain
        self.softened = False  # a bust would keep green and gray dice (Punk Fruit)
        self.saviours = 0  # dice that are lost in place of a bust (Keep On Rollin')
        self.averted = False  # a die does something else in place of a bust, and stays
        self.rescues = 0  # dice that answer a miss with another roll (Rolling Stoned)
        self.rescue_miss = 1.0  # the chance that such a roll of all grays misses too

    @property
    def no_hit(self) -> float:
        """The chance that every die misses: the first of `hits`, without working out the rest."""
        if not self.dice:
            return 0.0
        facts = self._facts
        misses = ways = 1
        for kind, count in enumerate(self.rolled):
            if count:
                misses *= facts.blanks[kind] ** count
                ways *= facts.sides[kind] ** count
        return misses / ways

    @property
    def would_bust(self) -> float:
        """The chance of a miss that abilities must answer, or it is a bust."""
        return 0.0 if self.safe or not self.at_risk else self.no_hit

    @property
    def bust(self) -> float:
        """The chance of a bust when every ability that can prevent it is used."""
        if self.saviours or self.averted:
            return 0.0
        return float(self.would_bust * self.rescue_miss**self.rescues)

    @property
    def loses_die(self) -> float:
        """The chance that a die is lost to prevent the bust."""
        if self.averted or not self.saviours:
            return 0.0
        return float(self.would_bust * self.rescue_miss**self.rescues)

    @cached_property
    def hits(self) -> tuple[float, ...]:
        return self._chances("hits")

    @cached_property
    def money(self) -> tuple[float, ...]:
        return self._chances("money")

    @cached_property
    def movement(self) -> tuple[float, ...]:
        return self._chances("movement")

    @cached_property
    def credits(self) -> tuple[float, ...]:
        return self._chances("credits")

    @cached_property
    def swords(self) -> tuple[float, ...]:
        return self._chances("swords")

    @cached_property
    def staked(self) -> dict[str, int]:
        """What the dice that rejoin the roll would have been worth where they were."""
        given_up = {"money": 0, "movement": 0, "credits": 0, "swords": 0}
        for die in self._rejoined:
            gains = face_gains(self._facts, die & KIND_MASK, die >> FACE_SHIFT & FACE_MASK)
            for name in given_up:
                given_up[name] += gains.get(name, 0)
        return given_up

    def expected(self, quantity: str) -> float:
        """The mean of a distribution, by its name."""
        found: tuple[float, ...] = getattr(self, quantity)
        return mean(found)

    def _chances(self, quantity: str) -> tuple[float, ...]:
        sides = sides_of(self._facts)[quantity]
        pool: Pool = tuple([(sides[kind], count) for kind, count in enumerate(self.rolled) if count])
        return chances(ways_of_pool(pool))


def push_odds(state: CubitosState, seat: int, uses: Uses = NO_USES) -> PushOdds:
    """The odds of the next push, or of the push under way whose dice have not rolled yet."""
    facts = state.facts
    base = seat * state.kinds
    rolled = state.roll[base : base + state.kinds]
    active = state.active[seat]
    rejoined: list[int] = []
    if uses.rejoin:
        rejoined = _rejoining(state, seat, uses.rejoin)
        active = active[:]
        for die in rejoined:
            active.remove(die)
            rolled[die & KIND_MASK] += 1
    odds = PushOdds(facts, rolled, rejoined)
    odds.at_risk = bool(state.marks[seat] & AT_RISK)
    odds.forced = state.forced[seat] > 0
    odds.safe = _is_safe(state, seat, active, uses.safe)
    _read_bust_abilities(state, seat, active, odds)
    return odds


def bust_chance(state: CubitosState, seat: int) -> float:
    """The chance that the next push of a seat busts, if it uses nothing before the roll and all it can after."""
    return push_odds(state, seat).bust if state.marks[seat] & AT_RISK else 0.0


def chances_using(state: CubitosState, seat: int) -> dict[str, float]:
    """The chance of a bust by each ability that may be used before the dice of the next push roll, or of the push under
    way: `{"use rock-on": 0.12}`. A die that must go along is the one with which it is least. Nothing without a risk,
    and nothing of an ability that does something else."""
    facts = state.facts
    found: dict[str, float] = {}
    if not state.marks[seat] & AT_RISK or (state.marks[seat] & SAFE_PUSH and _push_under_way(state, seat)):
        return found
    for die in state.active[seat]:
        script = push_scripts(facts, die)[die & KIND_MASK]
        if script < 0 or die & SPENT or not shows_ability(die):
            continue
        use = use_action(facts, script, die).text
        ways = _uses_of(state, seat, die)
        if ways and use not in found:
            found[use] = min([push_odds(state, seat, uses).bust for uses in ways])
    return found


def chances_saving(state: CubitosState, seat: int) -> dict[str, float]:
    """After a miss that would bust: the chance that it does by each ability that answers with another roll, if all that
    can prevent the bust is used: `{"use rolling-stoned": 0.2}`."""
    facts = state.facts
    odds = push_odds(state, seat)
    left = 0.0 if odds.saviours or odds.averted else float(odds.rescue_miss**odds.rescues)
    rescuing = [die for die in state.active[seat] if _has_op(facts, facts.bust, die, HitOrBust)]
    return {use_action(facts, facts.bust[die & KIND_MASK], die).text: left for die in rescuing}


def _uses_of(state: CubitosState, seat: int, die: int) -> list[Uses]:
    """The ways to use one die before the roll: one, or as many as there are dice to go along; none if its ability
    neither makes the push safe nor brings dice to it."""
    facts = state.facts
    if not can_rejoin(facts, die):
        return [Uses(safe=True)] if _has_op(facts, push_scripts(facts, die), die, CannotBust) else []
    name = die_name(die & CLASS_MASK)
    others = state.active[seat][:]
    others.remove(die)
    if not others or not drags(facts, die):
        return [Uses(rejoin=(name,))]
    return [Uses(rejoin=(name, other)) for other in {die_name(one & CLASS_MASK) for one in others}]


# -- abilities before the roll ---------------------------------------------------------------------------


def _rejoining(state: CubitosState, seat: int, names: tuple[str, ...]) -> list[int]:
    """The active dice meant; only dice whose card says so may rejoin, and one more per power symbol that drags."""
    facts = state.facts
    left = state.active[seat][:]
    found: list[int] = []
    for name in names:
        match = [die for die in left if die_name(die & CLASS_MASK) == name]
        if not match:
            told = f"There is no active die {name!r} to rejoin the roll."
            raise BadOption("uses", Clause("why-no-active-die", told, value=name))
        found.append(match[0])
        left.remove(match[0])
    own = [die for die in found if can_rejoin(facts, die)]
    dragging = sum(drags(facts, die) for die in own)
    if len(found) - len(own) > dragging:
        most = len(own) + dragging
        told = f"Only {most} of these dice may rejoin the roll: {', '.join(names)}."
        raise BadOption("uses", Clause("why-rejoining", told, most=most, dice=", ".join(names)))
    return found


def drags(facts: RaceFacts, die: int) -> bool:
    """A die that may rejoin the roll takes another one along."""
    return _has_op(facts, push_scripts(facts, die), die, DragAlong)


def _is_safe(state: CubitosState, seat: int, active: list[int], use: bool) -> bool:
    if state.marks[seat] & SAFE_PUSH and _push_under_way(state, seat):
        return True
    if not use:
        return False
    if not any(_has_op(state.facts, push_scripts(state.facts, die), die, CannotBust) for die in active):
        raise BadOption("uses", Clause("why-no-safe-push", "No active die can make this push safe."))
    return True


def _push_under_way(state: CubitosState, seat: int) -> bool:
    """A push has been declared and its dice have not rolled; before that the mark speaks of an earlier push."""
    for frame in state.stacks[seat]:
        if frame.script == state.facts.push_script:
            return isinstance(state.scripts[frame.script].ops[frame.at], (BeforePush, ThrowAll))
    return False


# -- abilities after a miss ------------------------------------------------------------------------------


def _read_bust_abilities(state: CubitosState, seat: int, active: list[int], odds: PushOdds) -> None:
    facts = state.facts
    if not facts.busts_are_answered:
        return
    for die in active:
        if not _has_op(facts, facts.bust, die, CardOp):
            continue
        if _has_op(facts, facts.bust, die, HitOrBust):
            odds.rescues += 1
        elif _has_op(facts, facts.bust, die, BustSoftly):
            odds.softened = True
        elif _has_op(facts, facts.bust, die, LoseThis):
            odds.saviours += 1
        else:
            odds.averted = True
    if odds.rescues:
        odds.rescue_miss = _miss_of_grays(state, seat)


def _has_op(facts: RaceFacts, scripts: list[int], die: int, op: type) -> bool:
    """Whether an active die that has not spent its ability would run an operation of that type."""
    script = scripts[die & KIND_MASK]
    if script < 0 or die & SPENT or not shows_ability(die):
        return False
    return any(isinstance(step, op) for step in facts.scripts[script].ops)


def _miss_of_grays(state: CubitosState, seat: int) -> float:
    """The chance that all gray dice of a seat miss, from whatever zone: the more are rolled, the better."""
    base = seat * state.kinds
    counts = {LIGHT: 0, DARK: 0}
    for zone in (state.draw, state.roll, state.discard):
        for kind in range(state.kinds):
            if is_gray(kind):
                counts[kind % BORROWED] += zone[base + kind]
    for die in state.active[seat]:
        if is_gray(die & KIND_MASK):
            counts[(die & KIND_MASK) % BORROWED] += 1
    if not any(counts.values()):
        return 1.0
    sides = sides_of(state.facts)["hits"]
    return chances(ways_of_pool(tuple((sides[kind], count) for kind, count in counts.items())))[0]
