"""The operations abilities are made of; a card in `cards/` is a short list of these per timing."""
