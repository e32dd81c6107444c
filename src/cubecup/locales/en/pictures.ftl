### Captions of the pictures in the rules, in English, by the id of the rule.

picture-ROLL-1 = Dice go from the Draw Zone to the Roll Zone.
picture-ROLL-5 = One miss stays in the Roll Zone; two hits become active.
picture-ROLL-6 = Three active dice: from now on a push without a hit is a bust.
picture-ROLL-9 = A bust: the active dice go to the Discard Zone, the others stay.
picture-ABIL-5 = The ability symbol, and the power symbol of the same color.
picture-TRACK-1 = Spaces, and walls that nobody gets through.
picture-TRACK-3 = A space with two rewards; you may take either or both.
picture-TRACK-4 = The way through a shortcut leads from the ring with its price to the small ring.
picture-TRACK-5 = A jet pack doubles the movement that is left.
picture-TRACK-7 = One red line between two runners: the one behind rolls one die more.
picture-TRACK-9 = Water, and land around it.
picture-FAN-1 = Each climb brings what stands on the new space: a hand token, or credits.
