"""What happened, from the journal: one line for each run of events of a seat: `You: jump to c5 · taken: ...`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from cubecup.cli.game_ui import Scene
from cubecup.cli.seven_cubes.pieces import block, token_words
from cubecup.cli.seven_cubes.wording import corner_words
from cubecup.kernel.game import Event
from cubecup.seven_cubes.board import CELL_NAMES

_TABLE: Final = -1
_OPENING: Final = ("round", _TABLE, (1,))

_OF_THE_TABLE: Final = ("round", "draw")

Details = tuple[int | str, ...]


def trace(events: list[Event], scene: Scene) -> list[Text]:
    # A told record opens with its first round; here that begins only when the pawns are placed, and is told then.
    if events[:1] == [_OPENING]:
        events = events[1:]
    lines: list[Text] = []
    seat = _TABLE
    for word, who, details in events:
        if word not in (_TELLING if who != _TABLE else _OF_THE_TABLE):  # told by the others
            continue
        if who == _TABLE:
            lines.append(Text(scene.words(f"trace-{word}", n=int(details[0]) if details else 0), style="bold"))
        elif who == seat:
            lines[-1].append(" · ").append_text(_TELLING[word](details, scene))
        else:
            lines.append(Text.assemble("  ", (f"{scene.names[who]}: ", "bold"), _TELLING[word](details, scene)))
        seat = who
    return lines


def _at(id: str) -> Callable[[Details, Scene], Text]:
    return lambda details, scene: Text(scene.words(id, space=CELL_NAMES[int(details[0])]))


def _corner(details: Details, scene: Scene) -> Text:
    return Text(scene.words("trace-corner", corner=corner_words(int(details[0]), scene)))


def _take(details: Details, scene: Scene) -> Text:
    color = int(details[0])
    return Text.assemble(block(color), " ", scene.words("trace-take", cube=token_words(color, scene.words)))


def _steal(details: Details, scene: Scene) -> Text:
    victim, color = int(details[0]), int(details[1])
    told = scene.words("trace-steal", name=scene.names[victim], cube=token_words(color, scene.words))
    return Text.assemble(block(color), " ", (told, "bold red"))


_TELLING: Final[dict[str, Callable[[Details, Scene], Text]]] = {
    "corner": _corner,
    "jump": _at("trace-jump"),
    "step": _at("trace-extra-step"),
    "warp": _at("trace-warp"),
    "pass": lambda details, scene: Text(scene.words("trace-no-move")),
    "take": _take,
    "steal": _steal,
    "protect": lambda details, scene: Text(scene.words("trace-protect", n=int(details[0])), style="green"),
    "win": lambda details, scene: Text(scene.words("trace-center"), style="bold green"),
}
