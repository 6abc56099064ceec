"""How the Cardinalbot's page beside a real table looks: questions for fingers, pictures, its board."""
