"""`python -m cubecup.rulebook docs`: write the pages of the rules and the one about fair dice."""

from __future__ import annotations

import sys
from pathlib import Path

from cubecup.rulebook.fair_page import fair_pages
from cubecup.rulebook.markdown import pages

for _name, _text in (*pages(), *fair_pages()):
    Path(sys.argv[1], _name).write_text(_text, encoding="utf-8")
