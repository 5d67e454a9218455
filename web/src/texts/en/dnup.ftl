# The board of dnup

dnup-you = You
dnup-round = Round { $round }
dnup-marks = What can I beat?
dnup-beatable = can be beaten
dnup-beats = You can beat { $name }’s set: { $cards }.
dnup-beats-nothing = There is nothing to beat right now.
dnup-sets = Sets on the table
dnup-set-empty = no set
dnup-out = Out of the round
dnup-area = { $area ->
    [1] First turn
   *[other] Second turn
}
dnup-lay-here = Your set goes here
dnup-add = Add
dnup-add-to = Add { $card } to { $name }’s set: { $cards }
dnup-take = Take
dnup-take-from = Take { $name }’s set: { $cards }
dnup-hand = Your hand
dnup-card = { $number }: { $value }, rotated { $other }
dnup-lay-nothing = Play a set
dnup-turn-hand = Rotate hand
dnup-turn-free = Rotate for free
dnup-wait = Choose your cards now, so they’re ready for your turn.
dnup-wait-out = You’re out of this round. The others play on.
dnup-choose = { $area ->
    [2] Your second turn: play a set, add a card, take a set, or rotate your hand.
   *[other] Play a set, add a card, take a set, or rotate your hand.
}
dnup-too-low = There is already a set of this size, and yours doesn’t have a higher value.
dnup-adding = Adding a card makes your hand smaller, but { $name }’s set larger.
dnup-fits = Fits { $name }’s set: { $cards }.
dnup-summary = The round is over. Round { $round } begins.
dnup-summary-void = Round { $round } is cancelled.

dnup-held = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
dnup-set = { $count ->
    [one] Set of one { $value }: { $cards }
   *[other] Set of { $count } × { $value }: { $cards }
}
dnup-size = { $count } × { $value }
dnup-lay = Play { $count } × { $value }
dnup-letters = { $count ->
    [0] No letters yet
    [one] One of four letters
   *[other] { $count } of four letters
}
dnup-rounds = { $count ->
    [one] { $count } round won
   *[other] { $count } rounds won
}
dnup-summary-out = { $gain ->
    [one] { $name }: { $gain } letter, { $score } in all
   *[other] { $name }: { $gain } letters, { $score } in all
}
dnup-summary-won = { $score ->
    [one] { $name }: round won, { $score } round in all
   *[other] { $name }: round won, { $score } rounds in all
}
