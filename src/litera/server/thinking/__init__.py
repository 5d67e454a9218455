"""Machine players and analyses, in processes of their own."""
