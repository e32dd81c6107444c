"""The Cubitos texts: complete and alike in four languages, with the published names and true plurals."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cubecup.locales import LANGUAGES, catalog

KINDS = (
    "light-gray", "dark-gray", "start",
    "white", "brown", "red", "green", "orange", "purple", "yellow", "blue",
)  # fmt: skip
SETS = (*(f"race-{n}" for n in range(1, 8)), "combotastic", "such-much-fans", "grand-finale")
TRACKS = ("nothing-goes-right", "ahead-of-the-curve", "testing-the-waters", "still-waters-run-deep")
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
# What a pack may change in a card's sentence; all other numbers stand in the text.
CARD_VALUES = {
    "fat-cat": {"money"},
    "broken-cow": {"cows"},
    "mr-soldier": TIES_AND_LOSS,
    "punch-guy": TIES_AND_LOSS,
    "supah-general": {"per_fan", *TIES_AND_LOSS},
    "champion": TIES_AND_LOSS,
    "crabby": TIES_AND_LOSS,
    "up-to-11": {"power_movement"},
    "mr-bats": {"money"},
    "the-babe": {"money", "power_fans"},
    "reckless-cheese": {"spaces"},
    "cheese-boy": {"movement"},
    "llama-rama": {"money"},
    "llama-shaman": {"money"},
    "wikiwiki-dinosaur": {"per_color"},
    "pronto-bronto": {"lines_per_movement"},
}
SAMPLE: dict[str, int] = {
    "n": 3, "money": 2, "cows": 2, "per_fan": 1, "power_movement": 2, "power_fans": 1, "spaces": 1,
    "movement": 2, "per_color": 1, "lines_per_movement": 2, "swords_symbol": 1, "swords_power": 2,
    "start_player_breaks_ties": 1, "loses_red": 1,
}  # fmt: skip

# The timing boxes of each card in order, where it is not a single Run box.
TIMINGS = {
    **dict.fromkeys(("broken-cow", "pina-cubelada", "keep-on-rollin", "rolling-stoned"), "active"),
    **dict.fromkeys(("fast-cat", "dugout", "pinch-eater", "stogie"), "now"),
    **dict.fromkeys(("mr-soldier", "punch-guy", "supah-general", "champion", "crabby"), "most"),
    **dict.fromkeys(("el-bandito", "jacques-couteau"), "each"),
    **dict.fromkeys(("rock-on", "reckless-cheese"), "ongoing"),
    **dict.fromkeys(("the-babe", "stinky-cheese", "bad-cheese", "llama-rama"), "run power"),
    **dict.fromkeys(("muggles", "the-cheese-stands-alone", "cubasaurus"), "now run"),
    **dict.fromkeys(("up-to-11", "ledercheesen"), "ongoing power-run"),
    "schmutz": "run late",
    "wizard": "ongoing run",
    "pineapple-rocks": "ongoing power",
    "punk-fruit": "active run",
    "batter-beaver": "now late",
    "bob": "late",
}
MUST_LOSE = {
    "rich-dog", "captain-bark", "wizard", "dapper-doggie", "dr-livingstone", "mr-dog", "muggles", "the-babe",
    "bad-cheese", "cubasaurus",
}  # fmt: skip


def _table(name: str) -> list[dict[str, str]]:
    with Path(__file__).with_name(name).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


CARD_NAMES = _table("card_names.csv")
GLOSSARY = _table("glossary.csv")
CARDS = tuple(row["id"] for row in CARD_NAMES)
NAMES = {
    *(f"card-{card}" for card in CARDS),
    *(f"set-{one}" for one in SETS),
    *(f"track-{track}" for track in TRACKS),
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


PARTS = {language: dict(_entries(language)) for language in LANGUAGES}


def _written(language: str) -> dict[str, str]:
    """Every Cubitos text of a language with the sample numbers."""
    texts = catalog(language)
    return {id_: texts.text(id_, **SAMPLE) for id_ in PARTS[language] if not id_.startswith("-")}


def test_every_thing_of_the_game_has_a_text() -> None:
    expected = {
        *(f"{what}-{kind}" for what in ("kind", "color") for kind in KINDS),
        *(row["id"] for row in GLOSSARY),
        *(f"count-{thing}" for thing in COUNTED),
        *(f"card-{card}{part}" for card in CARDS for part in ("", ".text")),
        *(f"set-{one}{part}" for one in SETS for part in ("", ".text")),
        *(f"track-{track}{part}" for track in TRACKS for part in ("", ".text")),
        *OTHER_IDS,
    }
    assert len(CARDS) == 56
    assert expected - catalog("en").ids() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_ids_values_and_quotations(language: str) -> None:
    """Each text quotes the same shared wordings in the same order, so no clause can be left out."""
    assert PARTS[language].keys() == PARTS["en"].keys()
    for id_, parts in PARTS[language].items():
        assert parts.quoted == PARTS["en"][id_].quoted, id_
        if not id_.startswith("-"):
            assert catalog(language).variables(id_) == catalog("en").variables(id_), id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_selectors_have_all_forms_of_the_language(language: str) -> None:
    forms = ["one", "other"] if language == "en" else ["one", "few", "many", "other"]
    selectors = [(id_, keys) for id_, parts in PARTS[language].items() for keys in parts.selectors]
    flags = [id_ for id_, keys in selectors if keys == ["1", "0"]]
    assert flags == ["clause-ties", "clause-lose-red"]
    assert [(id_, keys) for id_, keys in selectors if id_ not in flags and keys != forms] == []


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_all_counted_things_are_declined(language: str) -> None:
    assert [thing for thing in COUNTED if not PARTS[language][f"count-{thing}"].selectors] == []


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
    timings = TIMINGS.get(card, "run").split()
    lines = texts.text(f"card-{card}.text", **SAMPLE).split("\n")
    assert len(lines) == len(timings)
    for line, timing in zip(lines, timings, strict=True):
        assert re.match(rf"{texts.text(f'timing-{timing}')}(:|, \w| \()", line)
        assert line.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_must_lose_is_said_on_the_cards_that_must_and_on_no_other(language: str) -> None:
    """ABIL-6."""
    wordings = {"-must-lose", "-must-lose-only"}
    saying = {card for card in CARDS if wordings & {*PARTS[language][f"card-{card}.text"].quoted}}
    assert saying == MUST_LOSE


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_take_what_a_pack_may_change_as_values(language: str) -> None:
    found = {card: catalog(language).variables(f"card-{card}.text") for card in CARDS}
    assert {card: values for card, values in found.items() if values} == CARD_VALUES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [card for card, values in CARD_VALUES.items() if values >= TIES_AND_LOSS])
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


@pytest.mark.parametrize(
    ("language", "foreign"),
    [
        ("en", "[а-яґєіїё]"),
        ("uk", "[a-zыэъё]"),
        ("ru", "[a-zґєії’]"),
        ("pl", "[а-яґєіїё]"),
    ],
)
def test_every_word_is_in_the_letters_of_its_language(language: str, foreign: str) -> None:
    """Look-alike letters of the other script, above all: they break searching and reading aloud."""
    wrong = {id_: text for id_, text in _written(language).items() if re.search(foreign, text, re.IGNORECASE)}
    assert wrong == {}


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_no_text_was_left_in_english(language: str) -> None:
    english = _written("en")
    same = {id_ for id_, text in _written(language).items() if text == english[id_]}
    assert same <= NAMES
