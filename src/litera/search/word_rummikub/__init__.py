"""Finds plays of Word Rummikub that are worth offering, and proof that there are none."""
