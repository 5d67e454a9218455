"""The contract that every game keeps, and the table's vocabulary. Knows nothing of words, games or transports."""
