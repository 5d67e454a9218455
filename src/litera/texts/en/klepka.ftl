### Klepka: find pairs of letters, make words.

klepka-title = Klepka
klepka-tagline = Find pairs of hidden letters, then spell words with them.

## Options

klepka-option-first_seat = Who goes first: “random”, or the number of a seat.
klepka-option-rows = Rows of the table, { $lowest } to { $highest }. The table needs a place for every card in the pack.
klepka-option-columns = Columns of the table, { $lowest } to { $highest }.
klepka-option-min_letters = Minimum word length, { $lowest } to { $highest } letters.
klepka-option-proper_names = Proper names are allowed.
klepka-option-abbreviations = Abbreviations are allowed if they’re in the dictionary.
klepka-option-family_words = Only family-friendly words are allowed; vulgar words are refused.
klepka-option-double_for = What scores double: “one_colour” (words in one colour), “slang_or_abbreviation”, “both” or “none”.
klepka-option-word_filter = Which words count: “any”, “nouns_nominative”, “nouns_singular”, “nouns”, “verbs” or “adjectives”.
klepka-option-repeat_words = Which words can be repeated: “any”, “not_own” (any but your own) or “none”.
klepka-option-unknown_words = What happens to a word that isn’t in the dictionary: “refuse” (it doesn’t count) or “vote” (the other players decide).
klepka-option-flip_count = Pairs to flip: “words_plus_one” (one more than the number of words you made), “two_pairs” or “max_of_both” (whichever is more).
klepka-option-match_scope = Which cards can match: “pool” (any two of the flipped cards) or “nominated” (only the two cards of a named pair).
klepka-option-match_colour = Both letters of a pair must be the same colour.
klepka-option-prize_pair_bonus = Two identical prize cards let you flip another pair.
klepka-option-polysemy_points = What a letter replaced by a polysemy card scores: “letter” (its usual points) or “zero” (nothing).
klepka-option-polysemy_colour = What a polysemy card does to a one-colour word: “neutral” (it’s still one colour) or “breaks” (it no longer is).
klepka-option-hands = Who can see the cards that players collect: “open” (everyone) or “hidden” (only their owner).
klepka-option-interrupts = When prize cards can be played: “anytime” or “between_turns”.
klepka-option-notes = Players can use a memory aid, which lists the cards on the table that have been seen (“remember A1”).

## Why the game ended

klepka-reason-slava_ukraini = «Слава Україні» wins immediately.
klepka-reason-all_passed = Everyone has passed.
klepka-reason-no_words = No more words can be made.

## Moves as they may be typed

klepka-verb-word = word, make, w
klepka-verb-done = done, ready, end
klepka-verb-flip = flip, open, f
klepka-verb-stop = stop, enough
klepka-verb-exchange = exchange, swap, x
klepka-verb-chaos = chaos, shuffle
klepka-verb-pass = pass, skip
klepka-verb-yes = yes, y
klepka-verb-no = no, n

klepka-help-word = Make a word from your cards: { $example }
klepka-help-done = Finish making words: { $example }
klepka-help-flip = Flip cards, naming their places: { $example }
klepka-help-stop = Stop flipping cards: { $example }
klepka-help-exchange = Exchange a card (your card, the other player’s seat, the card you want): { $example }
klepka-help-chaos = Shuffle the cards on the table: { $example }
klepka-help-pass = Make no more words: { $example }
klepka-help-yes = Accept the word: { $example }
klepka-help-no = Reject the word: { $example }

## Cards by name

klepka-name-blue = { $letter } blue
klepka-name-yellow = { $letter } yellow
klepka-name-polysemy = polysemy
klepka-find-as-polysemy = joker
klepka-name-exchange = exchange
klepka-name-chaos = chaos
klepka-name-hidden = a hidden card
klepka-card-at = { $at } { $card }

## The table in words

