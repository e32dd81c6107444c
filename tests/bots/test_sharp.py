"""What sharp does in positions where the right answer is plain."""

from __future__ import annotations

import pytest

from cubecup.bots.appraisal import Appraisal, owned_dice
from cubecup.bots.purchases import Budget
from cubecup.bots.pushes import weigh
from cubecup.bots.reasons.decision import Decision
from cubecup.bots.reasons.table import reason
from cubecup.bots.seat_values import SeatValues
from cubecup.bots.sharp import Sharp, look_ahead
from cubecup.bots.shopping import Shopper
from cubecup.bots.steady import Steady
from cubecup.bots.styles import PLAIN, STYLES, Style
from cubecup.bots.value import lead, value
from cubecup.cubitos.dice import BLUE, DARK, KINDS, LIGHT, OWN_KINDS, PURPLE, WHITE
from cubecup.cubitos.game import Cubitos, random_cards
from cubecup.cubitos.offers import is_early
from cubecup.cubitos.track import START
from cubecup.kernel.choice import Choice
from cubecup.seven_cubes.game import SevenCubes
from tests.bots.positions import answer, play_on, position
from tests.costs import OF_VALUES_1

# -- push or pass ----------------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-6")
@pytest.mark.parametrize("bot", [Sharp(), Steady()])
def test_a_push_without_risk_is_always_made(bot: Sharp | Steady) -> None:
    lines = ("phase: roll", "[0]", "roll: light-gray 5", "active: white/movement1, brown/money3", "[1]", "roll: red 1")
    assert answer(bot, position("race-1", *lines)) == "push"


@pytest.mark.rule("ROLL-6", "ROLL-9")
@pytest.mark.parametrize("bot", [Sharp(), Steady()])
def test_much_at_stake_and_little_to_gain_is_a_pass(bot: Sharp | Steady) -> None:
    active = "purple/symbol, purple/symbol, brown/money3, brown/money3"
    lines = ("phase: roll", "[0]", "at: 3.5", "roll: light-gray 1", f"active: {active}", "[1]", "roll: red 1")
    assert answer(bot, position("race-1", *lines, tracks="ahead-of-the-curve")) == "pass"


@pytest.mark.rule("ROLL-6")
@pytest.mark.parametrize("bot", [Sharp(), Steady()])
def test_little_at_stake_and_many_dice_is_a_push(bot: Sharp | Steady) -> None:
    active = "light-gray/money1, light-gray/money1, light-gray/money1"
    lines = ("phase: roll", "[0]", "roll: white 4, blue 3", f"active: {active}", "[1]", "roll: red 1")
    assert answer(bot, position("race-1", *lines)) == "push"


@pytest.mark.rule("ROLL-9")
def test_fear_makes_a_push_worth_less() -> None:
    active = "white/movement1, white/symbol, brown/money3"
    lines = ("phase: roll", "[0]", "roll: light-gray 3", f"active: {active}", "[1]", "roll: red 1")
    state = position("race-1", *lines)
    bold = weigh(SeatValues(state, 0, STYLES["bold"]), state, 0)
    cautious = weigh(SeatValues(state, 0, STYLES["cautious"]), state, 0)
    assert bold.pushing - bold.passing > cautious.pushing - cautious.passing


@pytest.mark.rule("CARD-pina-cubelada")
def test_a_safe_push_is_used_when_it_matters() -> None:
    active = "green/symbol, purple/symbol, brown/money3, white/movement1"
    lines = ("phase: roll", "[0]", "roll: light-gray 2", f"active: {active}", "[1]", "roll: red 1")
    state = position("race-2", *lines, pack=OF_VALUES_1)
    sharp = Sharp()
    assert answer(sharp, state) == "push"
    state.apply(0, "push")
    assert answer(sharp, state) == "use pina-cubelada"


@pytest.mark.rule("CARD-rock-on")
def test_rock_on_rolls_again() -> None:
    lines = ("phase: roll", "[0]", "roll: white 2", "active: green/symbol, white/movement1", "[1]", "roll: red 1")
    state = position("race-1", *lines)
    sharp = Sharp()
    assert answer(sharp, state) == "push"
    state.apply(0, "push")
    assert answer(sharp, state) == "use rock-on"


