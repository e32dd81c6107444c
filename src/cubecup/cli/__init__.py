"""The `cubecup` command: play, watch, measure and check from a terminal."""
