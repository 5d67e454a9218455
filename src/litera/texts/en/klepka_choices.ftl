# What can be chosen at a new table, briefly.

klepka-choice-first_seat = Who begins
klepka-choice-first_seat-random = by lot

klepka-choice-double_for = What counts twice
klepka-choice-double_for-one_colour = words of one colour
klepka-choice-double_for-slang_or_abbreviation = slang and abbreviations
klepka-choice-double_for-both = either of these
klepka-choice-double_for-none = nothing

klepka-choice-word_filter = Which words count
klepka-choice-word_filter-any = all
klepka-choice-word_filter-nouns_nominative = nouns in the nominative singular
klepka-choice-word_filter-nouns_singular = nouns in the singular
klepka-choice-word_filter-nouns = nouns
klepka-choice-word_filter-verbs = verbs
klepka-choice-word_filter-adjectives = adjectives

klepka-choice-repeat_words = Words made before
klepka-choice-repeat_words-any = may be made again
klepka-choice-repeat_words-not_own = nobody repeats an own one
klepka-choice-repeat_words-none = nobody repeats any

klepka-choice-unknown_words = A word that is not in the lexicon
klepka-choice-unknown_words-refuse = is refused
klepka-choice-unknown_words-vote = the others vote

klepka-choice-flip_count = Pairs to open
klepka-choice-flip_count-words_plus_one = one more than words made
klepka-choice-flip_count-two_pairs = always two
klepka-choice-flip_count-max_of_both = the greater of the two

klepka-choice-match_scope = What can match
klepka-choice-match_scope-pool = any two opened cards
klepka-choice-match_scope-nominated = only the two of a named pair

klepka-choice-polysemy_points = Letters that a polysemy stands for
klepka-choice-polysemy_points-letter = count as themselves
klepka-choice-polysemy_points-zero = count nothing

klepka-choice-polysemy_colour = A polysemy in a word of one colour
klepka-choice-polysemy_colour-neutral = does no harm
klepka-choice-polysemy_colour-breaks = spoils it

klepka-choice-hands = Collected cards
klepka-choice-hands-open = open
klepka-choice-hands-hidden = hidden

klepka-choice-interrupts = Prize cards may be played
klepka-choice-interrupts-anytime = at any time
klepka-choice-interrupts-between_turns = between turns

klepka-choice-rows = Rows of the table

klepka-choice-columns = Columns of the table

klepka-choice-min_letters = Fewest letters in a word
klepka-choice-notes = Memory aid
