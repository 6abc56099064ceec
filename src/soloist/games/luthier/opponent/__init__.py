"""The AI, the official solo opponent."""
