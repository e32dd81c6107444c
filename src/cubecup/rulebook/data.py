"""A rulebook as plain data, for whoever shows it: paragraphs are lists of spans, so nobody needs to know the markup.

    {"game", "language", "title", "paragraphs": [...], "sections": [
        {"id", "title", "level", "paragraphs": [...], "table": null,
         "rules": [{"id", "title", "detail", "marks": "RX", "paragraphs": [...], "table": {"head", "rows"}}]}]}

A paragraph or a cell is a list of spans such as {"kind": "rule", "text": "ROLL-9"}; kinds are text, mark, rule,
stress, code and link (with "target": a page of docs).
"""

from __future__ import annotations

from collections.abc import Mapping

from cubecup.games import GameRegistry
from cubecup.kernel.game import JSON
from cubecup.rulebook.book import Rule, Rulebook, RuleTable, Section
from cubecup.rulebook.games import GAMES, rulebook
from cubecup.rulebook.markup import marks, spans


def book_data(book: Rulebook) -> dict[str, JSON]:
    return {
        "game": book.game,
        "language": book.language,
        "title": book.title,
        "paragraphs": _paragraphs(book.paragraphs),
        "sections": [_section(section) for section in book.sections],
    }


def rulebooks(games: GameRegistry, language: str) -> list[Mapping[str, JSON]]:
    """The rules of all these games that have some to read: those that are here, and what other games bring along."""
    told = [book_data(rulebook(id, language)) if id in GAMES else games.kind(id).rulebook(language) for id in games.ids]
    return [one for one in told if one is not None]


def _section(section: Section) -> JSON:
    return {
        "id": section.id,
        "title": section.title,
        "level": section.level,
        "paragraphs": _paragraphs(section.paragraphs),
        "table": _table(section.table),
        "rules": [_rule(rule) for rule in section.rules],
    }


def _rule(rule: Rule) -> JSON:
    return {
        "id": rule.id,
        "title": rule.title,
        "detail": rule.detail,
        "marks": marks(rule.paragraphs),
        "paragraphs": _paragraphs(rule.paragraphs),
        "table": _table(rule.table),
    }


def _paragraphs(paragraphs: tuple[str, ...]) -> list[JSON]:
    return [_spans(paragraph) for paragraph in paragraphs]


def _table(table: RuleTable | None) -> JSON:
    if table is None:
        return None
    return {"head": list(table.head), "rows": [[_spans(cell) for cell in row] for row in table.rows]}


def _spans(text: str) -> JSON:
    return [
        {"kind": span.kind, "text": span.text, **({"target": span.target} if span.target else {})}
        for span in spans(text)
    ]
