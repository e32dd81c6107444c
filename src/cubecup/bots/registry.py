"""Bots by name: `random`, `steady`, `sharp`, `champion`, `planner`, and whatever else has its module in `bots/levels`.

A style comes after a colon (`sharp:bold`), or a plan about one card (`sharp:insist=dugout`, `sharp:refuse=dugout`),
or a shopping list (`steady:buy=yellow+green`); a budget in milliseconds after an at sign (`champion@200`). A class of
one's own is `package.module:Class`, a program `exec:COMMAND`.
"""

from __future__ import annotations

import pkgutil
from difflib import get_close_matches
from functools import partial
from typing import Final

from cubecup.bots import levels
from cubecup.bots.external import PREFIX, External
from cubecup.bots.level import Level
from cubecup.bots.misnamed import check_plan, check_plan_alone
from cubecup.bots.own import is_own, own_bot
from cubecup.bots.plans import OwnPlan, plan_bot
from cubecup.bots.protocol import Bot
from cubecup.bots.styles import PLAIN, STYLES
from cubecup.kernel.errors import BadOption, Clause
from cubecup.kernel.found import found_in


def _found() -> dict[str, Level]:
    """Every module beside the others is a bot, called like the module; the weakest comes first."""
    names = sorted(module.name for module in pkgutil.iter_modules(levels.__path__))
    found: dict[str, Level] = {name.replace("_", "-"): found_in(levels.__name__, name, "LEVEL") for name in names}
    return dict(sorted(found.items(), key=lambda named: named[1].strength))


LEVELS: Final = _found()


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that play a game, without their styles."""
    return tuple(name for name, level in LEVELS.items() if level.plays(game))


def is_bot(name: str, game: str) -> bool:
    """Whether `make_bot` understands a name, and the bot plays the game."""
    level = name.partition(":")[0].partition("@")[0]
    try:
        make_bot(name)
    except BadOption as wrong:
        if wrong.code != "unknown-bot":
            raise  # it says more than that there is none
        if _seems_own(name):
            form = "one of your own is package.module:Class, with a capital, and a program exec:COMMAND"
            raise BadOption("own-bot", Clause("why-bot-form", form), value=name) from None
        return False
    return level in levels_of(game) or level not in LEVELS


def _seems_own(name: str) -> bool:
    """Whether a name that nothing has was hardly meant for a level: a path, or a class without a capital."""
    level, colon, style = name.partition(":")
    if "." in name or "/" in name:
        return True
    return bool(colon) and style not in STYLES and "=" not in style and not get_close_matches(level, LEVELS, 1)


def bot_names(game: str = "cubitos") -> tuple[str, ...]:
    """Every name `make_bot` understands for a game, but for budgets and plans."""
    names: list[str] = []
    for level in levels_of(game):
        names += [level, *(f"{level}:{style}" for style in LEVELS[level].styles)]
    return tuple(names)


def make_bot(name: str, seed: int = 0) -> Bot:
    """A fresh bot; an unknown level or style is an error that lists what there is."""
    if name.startswith(PREFIX):
        return External(name.removeprefix(PREFIX))
    called, at, budget = name.partition("@")
    if at and called in LEVELS and (make_budgeted := LEVELS[called].make_budgeted) is not None:
        return make_budgeted(budget, seed)
    called, colon, style = name.partition(":")
    if called not in LEVELS and is_own(name):
        return own_bot(name, seed)
    own, _, plan = name.rpartition(":")
    if called not in LEVELS and ":" in own and is_own(own):
        return _planned(own, plan, seed)
    if called not in LEVELS:
        check_plan_alone(name)
        raise BadOption("unknown-bot", f"There is no bot {name!r}. Bots: {', '.join(LEVELS)}.", value=name)
    level = LEVELS[called]
    if not colon:
        return level.make(PLAIN, seed)
    if "=" in style:
        check_plan(called, style)
    if level.make_plan is not None and "=" in style:
        return level.make_plan(style)
    if not level.styles:
        raise _no_styles(called, style)
    if style not in level.styles:
        known = ", ".join(level.styles)
        raise BadOption("unknown-style", f"There is no style {style!r}. Styles: {known}.", value=style, known=known)
    return level.make(level.styles[style], seed)


def _planned(name: str, plan: str, seed: int) -> Bot:
    """A bot of one's own with a plan, as balance plays it."""
    bot = own_bot(name, seed)
    if "=" not in plan:
        raise _no_styles(name, plan)
    return plan_bot(plan, {kind: partial(OwnPlan, bot, kind) for kind in ("insist", "refuse")})


def _no_styles(bot: str, style: str) -> BadOption:
    return BadOption("no-styles", f"The bot {bot} has no styles, so no {style!r}.", bot=bot, value=style)
