### Word Rummy: levels of players, and hints.

word_rummikub-level-easy = Plays everyday words and sometimes extends one; looks no further.
word_rummikub-level-casual = Knows many words, extends and splits those on the table, and plays the longest it finds.
word_rummikub-level-club = Takes a word or two apart to build a longer one from words most people know.
word_rummikub-level-expert = Rebuilds several words at once and loves to empty its rack.
word_rummikub-level-master = Knows every word and finds the best possible rearrangement of the table.

word_rummikub-hint-nudge-word = { $count ->
    [one] Your own tiles make a word of { $count } letter, with your { $letter }.
   *[other] Your own tiles make a word of { $count } letters, with your { $letter }.
}
word_rummikub-hint-nudge-word-joker = { $count ->
    [one] Your own tiles make a word of { $count } letter, with your joker.
   *[other] Your own tiles make a word of { $count } letters, with your joker.
}
word_rummikub-hint-nudge-rebuild = { $count ->
    [one] With the table, your { $letter } goes into a word of { $count } letter.
   *[other] With the table, your { $letter } goes into a word of { $count } letters.
}
word_rummikub-hint-nudge-rebuild-joker = { $count ->
    [one] With the table, your joker goes into a word of { $count } letter.
   *[other] With the table, your joker goes into a word of { $count } letters.
}
word_rummikub-hint-nudge-vote = Could this word appear in a newspaper?
word_rummikub-hint-nudge-draw = One more tile may help.
word_rummikub-hint-nudge-pass = There is nothing to play this time.
word_rummikub-hint-known = The word is used in texts of this language.
word_rummikub-hint-unknown = The word is almost never used in texts of this language.
word_rummikub-hint-nothing = These tiles don’t make any word.
word_rummikub-hint-nothing-opens = { $count ->
    [one] These tiles don’t make a first word of { $count } letter or more.
   *[other] These tiles don’t make a first word of { $count } letters or more.
}
word_rummikub-hint-points = { $count ->
    [one] The longest word scores, { $word }: { $count } point.
   *[other] The longest word scores, { $word }: { $count } points.
}
word_rummikub-hint-points-doubled = { $count ->
    [one] The longest word is { $word }, and emptying your rack doubles it: { $count } point.
   *[other] The longest word is { $word }, and emptying your rack doubles it: { $count } points.
}
word_rummikub-hint-taken = { $count ->
    [one] This rebuilds { $count } word on the table.
   *[other] This rebuilds { $count } words on the table.
}
word_rummikub-hint-joker = { $count ->
    [one] A joker on the table can’t cost you { $count } point at the end.
   *[other] A joker on the table can’t cost you { $count } points at the end.
}

## Moves in words

word_rummikub-phrase-play = play { $words }
word_rummikub-phrase-rebuild = take { $taken } apart and play { $words }
word_rummikub-phrase-draw = draw a tile
word_rummikub-phrase-challenge = challenge { $word }
word_rummikub-phrase-yes = answer “yes”
word_rummikub-phrase-no = answer “no”
word_rummikub-phrase-pass = pass
