"""The fields of messages: how long a name may be, what a token is, and what only a game can tell."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from cubecup.fair.dice import WORD
from cubecup.shelf.names import MOST_SENT

Data = dict[str, Any]  # JSON whose shape is the engine's business; msgspec knows no recursive types

# Likewise, but of a shape that each game tells (kernel.shapes); the published schema names them in full.
View = Annotated[Data, Meta(extra_json_schema={"shape": "View"})]
Question = Annotated[Data, Meta(extra_json_schema={"shape": "Question"})]
Content = Annotated[Data, Meta(extra_json_schema={"shape": "Content"})]
Results = Annotated[Data, Meta(extra_json_schema={"shape": "Results"})]

Name = Annotated[str, Meta(max_length=MOST_SENT)]  # what it may be is decided, and told, by cubecup.shelf.names
Id = Annotated[str, Meta(min_length=1, max_length=64)]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
OwnToken = Annotated[str, Meta(min_length=32, max_length=64)]  # made by a browser
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Word = Annotated[str, Meta(pattern=WORD, max_length=32)]  # chosen by a browser at random, for the dice
Seconds = Annotated[int, Meta(ge=5, le=86_400)]
