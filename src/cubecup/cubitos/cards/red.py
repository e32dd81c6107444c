"""Red: crabs that compare swords. Who wins ties and whether a red die is lost is printed, so it is in the content."""

from __future__ import annotations

from cubecup.cubitos.cards.row import card
from cubecup.cubitos.dice import GREEN, WHITE
from cubecup.cubitos.ops.amounts import players_with_fewer_swords, times_fans
from cubecup.cubitos.ops.gains import gain
from cubecup.cubitos.ops.losses import give_a_die
from cubecup.cubitos.ops.rolls import free_next_draw, leave_out, roll_pairs

CARDS = (
    card("mr-soldier", most_swords=[gain(money=3, movement=2)]),
    card("punch-guy", most_swords=[leave_out(WHITE, GREEN)]),
    card("supah-general", most_swords=[gain(movement=times_fans("per_fan"))]),
    card("champion", most_swords=[free_next_draw()]),
    card("crabby", most_swords=[give_a_die()]),
    card("el-bandito", each_with_swords=[gain(credits=players_with_fewer_swords)]),
    card("jacques-couteau", each_with_swords=[roll_pairs()]),
)
