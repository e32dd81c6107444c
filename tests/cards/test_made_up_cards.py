"""Cards that do not exist: every timing in several colours of one set at once, and known operations on other cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cubecup.cubitos.cards.deck import DECK, deck
from cubecup.cubitos.cards.row import LATE_LOSSES, LATE_REST, LATE_REWARDS, CardRow, card
from cubecup.cubitos.dice import BLUE, BROWN, WHITE
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.moving import MoveAtOnce
from cubecup.cubitos.odds import bust_chance, chances_using
from cubecup.cubitos.ops.gains import gain, nearby_reward
from cubecup.cubitos.ops.losses import give_a_die, lose_a_die
from cubecup.cubitos.ops.pushes import drag_along, rejoin
from cubecup.cubitos.ops.rolls import finish_now, free_next_draw, roll_more, roll_pairs, roll_the_roll_zone, spend_this
from cubecup.cubitos.printed import COLORS, Card, printed
from cubecup.cubitos.scripts import race_facts
from cubecup.kernel.game import Game
from cubecup.kernel.scenario import Scenario, read_scenarios, run

ROWS = deck((
    card("made-white", late=[gain(money=1, with_active=(WHITE,))], forces_push=True),
    card(
        "made-brown",
        late=[gain(credits=2, with_active=(BROWN,))],
        late_at=(LATE_REWARDS,),
        any_time=[spend_this(), gain(movement=1)],
    ),
    DECK["mr-soldier"],
    card("made-green", push=[rejoin()], any_time=[spend_this(), gain(money=2)]),
    card("made-orange", push=[rejoin()], pushed=[gain(credits=1)]),
    card("made-purple", pushed=[gain(movement=1)]),
    card(
        "made-yellow",
        now=[roll_more(1)],
        late=[gain(credits=3)],
        late_from_step_4=True,
        power_must_lose=True,
        forces_push=True,
    ),
    card("made-blue", late=[gain(money=4, with_active=(BLUE,))], late_at=(LATE_LOSSES, LATE_REST)),
))  # fmt: skip


def race_of(rows: dict[str, CardRow], numbers: dict[str, int]) -> Cubitos:
    """A race with these cards, one of each colour; those made up have these numbers in their lines of content."""
    game = Cubitos(timing="free")
    made_up = {id: Card(id, color, 5, numbers) for id, color in zip(rows, COLORS, strict=True) if id not in DECK}
    content = replace(printed(), cards=printed().cards | made_up)
    game.facts = race_facts(content, tuple(rows), game.facts.tracks, free_timing=True, deck=rows)
    return game


def made_up_race(words: dict[str, str]) -> Game:
    return race_of(ROWS, {})


SCENARIOS = read_scenarios(
    """
scenario: The late window goes by the places that rows name, and a die that waited may act at the end
proves: RUN-6
game: cards=race-1 seats=2
position:
  phase: finish
  [0]
  active: white/symbol, brown/symbol, blue/symbol
  [1]
play:
  0 use made-brown
  0 skip
  0 use made-white
  0 use made-blue
expect:
  0 credits = 2
  0 money = 5
  asks 0 buy

scenario: A die that has acted at its first place does not act again
proves: RUN-6
game: cards=race-1 seats=2
position:
  phase: finish
  [0]
  active: white/symbol, blue/symbol
  [1]
play:
  0 use made-blue
  0 use made-white
expect:
  0 money = 5
  asks 0 buy

scenario: A die that is lost in step 4 has its late ability before, if that works from then on
proves: RUN-6, ABIL-6
game: cards=race-1 seats=2
position:
  phase: use
  [0]
  active: yellow/power, yellow/symbol, white/symbol
  [1]
play:
  0 use made-yellow power
expect:
  0 credits = 6
  0 active = yellow/symbol.l, white/symbol
  asks 0 move

scenario: The first colour forces a push
proves: ROLL-7
game: cards=race-1 seats=2
position:
  phase: roll
  [0]
  roll: light-gray 1, white 1
  [1]
play:
  0 push | 0 light-gray:- white:*; 0 light-gray:-
expect:
  0 pushes = 2
  legal 0 push, pass

scenario: Another colour of the same set forces one too, although it has a Now box besides
proves: ROLL-7, ABIL-2
game: cards=race-1 seats=2
position:
  phase: roll
  [0]
  draw: light-gray 1
  roll: light-gray 1, yellow 1
  [1]
