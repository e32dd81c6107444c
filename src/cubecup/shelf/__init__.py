"""A player's shelf: what follows from the races somebody has played, counted once each; and what a name may be.

No game is known by name here: a game tells what was done in it (`Game.feats`), and what trophies and bots are worth is
content (docs/shelf.md).
"""

from __future__ import annotations
