"""Errors in the words of a language: the text of the code, filled with facts that may be texts themselves."""

from __future__ import annotations

from collections.abc import Mapping

from cubecup.kernel.errors import Clause, CubeCupError
from cubecup.locales.catalog import Catalog


def error_text(texts: Catalog, error: CubeCupError) -> str:
    """An error as one line; its own English sentence where there is no text for it."""
    id = f"error-{error.code}"
    if not texts.has(id) or not texts.variables(id) <= error.facts.keys():
        return _one_line(error.sentence)
    return _one_line(_filled(texts, id, error.facts))


def clause_text(texts: Catalog, clause: Clause) -> str:
    """A part of an error's sentence."""
    return _filled(texts, clause.id, clause.facts)


def _filled(texts: Catalog, id: str, facts: Mapping[str, object]) -> str:
    numbers = texts.numbers(id)
    return texts.text(id, **{name: _value(texts, fact, name in numbers) for name, fact in facts.items()})


def _value(texts: Catalog, fact: object, is_counted: bool) -> str | int | float:
    if isinstance(fact, Clause):
        return clause_text(texts, fact)
    # Only what a plural counts is written as a number: seeds and lines have no thousands to separate.
    return fact if is_counted and isinstance(fact, int | float) else str(fact)


def _one_line(text: str) -> str:
    return " ".join(text.split())
