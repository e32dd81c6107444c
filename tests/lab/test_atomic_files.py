"""Files written whole: a name appears once its content is on disk, and a failure leaves nothing behind."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cubecup.kernel.errors import BadOption
from cubecup.lab.atomic_files import put


def test_content_is_on_disk_before_its_name_and_the_name_before_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    synced, renamed = os.fsync, Path.replace

    def fsync(handle: int) -> None:
        done.append("folder" if Path(f"/proc/self/fd/{handle}").resolve().is_dir() else "content")
        synced(handle)

    def replace(self: Path, target: Path) -> Path:
        done.append("name")
        return renamed(self, target)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(Path, "replace", replace)
    put(tmp_path / "page.html", b"all of it")
    assert done == ["content", "name", "folder"]
    assert (tmp_path / "page.html").read_bytes() == b"all of it"


def test_a_file_that_cannot_be_finished_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadOption, match="no space is left"):
        put(tmp_path / "page.html", b"all of it")
    assert list(tmp_path.iterdir()) == []
