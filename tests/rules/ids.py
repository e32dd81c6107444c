"""Rule ids on both sides: what the references in docs define, and what the tests claim to prove.

A Python test claims ids with `@pytest.mark.rule("ROLL-6", "ROLL-9")`, or with that mark on a `pytest.param`;
a scenario with a line `proves: ROLL-6, CARD-rock-on`. Ids in names, docstrings and comments do not count.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

_DEFINITION = re.compile(r'<a id="(?P<anchor>[A-Z]+-[^"]*)"></a>\*\*(?P<label>\S+) ')
_CARD_WITH_COST = re.compile(r"\*\*CARD-(?P<card>\S+) [^*]+\*\* cost (?P<cost>\d+)\.")
_PROVES = re.compile(r"^proves:(?P<ids>.*)$", re.MULTILINE)

_Test = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def defined_ids(reference: str) -> list[str]:
    """The ids a reference defines, in its order; an anchor and its label must be the same word."""
    definitions = list(_DEFINITION.finditer(reference))
    assert len(definitions) == reference.count("<a id="), "an anchor is not followed by its bold label"
    for definition in definitions:
        assert definition["anchor"] == definition["label"], f"label of anchor {definition['anchor']} differs"
    return [definition["anchor"] for definition in definitions]


def costs(reference: str) -> dict[str, int]:
    """The cost the reference states for each card id."""
    return {match["card"]: int(match["cost"]) for match in _CARD_WITH_COST.finditer(reference)}


@cache
def ids_claimed_under(folder: Path) -> dict[str, set[str]]:
    """Every id that a test below the folder claims, with the files that do."""
    claims: defaultdict[str, set[str]] = defaultdict(set)
    for pattern, ids_of in (("test_*.py", ids_of_module), ("*.scenario", ids_of_scenario)):
        for path in folder.rglob(pattern):
            for rule in ids_of(path.read_text(encoding="utf-8")):
                claims[rule].add(path.relative_to(folder).as_posix())
    return dict(claims)


def ids_of_scenario(text: str) -> set[str]:
    """The ids in the `proves:` lines of a scenario file."""
    words = (word.strip() for line in _PROVES.finditer(text) for word in line["ids"].split(","))
    return {word for word in words if word}


def ids_of_module(source: str) -> set[str]:
    """The ids in the rule marks of a test module; a mark whose ids are not plain strings claims nothing."""
    return {
        argument.value
        for place in _places_of_marks(ast.parse(source))
        for call in _calls(place, "pytest.mark.rule")
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def _places_of_marks(module: ast.Module) -> Iterator[ast.expr]:
    """Where a mark reaches a test: the decorators of tests and the parameter sets."""
    for node in ast.walk(module):
        if isinstance(node, _Test) and node.name.lower().startswith("test"):
            yield from node.decorator_list
    yield from _calls(module, "pytest.param")


def _calls(tree: ast.AST, function: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == function:
            yield node
