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


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    meant, link = tmp_path / "meant", tmp_path / "link"
    meant.write_text("old")
    link.symlink_to(meant)
    put(link, b"new")
    assert link.is_symlink()
    assert meant.read_text() == "new"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "meant"]


def test_a_device_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    """A pipe here: replacing it would be noticed by whoever reads from it."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        put(pipe, b"through")
        assert os.read(reader, 100) == b"through"
    finally:
        os.close(reader)
    assert pipe.is_fifo()
