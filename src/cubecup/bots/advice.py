"""Advice for any choice: the legal actions ranked, each with an estimated win chance and one reason.

>>> from cubecup.cubitos.game import Cubitos
>>> from cubecup.locales import catalog
>>> state = Cubitos("race-1").new(seats=2, seed=7)
>>> best = advise(state, state.actors()[0], playouts=20)[0]
>>> best.action.text, sentence(best, catalog("en"))
('push', 'A free roll: with fewer than three active dice a push cannot bust. Rolled: 8 dice')

Win chances are those of equals: how often such positions are won when all play like `sharp` (or, in Seven Cubes, like
`planner`). Nothing is looked at but the seat's `Sight`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from cubecup.bots.chances import doubted, softmax
from cubecup.bots.company import Company, Equals, against_others
from cubecup.bots.learned import taught
from cubecup.bots.lookahead import FIRST_SEED, Lookahead
from cubecup.bots.net.judge import learned_net
from cubecup.bots.playouts import Comparison, PlayoutLimit, compare, plans_of
from cubecup.bots.protocol import Action, Bot, Choice, Policy, Sight
from cubecup.bots.reasons import seven_cubes, table
from cubecup.bots.reasons.decision import Decision, Facts, Reason
from cubecup.bots.registry import make_bot
from cubecup.bots.search import Plan
from cubecup.bots.seven_cubes import PlannerBot
from cubecup.bots.sharp import Sharp
from cubecup.bots.steady import Steady
from cubecup.bots.styles import PLAIN
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.game import State
from cubecup.locales import Catalog
from cubecup.seven_cubes.board import ROW
from cubecup.seven_cubes.state import SevenCubesState

BUDGET_MS: Final = 400.0
WALKS: Final = 24  # playouts of a walk: without a clock, so that a walk once begun stays the best
FAR_BEHIND: Final = 0.05  # chances below it are told more exactly
_FAR: Final = 9  # turns from which on a goal in Seven Cubes is just far
_USUAL: Final = 2  # turns to a goal that is not known yet
# In Seven Cubes, what a cube, a turn less to the next one and having the move count; by fits like those of `chances`.
_CUBE, _TURN, _MOVE = 0.66, 0.35, 0.41


@dataclass(frozen=True, slots=True)
class Advice:
    """One legal action: how often it wins, and why; `reason` is the id of a text for the facts.

    Chances are told in steps of 1%, below 5% in steps of 0.1%. In the Move step `way` is the whole walk that the action
    begins, as texts of actions.
    """

    action: Action
    win_chance: float
    reason: str
    facts: Facts
    way: Plan = ()


def advise(
    state: State, seat: int, level: str = "sharp", budget_ms: float = BUDGET_MS, playouts: int | None = None
) -> list[Advice]:
    """What a bot of that level makes of the pending choice of a seat, best first; the position is left as it is.

    With a number of `playouts` the clock does not count, and equal positions get equal advice.
    """
    until = perf_counter() + budget_ms / 1000
    sight = Sight(state, seat)
    choice = state.choice(seat).without_waiting()
    if isinstance(state, SevenCubesState):
        return _advise_seven_cubes(sight, choice)
    bot = make_bot(level)
    preferred = bot.decide(sight, choice)
    position = sight.position
    assert isinstance(position, CubitosState)
    limit = PlayoutLimit(until, playouts) if choice.kind != "move" else PlayoutLimit(playouts=playouts, most=WALKS)
    policy = _policy(bot)
    company = Equals(policy, position) if isinstance(policy, Sharp) else against_others(policy, seat, position.seats)
    plans, compared = weigh_answers(position, seat, choice, preferred, company, limit)
    decision = Decision(_sharp().values_of(position, seat), position, seat, choice)
    ways = {action: plan for action, plan in plans.items() if choice.kind == "move"}
    chances = {action: compared.chance(plan) for action, plan in plans.items()}
    ranked = _ranked(choice, preferred, chances)
    reasons = {action: table.after_trial(table.reason(decision, action), action is ranked[0]) for action in ranked}
    return _told(ranked, chances, reasons, ways)


def weigh_answers(
    state: CubitosState,
    seat: int,
    choice: Choice,
    preferred: Action,
    company: Company,
    limit: PlayoutLimit,
    kept: Sequence[Plan] = (),
    every_answer: bool = True,
) -> tuple[dict[Action, Plan], Comparison]:
    """Every answer with the plan it begins, and how the plans compare; `kept` are more of them, such as a player's own.

    If not every answer is wanted, the preferred one is compared with those kept alone.
    """
    plans = plans_of(_sharp(), state, seat, choice, preferred)
    tried = list(plans.values()) if every_answer else [plans[preferred]]
    tried += [plan for plan in dict.fromkeys(kept) if plan not in tried]
    lookahead = Lookahead(learned_net(), company, Sight(state, seat), choice, FIRST_SEED)
    return plans, compare(lookahead, seat, tried, limit, kept)


def sentence(advice: Advice, texts: Catalog) -> str:
    """The reason in words; a fact that is the id of a text stands for that text."""
    facts = {
        name: texts.text(value) if isinstance(value, str) and texts.has(value) else value
        for name, value in advice.facts.items()
    }
    return texts.text(advice.reason, **facts)


def _sharp() -> Sharp:
    return Sharp(taught(PLAIN))


def _policy(bot: Bot) -> Policy:
    """Who plays on in playouts: the bot itself if it is quick enough, else sharp."""
    return bot if isinstance(bot, (Steady, Sharp)) else _sharp()


def _ranked(choice: Choice, preferred: Action, chances: dict[Action, float]) -> list[Action]:
    """Best first, by what was found before it is rounded, as in reviews; among equals the bot's own answer leads."""
    return sorted(choice.actions, key=lambda action: (-chances[action], action is not preferred))


