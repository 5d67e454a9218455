"""The four games, each a folder with the same rooms, and the one list of them."""
