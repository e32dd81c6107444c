"""A fresh environment: a wheel, the dependencies that its metadata names, and nothing else."""

from __future__ import annotations

import os
import subprocess
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from sysconfig import get_path
from typing import Any, Final

from packaging.requirements import Requirement

_SCRIPTS: Final = Path(get_path("scripts"))
_WHERE: Final = "import sysconfig; print(sysconfig.get_path('purelib'))"
_OURS: Final = ("CUBECUP_", "PYTHON", "VIRTUAL_ENV")  # variables that might lead back to the repository


class Fresh:
    """`run` and `start` work in an empty folder, and know no variable of this project."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        self.bin = folder / "venv" / "bin"
        venv.create(folder / "venv", with_pip=False)
        install = ("pip", "install", "--quiet", "--offline", "--no-deps", "--python")
        subprocess.run([_SCRIPTS / "uv", *install, self.bin / "python", wheel], check=True)
        self.packages = Path(self.output("python", "-c", _WHERE).strip())
        (info,) = self.packages.glob("cubecup-*.dist-info")
        self.distribution = Distribution.at(info)
        for needed in _needed(self.distribution, set()):
            self._link(needed)

    def _link(self, dependency: Distribution) -> None:
        """The files of a dependency, from the environment of the tests."""
        for top in {path.parts[0] for path in dependency.files or ()} - {"..", "__pycache__"}:
            place = self.packages / top
            if not place.exists():  # packages may share a folder, as fluent.runtime and fluent.syntax do
                place.symlink_to(Path(str(dependency.locate_file(top))).resolve())

    @property
    def _settings(self) -> dict[str, Any]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(_OURS)}
        return {
            "cwd": self.home,
            "env": {**kept, "HOME": str(self.home), "XDG_DATA_HOME": str(self.home), "LC_ALL": "C.UTF-8"},
            "text": True,
            "encoding": "utf-8",
        }

    def output(self, program: str, *arguments: str, typed: str = "") -> str:
        """What a program of the environment prints; it must succeed."""
        done = self._done(program, *arguments, typed=typed)
        assert done.returncode == 0, done.stderr
        return str(done.stdout)

    def refusal(self, program: str, *arguments: str) -> str:
        """What a program says that must fail."""
        done = self._done(program, *arguments)
        assert done.returncode != 0, done.stdout
        return str(done.stderr)

    def _done(self, program: str, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.bin / program, *arguments],
            input=typed,
            capture_output=True,
            timeout=300,
            check=False,
            **self._settings,
        )

    def start(self, program: str, *arguments: str) -> subprocess.Popen[str]:
        """A program that goes on until it is ended."""
        return subprocess.Popen([self.bin / program, *arguments], stdout=subprocess.PIPE, **self._settings)


def _needed(package: Distribution, known: set[str]) -> Iterator[Distribution]:
    """The distributions that a package's metadata asks for, and what these need, in versions that will do."""
    for text in package.requires or ():
        requirement = Requirement(text)
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": ""}):
            continue
        found = distribution(requirement.name)
        assert requirement.specifier.contains(found.version), f"{text} is not what the lock has: {found.version}"
        if found.name not in known:
            known.add(found.name)
            yield found
            yield from _needed(found, known)
