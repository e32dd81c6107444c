"""The contracts in pyproject.toml forbid what they are meant to forbid, and nothing more.

`make lint` applies them to the package; here they meet a toy package of the same shape, with wrong imports.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PYPROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"

PACKAGES = ("kernel", "cubitos", "seven_cubes", "locales", "bots", "lab", "env", "server", "cli")

RIGHT = (
    ("cubitos", "cubecup.kernel"),
    ("seven_cubes", "cubecup.kernel"),
    ("bots", "cubecup.cubitos"),
    ("bots", "cubecup.seven_cubes"),
    ("lab", "cubecup.bots"),
    ("lab", "cubecup.locales"),
    ("env", "cubecup.bots"),
    ("server", "cubecup.lab"),
    ("server", "time"),
    ("cli", "cubecup.server"),
    ("cli", "cubecup.locales"),
    ("cli", "rich"),
)

WRONG = (
    ("kernel", "cubecup.cubitos"),
    ("kernel", "cubecup.seven_cubes"),
    ("kernel", "cubecup.locales"),
    ("cubitos", "cubecup.seven_cubes"),
    ("seven_cubes", "cubecup.cubitos"),
    ("cubitos", "cubecup.locales"),
    ("cubitos", "cubecup.bots"),
    ("locales", "cubecup.cli"),
    ("bots", "cubecup.server"),
    ("lab", "cubecup.server"),
    ("env", "cubecup.cli"),
    ("server", "cubecup.cli"),
    ("server", "cubecup.cubitos.module"),
    ("server", "cubecup.seven_cubes.module"),
    ("kernel", "time"),
    ("cubitos", "random"),
    ("seven_cubes", "rich"),
)


def lint(folder: Path, packages: tuple[str, ...], imports: tuple[tuple[str, str], ...]) -> tuple[int, str]:
    """Exit code and report of import-linter on a toy `cubecup` of one module per package."""
    for package in packages:
        (folder / "cubecup" / package).mkdir(parents=True)
        (folder / "cubecup" / package / "__init__.py").touch()
        lines = [f"import {imported}\n" for importer, imported in imports if importer == package]
        (folder / "cubecup" / package / "module.py").write_text("".join(lines))
    (folder / "cubecup" / "__init__.py").touch()
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo", "--config", PYPROJECT],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, " ".join((done.stdout + done.stderr).split())


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> str:
    code, report = lint(tmp_path_factory.mktemp("wrong"), PACKAGES, WRONG)
    assert code != 0
    return report


@pytest.mark.parametrize(("importer", "imported"), WRONG)
def test_wrong_import_is_reported(complaints: str, importer: str, imported: str) -> None:
    assert f"cubecup.{importer}.module -> {imported} " in complaints


def test_right_imports_pass(tmp_path: Path) -> None:
    code, report = lint(tmp_path, PACKAGES, RIGHT)
    assert code == 0, report


def test_a_kernel_alone_passes(tmp_path: Path) -> None:
    code, report = lint(tmp_path, ("kernel",), ())
    assert code == 0, report


def test_a_new_package_needs_a_layer(tmp_path: Path) -> None:
    code, report = lint(tmp_path, (*PACKAGES, "newcomer"), ())
    assert code != 0
    assert "newcomer" in report
