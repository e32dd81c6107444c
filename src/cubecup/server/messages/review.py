"""Why a race was won, as far as it is worked out."""

from __future__ import annotations

import msgspec

from cubecup.review.data import Review


class ReviewTold(msgspec.Struct, kw_only=True):
    """The review of a race that is over. While it is worked out, `review` has first figures, or is still missing."""

    done: bool
    progress: float  # from 0 to 1
    review: Review | None
