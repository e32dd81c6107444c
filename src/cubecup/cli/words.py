"""The language of a command: which one is meant, its texts, and errors told in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cubecup.kernel.errors import BadOption, CubeCupError
from cubecup.locales import LANGUAGES, Catalog, catalog
from cubecup.locales.errors import error_text
from cubecup.locales.numbers import Numbers

_FALLBACK: Final = "en"
_OPTION: Final = "--language"
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as for other programs


class Words:
    """The texts of one language by id, and its `numbers`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts: Catalog = catalog(language)
        self.numbers = Numbers(language)

    def __call__(self, id: str, /, **values: str | int | float) -> str:
        return self.texts.text(id, **values)

    def has(self, id: str) -> bool:
        return self.texts.has(id)

    def count(self, thing: str, n: int) -> str:
        """`3 dice`, `1 credit`, in the right form."""
        return self.texts.text(f"count-{thing}", n=n)

    def error(self, error: CubeCupError) -> str:
        """An error as one line; its own English sentence where there is no text for it."""
        return error_text(self.texts, error)


def environment_language(environment: Mapping[str, str]) -> str:
    """The language of the user's environment, English if it is none of ours: `uk_UA.UTF-8` is Ukrainian."""
    for name in _VARIABLES:
        value = environment.get(name, "")
        if value:
            language = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else _FALLBACK
    return _FALLBACK


def take_language(arguments: list[str], environment: Mapping[str, str]) -> tuple[Words, list[str]]:
    """The words for some arguments, and the arguments without `--language`: help and errors need them first."""
    language = environment_language(environment)
    rest: list[str] = []
    unread = iter(arguments)
    for argument in unread:
        name, equals, value = argument.partition("=")
        if name != _OPTION:
            rest.append(argument)
            continue
        given = value if equals else next(unread, None)
        if given is None:
            raise BadOption("argument-value", f"{_OPTION} needs a value.", argument=_OPTION)
        language = given
    return Words(language), rest
