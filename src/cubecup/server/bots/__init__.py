"""Bots at tables: whose turn it is, what to answer, and the processes in which they think."""
