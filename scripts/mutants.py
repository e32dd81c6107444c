"""Break the code a little and see whether a test notices: `python -m scripts.mutants server --count 24 --seed 7`.

Every mutant is one change in one file of a copy of the source; the repository itself is never touched. All tests are
run once to see which of them run the lines in question: these come first, so that most mutants cost seconds. A mutant
that no test notices is told with its line: it wants a test. A test that fails must fail again by itself: on a busy
machine one may be late for no fault of the code.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import copy
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final

from coverage import CoverageData

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "cubecup"
PYTEST: Final = (
    sys.executable, "-m", "pytest", "-q", "-rfE", "-m", "not slow and not browser", "-p", "no:cacheprovider",
)  # fmt: skip
_MOST_LATE: Final = 3  # tests that may fail and then pass by themselves, in one run
_FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)

# What may be mutated, and the tests that concern it, the quickest first.
PARTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "engine": {
        "kernel": ("engine", "rules", "cards", "golden", "seven_cubes", "property", "cli/test_replay.py"),
        "cubitos": ("rules", "cards", "engine", "content", "tracks", "odds", "golden", "property"),
        "seven_cubes": ("seven_cubes",),
    },
    "server": {"server": ("server",)},
}

_COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_RECKONED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change of a file: at which of its changeable places, counted from 0."""

    path: Path
    place: int

    def text(self) -> str:
        """The file with its change."""
        tree, old, new = self._change()

        class Change(ast.NodeTransformer):
            def visit(self, node: ast.AST) -> ast.AST:
                return new if node is old else self.generic_visit(node)

        return ast.unparse(ast.fix_missing_locations(Change().visit(tree)))

    def __str__(self) -> str:
        _, old, new = self._change()
        before, after = (ast.unparse(node).split("\n")[0] for node in (old, new))
        return f"{self.path.relative_to(SOURCE)}:{getattr(old, 'lineno', 0)}: {before}  ->  {after}"

    def lines(self) -> range:
        """Those of the change; of an `if` those of its condition."""
        _, old, _ = self._change()
        place = old.test if isinstance(old, ast.If) else old
        assert isinstance(place, (ast.expr, ast.stmt))
        return range(place.lineno, (place.end_lineno or place.lineno) + 1)

    def _change(self) -> tuple[ast.Module, ast.AST, ast.AST]:
        tree = ast.parse(self.path.read_text("utf-8"))
        old, new = next(islice(places(tree), self.place, None))
        return tree, old, new


def mutated(node: ast.AST) -> ast.AST | None:
    """A node as a slip of the pen might have it, or None if it is not of a kind that is changed."""
    twin = copy.copy(node)  # whose parts are replaced, not changed
    match twin:
        case ast.Compare(ops=[op]) if type(op) in _COMPARED:
            twin.ops = [_COMPARED[type(op)]()]
        case ast.BoolOp(op=op):
            twin.op = ast.Or() if isinstance(op, ast.And) else ast.And()
        case ast.BinOp(op=op) if type(op) in _RECKONED and not isinstance(twin.left, ast.JoinedStr):
            twin.op = _RECKONED[type(op)]()
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return operand
        case ast.Constant(value=bool() as value):
            twin.value = not value
        case ast.Constant(value=int() as value):
            twin.value = value + 1
        case ast.If(test=test):
            twin.test = ast.UnaryOp(op=ast.Not(), operand=test)
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            twin.value = ast.Constant(value=None)
        case _:
            return None
    return ast.fix_missing_locations(ast.copy_location(twin, node))


