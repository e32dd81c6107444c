"""The collectors that come with the lab: `games` for any game, more of it and `rounds` for Cubitos."""
