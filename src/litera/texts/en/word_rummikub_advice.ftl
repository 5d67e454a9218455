### Word Rummy: levels of players, and hints.

word_rummikub-level-first = Still learning: knows around a thousand words, plays the first it sees, and often draws.
word_rummikub-level-easy = Knows around three thousand everyday words, sometimes extends a word on the table, and looks no further.
word_rummikub-level-casual = Knows everyday words, extends words on the table, and sometimes splits one.
word_rummikub-level-club = Takes one or two words apart to build a longer one, from words most people know.
word_rummikub-level-expert = Takes up to three words apart to build a longer one, and knows all but rare words.
word_rummikub-level-master = Knows every word, tries every rearrangement of the table, and plans who gets the last turn.

word_rummikub-hint-nudge-word = { $count ->
    [one] Your own tiles make a word of { $count } letter that uses your { $letter }.
   *[other] Your own tiles make a word of { $count } letters that uses your { $letter }.
}
word_rummikub-hint-nudge-word-joker = { $count ->
    [one] With your joker, your own tiles make a word of { $count } letter.
   *[other] With your joker, your own tiles make a word of { $count } letters.
}
word_rummikub-hint-nudge-rebuild = { $count ->
    [one] Using the words on the table, you can fit your { $letter } into a word of { $count } letter.
   *[other] Using the words on the table, you can fit your { $letter } into a word of { $count } letters.
}
word_rummikub-hint-nudge-rebuild-joker = { $count ->
    [one] Using the words on the table, you can fit your joker into a word of { $count } letter.
   *[other] Using the words on the table, you can fit your joker into a word of { $count } letters.
}
word_rummikub-hint-nudge-vote = Would you see this word in a newspaper?
word_rummikub-hint-nudge-draw = Another tile may help.
word_rummikub-hint-nudge-pass = You have nothing to play this time.
word_rummikub-hint-known = This is an everyday word.
word_rummikub-hint-unknown = This word is almost never used.
word_rummikub-hint-nothing = These tiles don’t make a word.
word_rummikub-hint-nothing-found = No word found with these tiles.
word_rummikub-hint-nothing-opens = { $count ->
    [one] These tiles don’t make a first word, which needs at least { $count } letter.
   *[other] These tiles don’t make a first word, which needs at least { $count } letters.
}
word_rummikub-hint-points = { $count ->
    [one] The longest word this turn, { $word }, scores { $count } point.
   *[other] The longest word this turn, { $word }, scores { $count } points.
}
word_rummikub-hint-points-doubled = { $count ->
    [one] The longest word this turn is { $word }, and emptying your rack doubles its score: { $count } point.
   *[other] The longest word this turn is { $word }, and emptying your rack doubles its score: { $count } points.
}
word_rummikub-hint-taken = { $count ->
    [one] This rebuilds { $count } word on the table.
   *[other] This rebuilds { $count } words on the table.
}
word_rummikub-hint-joker = { $count ->
    [one] Once it’s on the table, your joker can no longer cost you { $count } point at the end.
   *[other] Once it’s on the table, your joker can no longer cost you { $count } points at the end.
}

## Moves in words

word_rummikub-phrase-play = play { $words }
word_rummikub-phrase-rebuild = take { $taken } apart and play { $words }
word_rummikub-phrase-draw = draw a tile
word_rummikub-phrase-challenge = challenge { $word }
word_rummikub-phrase-yes = vote “yes”
word_rummikub-phrase-no = vote “no”
word_rummikub-phrase-pass = pass