klepka-cards-lie = { $count ->
    [0] There are no cards on the table.
    [one] There is { $count } card on the table.
   *[other] There are { $count } cards on the table.
}
klepka-cards-gone = { $count ->
    [0] No cards are out of the game.
    [one] { $count } card is out of the game.
   *[other] { $count } cards are out of the game.
}
klepka-row = Row { NUMBER($row, useGrouping: 0) }: { $columns }
klepka-rows = Rows { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }: { $columns }
klepka-vote-open = { $word }: vote in progress. Proposed by: { $name }
klepka-hand = Hand: { $cards }
klepka-hand-card = { NUMBER($number, useGrouping: 0) }) { $card }
klepka-hand-empty = You have no cards.
klepka-hand-size = { $count ->
    [0] { $name }: no cards
    [one] { $name }: { $count } card
   *[other] { $name }: { $count } cards
}
klepka-hand-of = { $name }: { $cards }
klepka-no-words = No words yet.
klepka-word = { $points ->
    [one] { $word }: { $points } point ({ $name }, word { NUMBER($number, useGrouping: 0) })
   *[other] { $word }: { $points } points ({ $name }, word { NUMBER($number, useGrouping: 0) })
}
klepka-word-none = { $count ->
    [one] “{ $word }” isn’t among the words made so far. The only one is number { $count }.
   *[other] “{ $word }” isn’t among the words made so far. They are numbered 1 to { $count }.
}
klepka-spell = { $letters }
klepka-spell-which = Which word? Give its number or the word itself.
klepka-card = { $points ->
    [one] { $letter }: { $points } point; blue { $blue }, yellow { $yellow }
   *[other] { $letter }: { $points } points; blue { $blue }, yellow { $yellow }
}
klepka-cards-worth = { $points ->
    [one] { $points } point: { $letters }
   *[other] { $points } points: { $letters }
}
klepka-card-polysemy = { $card } polysemy: stands for any one letter in a word; { $count } in the pack
klepka-card-exchange = { $card } exchange: swaps one of your cards for another player’s; { $count } in the pack
klepka-card-chaos = { $card } chaos: shuffles the cards on the table; { $count } in the pack
klepka-card-none = There is no card “{ $card }”. Type a letter, *, ~ or #.
klepka-wait = You can’t do anything right now.
klepka-prizes = Cards you can play at any time: { $cards }
klepka-prizes-between-turns = Cards you can play before the turn starts: { $cards }
klepka-now-words = Make words, then type “done”.
klepka-now-flip = { $count ->
    [one] Flip { $count } card.
   *[other] Flip { $count } cards.
}
klepka-now-bonus = { $count ->
    [one] You may flip { $count } more pair. Type “flip” or “stop”.
   *[other] You may flip { $count } more pairs. Type “flip” or “stop”.
}
klepka-now-bonus-card = You may flip the last card. Type “flip” or “stop”.
klepka-now-vote = Does { $word } count as a word? Type “yes” or “no”.
klepka-now-last-words = Make your last words, or type “pass”.
klepka-now-more-words = Make another final word, or type “done”.

## What happened

