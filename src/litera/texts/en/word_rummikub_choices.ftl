# What can be chosen at a new table, briefly.

word_rummikub-choice-first_seat = Who goes first
word_rummikub-choice-first_seat-draw = whoever draws closest to A

word_rummikub-choice-repeat = Words that can’t be played
word_rummikub-choice-repeat-table = words that are on the table
word_rummikub-choice-repeat-game = all words played so far

word_rummikub-choice-loanwords = Foreign words
word_rummikub-choice-loanwords-dictionary = the dictionary decides
word_rummikub-choice-loanwords-vote = players can challenge and vote

word_rummikub-choice-opening_letters = Minimum letters in the first word

word_rummikub-choice-fault_draw = Penalty tiles when time runs out

word_rummikub-choice-turn_seconds = Seconds per turn

word_rummikub-choice-double_min_tiles = Tiles needed for the double bonus

word_rummikub-choice-theme = Theme for all words
