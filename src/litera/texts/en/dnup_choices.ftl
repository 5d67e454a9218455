# What can be chosen at a new table, briefly.

dnup-choice-round_turn_limit = Turn limit of a round
