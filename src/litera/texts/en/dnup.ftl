### Upside Down: cards with two values, turned over and over.

dnup-title = Upside Down
dnup-tagline = Every card has two faces: turn your hand, beat a set, be out first. By the rules of dnup.

## Options

dnup-option-round_turn_limit = After so many turns a round is void and dealt anew.
dnup-option-free_first_rotation = Before the first turn of a round everyone may turn the whole hand once.
dnup-option-own_return_first = With two players: an own set beaten by your last cards comes back first, and you play on.

## Why the game ended

dnup-reason-tokens = Four letters collected: D N U P.
dnup-reason-rounds = Two rounds won.

## Moves as they may be typed

dnup-verb-A = lay
dnup-verb-B = add
dnup-verb-C = take
dnup-verb-D = flip
dnup-verb-turn = turn

dnup-help-A = Lay cards of one value as your set: { $example }
dnup-help-B = Add a card to an opponent's set: { $example }
dnup-help-C = Take an opponent's set, turning it: { $example }
dnup-help-D = Turn your whole hand: { $example }
dnup-help-turn = Turn your hand before your first turn: { $example }

## The table in words

dnup-set = { $count ->
    [one] { $value }: { $count } card; { $name }: { $cards }
   *[other] { $value }: { $count } cards; { $name }: { $cards }
}
dnup-set-area = { $count ->
    [one] { $value }: { $count } card; { $name }, area { $area }: { $cards }
   *[other] { $value }: { $count } cards; { $name }, area { $area }: { $cards }
}
dnup-no-sets = No set lies on the table.
dnup-hand-size = { $count ->
    [one] { $name }: { $count } card in hand
   *[other] { $name }: { $count } cards in hand
}
dnup-out = { $name }: out
dnup-hand = Hand: { $cards }
dnup-hand-empty = Your hand is empty.
dnup-gone = { $count ->
    [one] { $count } card has left the round: { $cards }
   *[other] { $count } cards have left the round: { $cards }
}
dnup-gone-none = No card has left the round.
dnup-act = One action: A lay, B add, C take, D turn the hand.
dnup-act-area = Area { $area }, one action: A lay, B add, C take, D turn the hand.
dnup-act-turn = Before it you may turn your hand: turn.
dnup-wait = Nothing for you to do now.

## What happened

dnup-event-dealt = { $count ->
    [one] Round { $round }: { $count } card each. First: { $name }
   *[other] Round { $round }: { $count } cards each. First: { $name }
}
dnup-event-left = { $name }: { $cards } leave the round
dnup-event-laid = { $count ->
    [one] { $name }: lays { $cards }; in hand: { $hand }
   *[other] { $name }: lays a set of { $count }, { $cards }; in hand: { $hand }
}
dnup-event-added = { $name }: { $card } to the set of { $owner }, now { $count }; in hand: { $hand }
dnup-event-taken = { $name }: takes the set of { $owner }, now { $cards }; in hand: { $hand }
dnup-event-turned = { $count ->
    [one] { $name }: turns the hand, { $count } card
   *[other] { $name }: turns the hand, { $count } cards
}
dnup-event-returned = { $name }: beaten set comes back as { $cards }; in hand: { $hand }
dnup-event-beaten_away = { $name }: beaten set { $cards } leaves the round
dnup-event-out = { $count ->
    [one] { $name }: out! { $count } token: { $letters }
   *[other] { $name }: out! { $count } tokens: { $letters }
}
dnup-event-round_won = { $count ->
    [one] { $name }: wins the round; { $count } round won
   *[other] { $name }: wins the round; { $count } rounds won
}
dnup-event-round_over = Round { $round } is over.
dnup-event-round_void = { $count ->
    [one] Round { $round } is void after { $count } turn.
   *[other] Round { $round } is void after { $count } turns.
}
dnup-event-game_over = { $name }: wins the game!

## Refused

dnup-bad-verb = “{ $text }” is no move. Moves: A cards, B card seat, C seat, D.
dnup-bad-a = A takes cards: A 3/4 3/6
dnup-bad-b = B takes one card and a place: B 5/8 2
dnup-bad-c = C takes a place: C 2
dnup-bad-d = D stands alone: D
dnup-bad-turn = turn stands alone: turn
dnup-bad-card = “{ $text }” is no card. Cards are written 3/4, two different values from 1 to 9.
dnup-bad-twice = { $card } is named twice.
dnup-bad-place = “{ $text }” is no seat. Name it by its number: C 2
dnup-bad-place-area = “{ $text }” is no place. Name seat and area: C 1.2
dnup-bad-deal = This is not a deal of this round's cards.
dnup-refusal-turn = The hand may be turned freely only before your first turn of a round, once, and where the options allow it.
dnup-refusal-lay-values = A set has cards of one value. Lay only cards that play as the same number.
dnup-refusal-add-value = The set there is of { $value }s; your card plays as { $played }.
dnup-refusal-place = There is no such place. Seats are 0 to { $highest }; with two players areas are 1 and 2.
dnup-refusal-own = This is your own set. B and C name an opponent's.
dnup-refusal-no-set = No set lies there.
dnup-refusal-too-low = { $size ->
    [one] A set of { $size } card lies there already, of { $value }s; yours must be higher than { $value }, not { $played }.
   *[other] A set of { $size } cards lies there already, of { $value }s; yours must be higher than { $value }, not { $played }.
}

dnup-pack-keys = A pack of dnup has exactly these keys: { $names }.
dnup-pack-symbols = “symbols” maps a name to a list of cards.
dnup-pack-card = “{ $where }”: “{ $card }” is not a list of cards or a card such as 1/5.
dnup-pack-leave-out = “leave_out” needs a list of symbols for { $seats } seats; there are: { $symbols }.
dnup-pack-deal = With { $seats } seats the pack cannot be dealt evenly, or lacks the star.
dnup-position-area = “area” is only for two seats.
dnup-position-phase = “phase” is act or over.
dnup-position-number = “{ $where }” is a number from { NUMBER($lowest, useGrouping: 0) } to { NUMBER($highest, useGrouping: 0) }.
dnup-position-switch = “{ $where }” is true or false.
dnup-position-list = “{ $where }” is a list of the right length.
dnup-position-card = “{ $where }”: “{ $card }” is no card; cards are written 3/4.
dnup-position-not-in-pack = { $card } is not in a game of { $seats }.
dnup-position-twice = { $card } is there twice; a card is in the pack once, whichever way up.
dnup-position-values = A set has cards of one active value.
dnup-position-sizes = Two sets of one size cannot lie on the table.
dnup-position-won = The scores do not fit the phase: who has enough has won.
dnup-position-reason = “reason” does not fit the phase.
dnup-position-out = At most one player is out while a round goes on; with two seats nobody is.
dnup-position-out-hands = Who is out holds no cards, and who is not holds some.
dnup-position-out-turn = A player who is out is not on turn.
dnup-position-limit = A round has fewer than { NUMBER($limit, useGrouping: 0) } turns.
