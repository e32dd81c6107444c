"""Values that earlier versions printed: `content/values/N.toml` is a pack of all that has changed since version N.
The version of now is the one after the last file.

Records say by which version they were played; so races of then are replayed by the prices of then.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from cubecup.cubitos.toml_text import toml_text

_FOLDER: Final = files("cubecup.cubitos") / "content" / "values"
VALUES_BEFORE: Final = tuple(str(n) for n in sorted(int(file.name.removesuffix(".toml")) for file in _FOLDER.iterdir()))
VALUES_NOW: Final = str(len(VALUES_BEFORE) + 1)


def with_older_values(pack: str, version: str) -> str:
    """A pack that says what this one says, and of all else what was printed then."""
    return toml_text(_filled(tomllib.loads(pack), _printed_then(version)), [])


@cache
def _printed_then(version: str) -> dict[str, Any]:
    return tomllib.loads((_FOLDER / f"{version}.toml").read_text("utf-8"))


def _filled(given: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    """What is not given is as usual, table by table."""
    found = dict(given)
    for key, value in usual.items():
        if key not in given:
            found[key] = value
        elif isinstance(value, dict):
            found[key] = _filled(given[key], value)
    return found
