### Klepka: find pairs of letters, make words.

klepka-title = Klepka
klepka-tagline = A carpet of hidden letters: find pairs, make words.

## Options

klepka-option-first_seat = Who begins: random, or the number of a seat.
klepka-option-rows = Rows of the table, { $lowest } to { $highest }; rows times columns must hold the pack.
klepka-option-columns = Columns of the table, { $lowest } to { $highest }.
klepka-option-min_letters = The shortest word, { $lowest } to { $highest } letters.
klepka-option-proper_names = Proper names may be made.
klepka-option-abbreviations = Abbreviations of the lexicon may be made.
klepka-option-family_words = Family words: vulgar words are refused.
klepka-option-double_for = What counts twice: one_colour, words of one colour; slang_or_abbreviation; both, either of these; none.
klepka-option-word_filter = Which words count: any, nouns_nominative, nouns_singular, nouns, verbs, adjectives.
klepka-option-repeat_words = Which words may repeat: any; not_own, nobody repeats an own one; none, nobody repeats any.
klepka-option-unknown_words = A word that is not in the lexicon: refuse, or the others vote.
klepka-option-flip_count = Pairs to open: words_plus_one, two_pairs, or max_of_both.
klepka-option-match_scope = What can match: pool, any two opened cards; nominated, only the two of a named pair.
klepka-option-match_colour = A pair must be of one colour.
klepka-option-prize_pair_bonus = Two equal prize cards open another pair.
klepka-option-polysemy_points = Letters that a polysemy stands for count: letter, their points; zero, nothing.
klepka-option-polysemy_colour = A polysemy in a word of one colour: neutral, does no harm; breaks, spoils it.
klepka-option-hands = Collected cards: open, or hidden.
klepka-option-interrupts = Prize cards may be played: anytime, or between_turns.

## Why the game ended

klepka-reason-slava_ukraini = «Слава Україні» wins at once.
klepka-reason-all_passed = Everybody has passed.
klepka-reason-no_words = No word can be made any more.

## Moves as they may be typed

klepka-verb-word = make, w
klepka-verb-done = ready, end
klepka-verb-flip = open, f
klepka-verb-stop = enough
klepka-verb-exchange = swap, x
klepka-verb-chaos = shuffle
klepka-verb-pass = skip
klepka-verb-yes = y
klepka-verb-no = n

klepka-help-word = Make a word from your cards: { $example }
klepka-help-done = End your words: { $example }
klepka-help-flip = Open cards by their places: { $example }
klepka-help-stop = Open no more: { $example }
klepka-help-exchange = Swap a card: what you give, whose, what you take: { $example }
klepka-help-chaos = Shuffle the table: { $example }
klepka-help-pass = Make no more words: { $example }
klepka-help-yes = Let the word count: { $example }
klepka-help-no = Refuse the word: { $example }

## Cards by name

klepka-name-blue = { $letter } blue
klepka-name-yellow = { $letter } yellow
klepka-name-polysemy = polysemy
klepka-name-exchange = exchange
klepka-name-chaos = chaos
klepka-name-hidden = a hidden card
klepka-card-at = { $at } { $card }

## The table in words

