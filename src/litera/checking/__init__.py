"""Whether a game is complete and keeps the laws of the contract, said in plain sentences; and how to begin one."""
