"""Learning the value of positions from self-play: games, training, measurement. See docs/learning.md."""
