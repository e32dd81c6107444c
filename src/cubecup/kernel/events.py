"""How a game lists what can happen: a word for each event, what it means, and its details by name and type.

A catalogue is the whole vocabulary between the engine and whoever shows a game: a view, changed event by event, is
the view after them (docs/events.md). It also tells readers of the published schema what to expect.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import GenericAlias
from typing import Any, NamedTuple

from cubecup.kernel.game import Event


class Detail(NamedTuple):
    """A value at its place in an event; `rest` stands for any number of them."""

    name: str
    type: str
    rest: bool = False


class Happening(NamedTuple):
    """An event of a catalogue: its sentence, and its details in their order."""

    meaning: str
    details: tuple[Detail, ...]


def happening(meaning: str, *details: str) -> Happening:
    """`happening("dice come", "kind", "count: number", "others: seat ...")`; a name alone is also its type."""
    return Happening(meaning, tuple(_detail(text) for text in details))


def _detail(text: str) -> Detail:
    rest = text.endswith(" ...")
    name, _, kind = text.removesuffix(" ...").partition(": ")
    return Detail(name, kind or name, rest)


Name = Callable[[Any], str]  # of a value
NameAfter = Callable[[Any, Any], str]  # of a value whose name depends on the one before it


class Speller:
    """Puts names in place of a game's own numbers, for each detail whose type has them."""

    def __init__(
        self,
        catalogue: Mapping[str, Happening],
        names: Mapping[str, Name],
        after: Mapping[str, NameAfter] | None = None,
    ) -> None:
        """Which details those are is looked up once: servers spell every event of every table."""
        after = after or {}
        self._all: dict[str, Name] = {}  # words whose details all have names
        self._some: dict[str, list[tuple[int, Name]]] = {}
        self._after: dict[str, list[tuple[int, NameAfter]]] = {}
        for word, told in catalogue.items():
            if told.details and told.details[-1].rest:
                if told.details[-1].type in names:
                    self._all[word] = names[told.details[-1].type]
                continue
            places = list(enumerate(told.details))
            if some := [(at, names[one.type]) for at, one in places if one.type in names]:
                self._some[word] = some
            if pairs := [(at, after[one.type]) for at, one in places if one.type in after]:
                self._after[word] = pairs

    def spelled(self, events: list[Event]) -> list[Event]:
        return [self._spelled(event) for event in events]

    def _spelled(self, event: Event) -> Event:
        word, seat, details = event
        name = self._all.get(word)
        if name is not None:
            return (word, seat, tuple(map(name, details)))
        some, pairs = self._some.get(word), self._after.get(word)
        if some is None and pairs is None:
            return event
        found = list(details)
        for at, named in some or ():
            found[at] = named(details[at])
        for at, named_after in pairs or ():
            found[at] = named_after(details[at - 1], details[at])
        return (word, seat, tuple(found))


# What every game may tell.
COMMON: Mapping[str, Happening] = {
    "forced": happening("the only answer there was, given by the engine", "action: text"),
    "fact": happening("something that follows from the position has changed", "name: text", "value"),
    "waiting": happening("who is asked now", "seats: seat ..."),
    "win": happening("the seat has won"),
}

# Types every game may use.
PLAIN_TYPES: Mapping[str, Any] = {"text": str, "number": int, "seat": int, "value": bool | int | str}


def details_of(catalogue: Mapping[str, Happening], types: Mapping[str, Any]) -> dict[str, Any]:
    """The details of each word as a tuple type, for the schema that is published."""
    return {word: _tuple(told.details, types) for word, told in catalogue.items()}


def _tuple(details: tuple[Detail, ...], types: Mapping[str, Any]) -> Any:
    if details and details[-1].rest:
        assert len(details) == 1, "any number of values stand alone"
        return GenericAlias(tuple, (types[details[0].type], ...))
    return GenericAlias(tuple, tuple([types[one.type] for one in details]))
