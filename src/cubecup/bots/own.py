"""Bots of somebody's own by name: `package.module:Class`, found where Python finds modules and in the current folder.

Only commands that a person types at their own machine take such names; a server takes the bots that it offers.
"""

from __future__ import annotations

import importlib
import inspect
import sys
from difflib import get_close_matches
from pathlib import Path
from types import ModuleType

from cubecup.bots.protocol import Bot
from cubecup.kernel.errors import BadOption, Clause


def is_own(name: str) -> bool:
    """Whether a name has the form of one's own bot: after the colon a class with a capital, which no style has."""
    module, _, path = name.partition(":")
    parts = [*module.split("."), *path.split(".")]
    return all(part.isidentifier() for part in parts) and ("." in module or path[0].isupper())


def own_bot(name: str, seed: int) -> Bot:
    """A fresh bot of the class; one that can be given a seed is given it."""
    found = _find(name)
    try:
        parameters = inspect.signature(found).parameters
        bot = found(seed=seed) if "seed" in parameters else found()
    except Exception as wrong:  # anybody's code
        why = Clause("why-bot-made", f"it cannot be made: {type(wrong).__name__}: {wrong}", reason=str(wrong))
        raise BadOption("own-bot", why, value=name) from wrong
    if not callable(getattr(bot, "decide", None)) or not isinstance(getattr(bot, "name", None), str):
        why = Clause("why-bot-class", "it needs a name and a method decide(sight, choice)")
        raise BadOption("own-bot", why, value=name)
    made: Bot = bot
    return made


def _find(name: str) -> type:
    module, _, path = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # a module beside the data, as Python itself would find it
    try:
        found: object = importlib.import_module(module)
        for part in path.split("."):
            _check_named(found, part, name)
            found = getattr(found, part)
    except BadOption:
        raise
    except Exception as wrong:  # a module may raise anything when it is read
        why = Clause("why-bot-found", f"it cannot be found or read: {wrong}", reason=str(wrong))
        raise BadOption("own-bot", why, value=name) from wrong
    if not isinstance(found, type):
        raise BadOption("own-bot", Clause("why-bot-class", "it is no class"), value=name)
    return found


def _check_named(owner: object, part: str, name: str) -> None:
    """A name that nothing has is told with those that bots have there."""
    if hasattr(owner, part):
        return
    bots = [known for known, one in vars(owner).items() if isinstance(one, type) and _is_bot_of(owner, one)]
    if bots:
        near = ", ".join(get_close_matches(part, bots, 3) or bots)
        told = f"there is no {part!r} in it, but {near}"
        raise BadOption("own-bot", Clause("why-bot-named", told, part=part, known=near), value=name)


def _is_bot_of(owner: object, found: type) -> bool:
    module = owner.__name__ if isinstance(owner, ModuleType) else owner.__module__
    return found.__module__ == module and hasattr(found, "decide")
