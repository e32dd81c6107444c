"""Which modules of the package lean on each other in a circle, imports for types only included."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"


def imports(package: str) -> dict[str, set[str]]:
    """For each module below a package, the modules there that it imports, wherever the import stands."""
    paths = (SOURCE / package.replace(".", "/")).rglob("*.py")
    trees = {_name(path): ast.parse(path.read_text("utf-8")) for path in paths}
    return {name: {found for found in _imported(tree) if found in trees} - {name} for name, tree in trees.items()}


def _name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def _imported(tree: ast.Module) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def knots(graph: dict[str, set[str]]) -> list[set[str]]:
    """Groups of modules each of which leads to every other, the largest first."""
    reached = {name: _reached(graph, name) for name in graph}
    groups = {frozenset(other for other in reached[name] if name in reached[other]) | {name} for name in graph}
    return sorted((set(group) for group in groups if len(group) > 1), key=lambda group: (-len(group), sorted(group)))


def _reached(graph: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    unread = [start]
    while unread:
        for name in graph[unread.pop()] - found:
            found.add(name)
            unread.append(name)
    return found
