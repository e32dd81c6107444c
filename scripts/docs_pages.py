"""What mkdocs asks for while `make docs` builds the site (see mkdocs.yml): the page that lists all modules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

SOURCE: Final = Path(__file__).resolve().parents[1] / "src" / "cubecup"
_PLACE: Final = "<!-- modules -->"


def on_page_markdown(markdown: str, **_: Any) -> str:
    """The hook: a page as it is, with the list of modules where it asks for one."""
    return markdown.replace(_PLACE, "\n".join(module_list())) if _PLACE in markdown else markdown


def module_list() -> Iterator[str]:
    """A heading for each package, and what its modules are for: the first paragraph of their docstrings."""
    packages = sorted({path.parent for path in SOURCE.rglob("*.py")})
    for package in packages:
        name = ".".join(("cubecup", *package.relative_to(SOURCE).parts))
        yield f"\n## `{name}`\n\n{_purpose(package / '__init__.py')}\n"
        for path in sorted(package.glob("*.py")):
            if not path.name.startswith("__"):
                yield f"- `{path.name}`: {_purpose(path)}"


def _purpose(path: Path) -> str:
    text = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return " ".join(text.partition("\n\n")[0].split())
