"""One server per database: a lock on the file itself, by whatever name it is reached.

The system lets go of it even if we are killed.
"""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import Final

_PRIVATE: Final = 0o600  # the file holds seeds of games that are being played

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        """Of the kind that SQLite does not use, so that the two do not meet."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Holds the file open. Closed only after everybody else in this process has closed it: with POSIX locks, whoever
    closes a file lets go of all of them."""

    def __init__(self, path: Path) -> None:
        # There a lock would keep SQLite itself from reading, so it is on a file beside.
        locked = Path(f"{path.resolve()}.lock") if sys.platform == "win32" else path
        self._descriptor = os.open(locked, os.O_RDWR | os.O_CREAT, _PRIVATE)
        try:
            _lock(self._descriptor)
            if os.fstat(self._descriptor).st_mode & stat.S_IRWXO:
                path.chmod(_PRIVATE)
        except BlockingIOError:
            os.close(self._descriptor)
            raise BlockingIOError("another server uses it") from None
        except OSError:
            os.close(self._descriptor)
            raise

    def close(self) -> None:
        os.close(self._descriptor)
