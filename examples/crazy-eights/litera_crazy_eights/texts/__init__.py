"""The texts, a folder for each language."""
