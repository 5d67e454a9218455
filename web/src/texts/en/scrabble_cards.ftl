# The board of Scrabble Cards

cards-table = Crossword
cards-hand = Your hand
cards-others = The others’ hands
cards-blank = Blank
cards-blank-as = blank as { $letter }
cards-blank-letter = Which letter does the blank stand for?
cards-blank-clear = Back to hand
cards-hidden = hidden card
cards-premium = Word multiplier: times { $factor }
cards-condition = Condition card { $card }
cards-free = free
cards-place = column { $column }, row { $row }: { $card }
cards-zoom-in = Larger
cards-zoom-out = Smaller
cards-fit = Show all
cards-type-across = Type letters; they run across. Press again to go downwards.
cards-type-down = Type letters; they run downwards.
cards-none-of = You have no { $letter } and no blank.
cards-no-line = Put the cards in one line without gaps.
cards-help = Press a card, then a place, or drag the card there.
cards-help-type = You can also press a free place and type.
cards-help-later = You can prepare your move now. It will be ready on your turn.
cards-lay = Play
cards-take-back = Take back
cards-exchange = Exchange…
cards-pass = Pass
cards-to-hand = Back to hand
cards-special = Your special cards
cards-coordinates = Show coordinates
cards-lost = The table has changed. Cards whose places were taken are back in your hand.
cards-answer = Answer this move
cards-answer-costs = { $cost ->
    [never] Accept the word, or play a condition card against it.
    [minus5] Accept the word, or check it. If it’s valid, you lose 5 points.
    [lose_turn] Accept the word, or check it. If it’s valid, you lose your next turn.
   *[none] Accept the word, or check it. Checking costs nothing.
}
cards-accept = Accept
cards-check = Check the words
cards-waiting = Waiting for answers.
cards-condition-played = { $name }, on { $word }: { $card }
cards-through-across = across: { $word }, letter { $letter } of { $count }
cards-through-down = down: { $word }, letter { $letter } of { $count }
cards-waits = waiting for answers
cards-keys = Arrows: place by place. Page Down and Page Up: word by word. Home and End: ends of the word. Enter: on a card, go to the word that crosses it; on a free place, type there. Delete: return the card to your hand. Escape: stop typing. + and −: zoom. 0: show all.
cards-blank-which = Choose a blank
cards-blank-new = Blank { $number }: no letter yet
cards-blank-is = Blank { $number }: { $letter }
cards-blank-done = Close
cards-blank-change = Change blanks: { $letters }
cards-answer-none = no answer yet
cards-answer-accept = accepted
cards-answer-check = checked
cards-answered = { $name }: { $answer }
cards-condition-play = Play it on { $word }
cards-answer-left = Counts as accepted in { $seconds } s
cards-answer-conditions = Condition cards that lower this move’s score
cards-empty = The table is empty. The first word can go anywhere and scores double.
cards-exchange-stop = Cancel exchange

cards-letter = { $value ->
    [one] { $letter }, { $value } point
   *[other] { $letter }, { $value } points
}
cards-bag = { $count ->
    [one] Bag: { $count } card
   *[other] Bag: { $count } cards
}
cards-points = { $points ->
    [one] This move scores { $points } point.
   *[other] This move scores { $points } points.
}
cards-pending = { $points ->
    [one] { $name }: { $points } point for { $word }
   *[other] { $name }: { $points } points for { $word }
}
cards-answer-time = { $seconds ->
    [one] { $seconds } second left to answer. After that, the move counts as accepted.
   *[other] { $seconds } seconds left to answer. After that, the move counts as accepted.
}
cards-exchange-do = { $count ->
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
}
cards-exchange-left = { $bag ->
    [one] { $bag } card left in the bag. Choose the cards to exchange.
   *[other] { $bag } cards left in the bag. Choose the cards to exchange.
}
