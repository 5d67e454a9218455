"""Who plays by machine: one folder a game, and what they all have in common."""
