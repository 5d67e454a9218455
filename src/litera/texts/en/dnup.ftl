### Upside Down: cards with two values, turned over and over.

dnup-title = Upside Down
dnup-tagline = Every card has two values. Rotate your hand, beat sets, and be the first to get rid of your cards. Based on dnup.

## Options

dnup-option-round_turn_limit = Turn limit ({ $lowest } to { $highest }): after this many turns, the round is cancelled and the cards are dealt again.
dnup-option-free_first_rotation = Before their first turn of a round, players may rotate their hand once for free.
dnup-option-own_return_first = With two players, if your last cards beat your own set, that set comes back to your hand first, and you play on.

## Why a game ended

dnup-reason-tokens = A player has collected the letters D, N, U and P.
dnup-reason-rounds = A player has won two rounds.

## Moves as they may be typed

dnup-verb-A = A, play, lay
dnup-verb-B = B, add
dnup-verb-C = C, take
dnup-verb-D = D, rotate, flip
dnup-verb-turn = turn

dnup-help-A = Play cards of one value as your set: { $example }
dnup-help-B = Add a card to an opponent’s set: { $example }
dnup-help-C = Take an opponent’s set and rotate its cards: { $example }
dnup-help-D = Rotate your whole hand: { $example }
dnup-help-turn = Rotate your hand for free before your first turn: { $example }

## The table in words

dnup-card = { $upper } over { $lower }
dnup-card-at = { NUMBER($number, useGrouping: 0) }) { $card }
dnup-set = { $count ->
    [one] { $owner }: { $count } card of value { $value } ({ $cards })
   *[other] { $owner }: { $count } cards of value { $value } ({ $cards })
}
dnup-owner-area = { $area ->
    [1] { $name }, first turn
   *[other] { $name }, second turn
}
dnup-no-sets = There are no sets on the table.
dnup-hand-size = { $count ->
    [one] { $name }: { $count } card in hand
   *[other] { $name }: { $count } cards in hand
}
dnup-out = { $name }: out of the round
dnup-round = Round { NUMBER($round, useGrouping: 0) }, turn { NUMBER($turn, useGrouping: 0) }
dnup-hand = Hand: { $cards }
dnup-hand-empty = Your hand is empty.
dnup-gone = { $count ->
    [0] No cards have left the round.
    [one] Out of the round: { $count } card
   *[other] Out of the round: { $count } cards
}
dnup-unseen = { $count ->
    [0] You can see all the cards.
    [one] Hidden: { $count } card
   *[other] Hidden: { $count } cards
}
dnup-find-which = Which value? For example: “find 5”
dnup-find-none = No { $value } in your hand or on the table.
dnup-now-over = The game is over.
dnup-now-wait = Waiting for { $name }.
dnup-now-act = Your turn: play a set (A), add a card (B), take a set (C) or rotate your hand (D).
dnup-now-act-area = { $area ->
    [1] Your first turn: play a set (A), add a card (B), take a set (C) or rotate your hand (D).
   *[other] Your second turn: play a set (A), add a card (B), take a set (C) or rotate your hand (D).
}
dnup-now-turn = Before your first turn, you may rotate your hand for free: type “turn”.

## What happened

dnup-event-dealt = { $each ->
    [one] Round { NUMBER($round, useGrouping: 0) }: { $each } card each. First to play: { $first }
   *[other] Round { NUMBER($round, useGrouping: 0) }: { $each } cards each. First to play: { $first }
}
dnup-event-hand = { $count ->
    [one] { $name }: { $count } card in hand ({ $cards })
   *[other] { $name }: { $count } cards in hand ({ $cards })
}
dnup-event-left = { $name-is ->
    [you] Your set { $cards } leaves the round
   *[other] { $name }’s set { $cards } leaves the round
}
dnup-event-laid = { $name-is ->
    [you] You play { $cards }; { $held } in hand
   *[other] { $name } plays { $cards }; { $held } in hand
}
dnup-event-laid-area = { $name-is ->
    [you] You play { $cards } ({ $area ->
        [1] first turn
       *[other] second turn
    }); { $held } in hand
   *[other] { $name } plays { $cards } ({ $area ->
        [1] first turn
       *[other] second turn
    }); { $held } in hand
}
dnup-event-added = { $name-is ->
    [you] You add { $card }; the set is now { $cards } (owner: { $owner }); { $held } in hand
   *[other] { $name } adds { $card }; the set is now { $cards } (owner: { $owner }); { $held } in hand
}
dnup-event-taken = { $name-is ->
    [you] You take a set (owner: { $owner }) and rotate it: { $cards }; { $held } in hand
   *[other] { $name } takes a set (owner: { $owner }) and rotates it: { $cards }; { $held } in hand
}
dnup-event-turned = { $name-is ->
    [you] You rotate your hand
   *[other] { $name } rotates their hand
}: { $held ->
    [one] { $held } card
   *[other] { $held } cards
}
dnup-event-turned_freely = { $name-is ->
    [you] You rotate your hand for free
   *[other] { $name } rotates their hand for free
}: { $held ->
    [one] { $held } card
   *[other] { $held } cards
}
dnup-event-beaten = { $name-is ->
    [you] Your set { $cards } is beaten and comes back as { $turned }; { $held } in hand
   *[other] { $name }’s set { $cards } is beaten and comes back as { $turned }; { $held } in hand
}
dnup-event-beaten_away = { $name-is ->
    [you] Your set { $cards } is beaten and leaves the round
   *[other] { $name }’s set { $cards } is beaten and leaves the round
}
dnup-event-out = { $name-is ->
    [you] You are out of cards and get
   *[other] { $name } is out of cards and gets
} { $gain ->
    [one] { $gain } letter
   *[other] { $gain } letters
}; { $score } in all: { $letters }
dnup-event-round_won = { $name-is ->
    [you] You are out of cards and win the round
   *[other] { $name } is out of cards and wins the round
}; { $score ->
    [one] { $score } round
   *[other] { $score } rounds
} won in all
dnup-event-round_over = Round { NUMBER($round, useGrouping: 0) } is over.
dnup-event-round_void = { $turns ->
    [one] Round { NUMBER($round, useGrouping: 0) } is cancelled after { NUMBER($turns, useGrouping: 0) } turn.
   *[other] Round { NUMBER($round, useGrouping: 0) } is cancelled after { NUMBER($turns, useGrouping: 0) } turns.
}
dnup-event-game_won = { $name-is ->
    [you] You win the game!
   *[other] { $name } wins the game!
}

