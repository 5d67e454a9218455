"""The store, on each of its databases."""
