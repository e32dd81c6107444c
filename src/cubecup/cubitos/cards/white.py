"""White: cats (and a cow) that trot along and tip well."""

from __future__ import annotations

from cubecup.cubitos.cards.row import card
from cubecup.cubitos.dice import BROWN, GREEN
from cubecup.cubitos.ops.amounts import printed, the_fans
from cubecup.cubitos.ops.faces import borrow_for_several
from cubecup.cubitos.ops.gains import gain, gain_die_up_to, gain_gray, optional
from cubecup.cubitos.ops.rolls import finish_now, roll_more
from cubecup.cubitos.terms import LOST_A_DIE

CARDS = (
    card("smelly-cat", run=[gain(movement=2)]),
    card("cat-tastrophy", run=[gain_die_up_to(the_fans)]),
    card("fat-cat", run=[gain(money=printed("money")), optional(gain(movement=3), gain_gray())]),
    card("dope-cat", run=[gain(money=2, with_active=(BROWN,)), gain(money=3, with_active=(GREEN,))]),
    card("broken-cow", any_time=[borrow_for_several("cows"), finish_now()]),
    card("fast-cat", now=[roll_more(2)]),
    card(
        "schmutz",
        run=[gain(movement=1)],
        late=[gain(credits=3, if_marked=LOST_A_DIE)],
        late_from_step_4=True,
    ),
)
