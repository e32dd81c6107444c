"""How a game names the shapes of what leaves the engine for screens.

They are types and nothing else: the engine fills plain dictionaries, mypy checks them against these shapes, and the
server publishes them as part of its schema.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Shapes(NamedTuple):
    """All that screens are told of a game, as types."""

    view: Any
    question: Any
    content: Any  # what never changes during a game
    results: Any  # what a page tells when it is over
    events: Mapping[str, Any]  # the details of each word, as a tuple
    words: Mapping[str, Any]  # lists of words a screen must know all of, by their name in the schema
