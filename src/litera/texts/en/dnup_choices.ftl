# What can be chosen at a new table, briefly.

dnup-choice-round_turn_limit = Turns before a round is cancelled
