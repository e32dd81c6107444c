"""Whether reviews are honest: measured over many races. See docs/review.md."""

from __future__ import annotations
