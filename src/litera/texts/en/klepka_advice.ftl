### Klepka: the levels of its players, and hints.

klepka-level-first = Learns the game: makes one short everyday word a turn, and remembers only the last two or three cards.
klepka-level-easy = Makes short everyday words, and soon forgets what lay where.
klepka-level-casual = Knows the words most people know; remembers the last few cards, now and then in the wrong place.
klepka-level-club = Plans its words together, all in one colour where it can, and remembers about ten cards.
klepka-level-expert = Has a wide vocabulary and a good memory, weighs every pair, and hunts «Слава Україні».
klepka-level-master = Knows every word and every card ever opened, and plays by exact expectation.

klepka-hint-nudge-word = { $count ->
    [one] There is a word of { $count } letter with your { $letter }.
   *[other] There is a word of { $count } letters with your { $letter }.
}
klepka-hint-nudge-phrase = Look at all your cards together: do they remind you of a greeting?
klepka-hint-nudge-exchange = Somebody holds a card that you could use.
klepka-hint-nudge-vote = Would you find this word in a dictionary?
klepka-hint-nudge-pass = Few letters are left. Is any word still in them?
klepka-hint-nudge-no-letters = Words are made of letters. Do you have any?
klepka-hint-nudge-no-word = Can any word at all be made of these cards?
klepka-hint-nudge-done = Some of your cards may be worth more later.
klepka-hint-nudge-stop = Think of what the next player would see.
klepka-hint-nudge-pair = You have seen two equal letters.
klepka-hint-nudge-known = A letter that you have seen may find its pair.
klepka-hint-nudge-unknown = It is time to look at new cards.

klepka-hint-word = { $points ->
    [one] { $word } brings { $points } point.
   *[other] { $word } brings { $points } points.
}
klepka-hint-colour = Its letters are of one colour, so it counts twice.
klepka-hint-set = { $count ->
    [one] Best together: { $words }; in all { $count } word, and each opens one more pair.
   *[other] Best together: { $words }; in all { $count } words, and each opens one more pair.
}
klepka-hint-set-only = { $count ->
    [one] Best together: { $words }; in all { $count } word.
   *[other] Best together: { $words }; in all { $count } words.
}
klepka-hint-phrase = «Слава Україні» wins at once, whatever the scores.
klepka-hint-exchange = { $name } loses { $take }, which is worth more to you than { $give }.
klepka-hint-exchange-hidden = { $give } is worth less to you than a card of { $name } is likely to be.
klepka-hint-vote = The word is not in the lexicon, and points for it would help another player.
klepka-hint-pass = Each card left counts a point, and no word brings more.
klepka-hint-no-cards = You hold no cards, so there is nothing to make a word of.
klepka-hint-only-prizes = You hold prize cards only: no word can be made of them, and none of them is worth playing now.
klepka-hint-no-word = No word of the lexicon can be made of your cards now.
klepka-hint-done = No word is worth more than its cards will be in later words.
klepka-hint-stop = What you might show would help the next player more than it is likely to bring you.
klepka-hint-pair = A pair you know is safe, and it opens another one.
klepka-hint-known = { $count ->
    [one] With { $count } known card, a new one may match it, and little new is shown to others.
   *[other] With { $count } known cards, a new one may match them, and little new is shown to others.
}
klepka-hint-unknown = New cards together promise most now.

## Moves in words

klepka-phrase-word = make { $word }
klepka-phrase-open = open { $places }
klepka-phrase-exchange = exchange { $give } for { $take } ({ $name })
klepka-phrase-exchange-hidden = exchange { $give } for a hidden card ({ $name })
klepka-phrase-done = finish your words and open cards
klepka-phrase-stop = open no more cards
klepka-phrase-chaos = play chaos and shuffle the cards on the table
klepka-phrase-accept = accept the word
klepka-phrase-refuse = reject the word
klepka-phrase-pass = pass
