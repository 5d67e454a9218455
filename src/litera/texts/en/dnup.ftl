### Upside Down: cards with two values, turned over and over.

dnup-title = Upside Down
dnup-tagline = Every card has two values: turn your hand, beat a set, be out first. By the rules of dnup.

## Options

dnup-option-round_turn_limit = Turn limit, { $lowest } to { $highest }: after this many turns the round is cancelled and redealt.
dnup-option-free_first_rotation = Before the first turn of a round everyone may turn the whole hand once.
dnup-option-own_return_first = With two players: an own set beaten by your last cards comes back first, and you play on.

## Why a game ended

dnup-reason-tokens = Four letters collected: D N U P.
dnup-reason-rounds = Two rounds won.

## Moves as they may be typed

dnup-verb-A = A, lay
dnup-verb-B = B, add
dnup-verb-C = C, take
dnup-verb-D = D, flip
dnup-verb-turn = turn

dnup-help-A = Lay cards of one value as your set: { $example }
dnup-help-B = Add a card to an opponent's set: { $example }
dnup-help-C = Take an opponent's set, each card turned: { $example }
dnup-help-D = Turn your whole hand: { $example }
dnup-help-turn = Turn your hand before your first turn: { $example }

## The table in words

dnup-card = { $upper } over { $lower }
dnup-card-at = card { NUMBER($number, useGrouping: 0) }: { $card }
dnup-set = { $count ->
    [one] { $count } card of { $value }: { $cards }; { $owner }
   *[other] { $count } cards of { $value }: { $cards }; { $owner }
}
dnup-owner-area = { $name }, area { $area }
dnup-no-sets = No set lies on the table.
dnup-hand-size = { $count ->
    [one] { $name }: { $count } card in hand
   *[other] { $name }: { $count } cards in hand
}
dnup-out = { $name }: out of the round
dnup-round = Round { NUMBER($round, useGrouping: 0) }, turn { NUMBER($turn, useGrouping: 0) }
dnup-hand = Hand: { $cards }
dnup-hand-empty = Your hand is empty.
dnup-gone = { $count ->
    [0] No card has left the round.
    [one] Left the round: { $count } card
   *[other] Left the round: { $count } cards
}
dnup-unseen = { $count ->
    [0] You see all cards.
    [one] Not seen: { $count } card
   *[other] Not seen: { $count } cards
}
dnup-now-over = The game is over.
dnup-now-wait = Waiting for { $name }.
dnup-now-act = Your turn: A lay, B add, C take or D turn the hand.
dnup-now-act-area = Your turn in area { $area }: A lay, B add, C take or D turn the hand.
dnup-now-turn = First you may turn your hand for nothing: turn.

## What happened

dnup-event-dealt = { $each ->
    [one] Round { NUMBER($round, useGrouping: 0) }: { $each } card each. First: { $first }
   *[other] Round { NUMBER($round, useGrouping: 0) }: { $each } cards each. First: { $first }
}
dnup-event-hand = { $count ->
    [one] { $name }: { $count } card, { $cards }
   *[other] { $name }: { $count } cards, { $cards }
}
dnup-event-left = { $name }: set { $cards } off the table
dnup-event-laid = { $name }: set { $cards }; { $held } in hand
dnup-event-laid-area = { $name }: set { $cards } in area { $area }; { $held } in hand
dnup-event-added = { $name }: { $card } added, now { $cards } ({ $owner }); { $held } in hand
dnup-event-taken = { $name }: set taken ({ $owner }), now { $cards }; { $held } in hand
dnup-event-turned = { $held ->
    [one] { $name }: hand turned, { $held } card
   *[other] { $name }: hand turned, { $held } cards
}
dnup-event-turned_freely = { $held ->
    [one] { $name }: hand turned before the first turn, { $held } card
   *[other] { $name }: hand turned before the first turn, { $held } cards
}
dnup-event-beaten = { $name }: set { $cards } beaten, back as { $turned }; { $held } in hand
dnup-event-beaten_away = { $name }: set { $cards } beaten, off the table
dnup-event-out = { $gain ->
    [one] { $name }: out of cards, { $gain } letter; { $score } in all: { $letters }
   *[other] { $name }: out of cards, { $gain } letters; { $score } in all: { $letters }
}
dnup-event-round_won = { $score ->
    [one] { $name }: out of cards, round won; { $score } round in all
   *[other] { $name }: out of cards, round won; { $score } rounds in all
}
dnup-event-round_over = Round { NUMBER($round, useGrouping: 0) } is over.
dnup-event-round_void = { $turns ->
    [one] Round { NUMBER($round, useGrouping: 0) } is void after { NUMBER($turns, useGrouping: 0) } turn.
   *[other] Round { NUMBER($round, useGrouping: 0) } is void after { NUMBER($turns, useGrouping: 0) } turns.
}
dnup-event-game_won = { $name }: game won!

