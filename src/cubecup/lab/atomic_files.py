"""Writing a file whole or not at all, also when the power fails; and making room for it before it is wanted."""

from __future__ import annotations

import errno
import os
import shutil
from contextlib import suppress
from pathlib import Path

from cubecup.kernel.errors import BadOption, Clause, system_reason


def make_folder(folder: Path) -> None:
    """A folder for files, with all that it is in, if there is none yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise unwritable(folder, NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))) from None
    except OSError as error:
        raise unwritable(folder, error) from None


def make_place(path: Path) -> None:
    """The folder of a file to come; whatever else keeps the file from being there is said now."""
    meant = _meant(path)
    make_folder(meant.parent)
    if meant.is_dir():
        raise unwritable(path, IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)))


def make_file_place(path: Path) -> None:
    """The same for what cannot be a device or a pipe: it is read again, or gets its name when it is finished."""
    make_place(path)
    _check_replaceable(path)
    folder = _meant(path).parent
    if not os.access(folder, os.W_OK | os.X_OK):
        raise unwritable(path, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))


def put(path: Path, content: bytes) -> None:
    """Under its final name only once all of it is on disk; its folder is made if there is none."""
    meant = _meant(path)
    make_folder(meant.parent)
    new = meant.with_name(f".{meant.name}.{os.getpid()}.new")
    try:
        if meant.exists() and not meant.is_file():
            meant.write_bytes(content)  # a device or a pipe takes the bytes, and stays what it is
            return
        new.write_bytes(content)
        put_in_place(new, path)
    except OSError as error:
        raise unwritable(path, error) from None
    finally:
        with suppress(OSError):
            new.unlink()


def put_in_place(draft: Path, path: Path) -> None:
    """Give a finished draft its final name: first its content is on disk, then the name.

    Nothing but a file makes way for it, and a link stays a link: what it points to is replaced."""
    _check_replaceable(path)
    meant = _meant(path)
    try:
        _sync(draft)
        _rename(draft, meant)
        if os.name == "posix":  # elsewhere a folder cannot be opened, and a rename is on disk by itself
            _sync(meant.parent)
    except OSError as error:
        raise unwritable(path, error) from None


def _rename(draft: Path, meant: Path) -> None:
    try:
        draft.replace(meant)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        _copy(draft, meant)


def _copy(draft: Path, meant: Path) -> None:
    """To another file system, where a draft cannot be renamed to: so there is a draft there, too."""
    beside = meant.with_name(f".{meant.name}.{os.getpid()}.new")
    try:
        shutil.copyfile(draft, beside)
        _sync(beside)
        beside.replace(meant)
    finally:
        with suppress(OSError):
            beside.unlink()
    draft.unlink()


def _check_replaceable(path: Path) -> None:
    meant = _meant(path)
    if meant.is_symlink() or (meant.exists() and not meant.is_file()):  # a link still here goes round in a circle
        reason = Clause("why-os-no-file", "it is no ordinary file")
        raise BadOption("unwritable", f"{path} cannot be written: {reason}.", path=str(path), reason=reason)


def _meant(path: Path) -> Path:
    """What a link points to: it shall go on pointing there."""
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def unwritable(path: Path, error: OSError) -> BadOption:
    reason = system_reason(error)
    return BadOption("unwritable", f"{path} cannot be written: {reason}.", path=str(path), reason=reason)
