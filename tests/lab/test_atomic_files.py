"""Files written whole: a name appears once its content is on disk, and a failure leaves nothing behind."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from cubecup.kernel.errors import BadOption
from cubecup.lab.atomic_files import make_file_place, make_place, put, put_in_place


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


@pytest.fixture
def draft(tmp_path: Path) -> Path:
    made = tmp_path / "parts" / "games.new"
    made.parent.mkdir()
    made.write_bytes(b"finished")
    return made


def make_circle(path: Path) -> None:
    path.symlink_to(path)


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir, make_circle])
def test_only_a_file_makes_way_for_a_draft(tmp_path: Path, draft: Path, make: Callable[[Path], None]) -> None:
    path = tmp_path / "games"
    make(path)
    before = path.lstat()
    for refuse in (make_file_place, lambda path: put_in_place(draft, path)):
        with pytest.raises(BadOption, match=r"games cannot be written: it is (no ordinary file|a folder)"):
            refuse(path)
    assert (path.lstat().st_mode, path.lstat().st_ino) == (before.st_mode, before.st_ino)
    assert draft.read_bytes() == b"finished"


def test_a_draft_gets_to_another_file_system_by_a_link_that_stays_one(
    tmp_path: Path, draft: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rename does not get there; what was there is whole until all of the new content is."""
    elsewhere, link = tmp_path / "elsewhere" / "games", tmp_path / "games"
    elsewhere.parent.mkdir()
    elsewhere.write_bytes(b"old")
    link.symlink_to(elsewhere)
    renamed = Path.replace

    def replace(self: Path, target: Path) -> Path:
        if self.parent != target.parent:
            raise OSError(errno.EXDEV, os.strerror(errno.EXDEV), str(self), None, str(target))
        assert elsewhere.read_bytes() == b"old"
        assert self.read_bytes() == b"finished"
        return renamed(self, target)

    monkeypatch.setattr(Path, "replace", replace)
    put_in_place(draft, link)
    assert link.is_symlink()
    assert elsewhere.read_bytes() == b"finished"
    assert [path.name for path in elsewhere.parent.iterdir()] == ["games"]
    assert not draft.exists()


def test_a_draft_that_cannot_be_renamed_names_what_could_not_be_written(
    tmp_path: Path, draft: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def replace(self: Path, target: Path) -> Path:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES), str(self), None, str(target))

    monkeypatch.setattr(Path, "replace", replace)
    with pytest.raises(BadOption, match=r"/final cannot be written: permission denied"):
        put_in_place(draft, tmp_path / "final")


def test_the_folder_of_a_file_is_made(tmp_path: Path) -> None:
    make_place(tmp_path / "new" / "deep" / "page.html")
    assert (tmp_path / "new" / "deep").is_dir()
    put(tmp_path / "other" / "page.html", b"all of it")
    assert (tmp_path / "other" / "page.html").read_bytes() == b"all of it"


def test_a_file_is_no_folder_for_others(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for path in (tmp_path / "file" / "page", tmp_path / "file" / "deep" / "page"):
        with pytest.raises(BadOption, match="cannot be written: a part of the path is no folder"):
            make_place(path)
