"""The sentences of the small test game, one folder a language."""
