"""Beyond one race: tours, contests, and the shelves on which players find theirs."""
