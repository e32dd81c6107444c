"""The rules in four languages: alike rule by rule, and the pages in docs are what they say now."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from cubecup.cubitos.printed import printed
from cubecup.kernel.errors import BadOption
from cubecup.locales import LANGUAGES
from cubecup.rulebook import GAMES, Rule, Rulebook, Section, book_data, rulebook
from cubecup.rulebook.markdown import page, page_name
from cubecup.rulebook.markup import CODE, LINK, MARK, RULE, STRESS, TEXT, marks, spans
from cubecup.rulebook.words import words_of

ROOT = Path(__file__).resolve().parents[2]
BOOKS = [(game, language) for game in GAMES for language in LANGUAGES]


def _texts(book: Rulebook) -> dict[str, tuple[str, ...]]:
    """All paragraphs of a book by what they belong to."""
    found = {"": book.paragraphs}
    for section in book.sections:
        found[section.id] = section.paragraphs
        found |= {rule.id: rule.paragraphs for rule in section.rules}
    return found


def _written(rule: Rule | Section) -> str:
    """Everything a reader sees of a rule."""
    cells = [cell for row in rule.table.rows for cell in row] if rule.table else []
    return " ".join([rule.title, *rule.paragraphs, *cells])


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_the_pages_are_current(game: str, language: str) -> None:
    """If not: `make rules`."""
    kept = ROOT / "docs" / page_name(game, language)
    assert kept.read_text(encoding="utf-8") == page(rulebook(game, language))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_language_has_the_same_rules(game: str, language: str) -> None:
    ours, english = rulebook(game, language), rulebook(game, "en")
    assert [rule.id for rule in ours.rules()] == [rule.id for rule in english.rules()]
    assert [section.id for section in ours.sections] == [section.id for section in english.sections]
    assert words_of(game, language).ids() == words_of(game, "en").ids()


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_language_has_the_same_marks_and_leads_to_the_same_rules(game: str, language: str) -> None:
    ours, english = _texts(rulebook(game, language)), _texts(rulebook(game, "en"))
    for id, paragraphs in ours.items():
        assert len(paragraphs) == len(english[id]), id
        assert marks(paragraphs) == marks(english[id]), id
        for kind in (RULE, CODE, LINK):
            found, wanted = (
                sorted(span.target or span.text for text in texts for span in spans(text) if span.kind == kind)
                for texts in (paragraphs, english[id])
            )
            assert found == wanted, (id, kind)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_language_names_the_same_numbers(game: str, language: str) -> None:
    for ours, english in zip(rulebook(game, language).rules(), rulebook(game, "en").rules(), strict=True):
        # Ids contain numbers of their own; "13th" is "13-я" elsewhere, and ranges are written with a dash.
        found, wanted = (
            sorted(set(re.findall(r"\d+", re.sub(r"[A-Z]+-\d+", "", " ".join(rule.paragraphs)))))
            for rule in (ours, english)
        )
        assert found == wanted, ours.id


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("language", "foreign"), [("en", "[а-яґєіїё]"), ("uk", "[ыэъё]"), ("ru", "[ґєії’]"), ("pl", "[а-яґєіїё]")]
)
def test_letters_are_those_of_the_language(game: str, language: str, foreign: str) -> None:
    for section in rulebook(game, language).sections:
        parts: list[Rule | Section] = [section, *section.rules]
        for part in parts:
            assert not re.search(foreign, _written(part), re.IGNORECASE), part.id


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_no_rule_was_left_in_english(game: str, language: str) -> None:
    ours, english = _texts(rulebook(game, language)), _texts(rulebook(game, "en"))
    assert [id for id in ours if ours[id] and ours[id] == english[id]] == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_written_that_nobody_reads(game: str) -> None:
    """Every message of the file stands on the page; those with values are tried with what they get."""
    source = (ROOT / "src/cubecup/locales/en/rules" / f"{game}.ftl").read_text(encoding="utf-8")
    words = words_of(game, "en")
    book = rulebook(game, "en")
    shown = json.dumps(book_data(book), ensure_ascii=False) + book.contents + book.languages
    plain = "".join(re.findall(r'"text": "((?:[^"\\]|\\.)*)"', shown)).replace('\\"', '"') + shown
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent.Message) and entry.id.name != "rules-cost":
            first = spans(words.paragraphs(entry.id.name)[0])[0].text
            assert first in plain, entry.id.name


def test_notes_to_cards_are_of_cards_that_exist() -> None:
    noted = {id.removeprefix("CARD-") for id in words_of("cubitos", "en").ids() if id.startswith("CARD-")}
    assert noted <= set(printed().cards)
    assert len(noted) > 20


def test_what_our_rulings_are_carries_the_mark() -> None:
    book = rulebook("cubitos", "en")
    for id in ("TRACK-5", "TRACK-10", "ABIL-6", "ABIL-9", "ABIL-12", "CARD-bob", "CARD-schmutz", "RUN-9", "ROLL-10"):
        assert "R" in marks(book.rule(id).paragraphs), id


def test_values_come_from_the_content() -> None:
    book = rulebook("cubitos", "en")
    assert book.rule("CARD-bob").detail == f"cost {printed().cards['bob'].cost}"
    fans = book.rule("FAN-3").table
    assert fans is not None
    assert fans.rows[1][-1] == str(printed().fans[-1].credits)


def test_the_markup() -> None:
    paragraph = "A *bust* [R], see ROLL-9 and `skip`, or [the page](balance.md)."
    assert [(span.kind, span.text) for span in spans(paragraph)] == [
        (TEXT, "A "), (STRESS, "bust"), (TEXT, " "), (MARK, "R"), (TEXT, ", see "), (RULE, "ROLL-9"), (TEXT, " and "),
        (CODE, "skip"), (TEXT, ", or "), (LINK, "the page"), (TEXT, "."),
    ]  # fmt: skip
    assert spans("")[:1] == ()
    assert marks((paragraph, "none", "[X][R]")) == "RXR"


def test_a_book_is_plain_data() -> None:
    data = book_data(rulebook("cubitos", "pl"))
    again = json.loads(json.dumps(data))
    assert again == data
    (roll,) = (section for section in again["sections"] if section["id"] == "roll")
    bust = next(rule for rule in roll["rules"] if rule["id"] == "ROLL-9")
    assert bust["title"] == "Porażka"
    assert {"kind": "rule", "text": "FAN-1"} in bust["paragraphs"][0]
    (timing,) = (rule for rule in roll["rules"] if rule["id"] == "ROLL-10")
    assert timing["marks"] == "RRR"


def test_pages_of_a_language_lead_to_each_other() -> None:
    assert page_name("cubitos", "en") == "rules.md"
    assert page_name("seven-cubes", "uk") == "rules-seven-cubes.uk.md"
    assert "](rules.uk.md)" in page(rulebook("seven-cubes", "uk"))
    assert "](rules.md)" in page(rulebook("seven-cubes", "en"))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_links_of_the_pages_lead_somewhere(game: str, language: str) -> None:
    text = page(rulebook(game, language))
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    targets = {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
    targets |= set(re.findall(r'<a id="([^"]+)"></a>', text))
    assert set(re.findall(r"\]\(#([^)]*)\)", text)) <= targets
    for file in re.findall(r"\]\(([^)#]+)\)", text):
        assert (ROOT / "docs" / file).is_file(), file


def test_what_does_not_exist_is_an_error() -> None:
    with pytest.raises(BadOption, match="chess") as error:
        rulebook("chess", "en")
    assert error.value.code == "unknown-game"
    with pytest.raises(BadOption) as error:
        rulebook("cubitos", "de")
    assert error.value.code == "unknown-language"
