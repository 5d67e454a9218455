# The board of dnup

dnup-you = You
dnup-round = Round { $round }
dnup-marks = What can I beat?
dnup-beatable = can be beaten
dnup-beats = Can be beaten: { $cards }, the set of { $name }.
dnup-beats-nothing = Nothing can be beaten now.
dnup-sets = Sets on the table
dnup-set-empty = no set
dnup-out = Out of the round
dnup-area = { $area ->
    [1] First turn
   *[other] Second turn
}
dnup-lay-here = Your set goes here
dnup-add = Add
dnup-add-to = Add { $card } to { $cards }, the set of { $name }
dnup-take = Take
dnup-take-from = Take { $cards }, the set of { $name }
dnup-hand = Your hand
dnup-card = { $number }: { $value }, turned { $other }
dnup-lay-nothing = Lay a set
dnup-turn-hand = Rotate hand
dnup-turn-free = Rotate for free
dnup-wait = Mark cards already: your turn will come.
dnup-wait-out = You are out of this round. The others play on.
dnup-choose = { $area ->
    [2] Your second turn: play a set, add a card, take a set, or rotate your hand.
   *[other] Play a set, add a card, take a set, or rotate your hand.
}
dnup-too-low = There is already a set of this size, and yours is not higher.
dnup-adding = Adding sheds your card, but { $name } gets a larger set.
dnup-fits = Fits { $cards }, the set of { $name }.
dnup-summary = A round is over. Round { $round } begins.
dnup-summary-void = Round { $round } is void.

dnup-held = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
dnup-set = { $count ->
    [one] Set: one card of value { $value }: { $cards }
   *[other] Set: { $count } cards of value { $value }: { $cards }
}
dnup-size = { $count } × { $value }
dnup-lay = Lay { $count } × { $value }
dnup-letters = { $count ->
    [0] No letters yet
    [one] One letter of four
   *[other] { $count } letters of four
}
dnup-rounds = { $count ->
    [one] { $count } round won
   *[other] { $count } rounds won
}
dnup-summary-out = { $gain ->
    [one] { $name }: out, { $gain } letter, { $score } in all
   *[other] { $name }: out, { $gain } letters, { $score } in all
}
dnup-summary-won = { $score ->
    [one] { $name }: round won, { $score } round in all
   *[other] { $name }: round won, { $score } rounds in all
}
