"""All that one race takes from paper, as a pack: with it a race stays what it was, whatever a later version prints."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cubecup.cubitos.pack_texts import ANY, KEYS, Texts
from cubecup.cubitos.printed import FLAGS, Card, FanSpace, Printed
from cubecup.cubitos.toml_text import toml_text
from cubecup.kernel.game import JSON

_ENDINGS: Final = {"name": "", "text": ".text"}


def frozen_pack(content: Printed, cards: Iterable[str], tracks: Iterable[str], set_id: str) -> str:
    """What no pack can change is said in remarks: colours, and which cards trim. So two races with the same pack are
    the same."""
    used = [content.cards[id] for id in cards]
    remarks = [f"{card.id}: {card.color}{', trims' if card.trims else ''}" for card in used]
    data: dict[str, JSON] = {
        "dice": _dice(content),
        "cards": {card.id: _card(card) | _words(content.texts, f"card-{card.id}") for card in used},
        "fans": {"beyond": content.fans_beyond, "spaces": [_space(space) for space in content.fans]},
        "sets": {set_id: _set(content, set_id) | _words(content.texts, f"set-{set_id}")} if set_id else {},
        "tracks": {
            id: {"map": content.tracks[id], **_words(content.texts, f"track-{id}")}
            for id in dict.fromkeys((*tracks, *(content.sets[set_id].tracks if set_id else ())))
        },
    }
    return toml_text(data, remarks)


def _dice(content: Printed) -> dict[str, JSON]:
    found: dict[str, JSON] = {"base_draw": content.base_draw}
    for kind, faces in content.faces.items():
        die: dict[str, JSON] = {"faces": list(faces), "count": content.supply[kind]}
        if kind in content.start_dice:
            die["start"] = content.start_dice[kind]
        found[kind] = die
    return found


def _card(card: Card) -> dict[str, JSON]:
    found: dict[str, JSON] = {"cost": card.cost}
    for name, number in card.numbers.items():
        if name in FLAGS:  # apart from the others: among whole numbers the compiled build takes `true` for 1
            found[name] = bool(number)
        else:
            found[name] = number
    return found


def _space(space: FanSpace) -> JSON:
    return {"hands": space.hands, "credits": space.credits}


def _set(content: Printed, id: str) -> dict[str, JSON]:
    known = content.sets[id]
    return {"cards": list(known.cards), "tracks": list(known.tracks), "laps": known.laps}


def _words(texts: Texts, id: str) -> dict[str, JSON]:
    """The pack's own names and texts. Beside texts in languages, the one for all others follows from them."""
    found: dict[str, JSON] = {}
    for key in KEYS:
        named = f"{id}{_ENDINGS[key]}"
        by_language = {language: known[named] for language, known in texts.items() if named in known}
        languages: dict[str, JSON] = {language: text for language, text in by_language.items() if language != ANY}
        if languages:
            found[key] = languages
        elif by_language:
            found[key] = by_language[ANY]
    return found
