### Upside Down: the levels of its players, and hints.

dnup-level-first = Still learning: plays the first set it notices, and misses a lot.
dnup-level-easy = Likes to get rid of many cards at once; doesn’t look ahead, and often misses a better move.
dnup-level-casual = Plays whatever leaves it with the fewest cards now; doesn’t look ahead, and forgets every card it has seen.
dnup-level-club = Imagines a few ways the round could go, but forgets which cards went back to your hand.
dnup-level-expert = Plays the round out a few hundred times in its mind, and remembers the cards it has seen lately.
dnup-level-master = Remembers everything, works out your hand from what you don’t play, and finds forced wins down to the last card.

dnup-hint-lay = { $count ->
    [one] Consider playing a single card.
   *[other] Consider playing { $count } cards at once.
}
dnup-hint-add = One of your cards fits an opponent’s set.
dnup-hint-take = An opponent’s set would go well with your hand.
dnup-hint-turn = Look at your cards upside down.

dnup-hint-last = This empties your hand: you’re out.
dnup-hint-certain = Whatever the others do, you can be the next to run out of cards.
dnup-hint-beats = { $count ->
    [one] { $name } has to take { $count } card back.
   *[other] { $name } has to take { $count } cards back.
}
dnup-hint-returns = Your own set comes back to your hand as { $cards }.
dnup-hint-values = Different values in your hand: { $before } now, { $after } after this move.
dnup-hint-group = { $count ->
    [one] After this move, { $count } card in your hand has the value { $value }.
   *[other] After this move, { $count } cards in your hand have the same value: { $value }.
}
dnup-hint-theirs = If that set is beaten, the card goes to its owner, not back to you.
dnup-hint-chance = Your chance of winning the game: about { $chance }%.
dnup-hint-close = Your chance of winning the game: about { $chance }%. Another move is just as good.
dnup-hint-chances = Your chance of winning the game: about { $chance }%, or { $other }% with the second-best move.

## Moves in words

dnup-phrase-lay = { $count ->
    [one] play { $cards } as a set of one
   *[other] play { $cards } as a set
}
dnup-phrase-add = add { $card } to { $owner-is ->
    [you] your
   *[other] { $owner }’s
} set { $cards }
dnup-phrase-take = take { $owner-is ->
    [you] your
   *[other] { $owner }’s
} set { $cards }
dnup-phrase-turn = rotate your hand
dnup-phrase-turn-free = rotate your hand for free
