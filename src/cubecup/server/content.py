"""What a browser needs to know once: cards, dice, sets and the geometry of tracks, as the engine has them."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from cubecup.cubitos.mapfile import parse_track
from cubecup.cubitos.printed import printed
from cubecup.cubitos.track import FINISH, START, Track
from cubecup.games import GAMES
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import JSON
from cubecup.locales import LANGUAGES

_TERMINAL: Final = ("cli.ftl", "lab.ftl")  # what only the command line says


@lru_cache(maxsize=8)
def game_content(game: str) -> dict[str, JSON]:
    if game not in GAMES:
        raise BadOption("unknown-game", f"There is no game {game!r}. Games: {', '.join(GAMES)}.", value=game)
    return _cubitos() if game == "cubitos" else {}


def _cubitos() -> dict[str, JSON]:
    content = printed()
    return {
        "faces": {kind: list(faces) for kind, faces in content.faces.items()},
        "supply": dict(content.supply),
        "base_draw": content.base_draw,
        "cards": {
            id: {"color": card.color, "cost": card.cost, "numbers": dict(card.numbers)}
            for id, card in content.cards.items()
        },
        "sets": {
            id: {"cards": list(one.cards), "tracks": list(one.tracks), "laps": one.laps}
            for id, one in content.sets.items()
        },
        "fans": [{"hands": space.hands, "credits": space.credits} for space in content.fans],
        "fans_beyond": content.fans_beyond,
        "tracks": {id: _track(parse_track(text, content.track_sources[id], id)) for id, text in content.tracks.items()},
    }


def _track(track: Track) -> dict[str, JSON]:
    """Spaces by name with what lies on them; rows and columns count from 1, odd rows lie half a cell to the right."""
    spaces: list[JSON] = [_space(track, space) for space in range(2, track.size)]
    return {
        "id": track.id,
        "lines": track.lines,
        "spaces": spaces,
        "start": _cells(track.start_cells),
        "finish": _cells(track.finish_cells),
        "walls": _cells(track.walls),
        "start_at": list(track.cell[START]),
        "finish_at": list(track.cell[FINISH]),
    }


def _space(track: Track, space: int) -> dict[str, JSON]:
    row, column = track.cell[space]
    found: dict[str, JSON] = {"name": track.names[space], "row": row, "column": column, "section": track.section[space]}
    if track.water[space]:
        found["water"] = True
    if track.jet[space]:
        found["jet"] = True
    if track.shortcut[space] >= 0:
        found["shortcut"] = {
            "to": track.names[track.shortcut[space]],
            "price": track.price[space],
            "by_foot": track.by_foot[space],
        }
    if track.rewards[space]:
        found["rewards"] = [{"kind": reward.kind, "amount": reward.amount} for reward in track.rewards[space]]
    return found


def _cells(cells: tuple[tuple[int, int], ...]) -> list[JSON]:
    return [[row, column] for row, column in cells]


@lru_cache(maxsize=8)
def texts(language: str) -> str:
    """All texts of a language that a browser can need, as one Fluent file."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        sentence = f"There are no texts in {language!r}; the languages are {known}."
        raise BadOption("unknown-language", sentence, language=language, known=known)
    folder = files("cubecup.locales") / language
    names = sorted(part.name for part in folder.iterdir() if part.name.endswith(".ftl"))
    return "\n".join((folder / name).read_text("utf-8") for name in names if name not in _TERMINAL)
