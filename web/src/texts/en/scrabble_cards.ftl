# The board of Scrabble Cards

cards-table = The crossword
cards-hand = Your hand
cards-others = The others’ hands
cards-blank = Blank
cards-blank-as = blank as { $letter }
cards-blank-letter = Which letter does the blank stand for?
cards-blank-clear = Back to the hand
cards-hidden = hidden card
cards-premium = Word times { $factor }
cards-condition = Condition card { $card }
cards-free = free
cards-place = column { $column }, row { $row }: { $card }
cards-zoom-in = Larger
cards-zoom-out = Smaller
cards-fit = All in sight
cards-type-across = Type letters: they go across. Press again for down.
cards-type-down = Type letters: they go down.
cards-none-of = You have no { $letter } and no blank.
cards-no-line = The cards must lie in one line without a gap.
cards-help = Press a card and then a place, or drag it.
cards-help-type = You can also press a free place and type.
cards-help-later = You can prepare your move now; it waits for your turn.
cards-lay = Lay
cards-take-back = Take back
cards-exchange = Exchange…
cards-pass = Pass
cards-to-hand = Back to the hand
cards-special = Your special cards
cards-coordinates = Number columns and rows
cards-lost = The table has changed: cards prepared on places that are taken now are back in your hand.
cards-answer = A move to answer
cards-answer-costs = { $cost ->
    [never] Accept the word, or play a condition card against it.
    [minus5] Accept the word, or check it: if it is valid, you lose 5 points.
    [lose_turn] Accept the word, or check it: if it is valid, you lose your next turn.
   *[none] Accept the word, or check it. Checking is free.
}
cards-accept = Accept
cards-check = Check the words
cards-waiting = Waiting for the answers.
cards-condition-played = { $name }, on { $word }: { $card }
cards-through-across = across { $word }, letter { $letter } of { $count }
cards-through-down = down { $word }, letter { $letter } of { $count }
cards-waits = waits for answers
cards-keys = Arrows: place by place. Page Down and Page Up: word by word. Home and End: ends of the word. Enter on a card: the word that crosses it; on a free place: type there. Delete: the card back to the hand. Escape: no more typing. + and −: zoom; 0: all in sight.
cards-blank-which = Which blank
cards-blank-new = Blank { $number }: no letter yet
cards-blank-is = Blank { $number }: { $letter }
cards-blank-done = Close
cards-blank-change = Change blanks: { $letters }
cards-answer-none = has not answered yet
cards-answer-accept = accepts
cards-answer-check = checks
cards-answered = { $name }: { $answer }
cards-condition-play = Play { $card } on { $word }
cards-answer-left = { $seconds } s left, then it is accepted
cards-answer-conditions = Your condition cards that take points from this move
cards-empty = The table is empty. The first word may lie anywhere, and scores double.
cards-exchange-stop = Exchange nothing

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
    [one] { $name }: { $points } point for
   *[other] { $name }: { $points } points for
}
cards-answer-time = { $seconds ->
    [one] { $seconds } second left to answer; after that the move counts as accepted.
   *[other] { $seconds } seconds left to answer; after that the move counts as accepted.
}
cards-exchange-do = { $count ->
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
}
cards-exchange-left = { $bag ->
    [one] { $bag } card is left in the bag. Mark those that go.
   *[other] { $bag } cards are left in the bag. Mark those that go.
}
