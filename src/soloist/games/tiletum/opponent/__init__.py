"""The Cardinalbot: its own board, what it sees and does, its ladders, its turn."""
