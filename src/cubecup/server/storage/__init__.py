"""The disk: what is kept of tables, and the SQLite file it is kept in."""
