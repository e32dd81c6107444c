"""Every error the engine raises on purpose: a stable code for programs, a sentence for people.

Whoever catches one may rely on this: the state, file or option it speaks of is unchanged.
"""

from __future__ import annotations

from collections.abc import Callable


class CubeCupError(Exception):
    """Base of all deliberate errors; `code` is stable, `facts` fill a translated sentence."""

    def __init__(self, code: str, sentence: str, **facts: object) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.facts: dict[str, object] = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Errors travel between processes: a worker's mistake must reach the one who asked."""
        return (_revived, (type(self), self.code, self._told()))

    def _told(self) -> dict[str, object]:
        """What the class was told when the error was made, by name."""
        return {"sentence": self.sentence, **self.facts}


class IllegalAction(CubeCupError):
    """An action the rules do not allow now; names the rule that asks or forbids."""

    def __init__(self, code: str, rule: str, sentence: str, **facts: object) -> None:
        super().__init__(code, sentence, rule=rule, **facts)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.sentence} [{self.code}, {self.rule}]"


class BadOption(CubeCupError):
    """A game option, seat count or seed that does not exist or does not fit."""


class BadFile(CubeCupError):
    """A content, map, pack, scenario or record file that cannot be used."""

    def __init__(self, code: str, source: str, line: int, expected: str, **facts: object) -> None:
        sentence = f"{source}, line {line}: {expected}"
        super().__init__(code, sentence, source=source, line=line, expected=expected, **facts)
        self.source = source
        self.line = line
        self.expected = expected

    def _told(self) -> dict[str, object]:
        return self.facts


def _revived(kind: Callable[..., CubeCupError], code: str, told: dict[str, object]) -> CubeCupError:
    return kind(code, **told)
