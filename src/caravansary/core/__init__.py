"""What every game shares: seats, decisions, actions, events, chance, matches, records, texts. It knows no game."""
