"""The Cubitos texts: complete and alike in four languages, with the published names and true plurals."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cubecup.cubitos.cards.deck import DECK
from cubecup.cubitos.cards.row import CardRow
from cubecup.cubitos.dice import KINDS
from cubecup.cubitos.ops.rolls import SpendThis
from cubecup.cubitos.printed import printed
from cubecup.locales import LANGUAGES, catalog
from tests.locales.published import published_cards, published_terms

CONTENT = printed()
COUNTED = (
    "dice", "money", "movement", "credits", "fans", "swords", "rounds", "laps", "players", "spaces", "lines",
)  # fmt: skip
OTHER_IDS = (
    *(f"zone-{zone}" for zone in ("draw", "roll", "active", "discard")),
    *(f"face-{face}" for face in ("blank", "symbol", "power", "money", "movement", "credit")),
    *(f"reward-{reward}" for reward in ("credits", "fan", "lose", "gain-any", "gain")),
    *(f"terrain-{terrain}" for terrain in ("open", "water", "wall", "start", "finish", "jet-pack")),
    "terrain-shortcut-money",
    "terrain-shortcut-movement",
    "advice-few-cheap-cards",
    "advice-no-trimming",
)

TIES_AND_LOSS = {"start_player_breaks_ties", "loses_red"}
SWORDS = {"swords_symbol", "swords_power"}  # shown by the dice, not told by the card
SAMPLE: dict[str, int] = {name: 2 for card in CONTENT.cards.values() for name in card.numbers}
SAMPLE |= {"n": 3} | dict.fromkeys(TIES_AND_LOSS, 1)


def _values(card: str) -> set[str]:
    """What a pack may change in a card's sentence; all other numbers stand in the text."""
    told = set(CONTENT.cards[card].numbers) - SWORDS
    return told - TIES_AND_LOSS if DECK[card].each_with_swords else told


def _timings(row: CardRow) -> list[str]:
    """The timing boxes of a card in the order in which its text has them."""
    spends = any(isinstance(op, SpendThis) for op in row.push)
    boxes = {
        "now": row.now or row.forces_push,
        "active": row.any_time or row.bust or spends,
        "ongoing": row.pushed or (row.push and not spends),
        "power": row.power_push,
        "run": row.run or row.must_lose,
        "power " if row.run else "power-run": row.power_run,
        "most": row.most_swords,
        "each": row.each_with_swords,
        "late": row.late,
    }
    return [box.strip() for box, said in boxes.items() if said]


CARD_NAMES = published_cards()
GLOSSARY = published_terms()
CARDS = tuple(CONTENT.cards)
NAMES = {
    *(f"card-{card}" for card in CARDS),
    *(f"set-{one}" for one in CONTENT.sets),
    *(f"track-{track}" for track in CONTENT.tracks),
    "term-champion-tour",
    "term-tour-de-cube",
}


