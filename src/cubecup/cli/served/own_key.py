"""The user's own key, by which servers know who has raced: a file that only the user may read.

Each server gets a key of its own, made from it, so that none can pass for the user at another one.
"""

from __future__ import annotations

import hmac
import os
import re
import secrets
import sys
from pathlib import Path
from typing import Final

from cubecup.kernel.errors import BadFile, Clause
from cubecup.lab.atomic_files import unwritable

_KEY: Final = re.compile(r"[0-9a-f]{64}")
_PRIVATE: Final = 0o600


def config_folder() -> Path:
    """Where this system keeps a user's settings."""
    chosen = os.environ.get("XDG_CONFIG_HOME")
    if chosen:
        return Path(chosen) / "cubecup"
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", Path.home())) / "cubecup"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "cubecup"
    return Path.home() / ".config" / "cubecup"


class OwnKey:
    """What the file holds, as the keys that servers are told."""

    def __init__(self, folder: Path) -> None:
        self._key = _kept(folder / "key").encode()

    def for_server(self, address: str) -> str:
        return self._derived(f"server {address}")

    def for_race(self, address: str, contest: str) -> str:
        """The token of the seat in a race: the same whenever it is asked for, so that no answer can be lost."""
        return self._derived(f"seat {address} {contest}")

    def _derived(self, what: str) -> str:
        return hmac.digest(self._key, what.encode(), "sha256").hex()


def _kept(path: Path) -> str:
    """The key in a file, which is made if there is none; one that is damaged is told, and left as it is."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _PRIVATE)
        except FileExistsError:
            path.chmod(_PRIVATE)
        else:
            with os.fdopen(descriptor, "w", encoding="ascii") as file:
                file.write(secrets.token_hex(32) + "\n")
        text = path.read_text("ascii", "replace").strip()
    except OSError as error:
        raise unwritable(path, error) from None
    if not _KEY.fullmatch(text):
        expected = Clause("why-own-key", "a key: 64 hexadecimal digits and nothing else")
        raise BadFile("bad-key", str(path), 1, expected)
    return text
