"""Statistics of simulated games: streamed over the tables `games` and `rounds`, every figure with its interval."""
