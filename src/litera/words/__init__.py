"""Words: alphabets, lexicons over compiled word graphs, grammatical readings. Knows no game."""
