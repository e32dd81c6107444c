"""Bots by name: `random`, `steady`, `sharp`, `champion`, and `planner` for Seven Cubes.

A style comes after a colon (`sharp:bold`), or a plan about one card (`sharp:insist=dugout`, `sharp:refuse=dugout`),
or a shopping list (`steady:buy=yellow+green`); a budget in milliseconds after an at sign (`champion@200`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cubecup.bots.champion import Champion
from cubecup.bots.plans import plan_bot
from cubecup.bots.protocol import Bot
from cubecup.bots.random_bot import RandomBot
from cubecup.bots.seven_cubes import PlannerBot
from cubecup.bots.sharp import Sharp
from cubecup.bots.shopping import LIST, shopper
from cubecup.bots.steady import Steady
from cubecup.bots.styles import PLAIN, STYLES, Style
from cubecup.kernel.errors import BadOption

# level -> (makes a bot from a style and a seed, whether it has styles, the games it plays)
Maker = Callable[[Style, int], Bot]
_ANY: Final = ("any",)  # also games that are not known here
_BUDGETED: Final = "champion@"

LEVELS: Final[dict[str, tuple[Maker, bool, tuple[str, ...]]]] = {
    "random": (lambda style, seed: RandomBot(seed), False, _ANY),
    "steady": (lambda style, seed: Steady(style), True, ("cubitos",)),
    "sharp": (lambda style, seed: Sharp(style), True, ("cubitos",)),
    "champion": (lambda style, seed: Champion(seed=seed), False, ("cubitos",)),
    "planner": (lambda style, seed: PlannerBot(), False, ("seven-cubes",)),
}


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that play a game, without their styles."""
    return tuple(level for level, (_, _, games) in LEVELS.items() if games == _ANY or game in games)


def is_bot(name: str, game: str) -> bool:
    """Whether `make_bot` understands a name, and the bot plays the game."""
    level = name.partition(":")[0].partition("@")[0]
    try:
        make_bot(name)
    except BadOption:
        return False
    return level in levels_of(game)


def bot_names(game: str = "cubitos") -> tuple[str, ...]:
    """Every name `make_bot` understands for a game, but for budgets and plans."""
    names: list[str] = []
    for level in levels_of(game):
        names.append(level)
        if LEVELS[level][1]:
            names += [f"{level}:{style}" for style in STYLES]
    return tuple(names)


def make_bot(name: str, seed: int = 0) -> Bot:
    """A fresh bot; an unknown level or style is an error that lists what there is."""
    if name.startswith(_BUDGETED):
        return _champion(name, seed)
    level, colon, style = name.partition(":")
    if level == "sharp" and "=" in style:
        return plan_bot(*style.split("=", 1))
    if level == "steady" and LIST in style:
        return shopper(style)
    if level not in LEVELS:
        raise BadOption("unknown-bot", f"There is no bot {name!r}. Bots: {', '.join(LEVELS)}.", value=name)
    make, has_styles, _ = LEVELS[level]
    if not colon:
        return make(PLAIN, seed)
    if not has_styles:
        raise BadOption("no-styles", f"The bot {level} has no styles, so no {style!r}.", bot=level, value=style)
    if style not in STYLES:
        known = ", ".join(STYLES)
        raise BadOption("unknown-style", f"There is no style {style!r}. Styles: {known}.", value=style, known=known)
    return make(STYLES[style], seed)


def _champion(name: str, seed: int) -> Bot:
    budget = name.removeprefix(_BUDGETED)
    if not budget.isdecimal() or int(budget) == 0:
        raise BadOption(
            "unknown-bot", f"After champion@ comes a whole number of milliseconds, not {budget!r}.", value=name
        )
    return Champion(float(budget), seed)