## Moves that are refused

dnup-refusal-no-free-turn = At this table no hand is turned for nothing. D turns yours as your action.
dnup-refusal-turned = A hand is turned for nothing only once, before one's first turn of a round.
dnup-refusal-own-set = That is your own set. B and C are for an opponent's.
dnup-refusal-no-such-place = There is no such place. Your opponents' places: { $places }.
dnup-refusal-no-set = { $count ->
    [0] No opponent has a set now.
    [one] No set lies at { $place }. There is one at { $places }.
   *[other] No set lies at { $place }. There are some at { $places }.
}
dnup-refusal-other-way-up = You hold { $cards }, the other way up. D turns your hand.
dnup-refusal-several-values = { $cards }: a set has cards of one value.
dnup-refusal-one-card = { $cards }: B adds exactly one card.
dnup-refusal-other-value = { $card } does not go there: that set has the value { $value }.
dnup-refusal-too-low = The set { $cards } has as many cards. A value above { $higher } beats it; { $value } does not.
dnup-refusal-highest = The set { $cards } has as many cards, and no value is above { $higher }.

## Moves that cannot be read

dnup-bad-verb = “{ $text }” is no move. Moves: A cards, B card place, C place, D.
dnup-bad-lay-shape = A takes cards: A 3/4 3/6
dnup-bad-add-shape = B takes a card and a place: B 5/8 { $place }
dnup-bad-take-shape = C takes a place: C { $place }
dnup-bad-alone = Nothing may follow { $verb }.
dnup-bad-card = “{ $card }” is no card. A card is two different values from 1 to 9, such as 3/4, or its number in your hand.
dnup-bad-twice = { $card } is named twice.
dnup-bad-seat = “{ $place }” is no seat. Give its number: C 2
dnup-bad-seat-and-area = “{ $place }” is no place. Give seat and area: C 1.2
dnup-bad-deal = This is no deal of the cards of a round.

## Positions that cannot be

dnup-position-area = area is only for two seats.
dnup-position-card = { $where }: “{ $card }” is no card. A card is written 3/4.
dnup-position-twice = { $card } is there twice. A card is in the pack once, whichever way up.
dnup-position-not-in-pack = { $card } is not in a game of { $seats }.
dnup-position-values = { $cards }: a set has cards of one active value.
dnup-position-sizes = Two sets of one size cannot lie on the table.
dnup-position-out-with-cards = Seat { $seat } is out and holds cards.
dnup-position-in-without-cards = Seat { $seat } is not out and holds no card.
dnup-position-out = { $most ->
    [0] With two seats nobody is out while a round goes on.
    [one] No more than { $most } seat can be out.
   *[other] No more than { $most } seats can be out.
}
dnup-position-out-on-turn = Seat { $seat } is out and cannot be on turn.
dnup-position-scores = Exactly one score is { $goal } or more when the game is over, and none before.
dnup-position-limit = A round that goes on has had fewer than { NUMBER($limit, useGrouping: 0) } turns.
dnup-position-turned = turned is true only before a first turn of a round, with the option free_first_rotation.
dnup-position-reason = reason is the one for which the game ended, null before.

## Packs that cannot be

dnup-pack-card = In the pack, { $where } has “{ $card }”, which is no card. A card is written 1/5.
dnup-pack-twice = In the pack, { $where } has { $card } twice.
dnup-pack-leave-out = In the pack, { $where } is a list of symbols: { $symbols }.
dnup-pack-star = The pack for { $seats } seats lacks the card with the star.
dnup-pack-uneven = The pack for { $seats } seats has { $count } cards, which cannot be dealt evenly.
