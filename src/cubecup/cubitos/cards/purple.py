"""Purple: dinosaurs that cover ground."""

from __future__ import annotations

from cubecup.cubitos.cards.row import card
from cubecup.cubitos.dice import BROWN, ORANGE, RED, YELLOW
from cubecup.cubitos.ops.amounts import active_colors, active_white_and_gray, lines_to_finish
from cubecup.cubitos.ops.faces import borrow_but_purple
from cubecup.cubitos.ops.gains import gain

CARDS = (
    card("rollosaurus", run=[gain(movement=4)]),
    card(
        "dancing-dino",
        run=[gain(movement=2), gain(movement=2, with_active=(RED,)), gain(movement=1, with_active=(ORANGE,))],
    ),
    card("cubasaurus", now=[borrow_but_purple()], must_lose=True),
    card("wikiwiki-dinosaur", run=[gain(movement=active_colors)]),
    card(
        "you-bet-jurassican",
        run=[gain(movement=2), gain(movement=2, with_active=(BROWN,)), gain(movement=1, with_active=(YELLOW,))],
    ),
    card("shimmy-shimmy-dino", run=[gain(movement=active_white_and_gray)]),
    card("pronto-bronto", run=[gain(movement=lines_to_finish)]),
)
