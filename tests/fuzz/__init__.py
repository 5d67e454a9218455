"""The engine under lines that no sane program would send."""
