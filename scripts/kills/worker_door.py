"""Stands for a process in which bots think, without loading anything: a launcher forks one for it.

python -I -S scripts/kills/worker_door.py SOCKET
"""

from __future__ import annotations

import os
import socket
import sys


def main(door: str) -> None:
    """Hand over input and output, and go when that process does."""
    with socket.socket(socket.AF_UNIX) as launcher:
        launcher.connect(door)
        socket.send_fds(launcher, [b"."], [sys.stdin.fileno(), sys.stdout.fileno()])
        os.close(sys.stdin.fileno())
        os.close(sys.stdout.fileno())
        launcher.recv(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
