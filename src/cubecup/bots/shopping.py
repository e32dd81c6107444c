"""A bot with a shopping list: it buys a few colours in a fixed order and nothing else, and otherwise plays like steady.

`steady:buy=yellow+green` fills up on yellow, then on green; `steady:bold:buy=yellow` pushes its luck. Simple as they
are, such plans are the test of cleverer bots: `cubecup exploit` looks for the ones that beat a bot.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from cubecup.bots.picks import last
from cubecup.bots.protocol import Action, Choice, Policy
from cubecup.bots.steady import Steady
from cubecup.bots.styles import PLAIN, STYLES, Style
from cubecup.cubitos.dice import KINDS, WHITE
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import State

LIST: Final = "buy="
COLORS: Final = KINDS[WHITE:]


class Shopper(Policy):
    """Buys what stands first on its list whenever it can pay for it; gifts are taken in the same order."""

    def __init__(self, colors: tuple[str, ...], style: Style = PLAIN) -> None:
        self.name = shopper_name(colors, style.name)
        self._wanted = [KINDS.index(color) for color in colors]
        self._steady = Steady(style)

    def pick(self, state: State, seat: int, choice: Choice) -> Action:
        if choice.kind not in ("buy", "gain-die"):
            return self._steady.pick(state, seat, choice)
        for kind in self._wanted:
            for action in choice.actions:
                if action.value == kind and action.verb in ("buy", "gain"):
                    return action
        return last(choice)


def shopper_name(colors: tuple[str, ...], style: str = "") -> str:
    return f"steady:{style}{':' if style else ''}{LIST}{'+'.join(colors)}"


def shopper(text: str) -> Shopper:
    """The bot of what stands after `steady:`; a colour or style that does not exist is an error that lists them."""
    style, _, colors = text.partition(LIST)
    style = style.removesuffix(":")
    if style and style not in STYLES:
        wrong = next((part for part in style.split(":") if part not in STYLES), style)
        known = ", ".join(STYLES)
        raise BadOption("unknown-style", f"There is no style {wrong!r}. Styles: {known}.", value=wrong, known=known)
    wanted = tuple(colors.split("+"))
    unknown = [color for color in wanted if color not in COLORS]
    if unknown:
        known = ", ".join(get_close_matches(unknown[0], COLORS, 3) or COLORS)
        told = f"There is no colour {unknown[0]!r} to buy. Colours: {known}."
        raise BadOption("bot-color", told, value=unknown[0], known=known)
    return Shopper(wanted, STYLES.get(style, PLAIN))
