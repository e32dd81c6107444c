"""Every error the engine raises on purpose: a stable code for programs, a sentence for people.

Whoever catches one may rely on this: the state, file or option it speaks of is unchanged.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterable
from typing import Final


class Clause:
    """A part of an error's sentence: English for logs, and the id and facts of its text in every language."""

    __slots__ = ("english", "facts", "id")

    def __init__(self, _id: str, _english: str, /, **facts: object) -> None:
        """Called like no fact: in the compiled build a fact called `id` could not be told apart."""
        self.id = _id
        self.english = _english
        self.facts: dict[str, object] = facts

    def __str__(self) -> str:
        return self.english

    def __repr__(self) -> str:
        return f"Clause({self.id!r}, {self.english!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Clause) and (self.id, self.facts) == (other.id, other.facts)

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[object, ...]:
        return (_clause, (self.id, self.english, self.facts))


class CubeCupError(Exception):
    """Base of all deliberate errors; `code` is stable, `facts` fill a translated sentence.

    A sentence given as a clause is the fact `why` of the code's text, for codes that many things can lead to.
    """

    def __init__(self, code: str, sentence: str | Clause, **facts: object) -> None:
        super().__init__(str(sentence))
        self.code = code
        self.sentence = str(sentence)
        self.facts: dict[str, object] = facts
        if isinstance(sentence, Clause):
            facts["why"] = sentence

    def __reduce__(self) -> tuple[object, ...]:
        """Errors travel between processes: a worker's mistake must reach the one who asked."""
        return (_revived, (type(self), self.code, self._told()))

    def clause(self) -> Clause:
        """This error as a part of another's sentence."""
        return Clause(f"error-{self.code}", str(self), **self.facts)

    def _told(self) -> dict[str, object]:
        """What the class was told when the error was made, by name."""
        facts = dict(self.facts)
        return {"sentence": facts.pop("why", self.sentence), **facts}


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

    def __init__(self, code: str, source: str, line: int, expected: Clause, **facts: object) -> None:
        sentence = f"{source}, line {line}: {expected}"
        super().__init__(code, sentence, source=source, line=line, expected=expected, **facts)
        self.source = source
        self.line = line
        self.expected = expected

    def _told(self) -> dict[str, object]:
        return self.facts


def one_of(known: Iterable[str], value: object) -> Clause:
    """What an unknown word should have been."""
    listed = ", ".join(known)
    return Clause("why-one-of", f"one of {listed}; not {value!r}", known=listed, value=value)


def no_such(value: object, known: str, english: str) -> Clause:
    """Something asked for by a name that nothing has, and the names there are."""
    return Clause("why-no-such", english, value=value, known=known)


def accepted(error: CubeCupError) -> Clause:
    """What a file should have held instead of what the game has just refused."""
    return Clause("why-accepted", f"something that the game accepts; {error}", error=error.clause())


# What the system says of files and addresses, by the words of our texts; anything else is told by its number.
_SYSTEM_REASONS: Final[dict[int, tuple[str, str]]] = {
    errno.ENOENT: ("why-os-missing", "there is no such file or folder"),
    errno.EACCES: ("why-os-forbidden", "permission denied"),
    errno.EPERM: ("why-os-forbidden", "permission denied"),
    errno.EISDIR: ("why-os-folder", "it is a folder"),
    errno.ENOTDIR: ("why-os-no-folder", "a part of the path is no folder"),
    errno.EEXIST: ("why-os-exists", "it exists already"),
    errno.ENOSPC: ("why-os-full", "no space is left"),
    errno.EROFS: ("why-os-read-only", "the file system is read-only"),
    errno.ENAMETOOLONG: ("why-os-long-name", "the name is too long"),
    errno.EADDRINUSE: ("why-os-address-used", "the address is in use already"),
    errno.EADDRNOTAVAIL: ("why-os-address-unknown", "this machine does not have the address"),
    errno.ECONNREFUSED: ("why-os-refused", "the connection was refused"),
    errno.ETIMEDOUT: ("why-os-no-answer", "there was no answer in time"),
}


def system_reason(error: Exception) -> Clause:
    """Why the system refused something."""
    number = (error.errno or 0) if isinstance(error, OSError) else 0
    if number in _SYSTEM_REASONS:
        return Clause(*_SYSTEM_REASONS[number])
    if isinstance(error, TimeoutError):
        return Clause(*_SYSTEM_REASONS[errno.ETIMEDOUT])
    if number <= 0:  # a name the system cannot spell, an address it cannot look up
        return Clause("why-os-name", f"the system does not know such a name ({error})")
    return Clause("why-os-other", f"system error {number} ({error})", number=str(number))


def _clause(id: str, english: str, facts: dict[str, object]) -> Clause:
    return Clause(id, english, **facts)


def _revived(kind: Callable[..., CubeCupError], code: str, told: dict[str, object]) -> CubeCupError:
    return kind(code, **told)
