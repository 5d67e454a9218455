"""The table protocol: its messages, and the desk that answers them, whatever carries them."""
