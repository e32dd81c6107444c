"""The learned value: win chances of positions by a small network (docs/learning.md tells how it is trained)."""
