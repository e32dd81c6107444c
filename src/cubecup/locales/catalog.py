"""The catalogue of one language: Fluent files read once, checked as a whole, then asked by id.

Fluent itself forgives: an unknown name is printed as its own id, and a broken entry is skipped. Here both are
errors, at loading where the file alone can tell, otherwise at the first `text` that would show them.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cubecup.kernel.errors import BadFile, BadOption, Clause, CubeCupError

LANGUAGES = ("en", "uk", "ru", "pl")

_PLURAL_CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})


class TextError(CubeCupError, KeyError):
    """A text that was asked for but cannot be given: no such id, or a value it needs is missing or unfit."""

    def __str__(self) -> str:
        return self.sentence  # KeyError alone would print the repr


@functools.cache
def catalog(language: str) -> Catalog:
    """The catalogue of a language, from all its .ftl files."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadOption(
            "unknown-language",
            f"There are no texts in {language!r}; the languages are {known}.",
            language=language,
            known=known,
        )
    folder = resources.files("cubecup.locales").joinpath(language)
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return Catalog(language, {f"{language}/{f.name}": f.read_text(encoding="utf-8") for f in files})


class Catalog:
    """The texts of one language. `sources` maps a file's name, for error messages, to its Fluent text."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.language = language
        # Isolation marks would surround every value; all our languages run left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        places: dict[str, _Place] = {}
        for source, content in sources.items():
            resource = FluentParser().parse(content)
            for place in _places(source, content, resource):
                if place.key in places:
                    other = places[place.key].source
                    told = f"{place.key} only once; it is also in {other}"
                    raise place.error(Clause("why-text-once", told, id=place.key, other=other))
                places[place.key] = place
            self._bundle.add_resource(resource)
        self._needs = {key: _needs(key, places) for key in places if not key.startswith("-")}

    def has(self, id: str) -> bool:
        """Whether `text` knows this id, or `id.attribute`."""
        return id in self._needs

    def ids(self) -> frozenset[str]:
        """All that `text` can be asked for: ids, and attributes as `id.attribute`."""
        return frozenset(self._needs)

    def variables(self, id: str) -> frozenset[str]:
        """The names of the values this text needs, those of the texts it quotes included."""
        return self._needed(id).variables

    def numbers(self, id: str) -> frozenset[str]:
        """The names among them whose values pick a variant by number, so that they must be numbers."""
        return self._needed(id).numbers

    def text(self, id: str, /, **values: str | int | float) -> str:
        """The text with this id, or `id.attribute`. Values it does not use are ignored.

        A card's content numbers can so be passed as they are; true and false count as 1 and 0.
        """
        needs = self._needed(id)
        for name in sorted(needs.variables):
            if name not in values:
                raise self._error("missing-value", id, f"it needs a value for {name}", name=name)
            if name in needs.numbers and isinstance(values[name], str):
                told = f"{name} must be a number, not {values[name]!r}"
                raise self._error("not-a-number", id, told, name=name, value=values[name])
        message_id, _, attribute = id.partition(".")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # only ids with a value are known
        plain = {name: int(value) if isinstance(value, bool) else value for name, value in values.items()}
        written, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise self._error("unfit-value", id, str(errors[0]))
        return str(written)

    def _needed(self, key: str) -> _Needs:
        if key not in self._needs:
            raise self._error("unknown-text", key, "there is no such id")
        return self._needs[key]

    def _error(self, code: str, key: str, reason: str, **facts: object) -> TextError:
        sentence = f"The {self.language} text {key} cannot be given: {reason}."
        return TextError(code, sentence, language=self.language, id=key, **facts)


class _Needs(NamedTuple):
    """The values a text asks for, and those among them that pick a variant by number."""

    variables: frozenset[str]
    numbers: frozenset[str]


class _Place(Visitor):
    """One pattern under its key (`id`, `id.attribute`, `-term`), where it stands and what it uses."""

    def __init__(self, key: str, source: str, line: int, pattern: ast.Pattern) -> None:
        self.key = key
        self.source = source
        self.line = line
        self.variables: set[str] = set()
        self.numbers: set[str] = set()
        self.quoted: set[str] = set()
        self.visit(pattern)

    def error(self, expected: Clause) -> BadFile:
        return BadFile("bad-text", self.source, self.line, expected, id=self.key)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by Visitor)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(_key(node.id.name, node.attribute))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.quoted.add(_key(f"-{node.id.name}", node.attribute))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference) and any(map(_is_numeric, node.variants)):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


def _places(source: str, content: str, resource: ast.Resource) -> Iterator[_Place]:
    for entry in resource.body:
        line = content.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else None
            raise BadFile(
                "bad-text", source, line, Clause("why-fluent", f"Fluent syntax; {reason or 'cannot be read'}")
            )
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
        if entry.value is not None:
            yield _Place(name, source, line, entry.value)
        for attribute in entry.attributes:
            yield _Place(_key(name, attribute.id), source, line, attribute.value)


def _needs(key: str, places: Mapping[str, _Place]) -> _Needs:
    """What a text and all it quotes ask for; a quoted text that does not exist is an error of the file."""
    reached = {key}
    unread = [key]
    while unread:
        place = places[unread.pop()]
        if place.key.startswith("-") and place.variables:
            # Fluent fills a term's values from its call only, and leaves gaps without a word.
            told = f"no $values in the term {place.key}; quote a message instead"
            raise place.error(Clause("why-text-term", told, id=place.key))
        if key in place.quoted:
            told = f"no text that quotes itself; {place.key} leads back to {key}"
            raise place.error(Clause("why-text-circle", told, id=place.key, other=key))
        for quoted in place.quoted - reached:
            if quoted not in places:
                told = f"a text {quoted} for {place.key} to quote"
                raise place.error(Clause("why-text-quoted", told, id=place.key, other=quoted))
            reached.add(quoted)
            unread.append(quoted)
    return _Needs(
        frozenset().union(*(places[k].variables for k in reached)),
        frozenset().union(*(places[k].numbers for k in reached)),
    )


def _key(name: str, attribute: ast.Identifier | None) -> str:
    return name if attribute is None else f"{name}.{attribute.name}"


def _is_numeric(variant: ast.Variant) -> bool:
    return isinstance(variant.key, ast.NumberLiteral) or variant.key.name in _PLURAL_CATEGORIES
