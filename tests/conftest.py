"""For all tests: nothing depends on how the run was started."""

from __future__ import annotations

import os
import signal

# Before anything loads numpy: as the `cubecup` command sets it.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Whoever starts the tests in the background may have Ctrl-C ignored, and every program that they start inherits that;
# a handler of our own is not inherited, so these have the usual one.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
