"""What is said of a plan that stands where no bot plays it: which do, and how it is written."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from cubecup.bots.shopping import COLORS
from cubecup.cubitos.cards.deck import DECK
from cubecup.kernel.errors import BadOption

# By the word before the equals sign: who plays such plans, what may stand behind it, and what that is called.
PLANS: Final[dict[str, tuple[tuple[str, ...], Sequence[str], str]]] = {
    "insist": (("sharp", "adept"), sorted(DECK), "CARD"),
    "refuse": (("sharp", "adept"), sorted(DECK), "CARD"),
    "buy": (("steady",), COLORS, "COLOR+COLOR"),
}


def check_plan(level: str, text: str) -> None:
    """Refuse a plan of other levels: `steady:insist=dugout`. One that nobody plays is told by the level itself."""
    plan = text.rpartition(":")[2]
    word = plan.partition("=")[0]
    if word in PLANS and level not in PLANS[word][0]:
        known = ", ".join(plans_like(plan))
        told = f"{level} has no plan {plan!r}. Such plans are: {known}"
        raise BadOption("bot-plan", told, bot=level, value=plan, known=known)


def check_plan_alone(name: str) -> None:
    """Refuse a plan without a bot: `insist=dugout`."""
    plan = name.partition(":")[0]
    known = ", ".join(plans_like(plan)) if "=" in plan else ""
    if known:
        told = f"{plan!r} is a plan and needs a bot that plays it: {known}"
        raise BadOption("plan-alone", told, value=plan, known=known)


def plans_like(text: str) -> list[str]:
    """What `insit=dugot` was meant to be: whole names of bots, with the form of what is like nothing."""
    word, _, what = text.partition("=")
    found = []
    for plan in get_close_matches(word, PLANS, 1):
        players, known, form = PLANS[plan]
        near = [get_close_matches(one, known, 1) for one in what.split("+")]
        meant = "+".join(one[0] for one in near) if all(near) else form
        found += [f"{player}:{plan}={meant}" for player in players]
    return found
