### Word Rummy: levels of players, and hints.

word_rummikub-level-easy = Lays everyday words and lengthens one now and then; looks for nothing more.
word_rummikub-level-casual = Knows many words, lengthens and splits the ones on the table, and picks its longest.
word_rummikub-level-club = Takes a word or two apart to build a longer one, with words most people know.
word_rummikub-level-expert = Rebuilds several words at once and likes to empty its rack.
word_rummikub-level-master = Knows every word and finds the best of all rearrangements of the table.

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
word_rummikub-hint-nudge-vote = Would you find this word in a newspaper?
word_rummikub-hint-nudge-draw = One more tile may help.
word_rummikub-hint-nudge-pass = There is nothing to lay this time.
word_rummikub-hint-known = The word is found in texts of this language.
word_rummikub-hint-unknown = The word is hardly ever found in texts of this language.
word_rummikub-hint-nothing = No word was found for these tiles.
word_rummikub-hint-nothing-opens = { $count ->
    [one] No first word of { $count } letter or more was found in these tiles.
   *[other] No first word of { $count } letters or more was found in these tiles.
}
word_rummikub-hint-points = { $count ->
    [one] { $word } counts as the longest word: { $count } point.
   *[other] { $word } counts as the longest word: { $count } points.
}
word_rummikub-hint-points-doubled = { $count ->
    [one] { $word } is the longest word, and the rack empties: { $count } point, doubled.
   *[other] { $word } is the longest word, and the rack empties: { $count } points, doubled.
}
word_rummikub-hint-taken = { $count ->
    [one] { $count } word from the table is rebuilt.
   *[other] { $count } words from the table are rebuilt.
}
word_rummikub-hint-joker = { $count ->
    [one] A joker on the table cannot cost { $count } point at the end.
   *[other] A joker on the table cannot cost { $count } points at the end.
}

## Moves in words

word_rummikub-phrase-play = play { $words }
word_rummikub-phrase-rebuild = take { $taken } apart and play { $words }
word_rummikub-phrase-draw = draw a tile
word_rummikub-phrase-challenge = challenge { $word }
word_rummikub-phrase-yes = answer “yes”
word_rummikub-phrase-no = answer “no”
word_rummikub-phrase-pass = pass
