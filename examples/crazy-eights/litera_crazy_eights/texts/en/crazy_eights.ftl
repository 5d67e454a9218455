crazy_eights-title = Crazy Eights
crazy_eights-tagline = Match the suit or the rank, save your eights, and empty your hand first.
crazy_eights-option-cards = Cards dealt to each player, 3 to 8.
crazy_eights-choice-cards = Cards dealt
crazy_eights-level-easy = Plays its highest-scoring card and keeps its eights.
crazy_eights-reason-finished = A player has no cards left.
crazy_eights-reason-blocked = Nobody can play, and there is nothing left to draw.
crazy_eights-verb-play = play, p
crazy_eights-verb-draw = draw, d
crazy_eights-verb-pass = pass, skip
crazy_eights-help-play = Play a card of the same suit or rank, or an eight: { $example }
crazy_eights-help-draw = Draw a card and end your turn: { $example }
crazy_eights-help-pass = Pass when there is nothing left to draw: { $example }
crazy_eights-bad-move = That isn’t a move. Try “play 8S” (rank, then suit: C, D, H or S), “draw” or “pass”.
crazy_eights-bad-position = This position isn’t possible. Each of the 52 cards must be in a hand, in the stock or in the pile.
crazy_eights-refusal-fit = { $face } doesn’t match { $top }. Play the same suit or rank, or an eight.
crazy_eights-refusal-empty = There is nothing left to draw. Play a card or pass.
crazy_eights-refusal-pass = You can’t pass while there are cards to draw. Play a card or draw one.
crazy_eights-table = { $count ->
    [one] On top: { $top }. { $count } card to draw.
   *[other] On top: { $top }. { $count } cards to draw.
}
crazy_eights-held = { $count ->
    [one] { $name }: { $count } card
   *[other] { $name }: { $count } cards
}
crazy_eights-hand = Your hand: { $held }
crazy_eights-shuffled = The pile is shuffled and becomes the new stock.
crazy_eights-played = { $count ->
    [one] { $name }: { $face }, { $count } card left
   *[other] { $name }: { $face }, { $count } cards left
}
crazy_eights-drew = { $name }, card drawn: { $face }
crazy_eights-drew-hidden = { $name }: a card drawn
crazy_eights-passed = { $name }: pass
