"""The examples in docstrings run: one test per module of the package that has any.

They are read from the source and run in the module that is loaded, so a compiled one, which has no docstrings to
search, is held to them too.
"""

from __future__ import annotations

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src"
MODULES = {
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(SOURCE.rglob("*.py"))
    if ">>> " in path.read_text("utf-8")
}
WITH_DOCSTRINGS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def docstrings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, WITH_DOCSTRINGS) and (text := ast.get_docstring(node)):
            yield text


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    names = vars(importlib.import_module(name))
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    for text in docstrings(MODULES[name]):
        runner.run(parser.get_doctest(text, dict(names), name, str(MODULES[name]), 0))
    results = runner.summarize()
    assert results.attempted > 0
    assert results.failed == 0
