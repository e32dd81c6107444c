"""Which abilities a player may use right now, as `use` actions, and which die such an action speaks of.

Dice that differ in nothing a player could care about share one action; so each decision has one spelling.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.cubitos import zones
from cubecup.cubitos.dice import BORROWED, CLASS_MASK, FACE_SHIFT, KIND_MASK, LATE, POWER, SPENT, SYMBOL, TYPE_MASK
from cubecup.kernel.choice import Action

if TYPE_CHECKING:
    from cubecup.cubitos.facts import RaceFacts
    from cubecup.cubitos.state import CubitosState

# The value of a `use` action: script | kind << 12 | face type << 17 (0: symbol and power are alike).
_SCRIPT_MASK: Final = 0xFFF
_KIND_SHIFT: Final = 12
_TYPE_SHIFT: Final = 17


def script_of(use: Action) -> int:
    return use.value & _SCRIPT_MASK


def shows_ability(die: int) -> bool:
    """The die shows its symbol or its power symbol (grays and the start die have neither)."""
    return 1 <= (die >> FACE_SHIFT & TYPE_MASK) <= POWER


def use_action(facts: RaceFacts, script: int, die: int) -> Action:
    """`use rock-on`, `use up-to-11 power`, `use keep-on-rollin borrowed`; made once for a race."""
    kind = die & KIND_MASK
    face = die >> FACE_SHIFT & TYPE_MASK if facts.powers_matter[kind] else 0
    value = script | kind << _KIND_SHIFT | face << _TYPE_SHIFT
    known = facts.use_actions.get(value)
    if known is None:
        text = "use " + facts.card_of_kind[kind % BORROWED]
        if face == POWER:
            text += " power"
        if kind >= BORROWED:
            text += " borrowed"
        known = facts.use_actions[value] = Action(text, "use", value)
    return known


def offers(state: CubitosState, seat: int, by_symbol: list[int], by_power: list[int], without: int) -> list[Action]:
    """Use actions for the active dice that have a script for their face, do not bear a mark, and would do something."""
    facts = state.facts
    found: list[Action] = []
    for die in state.active[seat]:
        if die & without:
            continue
        face = die >> FACE_SHIFT & TYPE_MASK
        if face > POWER:
            continue
        kind = die & KIND_MASK
        script = by_symbol[kind] if face == SYMBOL else by_power[kind]
        if script < 0:
            continue
        use = use_action(facts, script, die)
        if use not in found and facts.scripts[script].useful(state, seat, die):
            found.append(use)
    return found


def find_die(state: CubitosState, seat: int, use: Action, without: int) -> int:
    """The first active die that a `use` action may mean."""
    kind = use.value >> _KIND_SHIFT & KIND_MASK
    face = use.value >> _TYPE_SHIFT
    for die in state.active[seat]:
        if die & KIND_MASK != kind or die & without or not shows_ability(die):
            continue
        if face in (0, die >> FACE_SHIFT & TYPE_MASK):
            return die
    raise AssertionError(f"no die for '{use.text}'")


def can_rejoin(facts: RaceFacts, die: int) -> bool:
    """An active die that brings dice back to Roll when its player pushes."""
    kinds = facts.rejoining_by_power if die >> FACE_SHIFT & TYPE_MASK == POWER else facts.rejoining_by_symbol
    return bool(kinds >> (die & KIND_MASK) & 1) and shows_ability(die)


def push_scripts(facts: RaceFacts, die: int) -> list[int]:
    """What is used on a push by kind of die, for the face that a die shows."""
    return facts.push_power if die >> FACE_SHIFT & TYPE_MASK == POWER else facts.push_symbol


def die_to_use(state: CubitosState, seat: int, use: Action, without: int) -> int:
    """The die that a `use` action means, which is used by now."""
    die = find_die(state, seat, use, without)
    if state.journal is not None:
        tell_use(state, seat, state.active[seat].index(die))
    return die


def tell_use(state: CubitosState, seat: int, at: int) -> None:
    """Tell that the ability of the active die at a place is used."""
    if state.journal is not None:
        die = state.active[seat][at]
        state.tell("use", seat, die, at, state.facts.card_of(die))


def tell_card(state: CubitosState, seat: int, kind: int) -> None:
    """Tell that a card is used that is no single die's."""
    state.tell("use", seat, kind, -1, state.facts.card_of(kind))


def any_time_actions(state: CubitosState, seat: int) -> tuple[Action, ...]:
    """Active abilities with no stated moment (ABIL-3)."""
    facts = state.facts
    if not facts.any_time_uses:
        return ()
    found: list[Action] = []
    for kind, use in zip(facts.any_time_kinds, facts.any_time_uses, strict=True):
        dice = unspent(state, seat, kind)
        if dice and facts.scripts[use.value].useful(state, seat, dice[0]):
            found.append(use)
    return tuple(found)


def is_any_time(facts: RaceFacts, use: Action) -> bool:
    return use in facts.any_time_uses


def start_any_time(state: CubitosState, seat: int, use: Action) -> None:
    """Of a card, not of a die the player names: it is about the first die of its colour that has not spent it."""
    facts = state.facts
    kind = facts.any_time_kinds[facts.any_time_uses.index(use)]
    tell_card(state, seat, kind)
    state.call(seat, use.value, unspent(state, seat, kind)[0] & CLASS_MASK)


def late_die(state: CubitosState, seat: int, kind: int) -> int:
    """An active die of a colour that has not used its late ability, or -1."""
    for die in state.active[seat]:
        if (die & KIND_MASK) % BORROWED == kind and shows_ability(die) and not die & LATE:
            return die
    return -1


def early_uses(state: CubitosState, seat: int) -> list[Action]:
    """Late abilities that may be used from step 4 on, as soon as they would do something (Schmutz)."""
    facts = state.facts
    found: list[Action] = []
    for kind in facts.early_kinds:
        die = late_die(state, seat, kind)
        if die >= 0 and facts.scripts[facts.late[kind]].useful(state, seat, die):
            found.append(facts.late_uses[kind])
    return found


def is_early(facts: RaceFacts, use: Action) -> bool:
    """By identity: the card's Run ability may read the same."""
    for kind in facts.early_kinds:
        if facts.late_uses[kind] is use:
            return True
    return False


def started_script(facts: RaceFacts, use: Action) -> int:
    """The script that a `use` action starts, be it of a die, of a card or of a late ability used early."""
    return facts.late[use.value] if is_early(facts, use) else script_of(use)


def start_late(state: CubitosState, seat: int, kind: int) -> None:
    """The late ability of a colour, by the first die that has not used it."""
    at = state.active[seat].index(late_die(state, seat, kind))
    tell_use(state, seat, at)
    state.call(seat, state.facts.late[kind], zones.mark(state, seat, at, LATE))


def unspent(state: CubitosState, seat: int, kind: int) -> list[int]:
    """Active dice of a colour, own or borrowed, that show an ability and have not spent it."""
    return [
        die
        for die in state.active[seat]
        if (die & KIND_MASK) % BORROWED == kind and shows_ability(die) and not die & SPENT
    ]


def has_active(state: CubitosState, seat: int, kind: int) -> bool:
    """An active die of that colour, used or not, whatever it shows (ABIL-13)."""
    return any((die & KIND_MASK) % BORROWED == kind for die in state.active[seat])


def is_active(state: CubitosState, seat: int, die: int) -> bool:
    """Whether an active die is like that one, marks included."""
    return any(one & CLASS_MASK == die & CLASS_MASK for one in state.active[seat])
