"""The table in the terminal, line by line: what it shows is only ever appended, for eyes, speech and Braille alike."""
