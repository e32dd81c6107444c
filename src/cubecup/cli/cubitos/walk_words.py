"""A walk in words: how far and over what, as the browser says it, and its last space by the name terminals show."""

from __future__ import annotations

from cubecup.cli.cubitos.terms import rewards_text
from cubecup.cli.words import Words
from cubecup.cubitos.shapes import Walk
from cubecup.cubitos.track import Reward


def walk_words(walk: Walk, words: Words) -> str:
    if len(walk["places"]) < 2:
        return words("review-walk-stay")
    end = walk["places"][-1][1]
    named = f" ({end})" if "." in end else ""
    way = "review-walk" if walk["forward"] else "review-walk-aside"
    rewards = tuple(Reward(reward["kind"], reward["amount"]) for reward in walk["rewards"])
    lines = walk["lines"]
    if not walk["steps"] and not walk["shortcuts"]:
        return words("review-walk-nearby", reward=rewards_text(rewards, words)) + named
    told = [
        words(way, spaces=words.count("spaces", walk["steps"])) if walk["steps"] else "",
        words("review-walk-reward", reward=rewards_text(rewards, words)) if rewards else "",
        words("review-walk-shortcut") if walk["shortcuts"] else "",
        words("review-walk-jet") if walk["jets"] else "",
        words("review-walk-price", n=walk["price"]) if walk["price"] else "",
        words("where-lines-gained" if lines > 0 else "where-lines-lost", n=abs(lines)) if lines else "",
        _left(walk["left"], words),
    ]
    return ", ".join(filter(None, told)) + named


def _left(left: int, words: Words) -> str:
    if left > 0:
        return words("where-left", n=left)
    return words("where-beyond", spaces=words.count("spaces", -left)) if left else words("where-at-finish")
