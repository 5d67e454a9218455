### Letter Cards: the levels of its players, and hints.

scrabble_cards-level-first = Learns the game: knows about a thousand words, lays one of the first it sees, and believes nearly all of yours.
scrabble_cards-level-easy = Knows about three thousand everyday words, often misses the best of them, and seldom doubts yours.
scrabble_cards-level-casual = Knows everyday words, and takes about the most points it sees.
scrabble_cards-level-club = Knows many words, keeps good cards for later, and checks most words that are none.
scrabble_cards-level-expert = Knows every word of the lexicon, and minds the cards it keeps; it doesn’t look ahead.
scrabble_cards-level-master = Knows every word of the lexicon, weighs what you may answer, and counts the end through.

scrabble_cards-hint-nudge-lay = { $length ->
    [one] There is a good word of { $length } letter that uses your { $card }.
   *[other] There is a good word of { $length } letters that uses your { $card }.
}
scrabble_cards-hint-nudge-exchange = These cards are hard to lay. Think of other ways to use your turn.
scrabble_cards-hint-nudge-pass = There may be nothing to lay now.
scrabble_cards-hint-nudge-wait = Must anything be laid right now?
scrabble_cards-hint-nudge-check = Look at the words of this move again: do you know them all?
scrabble_cards-hint-nudge-condition = One of your cards fits this move.
scrabble_cards-hint-nudge-accept = Nothing speaks against this move.

scrabble_cards-hint-points = { $points ->
    [one] { $word } brings { $points } point.
   *[other] { $word } brings { $points } points.
}
scrabble_cards-hint-keeps = { $count ->
    [one] { $cards } stays for the next turn.
   *[other] { $cards } stay for the next turn.
}
scrabble_cards-hint-compared = { $points ->
    [one] The next best word, { $word }, promises { $points } point less over the coming turns.
   *[other] The next best word, { $word }, promises { $points } points less over the coming turns.
}
scrabble_cards-hint-end-ahead = { $points ->
    [one] The bag is empty: if both play their best, you win by { $points } point.
    [0] The bag is empty: if both play their best, it ends level.
   *[other] The bag is empty: if both play their best, you win by { $points } points.
}
scrabble_cards-hint-end-behind = { $points ->
    [one] The bag is empty: if both play their best, you lose by { $points } point, and no other move is better.
   *[other] The bag is empty: if both play their best, you lose by { $points } points, and no other move is better.
}
scrabble_cards-hint-exchange = New cards promise more than anything these can lay.
scrabble_cards-hint-pass = No word and no exchange that would help was found.
scrabble_cards-hint-wait = A pass promises more now than any word.
scrabble_cards-hint-check = { $count ->
    [one] This word is not in the lexicon: { $words }.
   *[other] These words are not in the lexicon: { $words }.
}
scrabble_cards-hint-condition = { $points ->
    [one] { $card } takes { $points } point from the move, and frees a place on your hand.
   *[other] { $card } takes { $points } points from the move, and frees a place on your hand.
}
scrabble_cards-hint-accept = All its words are in the lexicon, and no card of yours is worth playing against it.

## Moves in words

scrabble_cards-phrase-first = play { $word } { $way ->
    [down] down
   *[across] across
}
scrabble_cards-phrase-from = play { $word } { $way ->
    [down] down
   *[across] across
} from the { $letter } of { $crossed }
scrabble_cards-phrase-through = play { $word } { $way ->
    [down] down
   *[across] across
} through the { $letter } of { $crossed }
scrabble_cards-phrase-beside = play { $word } { $way ->
    [down] down
   *[across] across
} beside { $beside }
scrabble_cards-phrase-lengthen = turn { $shorter } into { $word }
scrabble_cards-phrase-with = { $move }, with { $cards }
scrabble_cards-phrase-exchange = exchange { $cards }
scrabble_cards-phrase-condition = play { $card } against the word
scrabble_cards-phrase-condition-on = play { $card } against { $word }
scrabble_cards-phrase-accept = accept the word
scrabble_cards-phrase-check = check the word
scrabble_cards-phrase-pass = pass
