"""The rules of Cubitos: which section has which rules, and the tables that come from the content."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from cubecup.cubitos.printed import COLORS, KINDS, Printed, printed
from cubecup.rulebook.book import Rule, Rulebook, RuleTable, Section
from cubecup.rulebook.words import RuleWords, words_of

GROUPS: Final = {"COMP": 3, "SETUP": 4, "ROUND": 2, "ROLL": 11, "ABIL": 13, "RUN": 9, "TRACK": 10, "FAN": 3, "END": 3}
STEPS: Final = (  # and the rules that tell more of each
    "ROLL-1, ROLL-2, ROLL-3, ROLL-4",
    "ROLL-5, ROLL-11, ABIL-2",
    "ROLL-6, ROLL-7, ROLL-8, ROLL-9",
    "RUN-1, RUN-2, RUN-3",
    "RUN-4, RUN-5, RUN-6",
    "RUN-7",
    "RUN-8, ROUND-1, ROUND-2",
)
WORDS: Final = (
    "kind", "zone", "tray", "hit", "push", "movement", "money", "credits", "fans", "hand-token", "swords", "symbol",
)  # fmt: skip


def cubitos_book(language: str) -> Rulebook:
    words = words_of("cubitos", language)
    return Rulebook(
        "cubitos",
        language,
        words("rules-title"),
        words("rules-contents"),
        words("rules-languages"),
        words.paragraphs("rules-intro"),
        tuple(_sections(words, printed())),
    )


def _sections(words: RuleWords, content: Printed) -> Iterator[Section]:
    yield words.section("steps", table=_steps(words))
    yield words.section("words", table=_words(words))
    tables = {"COMP-2": _faces(words, content), "FAN-3": _fans(words, content)}
    for group, last in GROUPS.items():
        ids = [f"{group}-{number}" for number in range(1, last + 1)]
        rules = tuple(words.rule(id, tables.get(id)) for id in ids)
        yield words.section(group.lower(), rules, group=group)
    yield words.section("cards", group="CARD")
    for color in COLORS:
        yield _cards(words, content, color)
    yield words.section("sets", table=_sets(words, content))
    yield words.section("tracks", table=_tracks(words, content))


def _steps(words: RuleWords) -> RuleTable:
    head = (words("rules-column-step"), words("rules-column-what"), words("rules-column-rules"))
    rows = [
        (f"{number}. {words(f'step-{number}')}", words(f"step-{number}.text"), rules)
        for number, rules in enumerate(STEPS, 1)
    ]
    return RuleTable(head, tuple(rows))


def _words(words: RuleWords) -> RuleTable:
    head = (words("rules-column-word"), words("rules-column-meaning"))
    return RuleTable(head, tuple((words(f"word-{word}"), words(f"word-{word}.text")) for word in WORDS))


# -- what the content says -----------------------------------------------------------------------------


def _faces(words: RuleWords, content: Printed) -> RuleTable:
    """Kinds with the same faces share a row."""
    head = (words("rules-column-kind"), words("rules-column-faces"))
    kinds: dict[tuple[str, ...], list[str]] = {}
    for kind in KINDS:
        kinds.setdefault(content.faces[kind], []).append(words(f"kind-{kind}"))
    return RuleTable(head, tuple((", ".join(names), faces_text(words, faces)) for faces, names in kinds.items()))


def faces_text(words: RuleWords, faces: tuple[str, ...]) -> str:
    parts = []
    for face, same in groupby(faces):
        name, _, amount = face.partition(" ")
        count = len(list(same))
        text = words(f"face-{name}", n=int(amount)) if amount else words(f"face-{name}")
        parts.append(f"{text} × {count}" if count > 1 else text)
    return ", ".join(parts)


def _fans(words: RuleWords, content: Printed) -> RuleTable:
    spaces = [str(number) for number in range(1, len(content.fans) + 1)]
    hands = [str(space.hands or "") for space in content.fans]
    credits = [str(space.credits or "") for space in content.fans]
    return RuleTable(
        (words("rules-column-space"), *spaces),
        ((words("term-hand-token"), *hands), (words("term-credits"), *credits)),
    )


def _cards(words: RuleWords, content: Printed, color: str) -> Section:
    published = {card for one in content.sets.values() for card in one.cards}
    cards = [card for card in content.cards if card in published and content.cards[card].color == color]
    rules = tuple(_card(words, content, card) for card in cards)
    title = words(f"color-{color}")
    faces = faces_text(words, content.faces[color])
    paragraphs = (f"{words('rules-column-faces')}: {faces}.", *words.paragraphs(f"cards-{color}"))
    return Section(f"cards-{color}", title[:1].upper() + title[1:], paragraphs, None, rules, level=2)


def _card(words: RuleWords, content: Printed, card: str) -> Rule:
    numbers = content.cards[card].numbers
    text = words(f"card-{card}.text", **numbers)
    cost = words("rules-cost", cost=content.cards[card].cost)
    return Rule(f"CARD-{card}", words(f"card-{card}"), (text, *words.paragraphs(f"CARD-{card}")), None, cost)


def _sets(words: RuleWords, content: Printed) -> RuleTable:
    head = (words("rules-column-set"), words("rules-column-cards"), words("rules-column-track"))
    rows = []
    for one in content.sets.values():
        tracks = " → ".join(words(f"track-{track}") for track in one.tracks)
        laps = f" ({words('count-laps', n=one.laps)})" if one.laps > 1 else ""
        cards = ", ".join(words(f"card-{card}") for card in one.cards)
        rows.append((f"{words(f'set-{one.id}')} (`{one.id}`)", cards, f"{tracks}{laps}"))
    return RuleTable(head, tuple(rows))


def _tracks(words: RuleWords, content: Printed) -> RuleTable:
    head = (words("rules-column-course"), words("rules-column-character"))
    published = dict.fromkeys(track for one in content.sets.values() for track in one.tracks)
    rows = [(f"{words(f'track-{id}')} (`{id}`)", words(f"track-{id}.text")) for id in published]
    return RuleTable(head, tuple(rows))
