"""Packs of costs, so that races which tests need to go a certain way do not change with the shipped ones.

Scenarios have costs of their own; some tests have found their race with those of the first version.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cubecup.cubitos.older_values import with_older_values

OF_VALUES_1: Final = with_older_values("", "1")
COSTS: Final = Path(__file__).with_name("scenario_costs.toml").read_text("utf-8")
