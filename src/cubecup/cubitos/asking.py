"""What a screen must know of a question: the card that asks, its amounts, and the answers that end a turn."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cubecup.cubitos.dice import RED
from cubecup.cubitos.facts import RaceFacts
from cubecup.cubitos.finishing import Buy, LateAbilities, stops_for_rewards
from cubecup.cubitos.offers import late_die
from cubecup.cubitos.ops.gains import Optional
from cubecup.cubitos.ops.operation import CardOp
from cubecup.cubitos.stake import amount_now
from cubecup.cubitos.waiting import are_short
from cubecup.kernel.dice import TABLE

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState
    from cubecup.kernel.choice import Action, Questions
    from cubecup.kernel.game import Event

_RULE_OF_A_CARD: Final = "CARD-"
_OF_THE_RED_CARD: Final = ("pair", "lose-red")  # scripts of the race that serve whichever red card there is
_WAYS_OUT: Final = ("pass", "stop", "done", "ready", "skip")  # answers that may be the last for a while
_LAST_WORDS: Final = {  # of questions asked most
    "push-or-pass": "pass",
    "move": "stop",
    "bust-discard": "done",
    "buy": "done",
}


def asking_card(state: CubitosState, seat: int) -> str:
    """The id of the card that asks a seat its question; empty if it is the rules that ask."""
    rule = state.asked_choice(seat).rule
    if rule.startswith(_RULE_OF_A_CARD):
        return rule.removeprefix(_RULE_OF_A_CARD)
    facts, stack = state.facts, state.stacks[seat]
    frame = stack[-1]
    if frame.script == facts.pick_up_script and len(stack) > 1:  # dice are drawn for the ability under it
        return _card_of_script(facts, stack[-2].script)
    return _card_of_step(facts, frame.script, frame.at)


@lru_cache(maxsize=16_384)
def _card_of_step(facts: RaceFacts, script: int, at: int) -> str:
    op = facts.scripts[script].ops[at]
    if isinstance(op, LateAbilities):
        return facts.card_of_kind[op.kind]
    if facts.script_names[script] in _OF_THE_RED_CARD:
        return facts.card_of_kind[RED]
    return _card_of_script(facts, script)


def _card_of_script(facts: RaceFacts, script: int) -> str:
    card, of_a_card, _ = facts.script_names[script].partition("/")
    return card if of_a_card else ""


def asked_amounts(state: CubitosState, seat: int) -> dict[str, int]:
    """What an answer would bring, by the words of `ops.goods`: `{"movement": 3, "gray-die": 1}`.

    Of a choice between gains, each of them. Only when the question is first asked: later some of it has come.
    """
    frame = state.stacks[seat][-1]
    op = state.scripts[frame.script].ops[frame.at]
    if not isinstance(op, CardOp) or frame.x or frame.y:
        return {}
    found: dict[str, int] = {}
    for one in op.ops if isinstance(op, Optional) else (op,):
        for brought in one.brings():
            amount = amount_now(state, seat, frame.item, brought)
            if amount:
                found[brought.what] = found.get(brought.what, 0) + amount
    return found


def then_waits(state: CubitosState, seat: int) -> list[str]:
    """The answers after which this seat waits for others in the same phase: whoever slips waits with the slip.

    Where it is not plain it is tried on a copy with dice of its own, so nothing is told of those to come, and only up
    to the end of the phase.
    """
    undecided = sum(map(bool, state.stacks))
    if undecided == 1:
        return []  # with this seat the phase ends
    found: list[str] = []
    choice = state.asked_choice(seat)
    last_word = _LAST_WORDS.get(choice.kind)
    for action in choice.actions:
        if action.verb not in _WAYS_OUT:
            continue
        ends = _ends(state, seat, undecided) if action.verb == last_word else None
        if ends is None:
            ends = _ends_on_a_copy(state, seat, action)
        if ends:
            found.append(action.text)
    return found


def _ends_on_a_copy(state: CubitosState, seat: int, action: Action) -> bool:
    twin = state.clone()
    twin.reseed(0)
    twin.answer(seat, action)
    return twin.advance_seats() and not twin.over and seat not in twin.actors()


def _ends(state: CubitosState, seat: int, undecided: int) -> bool | None:
    """Whether whoever says their last word in free timing is asked nothing after it, which is what a copy would show:
    the others, who are asked by now, are asked still. None where that is not plain: where turns are taken nobody knows
    yet what others will be asked, and whoever stops running may be given rewards, use late abilities, or take from a
    tray that is short, which makes turns be taken."""
    stack = state.stacks[seat]
    facts = state.facts
    if not facts.free_timing or state.by_turns or len(stack) > 1:
        return None
    frame = stack[-1]
    script = facts.scripts[frame.script]
    if frame.script != facts.finish_script or frame.at:
        return all(script.silent[frame.at + 1 :]) or None
    if stops_for_rewards(state, seat) or are_short(state.tray, undecided):
        return None
    for at, op in enumerate(script.ops):
        if isinstance(op, LateAbilities) and late_die(state, seat, op.kind) >= 0:
            return None
        if isinstance(op, Buy):
            return op.ask(state, seat, script.frames[at]) is None
    return None


def still_asks(state: CubitosState, seat: int, before: Questions, events: list[Event]) -> bool:
    """A question of the rules follows from the seat's own dice and place, from its answers, from who is asked, and from
    the red lines between runners; what a card offers may depend on others, too, and is worked out anew."""
    known = before.choices[seat]
    if known is None or before.numbers[seat] != state.asked[seat] or before.actors != state.actors():
        return False
    for event in events:
        if event[1] in (seat, TABLE) or event[2][:1] == ("draw_amount",):
            return False
    return state.asked_choice(seat).reads_like(known) and not asking_card(state, seat)
