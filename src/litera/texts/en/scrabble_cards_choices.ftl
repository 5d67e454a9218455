# What can be chosen at a new table, briefly.

scrabble_cards-choice-first_seat = Who begins
scrabble_cards-choice-first_seat-random = by lot

scrabble_cards-choice-refill = The hand is filled up
scrabble_cards-choice-refill-turn_start = at the start of a turn
scrabble_cards-choice-refill-turn_end = at the end of a turn

scrabble_cards-choice-premium_stack = Word premium cards on one move
scrabble_cards-choice-premium_stack-one = a single one
scrabble_cards-choice-premium_stack-product = several, multiplied

scrabble_cards-choice-premium_scope = A word premium multiplies
scrabble_cards-choice-premium_scope-main = the main word
scrabble_cards-choice-premium_scope-all = every word of the move

scrabble_cards-choice-cond_per_player = Condition cards a player may add
scrabble_cards-choice-cond_per_player-one = one to a move
scrabble_cards-choice-cond_per_player-any = any number

scrabble_cards-choice-cond_word = A condition may be fulfilled by
scrabble_cards-choice-cond_word-any_new = any word of the move
scrabble_cards-choice-cond_word-main = the main word alone

scrabble_cards-choice-failed_check = Checking a right move costs
scrabble_cards-choice-failed_check-none = nothing
scrabble_cards-choice-failed_check-minus5 = five points
scrabble_cards-choice-failed_check-lose_turn = the next turn

scrabble_cards-choice-exchange_counts = An exchange needs in the bag
scrabble_cards-choice-exchange_counts-letters = seven letter cards
scrabble_cards-choice-exchange_counts-cards = seven cards of any kind

scrabble_cards-choice-all_seven_bonus = Points for seven letters in one move

scrabble_cards-choice-answer_seconds = Seconds for an answer
