"""Why an answer is good or bad, as data: the id of a text in `advice.ftl` and the facts it tells."""

from __future__ import annotations
