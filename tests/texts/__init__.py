"""Sentences and rule books."""
