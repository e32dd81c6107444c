"""Moving dice: in and out of zones, into the Active Zone, back to their trays, and rolling them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.cubitos.dice import (
    BORROWED,
    CLASS_MASK,
    CREDIT,
    FACE_MASK,
    FACE_SHIFT,
    KIND_MASK,
    MONEY,
    MOVEMENT,
    OWN_KINDS,
    PENDING_SHIFT,
    POWER,
    START_DIE,
    TYPE_MASK,
    USED,
    die_name,
    face_name,
    kind_name,
)
from cubecup.cubitos.purse import CREDIT_UNIT, FROM_FACE, MONEY_UNIT, MOVEMENT_UNIT, earn
from cubecup.cubitos.terms import ACTIVE, AT_RISK, HAND, LOST_A_DIE, ROLL, ROLLING, USING, ZONE_NAMES
from cubecup.kernel.errors import BadFile, Clause

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState


def size(state: CubitosState, seat: int, counts: list[int]) -> int:
    """How many dice of a seat lie in a zone."""
    base = seat * state.kinds
    return sum(counts[base : base + state.kinds])


def any_in(state: CubitosState, seat: int, counts: list[int]) -> bool:
    """Whether a seat has any dice in a zone: asked far more often than how many, and most zones hold gray ones, which
    come first."""
    base = seat * state.kinds
    for at in range(base, base + state.kinds):
        if counts[at]:
            return True
    return False


def dice_in_zones(state: CubitosState) -> list[int]:
    """Dice of each kind that players have, borrowed ones counted with their colour."""
    totals = [0] * OWN_KINDS
    for counts in (state.draw, state.roll, state.discard, state.hand):
        for at, count in enumerate(counts):
            totals[at % state.kinds % BORROWED] += count
    for dice in state.active:
        for die in dice:
            totals[(die & KIND_MASK) % BORROWED] += 1
    return totals


def enter(state: CubitosState, seat: int, kind: int, face: int, roll: int) -> None:
    """A die comes into the Active Zone showing a face; its Now ability, if any, is pending for that roll."""
    facts = state.facts
    die = kind | face << FACE_SHIFT
    if face & TYPE_MASK <= POWER:
        if facts.now[kind] >= 0:
            die |= roll << PENDING_SHIFT
        if facts.forcing_kinds >> kind & 1:
            _force_push(state, seat, roll)
    dice = state.active[seat]
    dice.append(die)
    if len(dice) >= 3 and state.phase == ROLLING:
        state.marks[seat] |= AT_RISK
    if state.journal is not None:
        state.tell("hit", seat, die)
    if state.phase >= USING and face & TYPE_MASK > POWER:
        collect(state, seat, len(dice) - 1)


def _force_push(state: CubitosState, seat: int, roll: int) -> None:
    """One more push per roll that shows it, however many were rolled together; none in the Run Phase (RUN-3)."""
    if state.phase == ROLLING and not state.forcing[seat] >> roll & 1:
        state.forcing[seat] |= 1 << roll
        state.forced[seat] += 1


def mark(state: CubitosState, seat: int, at: int, marks: int) -> int:
    """Put marks on the active die that lies at a place of the zone, and return it."""
    dice = state.active[seat]
    die = dice[at] = dice[at] | marks
    if state.journal is not None:
        state.tell("mark", seat, die, at)
    return die


def collect(state: CubitosState, seat: int, at: int) -> None:
    """Use a money, movement or credit face (ABIL-4); a credit waits while it could still be declined."""
    face = state.active[seat][at] >> FACE_SHIFT & FACE_MASK
    kind = face & TYPE_MASK
    if kind == CREDIT and state.facts.credits_watched:
        return
    mark(state, seat, at, USED)
    if kind == MONEY:
        earn(state, seat, MONEY_UNIT, face >> 3, FROM_FACE)
    elif kind == MOVEMENT:
        earn(state, seat, MOVEMENT_UNIT, face >> 3, FROM_FACE)
    else:
        earn(state, seat, CREDIT_UNIT, face >> 3, FROM_FACE)


def collect_credit(state: CubitosState, seat: int, at: int) -> None:
    """Use a credit face that was not declined."""
    die = state.active[seat][at]
    face = die >> FACE_SHIFT & FACE_MASK
    if face & TYPE_MASK == CREDIT and not die & USED:
        mark(state, seat, at, USED)
        earn(state, seat, CREDIT_UNIT, face >> 3, FROM_FACE)


def next_roll(state: CubitosState, seat: int) -> int:
    """A number for a roll or for another event that brings dice into the Active Zone."""
    state.rolls[seat] += 1
    return state.rolls[seat]


def throw(state: CubitosState, seat: int, source: list[int]) -> int:
    """Roll every die a seat has in `source`: hits to Active, misses to Roll (ROLL-5). Returns the hits."""
    kinds = state.kinds
    base = seat * kinds
    total = sum(source[base : base + kinds])
    if len(state.rolled) > state.seats + 1:
        numbers = state.sixes_by_kind(seat, _kinds_in(source, base, kinds), OWN_KINDS)
    else:
        numbers = state.sixes(seat, total)
    loaded = state.loaded[seat] if state.loaded is not None else None
    faces_of = state.facts.faces
    roll = next_roll(state, seat)
    misses = state.roll
    told: list[int | str] = []
    before = 0
    if state.journal is not None:
        state.tell("throw", seat, ZONE_NAMES[HAND if source is state.hand else ROLL])
        before = len(state.journal)
    hits = 0
    at = 0
    for kind, count in enumerate(source[base : base + kinds]):
        if not count:
            continue
        faces = faces_of[kind]
        if loaded is None:
            shown = [faces[number] for number in numbers[at : at + count]]
        else:
            shown = [_loaded_face(loaded, kind, faces) for _ in range(count)]
        for face in shown:
            if face:
                enter(state, seat, kind, face, roll)
        at += count
        missed = shown.count(0)
        hits += count - missed
        source[base + kind] -= count
        misses[base + kind] += missed
        if state.journal is not None:
            told += [kind | face << FACE_SHIFT for face in shown]
            if missed:
                state.tell("miss", seat, kind, missed)
    if state.journal is not None:
        state.journal.insert(before, ("roll", seat, tuple(told)))  # all faces first, then what becomes of the dice
    return hits


def _kinds_in(zone: list[int], base: int, kinds: int) -> list[int]:
    """The kind of each die, in the order in which they are rolled; a borrowed die is one of its colour."""
    return [kind % BORROWED for kind in range(kinds) for _ in range(zone[base + kind])]


def _loaded_face(loaded: list[int], kind: int, faces: tuple[int, ...]) -> int:
    if not loaded:
        raise BadFile(
            "dice-missing",
            "dice",
            1,
            Clause("why-no-face-given", f"no face is given for the next {kind_name(kind)} die", kind=kind_name(kind)),
        )
    die = loaded.pop(0)
    if die & KIND_MASK != kind:
        rolled, given = kind_name(kind), kind_name(die & KIND_MASK)
        told = f"a {rolled} die is rolled, not {given}"
        raise BadFile("dice-differ", "dice", 1, Clause("why-other-kind", told, kind=rolled, value=given))
    face = die >> FACE_SHIFT
    if face not in faces:
        told = f"a {kind_name(kind)} die has no face {face_name(face)}"
        raise BadFile(
            "dice-differ", "dice", 1, Clause("why-other-face", told, kind=kind_name(kind), value=face_name(face))
        )
    return face


def recycle(state: CubitosState, seat: int) -> None:
    """All of Discard moves to Draw (ROLL-2)."""
    kinds = state.kinds
    base = seat * kinds
    end = base + kinds
    drawn = zip(state.draw[base:end], state.discard[base:end], strict=True)
    state.draw[base:end] = [count + more for count, more in drawn]
    state.discard[base:end] = [0] * kinds
    state.tell("recycle", seat)


# -- one die, named by zone and kind (by zone and face if it is active) ------------------------------


def references(state: CubitosState, seat: int, zones: tuple[int, ...], kinds: int) -> list[int]:
    """Every different die in some zones whose kind is in the bit set `kinds`: zone | what << 3, in a fixed order."""
    found: list[int] = []
    base = seat * state.kinds
    for zone in zones:
        if zone == ACTIVE:
            classes = {die & CLASS_MASK for die in state.active[seat] if kinds >> (die & KIND_MASK) & 1}
            found += [ACTIVE | die << 3 for die in sorted(classes)]
            continue
        counts = state.pool(zone)
        for kind in range(state.kinds):
            if counts[base + kind] and kinds >> kind & 1:
                found.append(zone | kind << 3)
    return found


def reference_kind(reference: int) -> int:
    return reference >> 3 & KIND_MASK


def take(state: CubitosState, seat: int, reference: int, word: str, *more: int) -> int:
    """Take one die out of its zone and return its kind; an unused credit face counts first (ABIL-4).

    It is told with a word that says where it goes: its kind, whatever `more` there is, its zone, its place if active.
    """
    zone = reference & 7
    kind = reference_kind(reference)
    place = -1
    if zone != ACTIVE:
        state.pool(zone)[seat * state.kinds + kind] -= 1
    else:
        place = place_of(state, seat, reference >> 3)
        if state.phase >= USING:
            collect_credit(state, seat, place)
        del state.active[seat][place]
    state.tell(word, seat, kind, *more, ZONE_NAMES[zone], place)
    return kind


def discard_active(state: CubitosState, seat: int, place: int) -> None:
    """The active die at a place goes to Discard."""
    kind = state.active[seat].pop(place) & KIND_MASK
    state.discard[seat * state.kinds + kind] += 1
    if state.journal is not None:
        state.tell("discard", seat, kind, ZONE_NAMES[ACTIVE], place)


def place_of(state: CubitosState, seat: int, wanted: int) -> int:
    """Where the first active die lies that is like the one wanted."""
    for at, die in enumerate(state.active[seat]):
        if die & CLASS_MASK == wanted:
            return at
    raise AssertionError(f"no active die {die_name(wanted)}")


def lose(state: CubitosState, seat: int, reference: int) -> None:
    """A die goes back to its tray or to the spare pile (ABIL-7)."""
    kind = take(state, seat, reference, "lose")
    assert kind != START_DIE, "the start player die is never lost (ROUND-2)"
    state.tray[kind % BORROWED] += 1
    state.marks[seat] |= LOST_A_DIE


def gain(state: CubitosState, seat: int, kind: int) -> None:
    """A die from its tray to Discard (ABIL-8)."""
    state.tray[kind] -= 1
    state.discard[seat * state.kinds + kind] += 1
    state.tell("gain", seat, kind)
