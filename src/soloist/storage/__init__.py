"""Where games are kept: the store (SQLite or memory), the save file, the set-up code."""
