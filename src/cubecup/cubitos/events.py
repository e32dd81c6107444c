"""The catalogue of what can happen in a race, in the words of the rulebook.

A zone is draw, roll, discard, hand or active; a place counts the active dice from 0, and is -1 elsewhere.
Words marked "only told" change nothing in a view: what they bring about is told by the events that follow.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from cubecup.kernel.events import COMMON, PLAIN_TYPES, Happening, happening

Phase = Literal["draw", "roll", "use", "swords", "after-swords", "finish"]
Zone = Literal["draw", "roll", "discard", "hand", "active"]
Unit = Literal["money", "movement", "water", "credits"]

EVENTS: Final[Mapping[str, Happening]] = {
    **COMMON,
    # -- the course of the race
    "round": happening("a round begins", "round: number"),
    "begin": happening("a phase begins", "phase"),
    "phase": happening("only told: everyone is done with a phase", "phase"),
    "wait": happening("only told: the player would rather see what the others do"),
    "by-turns": happening("only told: steps 5 to 7 are taken in turn from here on"),
    "start-die": happening("the start player die comes to the seat's Roll Zone", "before: seat"),
    "tie-break": happening("another round has to decide", "times: number"),
    "last-round": happening("somebody is over the last finish: this round decides, unless those in front are level"),
    # -- dice
    "draw": happening("dice go from zone to zone", "kind", "count: number", "from: zone", "to: zone"),
    "recycle": happening("all of Discard goes to Draw"),
    "push": happening("only told: the player pushes"),
    "safe": happening("only told: this push cannot bust"),
    "pass": happening("only told: the player passes, or has nothing to roll"),
    "throw": happening("all dice of a zone are thrown and in the air", "from: zone"),
    "roll": happening("only told: the faces they show", "dice: die ..."),
    "miss": happening("blank dice come to lie in the Roll Zone", "kind", "count: number"),
    "hit": happening("a die comes to lie in the Active Zone, as the last", "die"),
    "mark": happening("an active die is marked as used", "die", "place: number"),
    "bust": happening("only told: the player busts"),
    "discard": happening("a die goes to Discard", "kind", "from: zone", "place: number"),
    "clear": happening("all active dice go to Discard"),
    "pick": happening("a die is picked up", "kind", "from: zone", "place: number"),
    "rejoin": happening("a die goes to the Roll Zone", "kind", "from: zone", "place: number"),
    "borrow": happening("a die on loan comes to the hand from its tray", "kind"),
    "return": happening("dice on loan go back to their tray", "kind", "count: number", "from: zone"),
    "set": happening("a die of the hand is put on a face; `hit` follows", "kind", "face"),
    "gain": happening("a die comes from its tray to Discard", "kind"),
    "lose": happening("a die goes back to its tray", "kind", "from: zone", "place: number"),
    "give": happening("a die goes to another's Discard", "kind", "to: seat", "from: zone", "place: number"),
    # -- abilities
    "use": happening("only told: an ability is used", "die", "place: number", "card"),
    "swords": happening("only told: swords are compared", "totals: number ..."),
    "most-swords": happening("only told: the seat has the most swords"),
    # -- what players have
    "earn": happening("money, movement, water movement or credits", "unit", "amount: number", "source"),
    "pay": happening("a price is paid", "money: number", "credits: number"),
    "lapse": happening("what is left is lost", "unit", "amount: number"),
    "fan": happening("one space along the fan track", "fans: number"),
    "hand": happening("hand tokens", "tokens: number"),
    "stake": happening(
        "what the active dice are worth by now",
        "money: number",
        "movement: number",
        "water_movement: number",
        "credits: number",
        "swords: number",
    ),
    "buy": happening("only told: a die is bought; `gain` follows", "kind", "price: number"),
    "no-purchase": happening("only told: the player can pay for no die"),
    # -- running
    "step": happening("one step", "leg: number", "space", "movement: number", "water: number"),
    "shortcut": happening("through a shortcut", "leg: number", "space", "movement: number", "water: number"),
    "buy-movement": happening("movement is bought", "amount: number", "price: number"),
    "jet": happening("a jet pack doubles movement", "movement: number", "water: number"),
    "reward": happening("only told: a reward is taken", "leg: number", "space", "reward: text", "amount: number"),
}

TYPES: Final[Mapping[str, Any]] = {
    **PLAIN_TYPES,
    **dict.fromkeys(("kind", "die", "face", "space", "card", "source"), str),
    "zone": Zone,
    "phase": Phase,
    "unit": Unit,
}
