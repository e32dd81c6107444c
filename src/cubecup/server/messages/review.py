"""Why a race was won, as far as it is worked out."""

from __future__ import annotations

import msgspec

from cubecup.review.data import Review
from cubecup.server.messages.fields import Id


class ReviewTold(msgspec.Struct, kw_only=True):
    """The review of a race that is over. While it is worked out, `review` has first figures, or is still missing."""

    done: bool
    progress: float  # from 0 to 1
    review: Review | None


class ReviewRecord(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A race to review that is no table's: a record somebody has shared, or a record itself, of which nothing is kept
    but the review, for a while. One of the two is named."""

    shared: Id | None = None
    record: str | None = None


class ReviewBegun(msgspec.Struct, kw_only=True):
    """Under which name to ask for it."""

    name: str