class _Parts(Visitor):
    """The selectors of a pattern, and the texts it quotes in order."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.selectors: list[list[str]] = []
        self.quoted: list[str] = []
        self.visit(pattern)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (named by Visitor)
        keys = [v.key.value if isinstance(v.key, ast.NumberLiteral) else v.key.name for v in node.variants]
        self.selectors.append(keys)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.quoted.append(f"-{node.id.name}")


def _entries(language: str) -> Iterator[tuple[str, _Parts]]:
    source = resources.files("cubecup.locales").joinpath(language, "cubitos.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
        if entry.value is not None:
            yield name, _Parts(entry.value)
        for attribute in entry.attributes:
            yield f"{name}.{attribute.id.name}", _Parts(attribute.value)


@functools.cache  # not on import: a text takes long to parse, and whoever runs other tests needs none
def _parts(language: str) -> dict[str, _Parts]:
    return dict(_entries(language))


def _written(language: str) -> dict[str, str]:
    """Every Cubitos text of a language with the sample numbers."""
    texts = catalog(language)
    return {id_: texts.text(id_, **SAMPLE) for id_ in _parts(language) if not id_.startswith("-")}


def test_every_thing_of_the_game_has_a_text() -> None:
    expected = {
        *(f"{what}-{kind}" for what in ("kind", "color") for kind in KINDS),
        *(row["id"] for row in GLOSSARY),
        *(f"count-{thing}" for thing in COUNTED),
        *(f"card-{card}{part}" for card in CARDS for part in ("", ".text")),
        *(f"set-{one}{part}" for one in CONTENT.sets for part in ("", ".text")),
        *(f"track-{track}{part}" for track in CONTENT.tracks for part in ("", ".text")),
        *OTHER_IDS,
    }
    assert expected - catalog("en").ids() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_ids_values_and_quotations(language: str) -> None:
    """Each text quotes the same shared wordings in the same order, so no clause can be left out."""
    assert _parts(language).keys() == _parts("en").keys()
    for id_, parts in _parts(language).items():
        assert parts.quoted == _parts("en")[id_].quoted, id_
        if not id_.startswith("-"):
            assert catalog(language).variables(id_) == catalog("en").variables(id_), id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_selectors_have_all_forms_of_the_language(language: str) -> None:
    forms = ["one", "other"] if language == "en" else ["one", "few", "many", "other"]
    selectors = [(id_, keys) for id_, parts in _parts(language).items() for keys in parts.selectors]
    flags = [id_ for id_, keys in selectors if keys == ["1", "0"]]
    assert flags == ["clause-ties", "clause-lose-red"]
    assert [(id_, keys) for id_, keys in selectors if id_ not in flags and keys != forms] == []


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_all_counted_things_are_declined(language: str) -> None:
    assert [thing for thing in COUNTED if not _parts(language)[f"count-{thing}"].selectors] == []


@pytest.mark.parametrize(
    ("language", "id_", "expected"),
    [
        ("en", "count-dice", "0 dice|1 die|2 dice|5 dice|21 dice|1.5 dice"),
        ("en", "count-lines", "0 red lines|1 red line|2 red lines|5 red lines|21 red lines|1.5 red lines"),
        ("uk", "count-dice", "0 кубиків|1 кубик|2 кубики|5 кубиків|21 кубик|1,5 кубика"),
        ("uk", "count-laps", "0 кіл|1 коло|2 кола|5 кіл|21 коло|1,5 кола"),
        ("ru", "count-dice", "0 кубиков|1 кубик|2 кубика|5 кубиков|21 кубик|1,5 кубика"),
        ("ru", "count-credits", "0 кредитов|1 кредит|2 кредита|5 кредитов|21 кредит|1,5 кредита"),
        ("pl", "count-spaces", "0 pól|1 pole|2 pola|5 pól|21 pól|1,5 pola"),
        ("pl", "count-fans", "0 fanów|1 fan|2 fanów|5 fanów|21 fanów|1,5 fana"),
        ("pl", "face-movement", "0 ruchów|1 ruch|2 ruchy|5 ruchów|21 ruchów|1,5 ruchu"),
    ],
)  # fmt: skip
def test_numbers_decline_the_words_after_them(language: str, id_: str, expected: str) -> None:
    assert "|".join(catalog(language).text(id_, n=n) for n in (0, 1, 2, 5, 21, 1.5)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_terms_are_the_published_ones(language: str) -> None:
    texts = catalog(language)
    facts = {f"card-{row['id']}": row[language] for row in CARD_NAMES}
    facts |= {row["id"]: row[language] for row in GLOSSARY}
    assert {id_: texts.text(id_) for id_ in facts} == facts
    for n in range(1, 8):
        assert texts.text(f"set-race-{n}") == f"{texts.text('term-race')} {n}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_a_card_text_opens_every_line_with_its_timing(card: str, language: str) -> None:
    """ABIL-2, ABIL-3, ABIL-4, RUN-2, RUN-6: when the card acts is the first thing a player reads."""
    texts = catalog(language)
    timings = _timings(DECK[card])
    lines = texts.text(f"card-{card}.text", **SAMPLE).split("\n")
    assert len(lines) == len(timings)
    for line, timing in zip(lines, timings, strict=True):
        assert re.match(rf"{texts.text(f'timing-{timing}')}(:|, \w| \()", line)
        assert line.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_must_lose_is_said_on_the_cards_that_must_and_on_no_other(language: str) -> None:
    """ABIL-6."""
    wordings = {"-must-lose", "clause-must-lose-only"}
    saying = {card for card in CARDS if wordings & {*_parts(language)[f"card-{card}.text"].quoted}}
    assert saying == {card for card, row in DECK.items() if row.must_lose or row.power_must_lose}


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_take_what_a_pack_may_change_as_values(language: str) -> None:
    found = {card: catalog(language).variables(f"card-{card}.text") for card in CARDS}
    assert found == {card: _values(card) for card in CARDS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [card for card in CARDS if _values(card) >= TIES_AND_LOSS])
def test_red_cards_say_who_wins_a_tie_and_whether_a_red_die_is_lost(card: str, language: str) -> None:
    """RUN-2: both clauses are flags of the content."""
    texts = catalog(language)

    def written(*, ties: bool, loss: bool) -> str:
        flags = {"start_player_breaks_ties": ties, "loses_red": loss}
        return texts.text(f"card-{card}.text", **SAMPLE | flags)

    loss_clause = texts.text("clause-lose-red", loses_red=True)
    assert texts.text("clause-lose-red", loses_red=False) == ""
    assert written(ties=True, loss=True) == written(ties=True, loss=False) + loss_clause
    for ties in (True, False):
        tie_clause = texts.text("clause-ties", start_player_breaks_ties=ties)
        assert f"({tie_clause})" in written(ties=ties, loss=False)
    assert written(ties=True, loss=False) != written(ties=False, loss=False)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_names_the_same_numbers_in_all_languages(card: str) -> None:
    # Sample values no text prints by itself, so that a swapped or forgotten value shows.
    values = {name: 50 + i for i, name in enumerate(SAMPLE)} | {"start_player_breaks_ties": 1, "loses_red": 1}
    texts = {language: catalog(language).text(f"card-{card}.text", **values) for language in LANGUAGES}
    numbers = {language: sorted(re.findall(r"\d+", text)) for language, text in texts.items()}
    assert numbers == dict.fromkeys(LANGUAGES, numbers["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_unfinished_shows(language: str) -> None:
    for id_, text in _written(language).items():
        if id_ != "clause-lose-red":  # a clause that brings its own space
            assert text == text.strip() != "", id_
        assert not re.search(r"[{}$\u2068\u2069\t]|  | [.,;:]|\.\.| \n", text), (id_, text)


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_no_text_was_left_in_english(language: str) -> None:
    english = _written("en")
    same = {id_ for id_, text in _written(language).items() if text == english[id_]}
    assert same <= NAMES
