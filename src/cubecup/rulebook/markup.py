"""The little markup of the rules: marks, ids of rules, stressed words, what one types, and links to other pages."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

TEXT: Final = "text"
MARK: Final = "mark"  # R or X
RULE: Final = "rule"  # the id of a rule
STRESS: Final = "stress"
CODE: Final = "code"
LINK: Final = "link"  # to a page beside; `target` says which

RULE_ID: Final = re.compile(r"(?:COMP|SETUP|ROUND|ROLL|ABIL|RUN|TRACK|FAN|END|SC)-[0-9]+")

_SPANS: Final = re.compile(
    rf"\[(?P<mark>[RX])\]|(?P<rule>\b{RULE_ID.pattern}\b)|\*(?P<stress>[^*\s][^*]*)\*|`(?P<code>[^`]+)`"
    r"|\[(?P<link>[^\]]+)\]\((?P<target>[^)]+)\)"
)


class TextSpan(NamedTuple):
    """A piece of a paragraph and what it is."""

    kind: str
    text: str
    target: str = ""


def spans(paragraph: str) -> tuple[TextSpan, ...]:
    """A paragraph in pieces, in order."""
    found: list[TextSpan] = []
    at = 0
    for match in _SPANS.finditer(paragraph):
        if match.start() > at:
            found.append(TextSpan(TEXT, paragraph[at : match.start()]))
        kind = next(kind for kind in (MARK, RULE, STRESS, CODE, LINK) if match[kind] is not None)
        found.append(TextSpan(kind, match[kind], match["target"] or ""))
        at = match.end()
    if at < len(paragraph):
        found.append(TextSpan(TEXT, paragraph[at:]))
    return tuple(found)


def marks(paragraphs: tuple[str, ...]) -> str:
    """The marks in some paragraphs, in order, such as `RXR`."""
    return "".join(span.text for paragraph in paragraphs for span in spans(paragraph) if span.kind == MARK)
