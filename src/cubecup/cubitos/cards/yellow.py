"""Yellow: cheese that keeps pushing."""

from __future__ import annotations

from cubecup.cubitos.cards.row import card
from cubecup.cubitos.dice import BROWN, DARK, LIGHT, ORANGE
from cubecup.cubitos.moving import MoveAtOnce
from cubecup.cubitos.ops.amounts import active_per_four, half_fans_at_least_one, printed
from cubecup.cubitos.ops.gains import gain, optional
from cubecup.cubitos.ops.losses import lose_from_roll
from cubecup.cubitos.ops.rolls import leave_out, roll_more

CARDS = (
    card("reckless-cheese", pushed=[MoveAtOnce()]),
    card("the-big-cheese", run=[gain(movement=half_fans_at_least_one)]),
    card("ledercheesen", pushed=[roll_more(1)], power_run=[gain(movement=active_per_four)]),
    card("stinky-cheese", run=[gain(movement=2)], power_run=[leave_out(LIGHT, DARK)]),
    card("bad-cheese", run=[gain(movement=2)], power_run=[gain(credits=3)], power_must_lose=True),
    card("the-cheese-stands-alone", run=[gain(movement=3)], forces_push=True),
    card(
        "cheese-boy",
        run=[
            gain(movement=printed("movement"), with_active=(BROWN,)),
            optional(lose_from_roll(with_active=ORANGE)),
        ],
    ),
)
