"""What is told when something is refused."""

from __future__ import annotations

import msgspec

from cubecup.server.messages.fields import Data


class Problem(msgspec.Struct, kw_only=True):
    """An error: a stable code, a sentence in English, and the facts for a translated one."""

    code: str
    sentence: str
    rule: str | None = None
    facts: Data = {}
