"""The table in the terminal: its model fed with lines, and the real program in a pseudo-terminal."""
