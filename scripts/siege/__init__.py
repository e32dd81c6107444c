"""Attacks on a server of one's own, with a healthy table beside them: what must not disturb it, measured."""