play:
  0 push | 0 light-gray:- yellow:*
  0 use made-yellow | 0 light-gray:-; 0 light-gray:--
expect:
  0 roll = light-gray 2
  0 pushes = 2
  legal 0 push, pass

scenario: Dice of two colours may rejoin the roll, also when nothing is left in Roll
proves: ROLL-8, ABIL-3
game: cards=race-1 seats=2
position:
  phase: roll
  [0]
  active: orange/symbol, green/symbol
  [1]
play:
  0 push
  0 use made-orange
  0 use made-green | 0 green:- orange:-
expect:
  0 roll = green 1, orange 1

scenario: Two colours work at every push that does not bust
proves: ABIL-12
game: cards=race-1 seats=2
position:
  phase: roll
  [0]
  roll: light-gray 2
  active: orange/symbol, purple/symbol
  [1]
play:
  0 push
  0 roll | 0 light-gray:$1-
expect:
  0 credits = 1
  0 movement = 1

scenario: Two colours have an ability for any time, and each die has it once
proves: ABIL-3
game: cards=race-1 seats=2
position:
  phase: roll
  [0]
  roll: light-gray 1
  active: brown/symbol, green/symbol
  [1]
play:
  0 use made-green
  0 use made-brown
expect:
  0 money = 2
  0 movement = 1
  0 active = brown/symbol.s, green/symbol.s
  legal 0 push, pass
""",
    "made-up",
)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.title)
@pytest.mark.rule("RUN-6", "ROLL-7", "ROLL-8", "ABIL-3", "ABIL-12")
def test_any_number_of_colours_may_have_a_timing(scenario: Scenario) -> None:
    run(scenario, made_up_race)


SWORDS = printed().cards["crabby"].numbers
UNLIKE_OTHERS = deck(
    (
        card("made-white", run=[lose_a_die()], must_lose=True),
        card("made-brown", late=[roll_the_roll_zone(), finish_now()]),
        card("made-red", each_with_swords=[gain(money=1), roll_pairs()]),
        card("made-green", push=[spend_this(), gain(money=2)], power_push=[gain(credits=1)]),
        card("made-orange", push=[rejoin()], power_push=[gain(money=1)]),
        DECK["rollosaurus"],
        card("made-yellow", bust=[spend_this(), gain(money=1)]),
        card("made-blue", push=[drag_along(), rejoin()]),
    )
)
UNLIKE = read_scenarios(
    """
scenario: Whoever loses the die in use loses no other for it
proves: ABIL-6
game: seats=2
position:
  phase: use
  [0]
  draw: brown 1
  active: white/symbol
  [1]
  movement: 1
play:
  0 use made-white
  0 lose white/symbol.u from active
expect:
  0 draw = brown 1
  0 discard = start 1

scenario: Movement of dice that are rolled after Move is lost with the round
proves: RUN-4, RUN-8
game: seats=2
position:
  phase: finish
  [0]
  roll: white 1
  active: brown/symbol
  [1]
  movement: 1
play:
  0 use made-brown | 0 white:>1
expect:
  0 discard = start 1, white 1, brown 1
  0 movement = 0

scenario: Pairs are rolled for all with fewer swords, also after something else
proves: RUN-2
game: seats=3
position:
  phase: use
  [0]
  draw: light-gray 1, brown 1
  discard: light-gray 2
  active: red/symbol
  [1]
  movement: 1
  [2]
play:
  0 use made-red
  0 take light-gray
  0 take brown | 0 light-gray:- brown:-
  0 take light-gray from discard
  0 take light-gray from discard | 0 light-gray:--
expect:
  0 roll = light-gray 3, brown 1

scenario: An ability used on a push that does not change its odds has none
proves: ABIL-3
game: seats=2
position:
  phase: roll
  [0]
  roll: light-gray 2
  active: green/symbol, light-gray/money1, light-gray/money1
  marks: at-risk
  [1]
play:
  0 push
  0 use made-green | 0 light-gray:$1-
expect:
  0 money = 2

scenario: Whoever drags along the die in use is done with it
proves: ABIL-3
game: seats=2
position:
  phase: roll
  [0]
  active: blue/symbol, light-gray/money1
  [1]
