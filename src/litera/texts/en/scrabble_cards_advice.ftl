### Letter Cards: the levels of its players, and hints.

scrabble_cards-level-first = Still learning: knows around a thousand words, plays one of the first it sees, and accepts nearly all of yours.
scrabble_cards-level-easy = Knows around three thousand everyday words, often misses the best one, and rarely checks yours.
scrabble_cards-level-casual = Knows most everyday words, saves good cards for later, and usually catches words that don’t exist.
scrabble_cards-level-club = Knows many words, saves good cards for later, and checks most words that don’t exist.
scrabble_cards-level-expert = Knows all but the rarest words and saves good cards for later, but doesn’t look ahead.
scrabble_cards-level-master = Knows every word in the dictionary, guesses what you kept, weighs your answers, and works out the endgame exactly.

scrabble_cards-hint-nudge-lay = { $length ->
    [one] You can play a good word of { $length } letter with your { $card }.
   *[other] You can play a good word of { $length } letters with your { $card }.
}
scrabble_cards-hint-nudge-exchange = These cards are hard to play. Is there another way to use your turn?
scrabble_cards-hint-nudge-pass = There may be nothing you can play now.
scrabble_cards-hint-nudge-wait = Do you have to play a word right now?
scrabble_cards-hint-nudge-check = Look again at the words in this move. Do you know them all?
scrabble_cards-hint-nudge-condition = You have a card to play against this move.
scrabble_cards-hint-nudge-accept = This move looks fine.

scrabble_cards-hint-points = { $points ->
    [one] { $word } scores { $points } point.
   *[other] { $word } scores { $points } points.
}
scrabble_cards-hint-keeps = { $count ->
    [one] You keep { $cards } for your next turn.
   *[other] You keep { $cards } for your next turn.
}
scrabble_cards-hint-compared = { $points ->
    [one] The second-best word, { $word }, is worth { $points } point less over the next few turns.
   *[other] The second-best word, { $word }, is worth { $points } points less over the next few turns.
}
scrabble_cards-hint-end-ahead = { $points ->
    [one] The bag is empty. With best play on both sides, you win by { $points } point.
    [0] The bag is empty. With best play on both sides, it’s a tie.
   *[other] The bag is empty. With best play on both sides, you win by { $points } points.
}
scrabble_cards-hint-end-behind = { $points ->
    [one] The bag is empty. With best play on both sides, you lose by { $points } point; no other move does better.
   *[other] The bag is empty. With best play on both sides, you lose by { $points } points; no other move does better.
}
scrabble_cards-hint-exchange = An exchange looks better than any word found.
scrabble_cards-hint-pass = There is no word you can play, and an exchange wouldn’t help.
scrabble_cards-hint-wait = Passing looks better now than any word found.
scrabble_cards-hint-check = { $count ->
    [one] This word isn’t in the dictionary: { $words }.
   *[other] These words aren’t in the dictionary: { $words }.
}
scrabble_cards-hint-condition = { $points ->
    [one] { $card } takes { $points } point from the move and makes room in your hand.
   *[other] { $card } takes { $points } points from the move and makes room in your hand.
}
scrabble_cards-hint-accept = All the words in this move are in the dictionary, and you have no card worth playing against it.

## Moves in words

scrabble_cards-phrase-first = play { $word } { $way ->
    [down] down
   *[across] across
}
scrabble_cards-phrase-from = play { $word } { $way ->
    [down] down
   *[across] across
} from the { $letter } in { $crossed }
scrabble_cards-phrase-through = play { $word } { $way ->
    [down] down
   *[across] across
} through the { $letter } in { $crossed }
scrabble_cards-phrase-beside = play { $word } { $way ->
    [down] down
   *[across] across
}, next to { $beside }
scrabble_cards-phrase-lengthen = extend { $shorter } to { $word }
scrabble_cards-phrase-with = { $move }, with { $cards }
scrabble_cards-phrase-exchange = exchange { $cards }
scrabble_cards-phrase-condition = play { $card } against the word
scrabble_cards-phrase-condition-on = play { $card } against { $word }
scrabble_cards-phrase-accept = accept the word
scrabble_cards-phrase-check = check the word
scrabble_cards-phrase-pass = pass
