"""`adept`, which is champion without its search, with styles and plans about one card: quick enough to measure with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.bots.learned import taught
from cubecup.bots.level import Level
from cubecup.bots.plans import Insisting, Plans, plan_bot
from cubecup.bots.sharp import Sharp
from cubecup.bots.styles import PLAIN, STYLES, Style

if TYPE_CHECKING:
    from cubecup.bots.net.buyer import Buyer


def _adept(style: Style = PLAIN, refused: str = "") -> Buyer:
    from cubecup.bots.net.buyer import Buyer  # it needs numpy, which takes a while to load

    plan = f"refuse={refused}" if refused else style.name
    return Buyer(Sharp(taught(style)), name=f"adept:{plan}" if plan else "adept", refused=refused)


PLANS: Final[Plans] = {
    "insist": lambda card: Insisting(card, "adept", _adept()),
    "refuse": lambda card: _adept(refused=card),
}

LEVEL: Final = Level(
    lambda style, seed: _adept(style),
    strength=25,
    offered=False,
    games=("cubitos",),
    styles=STYLES,
    make_plan=lambda text: plan_bot(text, PLANS),
)