def places(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Every node that can be changed, with what it becomes. Annotations, and what only type checkers read, stay."""
    untouched: set[int] = set()
    for node in ast.walk(tree):
        written = [getattr(node, name, None) for name in ("annotation", "returns", "type_comment")]
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            written.append(node)
        for part in written:
            if isinstance(part, ast.AST):
                untouched.update(id(inner) for inner in ast.walk(part))
    for node in ast.walk(tree):
        changed = None if id(node) in untouched else mutated(node)
        if changed is not None:
            yield node, changed


@cache
def mutants_of(path: Path) -> list[Mutant]:
    """All that can be made of a file."""
    return [Mutant(path, number) for number, _ in enumerate(places(ast.parse(path.read_text("utf-8"))))]


def sample(part: str, count: int, seed: int) -> list[Mutant]:
    """The same mutants for the same seed and the same source."""
    files = [path for folder in PARTS[part] for path in sorted((SOURCE / folder).rglob("*.py"))]
    known = [mutant for path in files for mutant in mutants_of(path)]
    return random.Random(seed).sample(known, min(count, len(known)))


# -- which tests concern a mutant -----------------------------------------------------------------------------


class Touched:
    """Which tests run which lines of some files, as one run of all tests has shown."""

    def __init__(self, coverage: Path) -> None:
        data = CoverageData(str(coverage))
        data.read()
        self._lines: dict[str, dict[int, set[str]]] = {
            path: {line: set(map(_test_of, tests)) for line, tests in data.contexts_by_lineno(path).items()}
            for path in data.measured_files()
        }
        # A test that runs little is quick, and says most about what it runs.
        self._breadth = Counter(test for lines in self._lines.values() for tests in lines.values() for test in tests)

    def tests(self, mutant: Mutant) -> list[str]:
        """Those that run the changed lines, or the file, if its changed lines run when it is imported."""
        lines = self._lines.get(str(mutant.path), {})
        found = set[str]().union(*(lines.get(line, set()) for line in mutant.lines()))
        if "" in found:
            found = found.union(*lines.values())
        return sorted(found - {""}, key=lambda test: (self._breadth[test], test))


def _test_of(context: str) -> str:
    """The id of a test without the part of it (setup, run, teardown)."""
    return context.rpartition("|")[0]


def watch(tests: tuple[str, ...], files: set[Path], folder: Path, workers: str, seconds: float) -> Touched | None:
    """Run all tests and see which of them run which lines of the files; None if one fails, also by itself."""
    config = folder / "coveragerc"
    config.write_text("[run]\ninclude =\n" + "".join(f"    {path}\n" for path in sorted(files)), "utf-8")
    coverage = folder / "coverage"
    command = [
        *PYTEST, "-n", workers, *_places(tests),
        "--cov", "--cov-config", str(config), "--cov-context", "test", "--cov-report=",
    ]  # fmt: skip
    environment = {
        **os.environ, "PYTHONPATH": str(SOURCE.parent), "COVERAGE_FILE": str(coverage), "CUBECUP_BUILD": "plain",
    }  # fmt: skip
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    sys.stderr.write(done.stdout)
    if done.returncode and not _pass(failed_tests(done.stdout), SOURCE, seconds):
        return None
    return Touched(coverage)


def failed_tests(told: str) -> list[str]:
    """The tests that pytest has named at the end of a run, where it fails."""
    return _FAILED.findall(told)


# -- trying them ----------------------------------------------------------------------------------------------


def survives(mutant: Mutant, touched: Touched, tests: tuple[str, ...], seconds: float) -> bool:
    """Whether all tests pass: first those that run the changed lines here, then all, for some run it elsewhere."""
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "cubecup"
        shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__"))
        (package / mutant.path.relative_to(SOURCE)).write_text(mutant.text(), "utf-8")
        nearest = touched.tests(mutant)
        return (not nearest or _pass(nearest, package, seconds)) and _pass(_places(tests), package, seconds)


def _pass(tests: list[str], package: Path, seconds: float) -> bool:
    """Whether tests pass with a package: whichever fails is tried once more by itself, and then the rest goes on."""
    told, left = _run([*tests, "-x"], package, seconds), list[str]()
    while told is not None and (failed := failed_tests(told)) and len(left) < _MOST_LATE:
        if _run(failed, package, seconds) != "":
            return False
        left += failed
        told = _run([*tests, "-x", *(f"--deselect={test}" for test in left)], package, seconds)
    return told == ""


def _run(arguments: list[str], package: Path, seconds: float) -> str | None:
    """What pytest says, nothing if all pass, None if it takes far too long: then they have noticed, too."""
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "CUBECUP_BUILD": "plain"}
    with tempfile.TemporaryFile("w+") as told:  # not a pipe: servers that are left behind would hold it open
        run = subprocess.Popen(
            [*PYTEST, *arguments], cwd=ROOT, env=environment, stdout=told, stderr=told, start_new_session=True
        )
        try:
            failed = run.wait(seconds) != 0
        except subprocess.TimeoutExpired:
            return None
        finally:
            with contextlib.suppress(ProcessLookupError):  # servers and bots that the tests have started end with them
                os.killpg(run.pid, signal.SIGKILL)
            run.wait()
        told.seek(0)
        return told.read() if failed else ""


def _places(tests: tuple[str, ...]) -> list[str]:
    return [f"tests/{name}" for name in tests]


def main() -> None:
    parser = argparse.ArgumentParser(description="Try a sample of small mistakes, and name those no test notices.")
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--count", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", default="2", help="mutants that are tried at the same time")
    parser.add_argument("--seconds", type=float, default=600, help="after so long a run of the tests is given up")
    given = parser.parse_args()
    by_folder: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in sample(given.part, given.count, given.seed):
        by_folder[mutant.path.relative_to(SOURCE).parts[0]].append(mutant)
    survivors = 0
    for name, mutants in by_folder.items():
        tests = PARTS[given.part][name]
        with tempfile.TemporaryDirectory() as folder:
            files = {mutant.path for mutant in mutants}
            touched = watch(tests, files, Path(folder), given.workers, given.seconds)
        if touched is None:
            sys.exit(f"The tests of {', '.join(tests)} fail without any mistake: mend that first.")
        with ThreadPoolExecutor(int(given.workers)) as pool:
            tries = {pool.submit(survives, mutant, touched, tests, given.seconds): mutant for mutant in mutants}
            for done in as_completed(tries):
                survivors += done.result()
                print("SURVIVES" if done.result() else "noticed ", tries[done], flush=True)
    print(f"{survivors} of {given.count} survive, seed {given.seed}")


if __name__ == "__main__":
    main()
