"""`python -m cubecup` is the `cubecup` command."""

from __future__ import annotations

import sys

from cubecup.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
