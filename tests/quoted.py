"""The words that a part of the source has in quotes, as Python reads them: to see whether a text is asked for there."""

from __future__ import annotations

import ast
from pathlib import Path


def quoted(*folders: Path) -> set[str]:
    """Every string of the modules below some folders, and the constant parts of those put together."""
    return {
        node.value
        for folder in folders
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def given_to(name: str, folder: Path) -> set[str]:
    """The strings that calls of a function have as their first argument."""
    return {
        node.args[0].value
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name and node.args
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    }
