"""What commands end with, as shells have it; 0 is done."""

from __future__ import annotations

from typing import Final

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130  # Ctrl-C
