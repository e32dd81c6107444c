"""Advice: every legal action of every choice, best first, with a chance, and a reason that can be told."""

from __future__ import annotations

import ast
import doctest
import time
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

import pytest

from cubecup.bots.advice import Advice, advise, sentence, told_chance, weigh_answers
from cubecup.bots.company import Equals
from cubecup.bots.distance import to_go
from cubecup.bots.learned import taught
from cubecup.bots.playouts import PlayoutLimit
from cubecup.bots.protocol import Policy, ask
from cubecup.bots.questions import question
from cubecup.bots.reasons.decision import Decision, against, because
from cubecup.bots.reasons.table import REASONS, after_trial, reason_of_plan
from cubecup.bots.registry import make_bot
from cubecup.bots.routes import plan_move
from cubecup.bots.seven_cubes import PlannerBot
from cubecup.bots.sharp import Sharp, end_worth
from cubecup.bots.steady import Steady
from cubecup.bots.styles import PLAIN
from cubecup.cubitos.game import Cubitos, random_cards
from cubecup.cubitos.odds import push_odds
from cubecup.cubitos.shapes import Asks
from cubecup.kernel.choice import Choice
from cubecup.kernel.game import Game
from cubecup.locales import LANGUAGES, catalog
from cubecup.seven_cubes.game import SevenCubes
from tests.bots.positions import SETS, position
from tests.quoted import given_to, quoted
from tests.seven_cubes.tables import position as seven_cubes_position

BOTS = Path(__file__).resolve().parents[2] / "src" / "cubecup" / "bots"
GAMES: dict[str, Game] = {
    "race-1": Cubitos("race-1"),
    "race-5": Cubitos("race-5"),
    "grand-finale": Cubitos("grand-finale"),
    "custom": Cubitos(random_cards(8), timing="free"),
    "seven-cubes": SevenCubes(),
}


def check(advice: list[Advice], choice: Choice) -> None:
    assert sorted(one.action.text for one in advice) == sorted(action.text for action in choice.actions)
    chances = [one.win_chance for one in advice]
    assert chances == sorted(chances, reverse=True)
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    for one in advice:
        for language in LANGUAGES:
            assert sentence(one, catalog(language))


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_a_game_can_be_advised(name: str) -> None:
    """Each kind of choice a few times in a game; asking changes nothing. Waiting is never advised."""
    game = GAMES[name]
    state = game.new(2, seed=4)
    bot: Policy = Steady() if game.id == "cubitos" else PlannerBot()
    asked: dict[str, int] = {}
    while not state.over:
        seat = state.actors()[0]
        choice = state.choice(seat).without_waiting()
        asked[choice.kind] = asked.get(choice.kind, 0) + 1
        if asked[choice.kind] in (1, 4):
            before = state.dump()
            check(advise(state, seat, playouts=2), choice)
            assert state.dump() == before
        state.apply(seat, bot.pick(state, seat, choice))
    assert len(asked) >= 3


def test_reasons_are_for_kinds_of_choice_that_there_are() -> None:
    assert set(REASONS) <= set(get_args(Asks))