klepka-event-dealt = { $count ->
    [one] { $count } card lies face down. First to play: { $first }
   *[other] { $count } cards lie face down. First to play: { $first }
}
klepka-word-with-polysemies = { $count ->
    [one] { $word } (polysemy as { $letters })
   *[other] { $word } (polysemies as { $letters })
}
klepka-event-word = { $name-is ->
    [you] You make
   *[other] { $name } makes
} { $word }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } in all
klepka-event-word-doubled = { $name-is ->
    [you] You make
   *[other] { $name } makes
} { $word }, which scores double: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } in all
klepka-event-phrase = { $name-is ->
    [you] You make { $word } and win immediately! Points: { $score }
   *[other] { $name } makes { $word } and wins immediately! Points: { $score }
}
klepka-event-proposed = { $name-is ->
    [you] You propose { $word }. It isn’t in the dictionary, so the others vote.
   *[other] { $name } proposes { $word }. It isn’t in the dictionary: vote “yes” or “no”.
}
klepka-event-voted-yes = { $name-is ->
    [you] You vote “yes”
   *[other] { $name } votes “yes”
}
klepka-event-voted-no = { $name-is ->
    [you] You vote “no”
   *[other] { $name } votes “no”
}
klepka-event-refused = { $name-is ->
    [you] { $word } doesn’t count; you take the cards back
   *[other] { $word } doesn’t count; { $name } takes the cards back
}
klepka-event-done = { $name-is ->
    [you] You finish making words
   *[other] { $name } finishes making words
}{ $count ->
    [0] {""}
    [one] ; { $count } pair to flip
   *[other] ; { $count } pairs to flip
}
klepka-event-opened = { $name-is ->
    [you] You flip { $cards }
   *[other] { $name } flips { $cards }
}
klepka-event-taken = { $name-is ->
    [you] You take { $cards }
   *[other] { $name } takes { $cards }
}
klepka-event-taken-none = No match.
klepka-event-stopped = { $name-is ->
    [you] You stop flipping
   *[other] { $name } stops flipping
}
klepka-event-exchanged = { $name-is ->
    [you] You exchange { $give } with { $other } for { $take }
   *[other] { $name } exchanges { $give } with { $other-is ->
        [you] you
       *[other] { $other }
    } for { $take }
}
klepka-event-chaos = { $name-is ->
    [you] You play chaos!
   *[other] { $name } plays chaos!
}
klepka-event-shuffled = { $count ->
    [one] Shuffled: { $count } card.
   *[other] Shuffled: { $count } cards.
}
klepka-event-passed = { $name-is ->
    [you] You pass
   *[other] { $name } passes
}
klepka-event-turn = { $name-is ->
    [you] Your turn
   *[other] { $name }’s turn
}
klepka-event-table_empty = The table is empty. Everyone can make their last words.
klepka-event-counted = { $count ->
    [0] { $name }: no cards left; total score { $score }
    [one] { $name }: { $count } card left; total score { $score }
   *[other] { $name }: { $count } cards left; total score { $score }
}

## What happened, in fewer words

klepka-brief-word = { $name-is ->
    [you] {""}
   *[other] { $name } makes{" "}
}{ $word }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
klepka-brief-word-doubled = { $name-is ->
    [you] {""}
   *[other] { $name } makes{" "}
}{ $word }, doubled: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
klepka-brief-opened = { $name-is ->
    [you] { $faces }
   *[other] { $name }: { $cards }
}
klepka-brief-taken = { $count ->
    [2] { $name-is ->
        [you] You take both
       *[other] { $name } takes both
    }
   *[other] { $name-is ->
        [you] You take { $cards }
       *[other] { $name } takes { $cards }
    }
}
klepka-brief-now-words = Make words.
klepka-brief-now-flip = { $count ->
    [2] Flip.
   *[other] Flip { $count } cards.
}
klepka-brief-now-bonus = Flip another pair?

## Refused

klepka-bad-verb = “{ $text }” isn’t a move. Try: “word”, “done”, “flip”, “stop”, “exchange”, “chaos”, “pass”, “yes” or “no”.
klepka-bad-alone = Leave out “{ $rest }”: this move is a single word.
klepka-bad-word = Type a word like this: “word { $word }”. To choose its cards, name them: “word { $word } [{ $cards }]”
klepka-bad-letters = “{ $word }” can’t be a word here. Use only capital letters of the alphabet.
klepka-bad-phrase = Make one word at a time. Only { $phrase } may be two words.
klepka-bad-cards = { $word } can’t be made from { $cards }. Name one card per letter. “{ $polysemy }” is a polysemy that stands for every { $letter } without a card of its own.
klepka-bad-card = “{ $card }” isn’t a card of this pack. Type a letter and its colour, such as { $cards }, or a prize card: “*”, “~” or “#”. In a word, “{ $polysemy }” is a polysemy.
klepka-bad-flip = Type the places of the cards to flip: “flip A1 B1”
klepka-bad-place = “{ $place }” isn’t a place. Places run from A1 to { $last }.
klepka-bad-place-twice = You named { $place } twice.
klepka-bad-exchange = Type your card, the other player’s seat and the card you want: “exchange { $give } 2 { $take }”
klepka-bad-exchange-hidden = Hands are hidden at this table. Type only your card and the other player’s seat: “exchange { $give } 2”
klepka-bad-draw = This isn’t a valid draw from this pack.

