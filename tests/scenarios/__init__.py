"""Scenarios: positions, moves and what the rules say comes of them."""