klepka-cards-lie = { $count ->
    [0] No card lies on the table.
    [one] { $count } card lies on the table.
   *[other] { $count } cards lie on the table.
}
klepka-cards-gone = { $count ->
    [one] { $count } card is out of the game.
   *[other] { $count } cards are out of the game.
}
klepka-row = { NUMBER($row, useGrouping: 0) }: { $columns }
klepka-rows = { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }: { $columns }
klepka-vote-open = { $word }: to be voted on; proposed by { $name }
klepka-hand = Hand: { $cards }
klepka-hand-empty = You hold no cards.
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
    [one] { $word }: no such word; { $count } word has been made.
   *[other] { $word }: no such word; { $count } words have been made.
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
klepka-card-polysemy = { $card } polysemy: one letter of a word; in the pack { $count }
klepka-card-exchange = { $card } exchange: swaps two cards; in the pack { $count }
klepka-card-chaos = { $card } chaos: shuffles the table; in the pack { $count }
klepka-card-none = { $card }: no such card. Name a letter, * ~ or #.
klepka-wait = Nothing for you to do now.
klepka-prizes = At any time: { $cards }
klepka-prizes-between-turns = Until the turn has begun: { $cards }
klepka-now-words = Make words, or done.
klepka-now-flip = { $count ->
    [one] Open { $count } card: flip.
   *[other] Open { $count } cards: flip.
}
klepka-now-bonus = { $count ->
    [one] You may open { $count } more pair: flip or stop.
   *[other] You may open { $count } more pairs: flip or stop.
}
klepka-now-bonus-card = You may open the last card: flip or stop.
klepka-now-vote = { $word }: does it count? yes or no.
klepka-now-last-words = Last words: make words, or pass.
klepka-now-more-words = Last words: make more, or done.

## What happened

klepka-event-dealt = { $count ->
    [one] { $count } card lies face down. First: { $first }
   *[other] { $count } cards lie face down. First: { $first }
}
klepka-word-with-polysemies = { $count ->
    [one] { $word } (polysemy as { $letters })
   *[other] { $word } (polysemies as { $letters })
}
klepka-event-word = { $points ->
    [one] { $name }: { $word }, { $points } point; now { $score }
   *[other] { $name }: { $word }, { $points } points; now { $score }
}
klepka-event-word-doubled = { $points ->
    [one] { $name }: { $word }, doubled, { $points } point; now { $score }
   *[other] { $name }: { $word }, doubled, { $points } points; now { $score }
}
klepka-event-phrase = { $name }: { $word }! With { $score } on the sheet, a victory at once.
klepka-event-proposed = { $name }: { $word }? Not in the lexicon; vote yes or no.
klepka-event-voted-yes = { $name }: yes
klepka-event-voted-no = { $name }: no
klepka-event-refused = { $name }: { $word } does not count; the cards are back
klepka-event-done = { $count ->
    [0] { $name }: done
    [one] { $name }: done; { $count } pair to open
   *[other] { $name }: done; { $count } pairs to open
}
klepka-event-opened = { $name }: opened { $cards }
klepka-event-taken = { $name }: took { $cards }
klepka-event-taken-none = Nothing matches.
klepka-event-stopped = { $name }: stop
klepka-event-exchanged = { $name }: gave { $give }, took { $take }; other side: { $other }
klepka-event-chaos = { $name }: chaos!
klepka-event-shuffled = { $count ->
    [one] { $count } card is shuffled.
   *[other] { $count } cards are shuffled.
}
klepka-event-passed = { $name }: pass
klepka-event-turn = On turn: { $name }
klepka-event-table_empty = The table is empty: last words.
klepka-event-counted = { $count ->
    [0] { $name }: no cards left, in all { $score }
    [one] { $name }: { $count } card left, in all { $score }
   *[other] { $name }: { $count } cards left, in all { $score }
}

## Refused

klepka-bad-verb = “{ $text }” is no move. Moves: word, done, flip, stop, exchange, chaos, pass, yes, no.
klepka-bad-alone = “{ $rest }” is too much: this move is one word alone.
klepka-bad-word = A word is written: word ВОДА, or with its cards: word ВОДА [Вb Оb Дb Аb]
klepka-bad-letters = “{ $word }”: a word is of the alphabet’s capitals.
klepka-bad-phrase = One word at a time; only СЛАВА УКРАЇНІ is two.
klepka-bad-cards = { $word } is not made of { $cards }. One card a letter; *О is a polysemy for all О that are left.
klepka-bad-card = “{ $card }” is no card of this pack. Cards: Оb, Оy, * ~ #; in a word *О.
klepka-bad-place = “{ $place }” is no place. Places are A1 to { $last }.
klepka-bad-place-twice = { $place } is named twice.
klepka-bad-exchange = An exchange names the card given, the seat, the card taken: exchange Ьb 0 Щb
klepka-bad-exchange-hidden = With hidden hands an exchange names the card given and the seat: exchange Ьb 0
klepka-bad-draw = This is not a draw from this pack.

