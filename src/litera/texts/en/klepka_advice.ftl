### Klepka: the levels of its players, and hints.

klepka-level-first = Still learning: makes one short everyday word a turn, and remembers at most three cards.
klepka-level-easy = Makes short everyday words. Some games it remembers seven cards, some games almost none.
klepka-level-casual = Knows the words most people know. Remembers more cards in some games than in others, sometimes in the wrong place.
klepka-level-club = Plans several words together, in one colour where possible. Remembers few cards in some games, a dozen in others.
klepka-level-expert = Has a wide vocabulary, weighs every pair, and hunts for «Слава Україні». Its memory is good, but has bad days.
klepka-level-master = Knows every word, remembers every card, and calculates its exact chances.

klepka-hint-nudge-word = { $count ->
    [one] You can make a word of { $count } letter with your { $letter }.
   *[other] You can make a word of { $count } letters with your { $letter }.
}
klepka-hint-nudge-phrase = Look at all your cards together. Do they remind you of a greeting?
klepka-hint-nudge-exchange = Someone has a card you could use.
klepka-hint-nudge-vote = Would you find this word in a dictionary?
klepka-hint-nudge-pass = You have few letters left. Do they still make a word?
klepka-hint-nudge-no-letters = A word needs letters. Do you have any?
klepka-hint-nudge-no-word = Do any of these cards make a word?
klepka-hint-nudge-done = Some of your cards may be worth more later.
klepka-hint-nudge-stop = Think about what you would show the next player.
klepka-hint-nudge-pair = You have seen two identical letters.
klepka-hint-nudge-known = A letter you have seen might have a match among the hidden cards.
klepka-hint-nudge-unknown = It’s time to look at new cards.

klepka-hint-word = { $points ->
    [one] { $word } scores { $points } point.
   *[other] { $word } scores { $points } points.
}
klepka-hint-colour = All its letters are the same colour, so it scores double.
klepka-hint-set = { $count ->
    [one] A good plan: { $words }. It lets you flip one more pair.
   *[other] A good plan: { $words }. That’s { $count } words, and each lets you flip one more pair.
}
klepka-hint-set-only = { $count ->
    [one] A good plan: { $words }.
   *[other] A good plan: { $words }. That’s { $count } words.
}
klepka-hint-phrase = { $phrase } wins immediately, whatever the scores.
klepka-hint-exchange = { $take } is worth more to you than { $give }, and { $name } has it.
klepka-hint-exchange-hidden = { $give } is worth less to you than a typical card in { $name }’s hand.
klepka-hint-vote = The word isn’t in the dictionary, and its points would help an opponent.
klepka-hint-pass = Each card you keep is worth a point, and no word found scores more.
klepka-hint-no-cards = You have no cards to make a word from.
klepka-hint-only-prizes = You have only prize cards. They can’t make a word, and none is worth playing now.
klepka-hint-no-word = You can’t make a dictionary word from your cards right now.
klepka-hint-done = Your cards will be worth more in later words.
klepka-hint-stop = The cards you might show would probably help the next player more than you.
klepka-hint-pair = A pair you know is safe, and lets you flip another pair.
klepka-hint-known = { $count ->
    [one] A new card may match the one you know, and flipping it gives little away.
   *[other] A new card may match one of the { $count } you know, and flipping it gives little away.
}
klepka-hint-unknown = Your best bet is to flip two unknown cards.

## Moves in words

klepka-phrase-word = make { $word }
klepka-phrase-open = flip { $places }
klepka-phrase-exchange = exchange { $give } for { $name-is ->
    [you] your
   *[other] { $name }’s
} { $take }
klepka-phrase-exchange-hidden = exchange { $give } for one of { $name-is ->
    [you] your
   *[other] { $name }’s
} hidden cards
klepka-phrase-done = finish making words and flip cards
klepka-phrase-stop = stop flipping cards
klepka-phrase-chaos = play chaos to shuffle the cards on the table
klepka-phrase-accept = accept the word
klepka-phrase-refuse = reject the word
klepka-phrase-pass = pass
