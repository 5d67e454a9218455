"""How a player's program reaches a table: the same requests and answers, wherever the table is."""