klepka-refusal-hyphen = { $word }: words with a hyphen aren’t allowed.
klepka-refusal-name = { $word }: proper names aren’t allowed at this table.
klepka-refusal-abbreviation = { $word }: abbreviations aren’t allowed at this table.
klepka-refusal-no-reading = { $word }: only certain kinds of word count at this table, and the dictionary doesn’t say which kind this is.
klepka-refusal-filter-nouns_nominative = { $word }: at this table, only nouns in the nominative singular (the dictionary form) count.
klepka-refusal-filter-nouns_singular = { $word }: at this table, only singular nouns count.
klepka-refusal-filter-nouns = { $word }: at this table, only nouns count.
klepka-refusal-filter-verbs = { $word }: at this table, only verbs count.
klepka-refusal-filter-adjectives = { $word }: at this table, only adjectives count.
klepka-refusal-letters = You have no cards for { $letters }.
klepka-refusal-no-letter-card = A word needs at least one letter card of your own.
klepka-refusal-gap = There is no card at { $place }.
klepka-refusal-number = { $due ->
    [one] Flip { $due } card, not { $named }.
   *[other] Flip { $due } cards, not { $named }.
}
klepka-refusal-between-turns = At this table, you can play prize cards only before the current player’s first action.
klepka-refusal-phase-words = It’s time to make words. Type “done” when you’ve finished.
klepka-refusal-phase-flip = It’s time to flip cards. Type “flip” and the places.
klepka-refusal-phase-bonus = You may flip one more pair. Type “flip” or “stop”.
klepka-refusal-phase-vote = A word is being voted on. Type “yes” or “no”.
klepka-refusal-phase-last_words = Only last words can be made now. Make words and type “done”, or “pass”.
klepka-refusal-no-vote = You can’t vote right now.
klepka-refusal-nothing-to-shuffle = There are no cards on the table to shuffle.
klepka-refusal-oneself = You can’t exchange cards with yourself. Choose another player.
klepka-refusal-no-seat = There is no seat { NUMBER($seat, useGrouping: 0) }. Seats are numbered 1 to { $highest }.
klepka-refusal-empty-hand = That player has no cards.
klepka-refusal-not-theirs = That player doesn’t have { $card }.

klepka-layout = A table with { NUMBER($places, useGrouping: 0) } places is too small for a pack of { $cards } cards.
klepka-no-tags = This option needs grammatical information, which this table’s dictionary doesn’t have.
klepka-pack-letters = In the pack, “letters” must map capital letters of the alphabet to their cards.
klepka-pack-empty = The pack contains no letters.
klepka-pack-odd = The number of { $letter } cards must be even in each colour.
klepka-position-begun = “begun” must be true or false, and must fit “phase” and “made”.
klepka-position-card = “{ $where }”: “{ $card }” isn’t a card of this pack.
klepka-position-too-many = { $card } appears { $count } times; the pack has { $most }.
klepka-position-words = “words” must contain a list for each seat, with the words and their points.
klepka-position-vote = “vote” must contain a word, its cards and the votes of the players who may vote. It’s allowed only at a table where players vote on words.
klepka-position-odd = Cards with { $letter } on the table: { $count }. There must be an even number of cards with each letter.
klepka-position-reason-phase = “reason” doesn’t fit “phase”.
klepka-position-reason-untrue = “reason” is wrong: the game can’t have ended this way.
klepka-position-vote-phase = “vote” doesn’t fit “phase”.
klepka-position-last-words = The phase “last_words” is possible only when the table is empty.
klepka-position-passes = “passes” doesn’t fit “phase”.

## What a draft would bring

klepka-preview-wins = Wins immediately.
klepka-preview-letter = { $letter }
klepka-preview-twice-colour = one colour: double
klepka-preview-twice-kind = slang or abbreviation: double

klepka-notes-nothing = No known card at { $place }.
klepka-notes-none = No known cards on the table.
klepka-notes-off = The memory aid is off at this table. The host can turn it on before the game.
klepka-notes-found = Seen on the table: { $cards }
klepka-notes-not-found = Not seen on the table: { $card }
klepka-find-which = Which card? For example: “find { $letter }”
klepka-find-none = Not among the cards you can see: { $card }
