# What can be chosen at a new table, briefly.

word_rummikub-choice-first_seat = Who goes first
word_rummikub-choice-first_seat-draw = the tile drawn closest to A

word_rummikub-choice-repeat = Words that can’t be played
word_rummikub-choice-repeat-table = those on the table
word_rummikub-choice-repeat-game = all played in this game

word_rummikub-choice-loanwords = Foreign words
word_rummikub-choice-loanwords-dictionary = the dictionary decides
word_rummikub-choice-loanwords-vote = players can challenge and vote

word_rummikub-choice-opening_letters = Minimum letters in the first word

word_rummikub-choice-fault_draw = Penalty tiles when time runs out

word_rummikub-choice-turn_seconds = Seconds per turn

word_rummikub-choice-double_min_tiles = Minimum tiles for the double bonus

word_rummikub-choice-theme = Theme for all words
