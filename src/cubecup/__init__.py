"""Cube Cup: an unofficial digital Cubitos, and Seven Cubes, on one small rules kernel."""
