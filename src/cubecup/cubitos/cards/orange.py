"""Orange: beavers from the dugout: more dice, fewer dice."""

from __future__ import annotations

from cubecup.cubitos.cards.row import LATE_LOSSES, LATE_REST, card
from cubecup.cubitos.ops.amounts import half_fans, printed
from cubecup.cubitos.ops.faces import put_from_roll
from cubecup.cubitos.ops.gains import either, gain, gain_fan
from cubecup.cubitos.ops.losses import lose_a_die, lose_from_roll, lose_this
from cubecup.cubitos.ops.rolls import roll_more
from cubecup.cubitos.terms import GOT_CREDIT

CARDS = (
    card("dugout", now=[roll_more(3)]),
    card("reliever-beaver", run=[lose_from_roll()]),
    card("benchwarmer", run=[lose_this(), lose_a_die()]),
    card(
        "batter-beaver",
        now=[roll_more(2)],
        late=[lose_a_die(if_marked=GOT_CREDIT)],
        late_at=(LATE_LOSSES, LATE_REST),
        late_is_forced=True,
    ),
    card("mr-bats", run=[either(gain(money=printed("money")), gain(credits=half_fans))]),
    card(
        "the-babe",
        run=[gain(money=printed("money"))],
        power_run=[gain_fan(times="power_fans")],
        power_must_lose=True,
    ),
    card("pinch-eater", now=[put_from_roll()]),
)
