# The board of Scrabble Cards

cards-table = The crossword
cards-hand = Your hand
cards-others = The others’ hands
cards-blank = Blank
cards-blank-as = blank as { $letter }
cards-blank-letter = Which letter does the blank stand for?
cards-blank-do = Use this letter
cards-blank-clear = Back to the hand
cards-blank-change = Blank as { $letter }: change
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
cards-help = Press a card and then a place, drag it, or press a free place and type.
cards-help-later = You can prepare your move now; it waits for your turn.
cards-lay = Lay
cards-take-back = Take all back
cards-exchange = Exchange …
cards-exchange-help = Mark the cards that go.
cards-pass = Pass
cards-to-hand = Back to the hand
cards-answer = A move to answer
cards-accept = Accept
cards-check = Check the words
cards-waiting = Waiting for the answers.
cards-condition-play = { $card } ({ $word })
cards-condition-played = { $name }: { $card } on { $word }

cards-letter = { $value ->
    [one] { $letter }, { $value } point
   *[other] { $letter }, { $value } points
}
cards-bag = { $count ->
    [one] Bag: { $count } card
   *[other] Bag: { $count } cards
}
cards-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-points = { $points ->
    [one] This move scores { $points } point.
   *[other] This move scores { $points } points.
}
cards-pending = { $points ->
    [one] { $name }: { $points } point for
   *[other] { $name }: { $points } points for
}
cards-exchange-do = { $count ->
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
}
