"""Rows that are refused at start, because a race with them would not do what they say."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from cubecup.cubitos.cards.deck import DECK, ROWS, check_lines, deck
from cubecup.cubitos.cards.row import LATE_REST, card
from cubecup.cubitos.dice import GREEN, START_DIE
from cubecup.cubitos.draw import ExtraDice, RollHand
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.moving import MoveAtOnce
from cubecup.cubitos.ops.amounts import active_colors, lines_to_finish, players_with_fewer_swords, times_fans
from cubecup.cubitos.ops.amounts import printed as printed_number
from cubecup.cubitos.ops.faces import borrow_for_several, put_from_roll
from cubecup.cubitos.ops.gains import either, gain, gain_die_of, gain_die_up_to, gain_fan, optional
from cubecup.cubitos.ops.losses import LoseRed, lose_from_roll, lose_this
from cubecup.cubitos.ops.operation import Brings, CardOp
from cubecup.cubitos.ops.pushes import bust_softly, cannot_bust, rejoin
from cubecup.cubitos.ops.rolls import (
    finish_now,
    hit_or_bust,
    pick_grays,
    roll_different_colors,
    roll_more,
    roll_pairs,
    spend_this,
)
from cubecup.cubitos.printed import Card, printed
from cubecup.cubitos.scripts import race_facts

SWORDS = printed().cards["mr-soldier"].numbers


def test_what_an_operation_brings_is_one_of_the_goods() -> None:
    with pytest.raises(ValueError, match="Nobody knows what 'luck' is worth"):
        Brings("luck")


EARLY = {"late": [gain(credits=2)], "late_from_step_4": True}


@pytest.mark.parametrize(
    ("said", "error", "blamed"),
    [
        ({"run": [CardOp()]}, NotImplementedError, "The card made-up .* CardOp does not say what it brings"),
        ({}, ValueError, "does nothing"),
        ({"runs": [gain(money=1)]}, TypeError, "The card made-up knows no 'runs'; there are now, push, "),
        ({"now": [gain(money=1)], "pushed": [gain(money=1)]}, ValueError, "both a Now box and one for each push"),
        ({"run": [gain(money=1)], "late_at": (LATE_REST,)}, ValueError, "nothing to do there"),
        ({"run": [gain(money=1)], "late_is_forced": True}, ValueError, "nothing to do there"),
        ({"late": [gain(money=1)], "late_at": ()}, ValueError, "no place in the late window"),
        ({"late": [gain(money=1)], "late_at": (7,)}, ValueError, "no place in the late window"),
        ({"run": [gain(money=1)], "must_lose": True, "power_must_lose": True}, ValueError, "says twice"),
        ({"push": [gain(money=1)]}, ValueError, "used on a push without end"),
        ({"power_push": [gain(money=1)]}, ValueError, "used on a push without end"),
        ({"any_time": [gain(money=1)]}, ValueError, "used at any time without end"),
        ({"bust": [gain(money=1)]}, ValueError, "instead of every bust without end"),
        ({"bust": [pick_grays(), hit_or_bust()]}, ValueError, "instead of every bust without end"),
        ({"any_time": [spend_this()], "run": [gain(money=1)]}, ValueError, "and another one by one name"),
        ({"any_time": [spend_this()], "must_lose": True}, ValueError, "and another one by one name"),
        ({"any_time": [spend_this()], "now": [roll_more(1)]}, ValueError, "and another one by one name"),
        ({"any_time": [spend_this()], "pushed": [gain(money=1)]}, ValueError, "and another one by one name"),
        ({"late": [gain(credits=2)], "must_lose": True}, ValueError, "loses its die at the end of step 4"),
        ({"late": [gain(credits=2)], "power_must_lose": True}, ValueError, "loses its die at the end of step 4"),
        ({"run": [gain(money=1)], "late_from_step_4": True}, ValueError, "by one name, or none"),
        ({**EARLY, "run": [lose_from_roll()]}, ValueError, "by one name, or none"),
        ({**EARLY, "must_lose": True}, ValueError, "by one name, or none"),
        ({**EARLY, "any_time": [spend_this()]}, ValueError, "and another one by one name"),
        ({"most_swords": [gain(money=1)], "each_with_swords": [gain(money=1)]}, ValueError, "in two ways"),
    ],
)
def test_a_row_that_would_not_do_what_it_says_is_refused(
    said: dict[str, object], error: type[Exception], blamed: str
) -> None:
    with pytest.raises(error, match=blamed):
        card("made-up", **said)


NEEDLESS = "that complete others"
ROLLED = "finish_now.. is missing after that"


@pytest.mark.parametrize(
    ("said", "blamed"),
    [
        ({"run": [roll_pairs()]}, "RollPairs at run, which rolls for players with fewer swords"),
        ({"run": [cannot_bust()]}, "CannotBust at run, which makes the push under way safe"),
        ({"now": [cannot_bust()]}, "CannotBust at now, which makes the push under way safe"),
        ({"run": [bust_softly()]}, "BustSoftly at run, which is a bust"),
        ({"bust": [bust_softly(), gain(money=1)]}, "BustSoftly at bust, which ends whatever was going on"),
        ({"run": [pick_grays(), hit_or_bust()]}, "HitOrBust at run, which answers a bust"),
        ({"bust": [spend_this(), hit_or_bust()]}, "HitOrBust at bust, which rolls dice that were picked up"),
        ({"now": [pick_grays()]}, "PickUp at now, which picks dice up, and no step"),
        ({"now": [ExtraDice(2)]}, "ExtraDice at now, which picks dice up, and no step"),
        ({"now": [RollHand(), gain(money=1)]}, "RollHand at now, which rolls dice that were picked up"),
        ({"most_swords": [lose_this()]}, "LoseThis at most_swords, which is about the die in use"),
        ({"each_with_swords": [rejoin()]}, "Rejoin at each_with_swords, which is about the die in use"),
        ({"most_swords": [spend_this(), gain(money=1)]}, "SpendThis at most_swords, which is about the die in use"),
        ({"late": [gain(movement=1)]}, "Gain at late, which gains movement when the runner has stopped"),
        ({"late": [either(gain(money=1), gain(water=1))]}, "Either at late, which gains movement"),
        ({"pushed": [gain(credits=players_with_fewer_swords)]}, "Gain at pushed, which counts swords before"),
        ({"run": [gain()]}, "Gain at run, which gains nothing"),
        ({"run": [gain(money=-1)]}, "Gain at run, which gains nothing, or less"),
        ({"run": [either(gain(money=1), gain(money=2, credits=1))]}, "Either at run, which offers two gains by one"),
        ({"run": [gain_die_of(START_DIE)]}, "GainDie at run, which gains the start die"),
        ({"run": [finish_now()]}, NEEDLESS),
        ({"run": [spend_this()]}, NEEDLESS),
        ({"most_swords": [finish_now()]}, NEEDLESS),
        ({"run": [lose_this()], "must_lose": True}, "spends, moves or loses its die twice at run"),
        ({"run": [spend_this(), gain(money=1)], "power_must_lose": True}, "its die twice at power_run"),
        ({"push": [spend_this()], "power_push": [rejoin()]}, "its die twice at power_push"),
        ({"run": [*roll_more(1)]}, ROLLED),
        ({"run": [finish_now(), put_from_roll()]}, ROLLED),
        ({"late": [*roll_different_colors(2)]}, ROLLED),
        ({"any_time": [borrow_for_several("cows")]}, ROLLED),
        ({"most_swords": [*roll_more(1)]}, ROLLED),
    ],
)
@pytest.mark.rule("ABIL-2", "ABIL-6", "RUN-2", "RUN-4", "ROLL-6")
def test_a_step_that_would_not_do_at_its_place_what_it_says_is_refused(said: dict[str, object], blamed: str) -> None:
    with pytest.raises(ValueError, match=f"The card made-up .*{blamed}"):
        card("made-up", **said)


@pytest.mark.parametrize(
    "said", [{"run": gain(money=1)}, {"run": [LoseRed()]}, {"now": [3]}], ids=("bare", "race", "3")
)
def test_what_is_no_list_of_operations_of_cards_is_refused(said: dict[str, object]) -> None:
    with pytest.raises(
        TypeError, match=r"The card made-up has something else at \w+ than a list of operations of cards"
    ):
        card("made-up", **said)


def test_movement_that_comes_late_may_come_from_step_4_on() -> None:
    assert card("made-up", late=[gain(movement=1)], late_from_step_4=True).late


def test_two_rows_for_one_card_are_refused() -> None:
    with pytest.raises(ValueError, match="two rows for the card made-up"):
        deck([card("made-up", run=[gain(money=1)]), card("made-up", run=[gain(money=2)])])


@pytest.mark.parametrize(
    ("said", "blamed"),
    [
        ({"most_swords": [gain(money=1)]}, "smelly-cat compares swords"),
        ({"run": [gain(money=1)], "power_run": [gain(money=1)]}, "smelly-cat has a power part"),
        ({"run": [gain(money=1)], "power_must_lose": True}, "smelly-cat has a power part"),
    ],
)
@pytest.mark.rule("RUN-2", "ABIL-5")
def test_a_row_that_its_die_cannot_use_is_refused(said: dict[str, object], blamed: str) -> None:
    rows = deck([card("smelly-cat", **said), *(row for id, row in DECK.items() if id != "smelly-cat")])
    game = Cubitos()
    with pytest.raises(ValueError, match=blamed):
        race_facts(printed(), game.cards, game.facts.tracks, free_timing=False, deck=rows)


@pytest.mark.parametrize(
    ("said", "missing"),
    [
        ({"run": [gain(credits=printed_number("beans"))]}, "beans"),
        ({"late": [gain(money=1, credits=printed_number("beans"))]}, "beans"),
        ({"run": [either(gain(money=1), gain(credits=printed_number("beans")))]}, "beans"),
        ({"run": [*optional(gain(credits=printed_number("beans")))]}, "beans"),
        ({"run": [gain(movement=times_fans("per_bean"))]}, "per_bean"),
        ({"run": [gain(movement=active_colors)]}, "per_color"),
        ({"run": [gain(movement=lines_to_finish)]}, "lines_per_movement"),
        ({"run": [gain_fan(times="beans")]}, "beans"),
        ({"run": [gain_die_up_to(printed_number("beans"))]}, "beans"),
        ({"any_time": [borrow_for_several("cows"), finish_now()]}, "cows"),
        ({"pushed": [MoveAtOnce()]}, "spaces"),
    ],
)
def test_a_number_that_the_line_of_content_lacks_is_missed_before_the_race(
    said: dict[str, object], missing: str
) -> None:
    game = Cubitos()
    rows = {**DECK, "smelly-cat": card("smelly-cat", **said)}
    with pytest.raises(ValueError, match=f"The card smelly-cat reads {missing}: its line"):
        race_facts(printed(), game.cards, game.facts.tracks, free_timing=False, deck=rows)


@pytest.mark.parametrize("missing", SWORDS)
@pytest.mark.rule("RUN-2")
def test_a_red_card_has_its_swords_in_its_line_of_content(missing: str) -> None:
    game = Cubitos()
    numbers = {name: value for name, value in SWORDS.items() if name != missing}
    soldier = replace(printed().cards["mr-soldier"], numbers=numbers)
    content = replace(printed(), cards={**printed().cards, "mr-soldier": soldier})
    with pytest.raises(ValueError, match=f"The card mr-soldier reads {missing}: its line"):
        race_facts(content, game.cards, game.facts.tracks, free_timing=False)


def _with(id: str, color: str) -> dict[str, Card]:
    return {**printed().cards, id: Card(id, color, 5, {})}


CONTENT = Path(str(files("cubecup.cubitos"))) / "content" / "cards.toml"
LINE_OF_BOB = CONTENT.read_text("utf-8").splitlines().index("[cards.bob]") + 2


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (_with("made-up", "blue"), "There is no row for made-up: content/cards.toml has it, and cards/ does not."),
        (
            {id: line for id, line in printed().cards.items() if id != "bob"},
            "There is no line for bob: cards/blue.py has it, and content/cards.toml does not.",
        ),
        (
            _with("bob", "blu"),
            f"The card bob has two colours: content/cards.toml, line {LINE_OF_BOB} says color = 'blu', "
            "and 'blue' is expected, as its row is in cards/blue.py.",
        ),
        (
            _with("bob", "green"),
            f"The card bob has two colours: content/cards.toml, line {LINE_OF_BOB} says color = 'green', "
            "and 'blue' is expected, as its row is in cards/blue.py.",
        ),
    ],
    ids=("no row", "no line", "no colour", "another colour"),
)
def test_a_row_and_its_line_of_content_that_do_not_fit_are_refused(lines: dict[str, Card], told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        check_lines(lines, ROWS)


@pytest.mark.rule("ABIL-5")
def test_a_pack_may_do_without_a_power_face() -> None:
    faces = ", ".join(["'symbol'"] * 2 + ["'blank'"] * 4)
    assert Cubitos("race-4", pack=f"[dice.green]\nfaces = [{faces}]\n").facts.powers_matter[GREEN]


@pytest.mark.parametrize("color", ["blu", "green"])
def test_a_wrong_colour_of_a_card_is_told_with_its_line_and_not_with_a_set_that_has_it(
    color: str, tmp_path: Path
) -> None:
    content = tmp_path / "content"
    shutil.copytree(CONTENT.parent, content)
    lines = CONTENT.read_text("utf-8").splitlines()
    lines[LINE_OF_BOB - 1] = f'color = "{color}"'
    (content / "cards.toml").write_text("\n".join(lines), "utf-8")
    program = (
        "import cubecup.cubitos.printed as printed\n"
        "from pathlib import Path\n"
        f"printed.files = lambda package: Path({str(tmp_path)!r})\n"
        "import cubecup.cubitos.game\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert f"content/cards.toml, line {LINE_OF_BOB} says color = '{color}', and 'blue' is expected" in done.stderr
