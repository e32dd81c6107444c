"""Several names in one text: with commas, and as in CSV with quotation marks around a name that has commas itself."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO


def joined(names: Iterable[object]) -> str:
    """One text that `split` takes apart again."""
    texts = [str(name) for name in names]
    plain = ",".join(texts)
    if "," not in "".join(texts) and '"' not in plain:
        return plain
    text = StringIO()
    csv.writer(text, lineterminator="").writerow(texts)
    return text.getvalue()


def split(text: str) -> list[str]:
    """The names in a text; no text has one, which is empty."""
    try:
        return next(csv.reader([text])) or [""]
    except csv.Error:  # lines of their own, which no name has
        return [text]
