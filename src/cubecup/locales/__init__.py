"""What Cube Cup says to people, in English, Ukrainian, Russian and Polish.

The texts are Project Fluent files, one per subject and language (`en/cubitos.ftl`, ...), which the browser
client reads as they are. Programs ask a catalogue for a text by its id; a missing text or value is an error.

>>> from cubecup.locales import catalog
>>> catalog("en").text("count-dice", n=3)
'3 dice'
>>> catalog("pl").text("card-dugout")
'Bobromir'
"""

from __future__ import annotations

from cubecup.locales.catalog import LANGUAGES, Catalog, TextError, catalog

__all__ = ["LANGUAGES", "Catalog", "TextError", "catalog"]