def _told(
    ranked: list[Action], chances: dict[Action, float], reasons: dict[Action, Reason], ways: dict[Action, Plan]
) -> list[Advice]:
    return [
        Advice(action, told_chance(chances[action]), reasons[action].id, reasons[action].facts, ways.get(action, ()))
        for action in ranked
    ]


def told_chance(chance: float) -> float:
    """In steps of 1%; far behind, where every answer would be told as nothing, in steps of 0.1%."""
    return round(chance, 3 if chance < FAR_BEHIND else 2)


# -- Seven Cubes -----------------------------------------------------------------------------------------


def _advise_seven_cubes(sight: Sight, choice: Choice) -> list[Advice]:
    """By the planner's own measure, the turns to the next goal."""
    planner = PlannerBot()
    state = sight.position
    assert isinstance(state, SevenCubesState)
    seat = sight.seat
    plan = planner.plan(state, seat)
    turns = [planner.plan(state, other).turns[cell] if cell >= 0 else _USUAL for other, cell in enumerate(state.pawns)]
    chances: dict[Action, float] = {}
    for action in choice.actions:
        after = plan.turns_after(action) if choice.kind != "protect" else turns[seat]
        chances[action] = _seven_cubes_chance(state, seat, turns, after)
    reasons = {action: seven_cubes.reason(state, seat, choice, action, plan) for action in choice.actions}
    return _told(_ranked(choice, planner.pick(state, seat, choice), chances), chances, reasons, {})


def _seven_cubes_chance(state: SevenCubesState, seat: int, turns: list[int], after: int) -> float:
    """The win chance of a seat that will be so many turns from its goal; 0 turns mean that it is reached."""
    if after == 0 and state.collected[seat] >= ROW:
        return 1.0
    scores = [_CUBE * state.collected[other] - _TURN * min(turns[other], _FAR) for other in range(state.seats)]
    scores[seat] = _CUBE * (state.collected[seat] + (after == 0)) - _TURN * min(after or _USUAL, _FAR)
    scores[(seat + 1) % state.seats] += _MOVE
    scale = 2 / state.seats  # the more players, the more can happen
    return doubted(softmax([scale * score for score in scores]))[seat]
