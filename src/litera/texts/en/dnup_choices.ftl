# What can be chosen at a new table, briefly.

dnup-choice-round_turn_limit = Most turns in a round
