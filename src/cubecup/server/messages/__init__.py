"""Everything that travels between server and browser, as types, by subject; the published schema is made of them."""
