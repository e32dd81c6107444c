"""Cubitos: every rule, all 56 cards, behind the kernel's contract. Start with `Cubitos` in `game`."""
