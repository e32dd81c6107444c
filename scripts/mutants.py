"""Break the code a little and see whether a test notices: `python -m scripts.mutants server --count 24 --seed 7`.

Every mutant is one change in one file of a copy of the source, on which the tests that concern the file are run; the
repository itself is never touched. A mutant that no test notices is told with its line: it wants a test.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "cubecup"

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


def mutants_of(path: Path) -> list[Mutant]:
    return [Mutant(path, number) for number, _ in enumerate(places(ast.parse(path.read_text("utf-8"))))]


def sample(part: str, count: int, seed: int) -> list[Mutant]:
    """The same mutants for the same seed and the same source."""
    files = [path for folder in PARTS[part] for path in sorted((SOURCE / folder).rglob("*.py"))]
    known = [mutant for path in files for mutant in mutants_of(path)]
    return random.Random(seed).sample(known, min(count, len(known)))


def survives(tests: tuple[str, ...], package: Path, workers: str, seconds: float) -> bool:
    """Whether all tests pass; one that takes far too long has noticed, too."""
    command = [
        sys.executable, "-m", "pytest", "-x", "-q", "-n", workers, "-m", "not slow and not browser",
        "-p", "no:cacheprovider", *(f"tests/{name}" for name in tests),
    ]  # fmt: skip
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "CUBECUP_BUILD": "plain"}
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description="Try a sample of small mistakes, and name those no test notices.")
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--count", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", default="2")
    parser.add_argument("--seconds", type=float, default=900, help="after so long a run of the tests is given up")
    given = parser.parse_args()
    survivors: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "cubecup"
        shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__"))
        for tests in PARTS[given.part].values():
            if not survives(tests, package, given.workers, given.seconds):
                sys.exit(f"The tests of {', '.join(tests)} fail without any mistake: mend that first.")
        for number, mutant in enumerate(sample(given.part, given.count, given.seed), start=1):
            name = mutant.path.relative_to(SOURCE)
            place = package / name
            tests = PARTS[given.part][name.parts[0]]
            place.write_text(mutant.text(), "utf-8")
            lives = survives(tests, package, given.workers, given.seconds)
            shutil.copy(mutant.path, place)
            survivors += [str(mutant)] * lives
            print(f"{number:3} {'SURVIVES' if lives else 'noticed '} {mutant}", flush=True)
    print(f"{len(survivors)} of {given.count} survive, seed {given.seed}")


if __name__ == "__main__":
    main()
