# What can be chosen at a new table, briefly.

scrabble_cards-choice-first_seat = Who goes first
scrabble_cards-choice-first_seat-random = chosen at random

scrabble_cards-choice-refill = When players draw cards
scrabble_cards-choice-refill-turn_start = at the start of their turn
scrabble_cards-choice-refill-turn_end = at the end of their turn

scrabble_cards-choice-premium_stack = Word multipliers in one move
scrabble_cards-choice-premium_stack-one = only one
scrabble_cards-choice-premium_stack-product = several, multiplied together

scrabble_cards-choice-premium_scope = Word multipliers apply to
scrabble_cards-choice-premium_scope-main = the main word
scrabble_cards-choice-premium_scope-all = every word in the move

scrabble_cards-choice-cond_per_player = Condition cards per player
scrabble_cards-choice-cond_per_player-one = one per move
scrabble_cards-choice-cond_per_player-any = any number per move

scrabble_cards-choice-cond_word = Which word can meet a condition
scrabble_cards-choice-cond_word-any_new = any word in the move
scrabble_cards-choice-cond_word-main = only the main word

scrabble_cards-choice-failed_check = Checking a valid move costs
scrabble_cards-choice-failed_check-none = nothing
scrabble_cards-choice-failed_check-minus5 = five points
scrabble_cards-choice-failed_check-lose_turn = your next turn

scrabble_cards-choice-exchange_counts = Cards needed in the bag to exchange
scrabble_cards-choice-exchange_counts-letters = seven letter cards
scrabble_cards-choice-exchange_counts-cards = seven cards of any kind

scrabble_cards-choice-all_seven_bonus = Bonus for seven letters in one move

scrabble_cards-choice-answer_seconds = Seconds to answer
