"""The catalogue of one language: Fluent files asked by id, each entry parsed when it is first wanted.

Fluent itself forgives: an unknown name is printed as its own id, and a broken entry is skipped. Here both are
errors, at the first `text` that would show them; `check` looks for them everywhere, and the tests do.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cubecup.kernel.errors import BadFile, BadOption, Clause, CubeCupError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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
    """The texts of one language. `sources` maps a file's name, for error messages, to its Fluent text.

    An entry is parsed when it is first asked for: a program shows a few dozen texts of two thousand.
    """

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.language = language
        self._entries: dict[str, _Entry] = {}
        self._openings: list[_Entry] = []  # what stands before the first entry of a file: comments
        self._places: dict[str, dict[str, _Place]] = {}  # of the entries parsed so far
        self._known: dict[str, _Needs] = {}
        self._bundle: FluentBundle | None = None
        self._given: set[str] = set()  # keys whose entries the bundle has
        for source, content in sources.items():
            opening, *entries = _split(source, content)
            self._openings.append(opening)
            for entry in entries:
                if entry.id in self._entries:
                    raise entry.twice(entry.id, self._entries[entry.id].source)
                self._entries[entry.id] = entry

    def check(self) -> None:
        """Read everything, so that whatever is wrong in any file is told at once."""
        for opening in self._openings:
            opening.parse()
        self.ids()

    def has(self, id: str) -> bool:
        """Whether `text` knows this id, or `id.attribute`."""
        return not id.startswith("-") and self._place(id) is not None

    def ids(self) -> frozenset[str]:
        """All that `text` can be asked for: ids, and attributes as `id.attribute`."""
        keys = [key for id in self._entries if not id.startswith("-") for key in self._parsed(id)]
        for key in keys:  # in the order of the files, so that the same mistake is always told in the same place
            self._needed(key)
        return frozenset(keys)

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
        plain = self._joined(id, values)
        return plain if plain is not None else self._formatted(id, needs, values)

    def _joined(self, key: str, values: Mapping[str, str | int | float]) -> str | None:
        """A text of words alone, put together without Fluent, which takes longer to import than to say it."""
        place = self._place(key)
        assert place is not None
        parts: list[str | None] = []
        for element in place.pattern.elements:
            inner = element.expression if isinstance(element, ast.Placeable) else element
            if isinstance(inner, ast.TextElement):
                parts.append(inner.value)
            elif isinstance(inner, ast.VariableReference) and isinstance(values[inner.id.name], str):
                parts.append(str(values[inner.id.name]))
            elif isinstance(inner, ast.MessageReference):
                parts.append(self._joined(_key(inner.id.name, inner.attribute), values))
            else:
                return None
        return None if None in parts else "".join(part for part in parts if part is not None)

    def _formatted(self, id: str, needs: _Needs, values: Mapping[str, str | int | float]) -> str:
        if self._bundle is None:
            from fluent.runtime import FluentBundle  # slow to import, and many commands say plain words only

            # Isolation marks would surround every value; all our languages run left to right.
            self._bundle = FluentBundle([self.language], use_isolating=False)
        for key in needs.quoted - self._given:
            parsed = self._entries[key.partition(".")[0]].parse()
            self._bundle.add_resource(ast.Resource([parsed] if parsed else []))
            self._given.add(key)
        message_id, _, attribute = id.partition(".")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # only ids with a value are known
        plain = {name: int(value) if isinstance(value, bool) else value for name, value in values.items()}
        written, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise self._error("unfit-value", id, str(errors[0]))
        return str(written)

    def _parsed(self, id: str) -> dict[str, _Place]:
        """The patterns of an entry, by key."""
        if id not in self._places:
            self._places[id] = _places(self._entries[id])
        return self._places[id]

    def _place(self, key: str) -> _Place | None:
        id = key.partition(".")[0]
        return self._parsed(id).get(key) if id in self._entries else None

    def _needed(self, key: str) -> _Needs:
        if key not in self._known:
            if not self.has(key):
                raise self._error("unknown-text", key, "there is no such id")
            self._known[key] = _needs(key, self._place)
        return self._known[key]

    def _error(self, code: str, key: str, reason: str, **facts: object) -> TextError:
        sentence = f"The {self.language} text {key} cannot be given: {reason}."
        return TextError(code, sentence, language=self.language, id=key, **facts)


class _Entry:
    """The lines of a file from one id to the next; `id` is empty for those before the first."""

    def __init__(self, id: str, source: str, line: int, content: str) -> None:
        self.id = id
        self.source = source
        self.line = line
        self.content = content
        self._parsed: ast.Message | ast.Term | None = None

    def twice(self, key: str, other: str) -> BadFile:
        told = Clause("why-text-once", f"{key} only once; it is also in {other}", id=key, other=other)
        return BadFile("bad-text", self.source, self.line, told, id=key)

    def parse(self) -> ast.Message | ast.Term | None:
        """What Fluent makes of it; anything it cannot read is an error of the file."""
        if self._parsed is None:
            for found in FluentParser().parse(self.content).body:
                if isinstance(found, ast.Junk):
                    reason = found.annotations[0].message if found.annotations else None
                    line = self.line + self.content.count("\n", 0, found.span.start if found.span else 0)
                    told = Clause("why-fluent", f"Fluent syntax; {reason or 'cannot be read'}")
                    raise BadFile("bad-text", self.source, line, told, id=self.id)
                if isinstance(found, ast.Message | ast.Term):
                    self._parsed = found
        return self._parsed


# An entry begins with its id at the margin; what follows it up to the next one is indented, or closes a brace.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)


def _split(source: str, content: str) -> Iterator[_Entry]:
    """What stands before the first id, and then each entry."""
    starts = list(_ENTRY.finditer(content))
    ends = [found.start() for found in starts[1:]] + [len(content)]
    yield _Entry("", source, 1, content[: starts[0].start()] if starts else content)
    line, at = 1, 0
    for found, end in zip(starts, ends, strict=bool(starts)):
        line += content.count("\n", at, found.start())
        at = found.start()
        yield _Entry(found.group(1), source, line, content[at:end])


class _Needs(NamedTuple):
    """The values a text asks for, those among them that pick a variant by number, and the texts it is made of."""

    variables: frozenset[str]
    numbers: frozenset[str]
    quoted: frozenset[str]  # its own key included


class _Place(Visitor):
    """One pattern under its key (`id`, `id.attribute`, `-term`), where it stands and what it uses."""

    def __init__(self, key: str, source: str, line: int, pattern: ast.Pattern) -> None:
        self.key = key
        self.source = source
        self.line = line
        self.pattern = pattern
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


def _places(entry: _Entry) -> dict[str, _Place]:
    found: dict[str, _Place] = {}
    parsed = entry.parse()
    assert parsed is not None  # an entry that has an id and no error
    named = [(entry.id, parsed.value)] if parsed.value is not None else []
    for key, pattern in [*named, *((_key(entry.id, one.id), one.value) for one in parsed.attributes)]:
        if key in found:
            raise entry.twice(key, entry.source)
        found[key] = _Place(key, entry.source, entry.line, pattern)
    return found


def _needs(key: str, find: Callable[[str], _Place | None]) -> _Needs:
    """What a text and all it quotes ask for; a quoted text that does not exist is an error of the file."""
    reached: dict[str, _Place] = {}
    unread = [(key, key)]
    while unread:
        wanted, quoting = unread.pop()
        place = find(wanted)
        if place is None:
            told = f"a text {wanted} for {quoting} to quote"
            raise reached[quoting].error(Clause("why-text-quoted", told, id=quoting, other=wanted))
        reached[wanted] = place
        if wanted.startswith("-") and place.variables:
            # Fluent fills a term's values from its call only, and leaves gaps without a word.
            told = f"no $values in the term {wanted}; quote a message instead"
            raise place.error(Clause("why-text-term", told, id=wanted))
        if key in place.quoted:
            told = f"no text that quotes itself; {wanted} leads back to {key}"
            raise place.error(Clause("why-text-circle", told, id=wanted, other=key))
        unread += [(quoted, wanted) for quoted in sorted(place.quoted) if quoted not in reached]
    return _Needs(
        frozenset().union(*(place.variables for place in reached.values())),
        frozenset().union(*(place.numbers for place in reached.values())),
        frozenset(reached),
    )


def _key(name: str, attribute: ast.Identifier | None) -> str:
    return name if attribute is None else f"{name}.{attribute.name}"


def _is_numeric(variant: ast.Variant) -> bool:
    return isinstance(variant.key, ast.NumberLiteral) or variant.key.name in _PLURAL_CATEGORIES