def test_a_kind_without_a_row_is_called_no_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom to give a die brings nothing that one could hold."""
    monkeypatch.delitem(REASONS, "give-to")
    state, seat = question("give-to")
    assert {hint.reason for hint in advise(state, seat, playouts=2)} == {"advice-by-trial"}


def test_every_text_is_a_reason_that_is_given() -> None:
    """Ids are quoted in the source; those put together there are listed here."""
    texts = catalog("en")
    warnings = {"advice-few-cheap-cards", "advice-no-trimming"}  # about sets, told with the cards
    known = {id.removeprefix("advice-") for id in texts.ids() if id.startswith("advice-")} - {
        id.removeprefix("advice-") for id in warnings
    }
    known = {id for id in known if not id.startswith("part-")}
    written = quoted(BOTS / "reasons")
    written |= {f"brings-{unit}" for unit in ("money", "movement", "credits", "fans")}
    written |= {f"{goal}-{when}" for goal in ("cube", "center") for when in ("now", "turns")}
    assert known - written == set()
    for way in ("because", "against"):
        given = given_to(way, BOTS / "reasons")
        assert given
        assert given - known == set()


def test_the_hidden_dice_do_not_matter() -> None:
    state = Cubitos("race-4").new(2, seed=9)
    bot = Sharp()
    for number in range(60):
        seat = state.actors()[0]
        if number % 12 == 0:
            other = state.clone()
            other.reseed(1000 + number)
            assert advise(state, seat, playouts=6) == advise(other, seat, playouts=6)
        state.apply(seat, bot.pick(state, seat, state.choice(seat)))


def test_a_push_is_told_with_its_bust_chance_and_what_is_at_stake() -> None:
    active = "active: light-gray/money1, light-gray/money1, light-gray/money1"
    roll = "roll: light-gray 5, dark-gray 1"
    state = position("race-1", "phase: roll", "[0]", active, roll, "marks: at-risk", "[1]", "roll: light-gray 1")
    push = next(one for one in advise(state, 0, playouts=4) if one.action.text == "push")
    assert push.reason == "advice-push-risk"
    assert push.facts == {"percent": round(100 * push_odds(state, 0).bust), "money": 3, "movement": 0}
    assert sentence(push, catalog("en")) == "Chance to bust: 27%. At stake: 3 money, 0 movement"
    assert sentence(push, catalog("pl")) == "Szansa porażki 27%. Na szali: 3 monety, 0 ruchów"


def test_a_free_roll_is_never_given_away() -> None:
    state = Cubitos("race-1").new(2, seed=7)
    best, worst = advise(state, state.actors()[0], playouts=40)
    assert (best.action.text, best.reason) == ("push", "advice-push-free")
    assert worst.reason == "advice-pass-early"
    assert best.win_chance > worst.win_chance


def test_the_finish_is_seen() -> None:
    state = position("race-1", "phase: finish", "[0]", "at: 8.6", "movement: 2", "[1]", "at: 8.10",
                     tracks="nothing-goes-right")  # fmt: skip
    best = advise(state, 0, playouts=20)[0]
    assert best.reason == "advice-to-finish"
    assert best.win_chance >= 0.9


def test_the_best_answer_comes_first_as_in_reviews_and_among_equals_the_bots_own() -> None:
    state = Cubitos("race-2").new(2, seed=3)
    bot = Sharp(taught(PLAIN))
    for _ in range(40):
        seat = state.actors()[0]
        choice = state.choice(seat)
        action = bot.pick(state, seat, choice)
        advice = advise(state, seat, playouts=3)
        company, limit = Equals(Sharp(taught(PLAIN)), state), PlayoutLimit(playouts=3)
        plans, compared = weigh_answers(state, seat, choice.without_waiting(), action, company, limit)
        assert compared.tried[0].plan == plans[action], "among equals the first one counts"
        assert plans[advice[0].action] == compared.best().plan
        state.apply(seat, action)


@pytest.mark.parametrize("level", ["random", "steady", "sharp:bold"])
def test_any_level_may_advise(level: str) -> None:
    state = Cubitos("race-1").new(3, seed=3)
    seat = state.actors()[0]
    check(advise(state, seat, level=level, playouts=4), state.choice(seat))


def test_the_time_is_kept() -> None:
    """A wide margin: a playout that has begun is finished. Processor time: the machine may have other things to do."""
    state = Cubitos("race-1").new(2, seed=3)
    begun = time.process_time()
    advise(state, state.actors()[0], budget_ms=50)
    assert time.process_time() - begun < 2


def test_seven_cubes_knows_a_win_and_a_cube() -> None:
    won = advise(seven_cubes_position("[0]\nat: b3\ncollected: 7"), 0)[0]
    assert (won.action.text, won.win_chance, won.reason) == ("jump d4", 1.0, "advice-center-now")
    cube, *others = advise(seven_cubes_position("6: r......\n[0]\nat: b4"), 0)
    assert (cube.action.text, cube.reason) == ("jump a6", "advice-cube-now")
    assert all(other.win_chance < cube.win_chance for other in others)


def test_the_example_in_the_docstring_runs() -> None:
    text = ast.get_docstring(ast.parse((BOTS / "advice.py").read_text(encoding="utf-8")))
    names = {"advise": advise, "sentence": sentence}
    example = doctest.DocTestParser().get_doctest(str(text), names, "advice", None, None)
    result = doctest.DocTestRunner().run(example)
    assert (result.attempted > 0, result.failed) == (True, 0)


def test_a_walk_is_advised_as_one_and_gone_to_its_end() -> None:
    """Whoever follows the hints, asked anew at every step, never comes to a space twice."""
    walks = 0
    for number, cards in enumerate(SETS[:3]):
        state = Cubitos(cards).new(2, seed=50 + number)
        policy = make_bot("sharp")
        while walks < 4 * (number + 1) and not state.over:
            seat = state.actors()[0]
            if state.choice(seat).kind != "move":
                state.apply(seat, ask(policy, state, seat))
                continue
            walks += 1
            seen = [(state.leg[seat], state.space[seat])]
            while seat in state.actors() and state.choice(seat).kind == "move":
                best = advise(state, seat, playouts=60)[0]
                assert best.way[0] == best.action.text
                state.apply(seat, best.action)
                if best.action.verb == "step":
                    assert (state.leg[seat], state.space[seat]) not in seen
                    seen.append((state.leg[seat], state.space[seat]))


@pytest.mark.parametrize(
    ("chance", "told"), [(0.004, 0.004), (0.0004, 0.0), (0.0449, 0.045), (0.056, 0.06), (0.5, 0.5)]
)
def test_far_behind_chances_are_told_in_tenths_of_a_percent(chance: float, told: float) -> None:
    assert told_chance(chance) == told


def test_nothing_speaks_against_what_trials_call_the_best() -> None:
    """A reason looks at the position alone; what was tried since may say something else."""
    contrary, useful, best_die = against("draw-weak"), because("to-finish"), because("die-best")
    assert after_trial(contrary, best=True).id == "advice-tried"
    assert after_trial(useful, best=True) == useful
    assert after_trial(best_die, best=True) == best_die
    assert after_trial(contrary, best=False) == contrary
    assert after_trial(best_die, best=False) == against("die-good")


def test_a_walk_is_told_by_where_it_ends() -> None:
    """Walks that begin alike lead to different ends, and are told so."""
    told: set[str] = set()
    sharp = Sharp(PLAIN)
    state = Cubitos("race-1").new(2, seed=51)
    while not state.over:
        seat = state.actors()[0]
        choice = state.choice(seat)
        if choice.kind == "move" and choice.actions[0].verb == "step":
            values = sharp.values_of(state, seat)
            decision = Decision(values, state.clone(), seat, choice)
            way = plan_move(state, seat, end_worth(values, state, seat))
            for steps in range(1, len(way)):
                _check_end(decision, way[:steps], told)
        state.apply(seat, sharp.pick(state, seat, choice))
    assert {"advice-to-go", "advice-to-credits"} <= told


def _check_end(decision: Decision, steps: Sequence[str], told: set[str]) -> None:
    end = decision.state.clone()
    for step in steps:
        end.apply(decision.seat, step)
    seat = decision.seat
    reason = reason_of_plan(decision, (*steps, "stop"))
    told.add(reason.id)
    if "space" in reason.facts:
        assert reason.facts["space"] == end.facts.track_of_leg(end.leg[seat]).names[end.space[seat]]
    elif reason.id in ("advice-to-go", "advice-to-line"):
        assert reason.facts["n"] == round(to_go(end.facts, end.leg[seat], end.space[seat]))
