"""Questions and answers of Cubitos in words: `ask-<kind>` for a choice, `do-<verb>` for an action.

Where a verb means something of its own in a choice there is a `do-<verb>-<kind>` too, which is preferred.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from cubecup.cli.cubitos.cubes import cube, face_words, kind_words
from cubecup.cli.cubitos.terms import card_text, rewards_text, space_name, to_go
from cubecup.cli.game_ui import Scene
from cubecup.cubitos.dice import BORROWED, FACE_MASK, FACE_SHIFT
from cubecup.cubitos.moving import MOVEMENT_PRICE, crossing_price
from cubecup.cubitos.notation import write_face
from cubecup.cubitos.printed import Printed
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.terms import ACTIVE, ZONE_NAMES
from cubecup.cubitos.track import FINISH, START, Pos
from cubecup.cubitos.zones import reference_kind
from cubecup.kernel.choice import Action, Choice

_BUY_MOVEMENT: Final = -1
_UNIT_TERMS: Final = ("term-money", "term-movement", "unit-water", "term-credits")  # by unit


class Asked:
    """All that a wording may depend on."""

    __slots__ = ("choice", "content", "scene", "seat", "state", "words")

    def __init__(self, state: CubitosState, content: Printed, seat: int, choice: Choice, scene: Scene) -> None:
        self.state = state
        self.content = content
        self.seat = seat
        self.choice = choice
        self.scene = scene
        self.words = scene.words

    def phrase(self, verb: str, **values: str | int) -> Text:
        own = f"do-{verb}-{self.choice.kind}"
        return Text(self.words(own if self.words.has(own) else f"do-{verb}", **values))


def label(asked: Asked, action: Action) -> Text:
    wording = _WORDINGS.get(action.verb)
    return wording(asked, action) if wording else asked.phrase(action.verb)


def _die(asked: Asked, action: Action) -> Text:
    """Take, lose or give one die: where it lies, and its face if it is active."""
    kind = reference_kind(action.value)
    zone = action.value & 7
    words = asked.words
    where = words(f"zone-{ZONE_NAMES[zone]}")
    sign = ""
    die = kind_words(kind, words)
    if zone == ACTIVE:
        face = action.value >> 3 >> FACE_SHIFT & FACE_MASK
        sign = write_face(face)
        die = f"{die}, {face_words(face, words)}"
    line = Text.assemble(cube(kind, sign), " ", asked.phrase(action.verb, die=die))
    # The Draw step only ever draws from Draw: saying so each time would be noise.
    if asked.choice.kind not in ("draw", "extra-dice"):
        line.append(f" ({where})", style="dim")
    return line


def _kind_of_die(asked: Asked, action: Action) -> Text:
    """Drop, gain, borrow or buy a die of a kind."""
    if action.value == _BUY_MOVEMENT:
        return Text(asked.words("do-buy-movement", n=MOVEMENT_PRICE))
    state = asked.state
    kind = action.value
    line = Text.assemble(cube(kind, ""), " ", asked.phrase(action.verb, die=kind_words(kind, asked.words)))
    card = state.facts.card_of_kind[kind % BORROWED]
    if action.verb != "drop":
        if card:
            line.append(f" · {asked.words(f'card-{card}')}", style="bold")
        if action.verb == "buy":
            line.append(f" · {asked.words('menu-cost', n=state.facts.cost[kind])}")
        left = asked.words("menu-left", n=state.tray[kind])
        line.append(f" · {left}", style="dim")
        if card:
            line.append(f" · {_one_line(asked, card)}", style="dim")
    return line


def _one_line(asked: Asked, card: str) -> str:
    return " ".join(card_text(asked.content.cards[card], asked.words).split())


def _use(asked: Asked, action: Action) -> Text:
    card, *marks = action.text.split()[1:]
    words = asked.words
    line = asked.phrase("use", card=words(f"card-{card}"))
    if "power" in marks:
        line.append(f" ({words('face-power')})")
    if "borrowed" in marks:
        line.append(f" ({words('menu-borrowed')})")
    line.append(f" · {_one_line(asked, card)}", style="dim")
    return line


def _step(asked: Asked, action: Action) -> Text:
    state, words = asked.state, asked.words
    if action.value == START:
        return Text(words("do-step-start", n=crossing_price(state, asked.seat)))
    track = state.facts.track_of_leg(state.leg[asked.seat])
    space = action.value
    arrow = _arrow(track.cell[state.space[asked.seat]], track.cell[space]) if space != FINISH else "⚑"
    line = Text.assemble((f"{arrow} ", "bold"), space_name(space, track, words))
    line.append(f" · {to_go(space, track, words)}" if space != FINISH else "")
    notes = [rewards_text(track.rewards[space], words)] if track.rewards[space] else []
    if track.water[space]:
        notes.append(words("terrain-water"))
    if track.jet[space]:
        notes.append(words("terrain-jet-pack"))
    if track.shortcut[space] >= 0:
        notes.append(words("term-shortcut"))
    for note in notes:
        line.append(f" · {note}", style="bold yellow")
    return line


def _arrow(here: Pos, there: Pos) -> str:
    """The direction of a neighbour cell; a dot from a big space, where no direction is right."""
    down, across = there[0] - here[0], there[1] - here[1]
    if down == 0:
        return {-1: "←", 1: "→"}.get(across, "•")
    left = 0 if here[0] % 2 else -1
    return {(-1, left): "↖", (-1, left + 1): "↗", (1, left): "↙", (1, left + 1): "↘"}.get((down, across), "•")


def _reward(asked: Asked, action: Action) -> Text:
    track = asked.state.facts.track_of_leg(asked.state.leg[asked.seat])
    name = space_name(action.value, track, asked.words)
    return Text.assemble(name, (f" · {rewards_text(track.rewards[action.value], asked.words)}", "bold"))


def _shortcut(asked: Asked, action: Action) -> Text:
    state = asked.state
    track = state.facts.track_of_leg(state.leg[asked.seat])
    space = state.space[asked.seat]
    unit = "movement" if track.by_foot[space] else "money"
    target = space_name(track.shortcut[space], track, asked.words)
    return asked.phrase("shortcut", price=asked.words.count(unit, track.price[space]), space=target)


_WORDINGS: Final[dict[str, Callable[[Asked, Action], Text]]] = {
    "take": _die,
    "lose": _die,
    "give": _die,
    "drop": _kind_of_die,
    "gain": _kind_of_die,
    "borrow": _kind_of_die,
    "buy": _kind_of_die,
    "use": _use,
    "step": _step,
    "reward": _reward,
    "shortcut": _shortcut,
    "to": lambda asked, action: asked.phrase("to", name=asked.scene.names[action.value]),
    "choose": lambda asked, action: asked.phrase("choose", what=asked.words(_UNIT_TERMS[action.value])),
    "face": lambda asked, action: asked.phrase("face", face=face_words(action.value, asked.words)),
}
