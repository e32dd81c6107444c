"""Moments to practise with: positions of races in which one answer is clearly better than what a simple bot would give.

`scripts/make_practice.py` makes them: `races` are records, `collection.json` says which moments of them are asked, and
what every answer is worth.
"""
