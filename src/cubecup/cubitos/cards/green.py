"""Green: fruit that rocks on: rolling again, and busting less."""

from __future__ import annotations

from cubecup.cubitos.cards.row import card
from cubecup.cubitos.ops.amounts import printed
from cubecup.cubitos.ops.gains import gain
from cubecup.cubitos.ops.losses import lose_this
from cubecup.cubitos.ops.pushes import bust_softly, cannot_bust, drag_along, rejoin
from cubecup.cubitos.ops.rolls import finish_now, hit_or_bust, pick_grays, roll_different_colors, spend_this

CARDS = (
    card("rock-on", push=[rejoin()]),
    card("pina-cubelada", push=[spend_this(), cannot_bust()]),
    card("keep-on-rollin", bust=[lose_this()]),
    card("pineapple-rocks", push=[rejoin()], power_push=[drag_along()]),
    card("up-to-11", push=[rejoin()], power_run=[gain(movement=printed("power_movement"))]),
    card("rolling-stoned", bust=[spend_this(), pick_grays(), hit_or_bust()]),
    card("punk-fruit", bust=[bust_softly()], run=[roll_different_colors(9), finish_now()]),
)
