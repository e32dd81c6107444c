"""Blue: llamas (and a fish) that take their time and know the water."""

from __future__ import annotations

from cubecup.cubitos.cards.row import LATE_REWARDS, card
from cubecup.cubitos.dice import RED
from cubecup.cubitos.ops.amounts import printed
from cubecup.cubitos.ops.gains import gain, gain_die_of, gain_fan, nearby_reward
from cubecup.cubitos.ops.rolls import finish_now, roll_grays_and_whites, roll_the_roll_zone

CARDS = (
    card("bob", late=[nearby_reward()], late_at=(LATE_REWARDS,)),
    card("undercover-fish", run=[gain(water=2)]),
    card("llama-rama", run=[gain(money=printed("money"))], power_run=[gain_fan(with_credits=False)]),
    card("bahama-llama", run=[gain(money=3, water=1)]),
    card("llama-shaman", run=[gain(money=printed("money")), gain_die_of(RED)]),
    card("stogie", now=[roll_grays_and_whites()]),
    card("chilly-mcchillster", run=[roll_the_roll_zone(), finish_now(), roll_the_roll_zone(), finish_now()]),
)
