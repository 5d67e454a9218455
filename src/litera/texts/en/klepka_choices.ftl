# What can be chosen at a new table, briefly.

klepka-choice-first_seat = Who goes first
klepka-choice-first_seat-random = chosen at random

klepka-choice-double_for = What scores double
klepka-choice-double_for-one_colour = words in one colour
klepka-choice-double_for-slang_or_abbreviation = slang and abbreviations
klepka-choice-double_for-both = both of these
klepka-choice-double_for-none = nothing

klepka-choice-word_filter = Which words count
klepka-choice-word_filter-any = all words
klepka-choice-word_filter-nouns_nominative = nouns in the nominative singular
klepka-choice-word_filter-nouns_singular = nouns in the singular
klepka-choice-word_filter-nouns = nouns
klepka-choice-word_filter-verbs = verbs
klepka-choice-word_filter-adjectives = adjectives

klepka-choice-repeat_words = Words already made
klepka-choice-repeat_words-any = can be made again
klepka-choice-repeat_words-not_own = can’t be made twice by one player
klepka-choice-repeat_words-none = can’t be made again

klepka-choice-unknown_words = Words not in the dictionary
klepka-choice-unknown_words-refuse = are refused
klepka-choice-unknown_words-vote = are voted on

klepka-choice-flip_count = Pairs to flip
klepka-choice-flip_count-words_plus_one = one more than your words
klepka-choice-flip_count-two_pairs = always two
klepka-choice-flip_count-max_of_both = whichever is more

klepka-choice-match_scope = Which cards can match
klepka-choice-match_scope-pool = any two flipped cards
klepka-choice-match_scope-nominated = only the cards of a named pair

klepka-choice-polysemy_points = Letters replaced by a polysemy card
klepka-choice-polysemy_points-letter = score as usual
klepka-choice-polysemy_points-zero = score nothing

klepka-choice-polysemy_colour = A one-colour word with a polysemy
klepka-choice-polysemy_colour-neutral = is still one colour
klepka-choice-polysemy_colour-breaks = is no longer one colour

klepka-choice-hands = Collected cards
klepka-choice-hands-open = seen by everyone
klepka-choice-hands-hidden = seen only by their owner

klepka-choice-interrupts = Prize cards can be played
klepka-choice-interrupts-anytime = at any time
klepka-choice-interrupts-between_turns = between turns

klepka-choice-rows = Rows of the table

klepka-choice-columns = Columns of the table

klepka-choice-min_letters = Minimum letters in a word
