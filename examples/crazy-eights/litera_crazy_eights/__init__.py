"""Crazy Eights, the smallest game that is complete: hidden hands, a hidden stock, chance in the middle of a game."""
