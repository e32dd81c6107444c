"""Brown: dogs that run once and are lost."""

from __future__ import annotations

from cubecup.cubitos.cards.row import card
from cubecup.cubitos.dice import RED, WHITE
from cubecup.cubitos.ops.gains import gain, gain_fan, gray_faces_again, optional
from cubecup.cubitos.ops.rolls import roll_more

CARDS = (
    card("rich-dog", run=[gain(movement=3)], must_lose=True),
    card(
        "captain-bark",
        run=[optional(gain_fan(with_credits=False, with_active=(WHITE, RED))), optional(gain(credits=2))],
        must_lose=True,
    ),
    card("wizard", pushed=[gain(credits=1)], must_lose=True),
    card("dapper-doggie", run=[gray_faces_again()], must_lose=True),
    card("dr-livingstone", run=[gain(movement=2)], must_lose=True),
    card("mr-dog", run=[gain(credits=2)], must_lose=True),
    card("muggles", now=[roll_more(2)], run=[gain(movement=2)], must_lose=True),
)
