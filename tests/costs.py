"""Costs that scenarios count with: races that tests need to go a certain way do not change with the shipped ones."""

from __future__ import annotations

from pathlib import Path
from typing import Final

COSTS: Final = Path(__file__).with_name("scenario_costs.toml").read_text("utf-8")
