"""People: who they are from visit to visit, how they sign in, and what is remembered of them. Knows no game."""
