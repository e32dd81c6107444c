"""The smallest map worth the name, for tests that need any track at all."""

from __future__ import annotations

MAP = """\
title: Mine
lines: 3
map:
1 |   S   .   .   .   .   F
sections:
1 |   S   0   1   2   3   F
"""
