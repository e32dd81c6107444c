"""Compile the engine with mypyc: `python scripts/build_fast.py build/fast`, or as a part of a wheel (setup.py).

The target folder becomes a complete copy of the package whose engine modules are C extensions. Nothing is
written beside the source, where a compiled file would silently shadow it; PYTHONPATH chooses the build.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any, Final

SOURCE: Final = Path(__file__).resolve().parent.parent / "src"

# The engine: what is compiled, whole packages at a time.
COMPILED_PACKAGES: Final = ("cubecup.kernel", "cubecup.cubitos", "cubecup.seven_cubes", "cubecup.bots", "cubecup.env")

# What a server does for every action, besides the engine. Not `table.undo`, whose tests set how much it remembers.
COMPILED_MODULES: Final = (
    "cubecup.fair.dice",
    "cubecup.server.table.accepted_ids",
    "cubecup.server.table.archive",
    "cubecup.server.table.commands",
    "cubecup.server.table.entries",
    "cubecup.server.table.gathering",
    "cubecup.server.table.live_table",
    "cubecup.server.table.session",
    "cubecup.server.table.snapshot",
    "cubecup.server.table.turn",
    "cubecup.server.web.rate_limit",
)

# Modules of these packages that stay interpreted, each with the reason why.
INTERPRETED: Final[dict[str, str]] = {
    "cubecup.kernel.shapes": "types that are read at run time, which compiled classes do not keep",
    "cubecup.cubitos.shapes": "likewise",
    "cubecup.seven_cubes.shapes": "likewise",
    "cubecup.bots.thinker": "its tests set its clock, and compiled code cannot be given another",
    "cubecup.bots.champion_1": "its tests decide what its search finds",
    "cubecup.bots.champion": "it asks the network, which is numpy's work",
    "cubecup.bots.foresight": "likewise",
    "cubecup.bots.lookahead": "likewise",
    "cubecup.bots.playouts": "likewise",
    "cubecup.bots.net.judge": "arrays of numpy, which compiled code is no quicker with",
    "cubecup.bots.net.network": "likewise",
    "cubecup.bots.net.features": "likewise",
    "cubecup.bots.search": "its tests decide how games played on end; all that it calls is compiled",
    "cubecup.bots.external": "its programs end with its bots, and nothing can be told when a compiled object ends",
    "cubecup.env.pettingzoo": "continues a class of a library, and speaks numpy",
    "cubecup.env.gymnasium": "likewise",
    "cubecup.env.open_spiel": "likewise",
    "cubecup.env.vector": "arrays of numpy, over buffers that compiled code fills",
    "cubecup.bots.guard": "compiled, it would take a bot's answer of a wrong type for an error of the bot",
}


def engine_modules() -> list[str]:
    """Dotted names of the modules to compile, in a fixed order.

    A package's `__init__.py` stays interpreted: it only names the package's contents, and runs once.
    """
    paths = [path for package in COMPILED_PACKAGES for path in (SOURCE / _folder(package)).rglob("*.py")]
    names = [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in paths]
    found = [name for name in names if not name.endswith(".__init__") and name not in INTERPRETED]
    return sorted([*found, *COMPILED_MODULES])


def build(target: Path) -> int:
    """Make `target` anew and say how many modules were compiled.

    Their sources are removed from the copy: a module that did not compile cannot pass for a fast one.
    """
    sources = [f"{_folder(name)}.py" for name in engine_modules()]
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE / "cubecup", target / "cubecup", ignore=shutil.ignore_patterns("__pycache__"))
    with contextlib.chdir(target):
        _compile(scratch=target.with_name(f"{target.name}-c"))
    for source in sources:
        (target / source).unlink()
    return len(sources)


def extensions(folder: str, scratch: Path) -> list[Any]:
    """The engine as C, written by mypyc into `scratch`, for setuptools; `folder`, seen from here, has the package."""
    from mypyc.build import mypycify  # slow, and the tests only need the names above

    if lack := _missing_tool():
        sys.exit(f"The engine cannot be compiled: {lack}. The plain build needs none of this.")
    os.environ["MYPYPATH"] = folder
    sources = [f"{folder}/{_folder(name)}.py" for name in engine_modules()]
    # The project's mypy settings are for `make lint`, which has applied them already.
    mypy_options = ["--config-file=", "--explicit-package-bases", f"--cache-dir={scratch / 'mypy'}"]
    # Tests of the package want it soon and not fast: level 0, and small files of C, which compilers are quicker with.
    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    given = [*mypy_options, *sources]
    hasty = level == "0"
    made = list(mypycify(given, opt_level=level, debug_level="0", multi_file=hasty, target_dir=str(scratch)))
    if hasty:
        _read_headers_once(made, scratch)
    return made


def _read_headers_once(made: list[Any], scratch: Path) -> None:
    """All files of C begin with the same headers, which take a third of the time: those are compiled once for all."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    common = scratch / "common.h"
    common.write_text("".join(f'#include "{path.name}"\n' for path in sorted(scratch.glob("__native_*.h"))))
    compiler: Any = new_compiler()
    customize_compiler(compiler)
    options, places = made[0].extra_compile_args, made[0].include_dirs
    found = [f"-I{place}" for place in (*places, sysconfig.get_path("include"))]
    compiler.spawn([*compiler.compiler_so, *found, *options, "-x", "c-header", str(common), "-o", f"{common}.gch"])
    for extension in made:
        extension.include_dirs = places
        extension.extra_compile_args = [*options, "-include", str(common)]


def _compile(scratch: Path) -> None:
    """Run mypyc and the C compiler in the current folder, which holds the package."""
    from setuptools import Distribution

    # In place means beside the sources, in the current folder; all else the compilers make goes to scratch.
    places = {"inplace": "1", "build_temp": str(scratch), "build_lib": str(scratch)}
    distribution = Distribution({"name": "cubecup-fast", "ext_modules": extensions(".", scratch)})
    distribution.command_options["build_ext"] = {key: (__file__, place) for key, place in places.items()}
    distribution.run_command("build_ext")


def _folder(name: str) -> str:
    return name.replace(".", "/")


def _missing_tool() -> str | None:
    """What the machine lacks for compiling, as a sentence, or None."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ('{compiler}') here. On Debian or Ubuntu: apt-get install gcc"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are missing. On Debian or Ubuntu: apt-get install python3-dev"
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc into a copy of the package.")
    parser.add_argument("target", type=Path, help="folder to make anew, for PYTHONPATH")
    target: Path = parser.parse_args().target.resolve()
    start = time.perf_counter()
    count = build(target)
    print(f"{count} modules compiled in {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
