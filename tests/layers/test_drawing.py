"""The picture of the server's parts is that of the imports there are."""

from __future__ import annotations

import pytest

from scripts.draw_server import PICTURE, drawing


@pytest.mark.source
def test_the_picture_is_up_to_date() -> None:
    assert PICTURE.read_text("utf-8") == drawing(), "run: python -m scripts.draw_server"
