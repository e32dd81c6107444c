"""The guides and the API: what they show runs, every public name is explained, and the site can be built."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from sysconfig import get_path

import pytest

import cubecup
from cubecup import api
from scripts.docs_pages import module_list

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")


@pytest.mark.source
@pytest.mark.parametrize("name", api.__all__)
def test_every_public_name_is_explained(name: str) -> None:
    assert getattr(cubecup, name) is getattr(api, name)
    assert re.search(rf"^::: cubecup\..*\b{name}$", PAGE, re.MULTILINE)
    if not name.isupper():  # a list of names explains itself
        assert (getattr(api, name).__doc__ or "").strip()


def test_what_is_not_public_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'watch_match'"):
        _ = cubecup.watch_match


def test_the_package_alone_loads_nothing() -> None:
    program = "import cubecup, sys; print([name for name in sys.modules if name.startswith('cubecup.')])"
    assert subprocess.check_output([sys.executable, "-c", program], text=True) == "[]\n"


def test_the_python_of_the_api_page_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "api.md", "exec"), {})


def test_the_list_of_modules_says_what_each_is_for() -> None:
    lines = list(module_list())
    assert any(line.startswith("- `flow.py`: ") for line in lines)
    assert not [line for line in lines if line.endswith(": ")]


@pytest.mark.slow
def test_the_site_can_be_built(tmp_path: Path) -> None:
    """In strict mode: a link that leads nowhere, or a name that does not exist, ends it."""
    build = [f"{get_path('scripts')}/mkdocs", "build", "--quiet", "--site-dir", f"{tmp_path}/site"]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "play_match" in (tmp_path / "site" / "api.html").read_text("utf-8")