klepka-refusal-hyphen = { $word }: words with a hyphen do not count.
klepka-refusal-name = { $word }: a proper name; this table does not allow them.
klepka-refusal-abbreviation = { $word }: an abbreviation; this table does not allow them.
klepka-refusal-no-reading = { $word }: no grammar is known for this word, so the filter of this table cannot admit it.
klepka-refusal-filter-nouns_nominative = { $word }: only nouns in their dictionary form (nominative singular) count here.
klepka-refusal-filter-nouns_singular = { $word }: only nouns in the singular count here.
klepka-refusal-filter-nouns = { $word }: only nouns count here.
klepka-refusal-filter-verbs = { $word }: only verbs count here.
klepka-refusal-filter-adjectives = { $word }: only adjectives count here.
klepka-refusal-letters = You lack cards for: { $letters }.
klepka-refusal-no-letter-card = A word needs at least one letter card of your own.
klepka-refusal-gap = { $place }: no card lies there.
klepka-refusal-number = { $due ->
    [one] { $due } card is to be opened, not { $named }.
   *[other] { $due } cards are to be opened, not { $named }.
}
klepka-refusal-between-turns = Here prize cards are played only before the player on turn has done anything.
klepka-refusal-phase-words = Now words are made; done ends them.
klepka-refusal-phase-flip = Now cards are opened: flip.
klepka-refusal-phase-bonus = Now one more pair may be opened: flip or stop.
klepka-refusal-phase-vote = Now a word is voted on: yes or no.
klepka-refusal-phase-last_words = These are the last words: make words and end with done, or pass.
klepka-refusal-no-vote = You have no vote to give now.
klepka-refusal-nothing-to-shuffle = No card lies on the table to be shuffled.
klepka-refusal-oneself = An exchange is with another player.
klepka-refusal-no-seat = There is no seat { NUMBER($seat, useGrouping: 0) }; seats are 0 to { $highest }.
klepka-refusal-empty-hand = That player holds no cards.
klepka-refusal-not-theirs = That player does not hold this card: { $card }.

klepka-layout = { NUMBER($places, useGrouping: 0) } places do not hold a pack of { $cards } cards.
klepka-no-tags = This option needs grammar tags, and for the words of this table there are none.
klepka-pack-letters = “letters” maps capitals of the alphabet to their cards.
klepka-pack-empty = A pack of Klepka has letters.
klepka-pack-odd = { $letter }: every letter must be there an even number of times in each colour.
klepka-position-begun = “begun” is true or false, and goes with the phase and with “made”.
klepka-position-card = “{ $where }”: “{ $card }” is no card of this pack.
klepka-position-too-many = { $card } is there { $count } times; the pack has { $most }.
klepka-position-words = “words” has for each seat a list of words, each with its points.
klepka-position-vote = “vote” has a word, the cards that make it, and votes of those who may vote, at a table that votes.
klepka-position-odd = { $letter } lies on the table { $count } times; a letter lies there an even number of times.
klepka-position-reason-phase = “reason” and the phase do not go together.
klepka-position-reason-untrue = “reason”: the game cannot have ended so.
klepka-position-vote-phase = “vote” and the phase do not go together.
klepka-position-last-words = The last words begin when the table is empty, and not before.
klepka-position-passes = “passes” does not go with the phase.

## What a draft would bring

klepka-preview-wins = Wins at once.
klepka-preview-letter = { $letter }
klepka-preview-twice-colour = one colour: twice
klepka-preview-twice-kind = slang or abbreviation: twice
