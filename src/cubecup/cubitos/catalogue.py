"""Cards, dice, sets and tracks as data for screens: what is printed, as a race is played with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cubecup.cubitos.cards.deck import DECK
from cubecup.cubitos.mapfile import parse_track
from cubecup.cubitos.printed import Printed
from cubecup.cubitos.track import FINISH, START, Track

if TYPE_CHECKING:
    from cubecup.cubitos import shapes


def catalogue(content: Printed) -> shapes.CubitosContent:
    """Everything a screen needs to know once."""
    return {
        "faces": cast("shapes.FacesByKind", {kind: list(faces) for kind, faces in content.faces.items()}),
        "supply": cast("shapes.CountByKind", dict(content.supply)),
        "base_draw": content.base_draw,
        "cards": {
            id: {
                "color": cast("shapes.Color", card.color),
                "cost": card.cost,
                "numbers": dict(card.numbers),
                "notes": [*DECK[id].notes],
            }
            for id, card in content.cards.items()
        },
        "sets": {
            id: {"cards": list(one.cards), "tracks": list(one.tracks), "laps": one.laps}
            for id, one in content.sets.items()
        },
        "fans": [{"hands": space.hands, "credits": space.credits} for space in content.fans],
        "fans_beyond": content.fans_beyond,
        "texts": content.texts,
        "tracks": {id: _track(parse_track(text, content.track_sources[id], id)) for id, text in content.tracks.items()},
    }


def _track(track: Track) -> shapes.DrawnTrack:
    """Spaces by name with what lies on them; rows and columns count from 1, odd rows lie half a cell to the right."""
    return {
        "id": track.id,
        "lines": track.lines,
        "length": track.to_finish[START] if track.to_finish[START] >= 0 else track.to_finish_wet[START],
        "spaces": [_space(track, space) for space in range(2, track.size)],
        "start": [*track.start_cells],
        "finish": [*track.finish_cells],
        "walls": [*track.walls],
        "start_at": track.cell[START],
        "finish_at": track.cell[FINISH],
    }


def _space(track: Track, space: int) -> shapes.Space:
    row, column = track.cell[space]
    found: shapes.Space = {"name": track.names[space], "row": row, "column": column, "section": track.section[space]}
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
