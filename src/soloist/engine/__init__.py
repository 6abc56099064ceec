"""The engine knows no game: questions, table, chance, record, match, ladders, clauses, components, catalogue."""
