"""Reading arguments: argparse with its help and its errors in the user's language, and options many commands share."""

from __future__ import annotations

import argparse
import difflib
import re
import secrets
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from cubecup.cli.words import Words
from cubecup.kernel.errors import BadOption
from cubecup.locales import LANGUAGES

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

_SEEDS: Final = 1_000_000_000  # random seeds are short enough to be typed again
_MISSING_VALUE: Final = re.compile(r"argument (?P<argument>.+): expected .*argument.*")


class Parser(argparse.ArgumentParser):
    """An argument parser that raises the project's errors and speaks through `Words`."""

    def __init__(self, command: str, words: Words) -> None:
        self.words = words

        class Formatter(argparse.HelpFormatter):
            def add_usage(
                self,
                usage: str | None,
                actions: Iterable[argparse.Action],
                groups: Iterable[argparse._MutuallyExclusiveGroup],
                prefix: str | None = None,
            ) -> None:
                super().add_usage(usage, actions, groups, words("help-usage") + " ")

        super().__init__(
            prog=f"cubecup {command}",
            description=words(f"command-{command}.about"),
            add_help=False,
            allow_abbrev=False,
            formatter_class=Formatter,
        )
        self.what = self.add_argument_group(words("help-what"))
        self.options = self.add_argument_group(words("help-options"))

    def option(self, *names: str, text: str | None = None, **settings: object) -> None:
        """An option, explained by the text `option-<name>` unless another one is named."""
        id = text or f"option-{names[0].lstrip('-')}"
        self.options.add_argument(*names, help=self._help(id), **settings)  # type: ignore[arg-type]  # as argparse has it

    def word(self, name: str, **settings: object) -> None:
        """A word without dashes, explained by the text `option-<name>`."""
        self.what.add_argument(name, metavar=name.upper(), help=self._help(f"option-{name}"), **settings)  # type: ignore[arg-type]

    def _help(self, id: str) -> str:
        return self.words(id).replace("%", "%%")

    def finish(self) -> None:
        """The options every command has, last in its help."""
        self.option("--language", metavar="|".join(LANGUAGES))
        self.option("-h", "--help", action="help")

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """What cannot be written is an error here; argparse would keep it to itself."""
        (file or sys.stdout).write(self.format_help())

    def read(self, arguments: list[str]) -> argparse.Namespace:
        found, unknown = self.parse_known_args(arguments)
        if unknown:
            raise BadOption("unknown-argument", f"What does {unknown[0]!r} mean?", value=unknown[0], command=self.prog)
        return found

    def error(self, message: str) -> NoReturn:
        missing = _MISSING_VALUE.fullmatch(message)
        if missing:
            argument = missing["argument"]
            raise BadOption("argument-value", f"{argument} needs a value.", argument=argument)
        raise BadOption("usage", f"The command was not understood: {message}.", command=self.prog)


# -- values --------------------------------------------------------------------------------------------


def whole(name: str, low: int | None = None, high: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers within limits."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise BadOption(
                "not-whole", f"{name} is a whole number, not {text!r}.", argument=name, value=text[:40]
            ) from None
        if (low is not None and number < low) or (high is not None and number > high):
            raise BadOption(
                "out-of-limits",
                f"{name} is from {low} to {high}, not {number}.",
                argument=name,
                low="" if low is None else low,
                high="…" if high is None else high,
                value=text[:40],
            )
        return number

    return read


def seconds(name: str) -> Callable[[str], float]:
    """A reader of spans of time."""

    def read(text: str) -> float:
        try:
            span = float(text)
        except ValueError:
            span = -1.0
        if not 0.01 <= span <= 3600:
            raise BadOption(
                "out-of-limits", f"{name} is from 0.01 to 3600, not {text!r}.",
                argument=name, low="0.01", high=3600, value=text[:40],
            )  # fmt: skip
        return span

    return read


def one_of(name: str, known: Iterable[str]) -> Callable[[str], str]:
    """A reader of a word from a list."""
    words = tuple(known)

    def read(text: str) -> str:
        if text not in words:
            raise unknown_value(name, text, words)
        return text

    return read


def unknown_value(argument: str, value: str, known: Iterable[str]) -> BadOption:
    """No such value: with the nearest known ones, or all of them if they are few."""
    names = tuple(known)
    near = names if len(names) <= 12 else tuple(difflib.get_close_matches(value.lower(), names, 3, 0.4)) or names[:5]
    listed = ", ".join(near) + ("" if len(near) == len(names) else ", …")
    return BadOption(
        "unknown-value", f"There is no {value!r} for {argument}; there is {listed}.",
        argument=argument, value=value[:60], known=listed,
    )  # fmt: skip


# -- shared options ------------------------------------------------------------------------------------


def add_seed(parser: Parser) -> None:
    parser.option("--seed", metavar="N", type=whole("--seed"))


def seed_of(arguments: argparse.Namespace) -> int:
    """The seed given, or a random one; whoever asks must print it."""
    given: int | None = arguments.seed
    return secrets.randbelow(_SEEDS) if given is None else given


def file_of(arguments: argparse.Namespace, name: str) -> Path:
    """A file that the command cannot do without."""
    given: str | None = getattr(arguments, name)
    if given is None:
        raise BadOption("missing-argument", f"A {name.upper()} is needed.", argument=name.upper())
    return Path(given)
