"""The Corrupt Magistrate beside a real table: it asks for what it needs to see, and says what to do."""
