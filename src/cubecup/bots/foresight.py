"""Which of a few plans leads farthest, by playing this round to its end with fresh dice and valuing what comes of it.

Every plan meets the same dice. The first plan is the one to beat: another is chosen only if it does better by more
than chance may explain, and plans that do clearly worse are given up, so that time goes to what is close.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.bots.net.judge import Judge
from cubecup.bots.net.network import ValueNet
from cubecup.bots.net.purchases import Purchase, Shopping, best_of, bought, shopping_of
from cubecup.bots.net.rows import Moment
from cubecup.bots.picks import last
from cubecup.bots.rounds import PlannedPlay, play_out_round
from cubecup.bots.search import Effort, Plan, lead
from cubecup.bots.steady import Steady
from cubecup.bots.styles import STYLES
from cubecup.bots.walking import Settled
from cubecup.cubitos.state import CubitosState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cubecup.bots.protocol import Action, Choice, Sight
    from cubecup.bots.sharp import Sharp

BATCH: Final = 4  # playouts of each plan between two looks at the results
GIVE_UP: Final = 2.0  # standard errors behind the best
CONVINCED: Final = 1.0  # standard errors ahead of the plan to beat
LEAST_ERROR: Final = 0.02  # of one playout
ALIKE: Final = 0.002  # a difference in chances that is not worth more time
PATIENCE: Final = 6  # batches after which plans that are alike are left alone

ENDS: Final = 8  # of the round, where others still act after one's purchase

OTHERS: Final = Steady(STYLES["bold"])


class Foresight:
    """Compares plans of one seat in one position."""

    def __init__(self, net: ValueNet, sharp: Sharp, sight: Sight) -> None:
        """Sharp plays on for the seat."""
        self._sight = sight
        root = sight.clone(0)
        assert isinstance(root, CubitosState)
        self._judge = Judge(net, root)
        self._values = sharp.values_of(root, sight.seat)
        self._ways: dict[tuple[int, ...], list[str]] = {}

    def best(self, plans: Sequence[Plan], effort: Effort, seed: int) -> Plan:
        """The plan to go with; the first where nothing speaks for another."""
        results: list[list[float]] = [[] for _ in plans]
        racing = list(range(len(plans)))
        playouts = batches = 0
        while len(racing) > 1 and not effort.spent(playouts):
            first = seed + batches * BATCH
            found = iter(self._outcomes([plans[plan] for plan in racing], range(first, first + BATCH)))
            for plan in racing:
                results[plan] += [next(found) for _ in range(BATCH)]
            playouts += BATCH * len(racing)
            batches += 1
            racing = _still_racing(racing, results)
            if batches >= PATIENCE and _alike(racing, results):
                break
        best = max(racing, key=lambda plan: sum(results[plan]) / max(1, len(results[plan])))
        if best == 0 or lead(results[best], results[0], CONVINCED, LEAST_ERROR) <= 0:
            return plans[0]
        return plans[best]

    def outcomes(self, plan: Plan, seeds: range) -> list[float]:
        """What comes of a plan with the dice of each seed: a chance to win, or 1 or 0 where the race ends."""
        return self._outcomes([plan], seeds)

    def best_purchase(self, decline: Plan) -> Purchase:
        """What to buy, in the Buy step: where others still act, the best on average."""
        state = self._sight.position
        assert isinstance(state, CubitosState)
        shopping = shopping_of(state, self._sight.seat)
        tries = [(decline, seed) for seed in range(ENDS)]
        by_seed = [chances for chances in self._chances(tries, shopping) if len(chances) > 1]
        if not by_seed:  # the race will be over
            return ()
        mean = [sum(chances) / len(by_seed) for chances in zip(*by_seed, strict=True)]
        return shopping.purchases[best_of(shopping.purchases, mean, self._values.appraisal.gain)]

    def _outcomes(self, plans: Sequence[Plan], seeds: range) -> list[float]:
        """Of several plans, one after another: what their best purchase is worth."""
        return [max(chances) for chances in self._chances([(plan, seed) for plan in plans for seed in seeds])]

    def _chances(self, tries: Sequence[tuple[Plan, int]], shopping: Shopping | None = None) -> list[list[float]]:
        """For each plan and seed the chances after every possible purchase; one number where nothing is bought."""
        me, cost = self._sight.seat, self._judge.cost
        sizes: list[int] = []
        moments: list[Moment] = []
        rounds: list[float] = []
        for plan, seed in tries:
            state = self._sight.clone(seed)
            assert isinstance(state, CubitosState)
            window = self._window(plan, state.seats, shopping)
            state.answer(me, plan[0])
            end = play_out_round(state, window.pick)
            if end is None:
                sizes.append(-1 if me in state.won else 0)
                continue
            after = bought(end.moment, me, window.shopping, cost) if window.shopping else [end.moment]
            sizes.append(len(after))
            moments += after
            rounds += [end.rounds] * len(after)
        judged = self._judge.chances(moments, rounds, me) if moments else []
        found: list[list[float]] = []
        at = 0
        for size in sizes:
            found.append(judged[at : at + size] if size > 0 else [float(-size)])
            at += max(0, size)
        return found

    def _window(self, plan: Plan, seats: int, shopping: Shopping | None) -> WindowShopping:
        """The seat plays like its bot, the others like `steady`."""
        me = self._sight.seat
        mine = Settled(self._values, self._ways)
        policies = [mine if seat == me else OTHERS for seat in range(seats)]
        return WindowShopping(me, PlannedPlay(me, plan[1:], policies), shopping)


class WindowShopping:
    """A seat that only notes what it might buy: that is put into its Discard when the round is over."""

    def __init__(self, seat: int, play: PlannedPlay, shopping: Shopping | None) -> None:
        self.shopping = shopping
        self._seat = seat
        self._play = play

    def pick(self, state: CubitosState, seat: int, choice: Choice) -> Action | str:
        if seat == self._seat and choice.kind == "buy":
            self.shopping = shopping_of(state, seat)
            return last(choice)
        return self._play.pick(state, seat, choice)


def _still_racing(racing: list[int], results: list[list[float]]) -> list[int]:
    best = max(racing, key=lambda plan: sum(results[plan]))
    return [plan for plan in racing if plan == best or lead(results[best], results[plan], GIVE_UP, LEAST_ERROR) <= 0]


def _alike(racing: list[int], results: list[list[float]]) -> bool:
    means = [sum(results[plan]) / len(results[plan]) for plan in racing]
    return max(means) - min(means) < ALIKE
