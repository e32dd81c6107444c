"""The words for what operations of cards bring, from money to a bust that does not happen."""

from __future__ import annotations

from typing import Final

# What an operation may bring. Amounts of these are what a seat has more of:
MONEY: Final = "money"
MOVEMENT: Final = "movement"
WATER: Final = "water"  # movement that may enter water
CREDITS: Final = "credits"
FANS: Final = "fans"
# of these, dice:
NEW_DIE: Final = "new-die"  # gained from a tray, to keep
GRAY_DIE: Final = "gray-die"  # a new one that nobody wants much
LOAN: Final = "loan"  # borrowed from a tray until the round ends, on a face of the player's choice
FACE: Final = "face"  # an own die set on a face of the player's choice
ROLLS: Final = "rolls"  # rolled besides the pushes
LOSS: Final = "loss"  # an own die of the player's choice goes away, which thins the rest
THIS_LOST: Final = "this-lost"  # the die in use goes back to its tray
REJOINS: Final = "rejoins"  # an active die is rolled again with a push
# of these, occasions:
SAFE_PUSH: Final = "safe-push"  # a push that cannot bust
SAVED_BUST: Final = "saved-bust"  # a bust that does not happen, or may not
SOFT_BUST: Final = "soft-bust"  # a bust that keeps some dice
NEXT_DRAW: Final = "next-draw"  # a next draw with more dice, or better ones
REWARD: Final = "reward"  # the rewards of a space

ALL: Final = (
    MONEY, MOVEMENT, WATER, CREDITS, FANS, NEW_DIE, GRAY_DIE, LOAN, FACE, ROLLS, LOSS, THIS_LOST, REJOINS,
    SAFE_PUSH, SAVED_BUST, SOFT_BUST, NEXT_DRAW, REWARD,
)  # fmt: skip
