### Klepka: find pairs of letters, make words.

klepka-title = Klepka
klepka-tagline = Find pairs in a carpet of hidden letters and spell words.

## Options

klepka-option-first_seat = Who goes first: random, or the number of a seat.
klepka-option-rows = Rows of the table, { $lowest } to { $highest }; rows times columns must be enough for the pack.
klepka-option-columns = Columns of the table, { $lowest } to { $highest }.
klepka-option-min_letters = Minimum word length, { $lowest } to { $highest } letters.
klepka-option-proper_names = Proper names are allowed.
klepka-option-abbreviations = Abbreviations from the dictionary are allowed.
klepka-option-family_words = Family words: vulgar words are refused.
klepka-option-double_for = What scores double: one_colour, words in one colour; slang_or_abbreviation; both; none.
klepka-option-word_filter = Which words count: any, nouns_nominative, nouns_singular, nouns, verbs, adjectives.
klepka-option-repeat_words = Which words may be repeated: any; not_own, all but your own; none.
klepka-option-unknown_words = A word that isn’t in the dictionary: refuse; or vote, the other players decide.
klepka-option-flip_count = Pairs to flip: words_plus_one, two_pairs, or max_of_both.
klepka-option-match_scope = What can match: pool, any two of the flipped cards; nominated, only the two cards of a named pair.
klepka-option-match_colour = Both letters of a pair must be the same colour.
klepka-option-prize_pair_bonus = Two identical prize cards let you flip another pair.
klepka-option-polysemy_points = A letter replaced by a polysemy scores: letter, its usual points; zero, nothing.
klepka-option-polysemy_colour = A polysemy in a word of one colour: neutral, still one colour; breaks, no longer one colour.
klepka-option-hands = Collected cards: open, or hidden.
klepka-option-interrupts = Prize cards can be played: anytime, or between_turns.
klepka-option-notes = Players can ask which of the cards on the table have been seen: “remember A1”.

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
klepka-help-done = Finish your words: { $example }
klepka-help-flip = Flip cards, naming their places: { $example }
klepka-help-stop = Flip no more cards: { $example }
klepka-help-exchange = Exchange a card (what you give, whose card, what you take): { $example }
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
klepka-vote-open = { $word }: vote in progress; proposed by { $name }
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
    [one] { $word }: { $points } point; { $name }, word { NUMBER($number, useGrouping: 0) }
   *[other] { $word }: { $points } points; { $name }, word { NUMBER($number, useGrouping: 0) }
}
klepka-word-none = { $count ->
    [one] There is no word “{ $word }”. So far there is { $count } word.
   *[other] There is no word “{ $word }”. So far there are { $count } words.
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
klepka-card-polysemy = { $card } polysemy: stands for one letter in a word; { $count } in the pack
klepka-card-exchange = { $card } exchange: swaps two cards; { $count } in the pack
klepka-card-chaos = { $card } chaos: shuffles the table; { $count } in the pack
klepka-card-none = There is no card “{ $card }”. Type a letter, * ~ or #.
klepka-wait = You can’t do anything right now.
klepka-prizes = At any time: { $cards }
klepka-prizes-between-turns = Before the turn starts: { $cards }
klepka-now-words = Make words, then type “done”.
klepka-now-flip = { $count ->
    [one] Flip { $count } card.
   *[other] Flip { $count } cards.
}
klepka-now-bonus = { $count ->
    [one] You may flip { $count } more pair: “flip” or “stop”.
   *[other] You may flip { $count } more pairs: “flip” or “stop”.
}
klepka-now-bonus-card = You may flip the last card: “flip” or “stop”.
klepka-now-vote = { $word }: does it count? Type “yes” or “no”.
klepka-now-last-words = Last words: make words, or type “pass”.
klepka-now-more-words = Last words: make more, or type “done”.

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
} { $word }: double, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } in all
klepka-event-phrase = { $name-is ->
    [you] You make { $word } and win immediately! Your points: { $score }
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
    [you] Your words are finished
   *[other] { $name } finishes their words
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
    [you] You exchange { $give } for { $take } ({ $other })
   *[other] { $name } exchanges { $give } for { $take } ({ $other })
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
klepka-event-table_empty = The table is empty. Last words!
klepka-event-counted = { $count ->
    [0] { $name }: no cards left, { $score } in all
    [one] { $name }: { $count } card left, { $score } in all
   *[other] { $name }: { $count } cards left, { $score } in all
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
}{ $word }: double, { $points ->
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
klepka-bad-word = Type a word like this: “word ВОДА”. To choose its cards: “word ВОДА [Вb Оb Дb Аb]”
klepka-bad-letters = “{ $word }”: use only capital letters of the alphabet.
klepka-bad-phrase = One word at a time; only СЛАВА УКРАЇНІ may be two.
klepka-bad-cards = { $word } can’t be made of { $cards }. Use one card per letter; *О is a polysemy for all the О that are left.
klepka-bad-card = “{ $card }” isn’t a card of this pack. Cards: Оb, Оy, * ~ #; in a word *О.
klepka-bad-place = “{ $place }” isn’t a place. Places are A1 to { $last }.
klepka-bad-place-twice = { $place } is named twice.
klepka-bad-exchange = Type your card, the seat and the card you want: “exchange Ьb 2 Щb”
klepka-bad-exchange-hidden = Hands are hidden here. Type your card and the seat: “exchange Ьb 2”
klepka-bad-draw = This isn’t a draw from this pack.

klepka-refusal-hyphen = { $word }: words with a hyphen don’t count.
klepka-refusal-name = { $word }: proper name; not allowed at this table.
klepka-refusal-abbreviation = { $word }: abbreviation; not allowed at this table.
klepka-refusal-no-reading = { $word }: this table filters words by grammar, and no grammar is known for this one.
klepka-refusal-filter-nouns_nominative = { $word }: only nouns in their dictionary form (nominative singular) count here.
klepka-refusal-filter-nouns_singular = { $word }: only nouns in the singular count here.
klepka-refusal-filter-nouns = { $word }: only nouns count here.
klepka-refusal-filter-verbs = { $word }: only verbs count here.
klepka-refusal-filter-adjectives = { $word }: only adjectives count here.
klepka-refusal-letters = You don’t have cards for: { $letters }.
klepka-refusal-no-letter-card = A word needs at least one letter card of your own.
klepka-refusal-gap = There is no card at { $place }.
klepka-refusal-number = { $due ->
    [one] Flip { $due } card, not { $named }.
   *[other] Flip { $due } cards, not { $named }.
}
klepka-refusal-between-turns = At this table, prize cards can be played only before the current player has done anything.
klepka-refusal-phase-words = It’s time to make words. Type “done” when you’ve finished.
klepka-refusal-phase-flip = It’s time to flip cards: “flip”.
klepka-refusal-phase-bonus = You may flip one more pair: “flip” or “stop”.
klepka-refusal-phase-vote = There is a vote on a word: “yes” or “no”.
klepka-refusal-phase-last_words = These are the last words: make words and type “done”, or “pass”.
klepka-refusal-no-vote = You have no vote right now.
klepka-refusal-nothing-to-shuffle = There are no cards on the table to shuffle.
klepka-refusal-oneself = You can’t exchange cards with yourself. Choose another player.
klepka-refusal-no-seat = There is no seat { NUMBER($seat, useGrouping: 0) }. Seats are 1 to { $highest }.
klepka-refusal-empty-hand = That player has no cards.
klepka-refusal-not-theirs = That player doesn’t have this card: { $card }.

klepka-layout = { NUMBER($places, useGrouping: 0) } places aren’t enough for a pack of { $cards } cards.
klepka-no-tags = This option needs grammar tags, but there are none for this table’s words.
klepka-pack-letters = “letters” must map capital letters of the alphabet to their cards.
klepka-pack-empty = A Klepka pack needs letters.
klepka-pack-odd = { $letter }: each letter must appear an even number of times in each colour.
klepka-position-begun = “begun” must be true or false, and fit the phase and “made”.
klepka-position-card = “{ $where }”: “{ $card }” isn’t a card of this pack.
klepka-position-too-many = { $card } appears { $count } times; the pack has { $most }.
klepka-position-words = “words” must have a list for each seat: words, each with its points.
klepka-position-vote = “vote” needs a word, its cards and the votes of those who may vote, at a table with votes.
klepka-position-odd = { $letter } is on the table { $count } times; each letter must be there an even number of times.
klepka-position-reason-phase = “reason” doesn’t fit the phase.
klepka-position-reason-untrue = “reason”: the game can’t have ended like this.
klepka-position-vote-phase = “vote” doesn’t fit the phase.
klepka-position-last-words = The last words begin when the table is empty, not before.
klepka-position-passes = “passes” doesn’t fit the phase.

## What a draft would bring

klepka-preview-wins = Wins immediately.
klepka-preview-letter = { $letter }
klepka-preview-twice-colour = one colour: double
klepka-preview-twice-kind = slang or abbreviation: double

klepka-notes-nothing = There is no known card at { $place }.
klepka-notes-none = There are no known cards on the table.
klepka-notes-off = This table plays from memory. A host can turn on the memory aid before the game.
klepka-notes-found = On the table: { $cards }
klepka-notes-not-found = Not seen on the table: { $card }
klepka-find-which = Which card? For example: “find С”
klepka-find-none = In open hands: no { $card }
