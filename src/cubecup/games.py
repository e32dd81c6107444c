"""The games there are, by id, and how to make one from options given as text or as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cubecup.cubitos.game import Cubitos
from cubecup.kernel.errors import BadOption, CubeCupError
from cubecup.kernel.game import JSON, Game
from cubecup.kernel.record import Record
from cubecup.seven_cubes.game import SevenCubes

_MAKERS: dict[str, Callable[..., Game]] = {"cubitos": Cubitos, "seven-cubes": SevenCubes}

GAMES = tuple(_MAKERS)


def make_game(id: str, options: Mapping[str, JSON] | None = None) -> Game:
    """A game with its options settled; an unknown game or option is an error that lists what there is."""
    if id not in _MAKERS:
        raise BadOption("unknown-game", f"There is no game {id!r}. Games: {', '.join(GAMES)}.", value=str(id))
    try:
        return _MAKERS[id](**(options or {}))
    except TypeError as error:
        raise BadOption("unknown-option", f"An option of {id} is unknown or of the wrong type: {error}.") from None


def game_of(record: Record) -> Game:
    """The game a record was written of; the error names the line of the header that is wrong."""
    if record.game not in _MAKERS:
        raise record.blame("game", f"one of the games {', '.join(GAMES)}")
    try:
        return make_game(record.game, record.options)
    except CubeCupError as error:
        raise record.blame("options", error.sentence) from None


def from_words(words: Mapping[str, str]) -> Game:
    """Options as in a scenario: `cards=race-1 tracks=a,b laps=2`; lists are separated by commas."""
    options: dict[str, JSON] = {}
    for name, text in words.items():
        if name == "game":
            continue
        many: list[JSON] = [*text.split(",")]
        options[name] = int(text) if text.isdecimal() else many if "," in text else text
    return make_game(words.get("game", "cubitos"), options)