# -- dice ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-1")
@pytest.mark.parametrize("bot", [Sharp(), Steady()])
def test_the_best_dice_are_drawn(bot: Sharp | Steady) -> None:
    """Seat 1 has a draw to decide as well, so that nobody rolls yet."""
    dice = "draw: light-gray 7, dark-gray 2, white 3, purple 1"
    state = position("race-1", "phase: draw", "[0]", dice, "[1]", "draw: light-gray 7, white 5")
    play_on(bot, state, "draw")
    assert (state.roll[LIGHT], state.roll[DARK], state.roll[WHITE], state.roll[PURPLE]) == (3, 2, 3, 1)


@pytest.mark.rule("TRACK-3")
@pytest.mark.parametrize("bot", [Sharp(), Steady()])
def test_a_light_gray_die_is_the_one_to_lose(bot: Sharp | Steady) -> None:
    track = Cubitos("race-1").facts.tracks[0]
    space = next(space for space in range(track.size) if [reward.kind for reward in track.rewards[space]] == ["lose"])
    dice = "discard: light-gray 7, dark-gray 2, white 2, purple 1, blue 1"
    state = position("race-1", "phase: finish", "[0]", f"at: {track.names[space]}", "from: start", dice, "movement: 0")
    if state.choice(0).kind == "move":
        state.apply(0, "stop")
    assert answer(bot, state) == "lose light-gray from discard"


@pytest.mark.rule("RUN-7")
def test_purchases_fit_the_purse_and_the_rules() -> None:
    state = position("race-1", "phase: finish", "[0]", "money: 14")
    appraisal = Appraisal(state, 0)
    budget = Budget(appraisal, 1.0)
    for money in range(20):
        for credits in (0, 3):
            plan = budget.plan(money, credits)
            assert len(plan) <= 2
            assert len(set(plan)) == len(plan)
            assert sum(state.facts.cost[kind] for kind in plan) <= money + credits
            assert budget.worth(money + 1, credits) >= budget.worth(money, credits)
            assert budget.worth(money, credits + 1) >= budget.worth(money, credits)


@pytest.mark.rule("RUN-7")
def test_a_colour_is_not_bought_twice_and_an_empty_tray_not_at_all() -> None:
    state = position("race-1", "phase: finish", "[0]", "money: 30")
    state.tray[PURPLE] = 0
    appraisal = Appraisal(state, 0)
    first = Budget(appraisal, 0.0).plan(30, 0)
    assert PURPLE not in first
    second = Budget(appraisal, 0.0, barred=1 << first[0]).plan(30, 0)
    assert first[0] not in second
    assert len(second) <= 1


def test_nothing_is_bought_for_later_when_there_is_no_later() -> None:
    state = position("race-1", "phase: finish", "[0]", "money: 9", "[1]", "at: start")
    state.space[1] = 1  # seat 1 stands on the finish: this round is the last
    assert max(Appraisal(state, 0).gain) <= 0


@pytest.mark.parametrize("seed", range(12))
def test_every_card_of_any_set_has_a_finite_worth(seed: int) -> None:
    state = Cubitos(random_cards(seed)).new(seats=3, seed=seed)
    appraisal = Appraisal(state, 0)
    for kind in range(OWN_KINDS):
        for worth in (appraisal.symbol[kind], appraisal.power[kind], appraisal.yields[kind], appraisal.gain[kind]):
            assert -20 < worth < 30, KINDS[kind]
        assert appraisal.power[kind] >= appraisal.symbol[kind] - 1e-9


def test_a_pack_changes_what_a_card_is_worth() -> None:
    """The same position with Llama-Rama's money raised from 3 to 6."""
    plain = Cubitos("race-3").new(seats=2, seed=1)
    rich = Cubitos("race-3", pack="[cards.llama-rama]\nmoney = 6\n").new(seats=2, seed=1)
    assert Appraisal(rich, 0).symbol[BLUE] > Appraisal(plain, 0).symbol[BLUE]


def test_owned_dice_counts_every_zone_once() -> None:
    lines = (
        "draw: white 1",
        "roll: white 2, light-gray 1",
        "discard: white 3",
        "active: white/symbol, white/movement1",
    )
    state = position("race-1", "phase: roll", "[0]", *lines, "[1]", "roll: red 1")
    assert owned_dice(state, 0)[WHITE] == 8
    assert owned_dice(state, 0)[LIGHT] == 1


