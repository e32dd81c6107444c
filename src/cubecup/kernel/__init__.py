"""What any turn-based game needs and no game in particular: choices, frames, dice, records."""
