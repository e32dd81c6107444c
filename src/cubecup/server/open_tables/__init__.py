"""The tables that are open: found or made, with all that goes on at each, and shared with other processes."""
