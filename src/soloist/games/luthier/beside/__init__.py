"""The AI beside a real table: what it was told, what it asks, what it has people do."""
