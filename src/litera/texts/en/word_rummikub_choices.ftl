# What can be chosen at a new table, briefly.

word_rummikub-choice-first_seat = Who starts
word_rummikub-choice-first_seat-draw = by drawing tiles, nearest to A

word_rummikub-choice-repeat = Words that may not be laid
word_rummikub-choice-repeat-table = those that lie on the table
word_rummikub-choice-repeat-game = all that ever lay there

word_rummikub-choice-loanwords = Foreign words
word_rummikub-choice-loanwords-dictionary = the lexicon decides
word_rummikub-choice-loanwords-vote = may be doubted and voted on

word_rummikub-choice-opening_letters = Fewest letters in the first word

word_rummikub-choice-fault_draw = Tiles drawn when time is up

word_rummikub-choice-turn_seconds = Seconds for a turn

word_rummikub-choice-double_min_tiles = Fewest tiles for double points when all are laid at once

word_rummikub-choice-theme = Theme of all words
