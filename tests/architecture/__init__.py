"""Promises about the code itself: what knows what, and which texts there are."""
