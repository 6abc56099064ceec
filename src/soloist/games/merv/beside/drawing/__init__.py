"""How the Magistrate's page beside a real table looks: the city to tap on, questions for fingers, pictures."""
