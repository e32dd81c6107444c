"""Cubitos: every rule and every card, behind the kernel's contract. Start with `Cubitos` in `game`."""
