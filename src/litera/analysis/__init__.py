"""A finished game looked at again: what each move cost, where the game turned, in words and as a picture."""
