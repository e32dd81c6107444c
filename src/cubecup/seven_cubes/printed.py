"""What the sheet shows only in pictures: how the 16 special tokens divide into kinds (SC-1).

The built-in split comes from `content/tokens.toml`; the option `tokens` overrides some or all of it, as a mapping
or, for command lines and scenarios, as text: `protection:2,warp:5`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from cubecup.kernel.errors import BadFile, BadOption, Clause, accepted, no_such
from cubecup.seven_cubes.board import SPECIAL_TOKENS, SPECIALS

_SOURCE: Final = "tokens.toml"


@cache
def special_tokens() -> tuple[int, ...]:
    """The built-in split, in the order of `SPECIALS`."""
    text = files("cubecup.seven_cubes").joinpath("content", _SOURCE).read_text(encoding="utf-8")
    return read_tokens_file(text, _SOURCE)


def read_tokens_file(text: str, source: str) -> tuple[int, ...]:
    """The split a TOML text gives; it must name every kind."""
    try:
        split = tomllib.loads(text)["special"]
        return _split({}, dict(split))
    except KeyError as missing:
        raise BadFile(
            "bad-content", source, 1, Clause("why-value-for", f"a value for {missing}", name=str(missing.args[0]))
        ) from None
    except BadOption as unfit:
        raise BadFile("bad-content", source, 1, accepted(unfit)) from None
    except (ValueError, TypeError) as wrong:
        raise BadFile(
            "bad-content", source, 1, Clause("why-special", f"valid TOML with a table [special]: {wrong}")
        ) from None


TokensOption = str | Sequence[str] | Mapping[str, object] | None


def read_tokens(option: TokensOption) -> tuple[int, ...]:
    """The split of a game: the built-in one, with what the option changes."""
    built_in: dict[str, object] = dict(zip(SPECIALS, special_tokens(), strict=True))
    if option is None:
        return special_tokens()
    if isinstance(option, Mapping):
        return _split(built_in, option)
    if isinstance(option, str):
        return _split(built_in, _read_words(option.split(",")))
    if isinstance(option, Sequence):
        return _split(built_in, _read_words(option))
    raise _not_tokens(option)


def _read_words(words: Sequence[object]) -> dict[str, object]:
    split: dict[str, object] = {}
    for word in words:
        if not isinstance(word, str):
            raise _not_tokens(word)
        name, _, count = (part.strip() for part in word.partition(":"))
        if not (count.isascii() and count.isdecimal()) or len(count) > 2 or name in split:
            raise _not_tokens(word)
        split[name] = int(count)
    return split


def _not_tokens(value: object) -> BadOption:
    told = f"Tokens are given as protection:2,warp:5, not {value!r}."
    return BadOption("tokens", Clause("why-tokens-form", told), value=str(value))


def _split(built_in: Mapping[str, object], changes: Mapping[str, object]) -> tuple[int, ...]:
    for name, count in changes.items():
        if name not in SPECIALS:
            known = ", ".join(SPECIALS)
            raise BadOption(
                "tokens", no_such(name, known, f"There is no token {name!r}. Tokens: {known}."), value=str(name)
            )
        if type(count) is not int or not 0 <= count <= SPECIAL_TOKENS:
            told = f"There are 0 to {SPECIAL_TOKENS} {name} tokens, not {count!r}."
            why = Clause("why-token-count", told, most=SPECIAL_TOKENS, name=name, value=count)
            raise BadOption("tokens", why, value=str(count))
    split = {**built_in, **changes}
    counts = [split[name] for name in SPECIALS]
    numbers = tuple(count for count in counts if isinstance(count, int))
    if sum(numbers) != SPECIAL_TOKENS:
        told = f"There are {SPECIAL_TOKENS} special tokens in all, not {sum(numbers)}."
        raise BadOption("tokens", Clause("why-token-sum", told, most=SPECIAL_TOKENS), value=str(sum(numbers)))
    return numbers
