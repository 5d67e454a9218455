"""Litera: a table for four word and card games."""
