"""Bots: one folder for each game, and what they all have in common."""