play:
  0 push
  0 take blue/symbol from active | 0 blue:-
expect:
  0 active = light-gray/money1
  0 roll = blue 1
""",
    "unlike",
)


@pytest.mark.parametrize("scenario", UNLIKE, ids=lambda one: one.title)
@pytest.mark.rule("ABIL-3", "ABIL-6", "RUN-2", "RUN-4", "RUN-8")
def test_known_operations_at_places_where_no_card_of_the_box_has_them(scenario: Scenario) -> None:
    run(scenario, lambda words: race_of(UNLIKE_OTHERS, SWORDS))


@pytest.mark.parametrize(
    ("dice", "using", "bust"),
    [
        ("green/symbol", {}, 5 / 6),
        ("green/power", {}, 5 / 6),
        ("orange/power", {"use made-orange power": 5 / 6 * 4 / 6}, 5 / 6),
        ("blue/symbol", {"use made-blue": 5 / 6 * 3 / 6 * 3 / 6}, 5 / 6),
        ("yellow/symbol", {}, 0.0),
    ],
)
@pytest.mark.rule("ROLL-6")
def test_the_odds_of_a_push_know_what_made_up_abilities_do(dice: str, using: dict[str, float], bust: float) -> None:
    lines = ["phase: roll", "[0]", "roll: light-gray 1", f"active: {dice}, blue/money2, blue/money2", "marks: at-risk"]
    state = race_of(UNLIKE_OTHERS, SWORDS).read_position(list(enumerate(lines, 1)), 2)
    assert chances_using(state, 0) == pytest.approx(using)
    assert bust_chance(state, 0) == pytest.approx(bust)


LIKE_OTHERS = deck((
    card("like-champion", run=[free_next_draw()]),
    DECK["rich-dog"],
    card("like-crabby", most_swords=[give_a_die()]),
    card("like-pineapple-rocks", push=[rejoin()], power_push=[drag_along()]),
    DECK["dugout"],
    DECK["rollosaurus"],
    card("like-reckless-cheese", pushed=[MoveAtOnce()]),
    card("like-bob", late=[nearby_reward()]),
))  # fmt: skip


ASKED = read_scenarios(
    """
scenario: free-draw like-champion
game: seats=2
position:
  phase: use
  [0]
  draw: white 1, brown 1
  active: white/symbol
  [1]
  draw: light-gray 1
play:
  0 use like-champion
expect:
  asks 0 free-draw

scenario: give-to like-crabby
game: seats=3
position:
  phase: use
  [0]
  active: red/symbol
  [1]
  [2]
play:
  0 use like-crabby
expect:
  asks 0 give-to

scenario: give like-crabby
game: seats=2
position:
  phase: use
  [0]
  roll: light-gray 1
  active: red/symbol
  [1]
play:
  0 use like-crabby
expect:
  asks 0 give

scenario: drag-along like-pineapple-rocks
game: seats=2
position:
  phase: roll
  [0]
  roll: light-gray 1
  active: green/power, light-gray/money1, dark-gray/money1
  [1]
play:
  0 push
  0 use like-pineapple-rocks power
expect:
  asks 0 drag-along

scenario: move-at-once like-reckless-cheese
game: seats=2
position:
  phase: roll
  [0]
  at: 7.10
  roll: light-gray 1
  active: yellow/symbol
  [1]
  roll: light-gray 1
play:
  0 push | 0 light-gray:-
  0 use like-reckless-cheese
expect:
  asks 0 move-at-once

scenario: nearby-reward like-bob
game: seats=2
position:
  phase: finish
  [0]
  at: 9.9
  active: blue/symbol
  [1]
  movement: 1
play:
  0 use like-bob
expect:
  asks 0 nearby-reward
""",
    "asked",
)


@pytest.mark.parametrize("scenario", ASKED, ids=lambda one: one.title)
def test_a_question_is_asked_in_the_name_of_the_card_in_use(scenario: Scenario) -> None:
    """Whichever card of the box is made of the same operation."""
    kind, card = scenario.title.split()
    asked = run(scenario, lambda words: race_of(LIKE_OTHERS, {**SWORDS, "spaces": 1})).question(0)
    assert asked is not None
    assert (asked["kind"], asked["rule"], asked["card"]) == (kind, f"CARD-{card}", card)