# -- moving ----------------------------------------------------------------------------------------------


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("bot", [Sharp(), Steady()])
def test_the_finish_is_taken_when_it_is_in_reach(bot: Sharp | Steady) -> None:
    track = Cubitos("race-1").facts.tracks[0]
    space = next(space for space in range(track.size) if track.to_finish[space] == 4)
    state = position("race-1", "phase: finish", "[0]", f"at: {track.names[space]}", "movement: 3", "credits: 4")
    answers = play_on(bot, state, "move")
    assert "step finish" in answers
    assert "buy movement" in answers


@pytest.mark.rule("RUN-4")
@pytest.mark.parametrize("bot", [Sharp(), Steady()])
def test_runners_move_on(bot: Sharp | Steady) -> None:
    state = position("race-1", "phase: finish", "[0]", "at: start", "movement: 4")
    ways = state.facts.tracks[0].to_finish
    play_on(bot, state, "move")
    assert ways[state.space[0]] <= ways[START] - 3


# -- values ----------------------------------------------------------------------------------------------


def test_value_likes_progress_dice_and_credits() -> None:
    state = Cubitos("race-1").new(seats=2, seed=1)
    plain = value(state, 0)
    richer = state.clone()
    richer.credits[0] += 5
    assert value(richer, 0) > plain
    track = state.facts.tracks[0]
    ahead = state.clone()
    ahead.space[0] = next(space for space in range(track.size) if track.to_finish[space] == track.to_finish[0] - 3)
    assert lead(ahead, 0) > lead(state, 0)
    stronger = state.clone()
    stronger.discard[WHITE] += 2
    assert value(stronger, 0) > plain
    assert lead(stronger, 0) > 0 > lead(stronger, 1)


def test_a_decided_race_has_a_clear_value() -> None:
    state = Cubitos("race-1").new(seats=2, seed=1)
    state.over, state.won = True, [1]
    assert value(state, 1) == -value(state, 0) == 100


def test_a_kind_of_choice_without_a_row_is_looked_at_one_step_ahead() -> None:
    """A purchase under another name: any die is worth more than none so early in the race."""
    state = position("race-1", "phase: finish", "[0]", "money: 5")
    state.apply(0, "stop")
    asked = state.choice(0)
    unknown = Choice("something-new", asked.rule, asked.actions)
    picked = Sharp().pick(state, 0, unknown)
    assert picked is look_ahead(state, 0, asked)
    assert picked.verb == "buy"


def test_another_game_is_refused() -> None:
    state = SevenCubes().new(seats=2, seed=1)
    seat = state.actors()[0]
    for bot in (Sharp(), Steady()):
        with pytest.raises(TypeError, match="plays Cubitos"):
            bot.pick(state, seat, state.choice(seat))


@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES.keys())
def test_a_style_shows_in_what_things_are_worth(style: Style) -> None:
    active = "active: white/movement1, white/symbol, brown/money3"
    lines = ("phase: roll", "[0]", "roll: light-gray 3", "discard: light-gray 4, white 3", active, "[1]", "roll: red 1")
    state = position("race-1", *lines)
    plain, styled = (weigh(SeatValues(state, 0, one), state, 0) for one in (PLAIN, style))
    assert (plain.pushing, plain.passing) != (styled.pushing, styled.passing)


@pytest.mark.rule("RUN-6", "CARD-schmutz")
def test_a_late_ability_used_early_is_used_and_explained() -> None:
    """Where a credit may hurt (Batter Beaver) the engine asks about Schmutz from step 4 on, beside other abilities."""
    cards = ["schmutz", "rich-dog", "crabby", "rock-on", "batter-beaver", "rollosaurus", "reckless-cheese", "bob"]
    state = Cubitos(cards, pack=OF_VALUES_1).new(seats=2, seed=7)
    bots: list[Sharp | Shopper] = [Sharp(), Shopper(("white", "brown", "orange"))]
    asked = 0
    while not state.over:
        seat = state.actors()[0]
        choice = state.choice(seat)
        if choice.kind == "use" and any(is_early(state.facts, action) for action in choice.actions):
            asked += 1
            assert all(Bot().pick(state, seat, choice).verb == "use" for Bot in (Sharp, Steady))
            decision = Decision(Sharp().values_of(state, seat), state, seat, choice)
            assert all(reason(decision, action).id for action in choice.actions)
        state.apply(seat, bots[seat].pick(state, seat, choice))
    assert asked > 0
