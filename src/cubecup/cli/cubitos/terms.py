"""Names of things of a race in the user's language: cards, zones, spaces, rewards."""

from __future__ import annotations

from cubecup.cli.words import Words
from cubecup.cubitos.printed import Card
from cubecup.cubitos.track import ANY_COST, CREDITS, FAR, FINISH, GAIN, START, Reward, Track


def space_name(space: int, track: Track, words: Words) -> str:
    if space == START:
        return words("terrain-start")
    return words("terrain-finish") if space == FINISH else track.names[space]


def rewards_text(rewards: tuple[Reward, ...], words: Words) -> str:
    return " + ".join(_reward(reward, words) for reward in rewards)


def _reward(reward: Reward, words: Words) -> str:
    if reward.kind == CREDITS:
        return words("reward-credits", n=reward.amount)
    if reward.kind == GAIN:
        return words("reward-gain-any") if reward.amount == ANY_COST else words("reward-gain", n=reward.amount)
    return words(f"reward-{reward.kind}")


def card_text(card: Card, words: Words) -> str:
    """The ability of a card, one timing box per line, with the numbers of the content."""
    return words(f"card-{card.id}.text", **card.numbers)


def to_go(space: int, track: Track, words: Words) -> str:
    """How far it is to the finish by land."""
    steps = track.to_finish[space]
    return words("space-deep") if steps == FAR else words("space-to-go", n=steps)


def titled(id: str, words: Words, kind: str) -> str:
    """The name of a set or track; those of a pack have only their id."""
    return words(f"{kind}-{id}") if words.has(f"{kind}-{id}") else id