## What happened, in fewer words

dnup-brief-dealt = Round { NUMBER($round, useGrouping: 0) }. First: { $first }
dnup-brief-laid = { $name-is ->
    [you] You play { $cards }
   *[other] { $name } plays { $cards }
}
dnup-brief-added = { $name-is ->
    [you] You add { $card }
   *[other] { $name } adds { $card } to a set (owner: { $owner })
}
dnup-brief-taken = { $name-is ->
    [you] You take { $cards }
   *[other] { $name } takes a set (owner: { $owner })
}
dnup-brief-turned = { $name-is ->
    [you] You rotate your hand
   *[other] { $name } rotates their hand
}
dnup-brief-beaten = { $name-is ->
    [you] Your { $value } is beaten
   *[other] { $name }’s { $value } is beaten
}
dnup-brief-round_won = { $name-is ->
    [you] You win the round!
   *[other] { $name } wins the round!
}
dnup-brief-now-area = { $area ->
    [1] Your first turn.
   *[other] Your second turn.
}

## Moves that are refused

dnup-refusal-no-free-turn = Free rotation is off at this table. You can rotate your hand with D, but that uses your turn.
dnup-refusal-turned = You can rotate your hand for free only once, before your first turn of a round.
dnup-refusal-own-set = That’s your own set. B and C work only on an opponent’s set.
dnup-refusal-no-such-place = There is no such place. Your opponents’ places: { $places }.
dnup-refusal-no-set = { $count ->
    [0] No opponent has a set right now.
    [one] There is no set at { $place }, but there is one at { $places }.
   *[other] There is no set at { $place }, but there are sets at { $places }.
}
dnup-refusal-other-way-up = You have { $cards }, but the other way up. Type “D” to rotate your hand.
dnup-refusal-several-values = { $cards }: all cards of a set must have the same value.
dnup-refusal-one-card = B adds exactly one card, not { $cards }.
dnup-refusal-other-value = { $card } doesn’t fit: that set has the value { $value }.
dnup-refusal-too-low = The set { $cards } is the same size. To beat it, play a value above { $higher }; { $value } is too low.
dnup-refusal-highest = The set { $cards } is the same size, and no value is above { $higher }.

## Moves that cannot be read

dnup-bad-verb = “{ $text }” isn’t a move. Try: “A cards”, “B card place”, “C place” or “D”.
dnup-bad-lay-shape = After A, type the cards: “A 3/4 3/6”
dnup-bad-add-shape = After B, type a card and a place: “B 5/8 { $place }”
dnup-bad-take-shape = After C, type a place: “C { $place }”
dnup-bad-alone = Type nothing after “{ $verb }”.
dnup-bad-card = “{ $card }” isn’t a card. Type two different values from 1 to 9, such as “3/4”, or the card’s number in your hand.
dnup-bad-twice = { $card } is named twice.
dnup-bad-seat = “{ $place }” isn’t a seat. Type the seat’s number: “C 2”
dnup-bad-seat-and-area = “{ $place }” isn’t a place. Type a seat and a turn, 1 or 2: “C 1.2”
dnup-bad-deal = This isn’t a valid deal for a round.

## Positions that cannot be

dnup-position-area = “area” can only be used with two seats.
dnup-position-card = { $where }: “{ $card }” isn’t a card. Write cards like this: 3/4
dnup-position-twice = { $card } appears twice. Each card exists only once, whichever way up it is.
dnup-position-not-in-pack = { $card } isn’t used with { $seats } seats.
dnup-position-values = { $cards }: all cards of a set must have the same active value.
dnup-position-sizes = Two sets on the table can’t have the same size.
dnup-position-out-with-cards = Seat { $seat } is out of the round but holds cards.
dnup-position-in-without-cards = Seat { $seat } isn’t out of the round but holds no cards.
dnup-position-out = { $most ->
    [0] With two seats, no seat can be out during a round.
    [one] At most { $most } seat can be out.
   *[other] At most { $most } seats can be out.
}
dnup-position-out-on-turn = It can’t be seat { $seat }’s turn, because that seat is out of the round.
dnup-position-scores = When the game is over, exactly one score must be { $goal } or more; before that, none.
dnup-position-limit = A round in progress must have had fewer than { NUMBER($limit, useGrouping: 0) } turns.
dnup-position-turned = “turned” can be true only before a seat’s first turn of a round, and only with the option free_first_rotation.
dnup-position-reason = “reason” must say why the game ended. Until then, it must be null.

## Packs that cannot be

dnup-pack-card = In the pack, { $where } contains “{ $card }”, which isn’t a card. Write cards like this: 1/5
dnup-pack-twice = In the pack, { $where } contains { $card } twice.
dnup-pack-leave-out = In the pack, { $where } must be a list of symbols: { $symbols }.
dnup-pack-star = The pack for { $seats } seats has no star card.
dnup-pack-uneven = The pack for { $seats } seats has { $count } cards, which can’t be dealt evenly.
