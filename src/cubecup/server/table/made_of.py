"""What a table is made of: a fingerprint and all values, so that a later version knows whether it prints the same."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Final

import msgspec

from cubecup.kernel.errors import Clause, CubeCupError
from cubecup.kernel.game import Game
from cubecup.server.storage.rows import Content, TableHeader

_MOST_KEPT: Final = 64
_known: OrderedDict[bytes, Content] = OrderedDict()  # what was worked out before


def content_of(game: Game) -> Content:
    """Tables come by the thousand and are made of a few things: each is written out once."""
    key = msgspec.json.encode([game.id, game.options()], order="sorted")
    known = _known.get(key)
    if known is None:
        options = msgspec.json.encode(game.frozen_options(), order="sorted")
        known = Content(hashlib.sha256(options).hexdigest()[:32], options.decode())
        _known[key] = known
        while len(_known) > _MOST_KEPT:
            _known.popitem(last=False)
    return known


def other_version(header: TableHeader, error: CubeCupError | None = None) -> CubeCupError:
    """This version would not play it as it was begun; told with what stands in the way, if that is known."""
    changed = Clause("why-other-version", "its rules or its cards have changed since")
    reason = changed if error is None else error.clause()
    told = f"This table was begun with another version of Cube Cup: {reason}. It is not played on, but can be read."
    return CubeCupError("other-version", told, rules=header.rules, reason=reason)
