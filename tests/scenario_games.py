"""The game a scenario is about, from the words of its line `game:`."""

from __future__ import annotations

from collections.abc import Mapping

from cubecup.games import BUILT_IN, USUAL_GAME, make_game
from cubecup.kernel.game import JSON, Game
from cubecup.kernel.position import whole


def from_words(words: Mapping[str, str]) -> Game:
    """`cards=race-1 tracks=a,b laps=2`: what looks like a number is one, but texts stay."""
    id = words.get("game", USUAL_GAME)
    texts = BUILT_IN.kind(id).text_limits
    options: dict[str, JSON] = {}
    for name, text in words.items():
        number = None if name in texts else whole(text)
        if name != "game":
            options[name] = text if number is None else number
    return make_game(id, options)
