### Letter Cards: a crossword of cards on a table without borders.

scrabble_cards-title = Letter Cards
scrabble_cards-tagline = Build a crossword on a table without edges. Based on Scrabble Cards.

## Options

scrabble_cards-option-first_seat = Who goes first: “random”, or the number of a seat.
scrabble_cards-option-refill = When players fill their hand up to seven cards: “turn_start” (at the start of their turn) or “turn_end” (at its end).
scrabble_cards-option-premium_stack = How many word multipliers a move can have: “one”, or “product” (several, multiplied together).
scrabble_cards-option-premium_scope = What a word multiplier applies to: “main” (the main word) or “all” (every word in the move).
scrabble_cards-option-cond_per_player = How many condition cards each player can play on a move: “one”, or “any” (as many as they like).
scrabble_cards-option-cond_word = Which word can meet a condition: “any_new” (any word in the move) or “main” (only the main word).
scrabble_cards-option-floor_zero = A move never scores less than 0, and no player’s total falls below 0.
scrabble_cards-option-all_seven_bonus = Bonus points for playing seven letter cards in one move. Choices: { $numbers }.
scrabble_cards-option-failed_check = What checking a valid move costs: “none” (nothing), “minus5” (five points) or “lose_turn” (your next turn).
scrabble_cards-option-auto_check = Words are checked automatically when they are played, and invalid ones are refused.
scrabble_cards-option-answer_seconds = Seconds to answer a move, { $lowest } to { $highest }; after that, the move counts as accepted. 0 means no limit.
scrabble_cards-option-exchange_counts = Which cards count towards the seven that must be in the bag for an exchange: “letters” (only letter cards) or “cards” (all cards).
scrabble_cards-option-ranked = Each player may exchange cards at most three times.
scrabble_cards-option-sweep = After each move, only the words it made stay on the table.
scrabble_cards-option-family_words = Only family-friendly words are allowed; vulgar words are refused.

## Why a game ended

scrabble_cards-reason-out = A player has played their last letter, and there are none left in the bag.
scrabble_cards-reason-all_idle = Every player has gone two turns in a row without a valid word.
scrabble_cards-reason-time_up = All the players have run out of time.

## Moves as they may be typed

scrabble_cards-verb-lay = play, lay, place
scrabble_cards-verb-accept = accept, ok, yes
scrabble_cards-verb-check = check, challenge
scrabble_cards-verb-condition = condition, cond
scrabble_cards-verb-exchange = exchange, swap
scrabble_cards-verb-pass = pass

scrabble_cards-help-lay = Play a word: give the column and row of its first letter (“table plan” shows them), then “across” or “down”: { $example }
scrabble_cards-help-accept = Accept the move: { $example }
scrabble_cards-help-check = Check the words of the move in the dictionary: { $example }
scrabble_cards-help-condition = Play a condition card against the move: { $example }
scrabble_cards-help-exchange = Exchange cards for new ones: { $example }
scrabble_cards-help-pass = Skip your turn: { $example }

scrabble_cards-keyword-across = across, right, horizontal
scrabble_cards-keyword-down = down, vertical
scrabble_cards-lies-across = across
scrabble_cards-lies-down = down
scrabble_cards-lies-added = { $direction }, { $cards } added

## The table in words

scrabble_cards-table-empty = The table is empty.
scrabble_cards-table-line = { $line }
scrabble_cards-table-as-plan = plan, drawing
scrabble_cards-table-word = { NUMBER($number, useGrouping: 0) }: { $word } { $column } { $row } { $direction }
scrabble_cards-waiting = { $points ->
    [one] { $word } { $column } { $row } { $direction }, { $points } point. Waiting for answers. Played by: { $name }
   *[other] { $word } { $column } { $row } { $direction }, { $points } points. Waiting for answers. Played by: { $name }
}
scrabble_cards-waiting-word = { $points ->
    [one] also { $word }, { $points } point
   *[other] also { $word }, { $points } points
}
scrabble_cards-waiting-multiplier = with { $card }
scrabble_cards-waiting-plus = { $card } on { $word }: +{ $points }. Played by: { $name }
scrabble_cards-waiting-minus = { $card } on { $word }: −{ $points }. Played by: { $name }
scrabble_cards-waiting-bonus = All seven letters: +{ $points }
scrabble_cards-waiting-answered = Already answered: { $names }

scrabble_cards-word = { $points ->
    [one] { $word }: { $direction }, column { $column }, row { $row }; letters worth { $points } point
   *[other] { $word }: { $direction }, column { $column }, row { $row }; letters worth { $points } points
}
scrabble_cards-word-crossing = crosses { $word } at { $letter }: column { $column }, row { $row }
scrabble_cards-word-which = Which word? Give its number on the table, or the word itself.
scrabble_cards-word-none = { $count ->
    [0] “{ $word }” isn’t on the table. There are no words yet.
    [one] “{ $word }” isn’t on the table. The only word is number { $count }.
   *[other] “{ $word }” isn’t on the table. Words are numbered 1 to { $count }.
}
scrabble_cards-find-which = Which letter? For example: “find { $letter }”
scrabble_cards-find-none = Not in any word on the table: { $letter }
scrabble_cards-find-as-blank = blank, joker
scrabble_cards-open-across = { $letter } in { $word }. Above: { $before }. Below: { $after }.
scrabble_cards-open-down = { $letter } in { $word }. Left: { $before }. Right: { $after }.
scrabble_cards-open-free = all free
scrabble_cards-open-until = { $count ->
    [0] no free place before { $letter }
    [one] { $count } free place, then { $letter }
   *[other] { $count } free places, then { $letter }
}
scrabble_cards-open-none = No letter on the table has free places on both sides.
scrabble_cards-spell = { $letters }
scrabble_cards-spell-blank = blank as { $letter }
scrabble_cards-word-with-blanks = { $count ->
    [one] { $word } (blank as { $letters })
   *[other] { $word } (blanks as { $letters })
}
scrabble_cards-card-count = { $count ->
    [1] { $card }
   *[other] { $card } { NUMBER($count, useGrouping: 0) }
}
scrabble_cards-hand-card = { NUMBER($number, useGrouping: 0) }) { $card }

scrabble_cards-hand = Hand: { $cards }
scrabble_cards-hand-empty = Your hand is empty.
scrabble_cards-hand-size = { $count ->
    [one] { $name }: { $count } card
   *[other] { $name }: { $count } cards
}
scrabble_cards-card-letter = { $points ->
    [one] { $card }: { $points } point; { $count } in the pack
   *[other] { $card }: { $points } points; { $count } in the pack
}
scrabble_cards-blank = blank
scrabble_cards-card-blank = *: a blank, which stands for any letter and scores 0 points; { $count } in the pack
scrabble_cards-card-multiplier = { $card }: multiplies the main word’s points by { $factor }, but can’t be used on the first word; { $count } in the pack
scrabble_cards-card-condition = { $card }: for a word that { $asks }; +{ $plus } on your own move, −{ $minus } on an opponent’s
scrabble_cards-no-such-card = There is no card “{ $card }”.

scrabble_cards-asks-length = { $bounds ->
    [exact] { $least ->
        [one] has exactly { $least } letter
       *[other] has exactly { $least } letters
    }
    [between] has { $least } to { $most } letters
   *[open] { $least ->
        [one] has at least { $least } letter
       *[other] has at least { $least } letters
    }
}
scrabble_cards-asks-begins = { $letter_class ->
    [vowels] begins with a vowel
    [consonants] begins with a consonant
    [single] begins with { $letters }
   *[listed] begins with one of: { $letters }
}
scrabble_cards-asks-ends = { $letter_class ->
    [vowels] ends with a vowel
    [consonants] ends with a consonant
    [single] ends with { $letters }
   *[listed] ends with one of: { $letters }
}
scrabble_cards-asks-holds = { $letter_class ->
    [vowels] contains a vowel
    [consonants] contains a consonant
    [single] contains { $letters }
   *[listed] contains one of: { $letters }
}
scrabble_cards-asks-double = has two identical letters side by side
scrabble_cards-asks-vowels = { $least ->
    [one] has at least { $least } vowel
   *[other] has at least { $least } vowels
}
scrabble_cards-asks-sequence = contains one of: { $sequences }
scrabble_cards-asks-same_ends = begins and ends with the same letter
scrabble_cards-asks-all_different = { $least ->
    [one] has at least { $least } letter, all different
   *[other] has at least { $least } letters, all different
}
scrabble_cards-asks-blank = contains a blank
scrabble_cards-asks-consonants_in_row = { $least ->
    [one] has at least { $least } consonant
   *[other] has at least { $least } consonants in a row
}

scrabble_cards-bag = { $count ->
    [one] Bag: { $count } card
   *[other] Bag: { $count } cards
}
scrabble_cards-bag-letters = Letters you haven’t seen yet: { $cards }
scrabble_cards-bag-special = Special cards you haven’t seen yet: { $cards }

scrabble_cards-now-over = The game is over.
scrabble_cards-now-wait = Waiting for { $names }.
scrabble_cards-now-answer = { $word } needs your answer. Type “accept” or “check”.
scrabble_cards-now-answer-condition = { $word } needs your answer. Type “accept”, “check”, or “condition” with a card.
scrabble_cards-now-answer-checked = { $word } needs your answer. Type “accept”.
scrabble_cards-now-answer-checked-condition = { $word } needs your answer. Type “accept”, or “condition” with a card.
scrabble_cards-now-lay = Your turn: play a word, exchange cards or pass.
scrabble_cards-now-lay-first = Your turn: play the first word (it scores double), exchange cards or pass.

## What happened

scrabble_cards-event-dealt = { $each ->
    [one] Dealt: { $each } card each. First to play: { $first }
   *[other] Dealt: { $each } cards each. First to play: { $first }
}
scrabble_cards-event-filled = { $name-is ->
    [you] You draw { $cards }; { $bag } left in the bag
   *[other] { $name } draws { $cards }; { $bag } left in the bag
}
scrabble_cards-event-filled-hidden = { $name-is ->
    [you] You draw
   *[other] { $name } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; { $bag } left in the bag
scrabble_cards-event-mixed = { $bag ->
    [one] Bag shuffled: { $bag } card
   *[other] Bag shuffled: { $bag } cards
}
scrabble_cards-event-laid = { $name-is ->
    [you] You play
   *[other] { $name } plays
} { $word } { $column } { $row } { $direction }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scrabble_cards-event-laid-with = { $name-is ->
    [you] You play
   *[other] { $name } plays
} { $word } { $column } { $row } { $direction }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; also { $crossing }
scrabble_cards-event-condition = { $name-is ->
    [you] You play
   *[other] { $name } plays
} { $card } on { $word }: −{ $minus }; the move is now worth { $points }
scrabble_cards-event-accepted = { $name-is ->
    [you] You accept
   *[other] { $name } accepts
}
scrabble_cards-event-checked-right = { $name-is ->
    [you] You check
   *[other] { $name } checks
}; { $count ->
    [one] { $words } is in the dictionary
   *[other] { $words } are in the dictionary
}
scrabble_cards-event-checked-wrong = { $name-is ->
    [you] You check
   *[other] { $name } checks
}; not in the dictionary: { $words }
scrabble_cards-event-penalty = { $name-is ->
    [you] You lose
   *[other] { $name } loses
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} for checking a valid move
scrabble_cards-event-turn_lost = { $name-is ->
    [you] You lose your next turn for checking a valid move
   *[other] { $name } loses their next turn for checking a valid move
}
scrabble_cards-event-taken_back = { $name-is ->
    [you] You take { $word } back: 0 points
   *[other] { $name } takes { $word } back: 0 points
}
scrabble_cards-event-stood = { $name-is ->
    [you] You score
   *[other] { $name } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $word }; total { $score }
scrabble_cards-event-swept = { $count ->
    [one] Cleared from the table: { $count } letter
   *[other] Cleared from the table: { $count } letters
}
scrabble_cards-event-exchanged = { $name-is ->
    [you] You exchange { $cards } and draw { $new }
   *[other] { $name } exchanges { $cards } and draws { $new }
}
scrabble_cards-event-exchanged-unknown = { $name-is ->
    [you] You exchange { $cards }
   *[other] { $name } exchanges { $cards }
}
scrabble_cards-event-exchanged-hidden = { $name-is ->
    [you] You exchange
   *[other] { $name } exchanges
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
scrabble_cards-event-passed = { $name-is ->
    [you] You pass
   *[other] { $name } passes
}
scrabble_cards-event-time_up = { $name-is ->
    [you] You run out of time
   *[other] { $name } runs out of time
}
scrabble_cards-event-skipped-time-up = { $name-is ->
    [you] Your turn is skipped: no time left
   *[other] { $name }’s turn is skipped: no time left
}
scrabble_cards-event-skipped-lost-turn = { $name-is ->
    [you] Your turn is skipped: you checked a valid move
   *[other] { $name }’s turn is skipped: they checked a valid move
}
scrabble_cards-event-counted-gain = { $name-is ->
    [you] You score { $points } for the others’ letters; total { $score }
   *[other] { $name } scores { $points } for the others’ letters; total { $score }
}
scrabble_cards-event-counted-loss = { $name }: −{ $points } for letters in hand; total { $score }
scrabble_cards-event-counted-nothing = { $name }: total { $score }
scrabble_cards-event-over = Game over. { $why }

## What happened, in fewer words

scrabble_cards-brief-laid = { $name-is ->
    [you] { $word }
   *[other] { $name } plays { $word } { $column } { $row } { $direction }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scrabble_cards-brief-laid-with = { $name-is ->
    [you] { $word }
   *[other] { $name } plays { $word } { $column } { $row } { $direction }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; also { $crossing }
scrabble_cards-brief-filled = { $name-is ->
    [you] You draw { $cards }
   *[other] { $name } draws { $cards }
}{ $bag ->
    [0] . The bag is empty.
   *[other] {""}
}
scrabble_cards-brief-bag-empty = The bag is empty.
scrabble_cards-brief-condition = { $name-is ->
    [you] { $card } on { $word }: the move is now worth { $points }
   *[other] { $name } plays { $card }: the move is now worth { $points }
}
scrabble_cards-brief-stood = { $name-is ->
    [you] You score
   *[other] { $name } scores
} { $points }
scrabble_cards-brief-exchanged = { $name-is ->
    [you] You draw { $new }
   *[other] { $name } exchanges { $cards } and draws { $new }
}
scrabble_cards-brief-now-answer = Please answer.

## Moves that are refused

scrabble_cards-refusal-other-letter = Your word has { $letter } where the table already has { $lies }.
scrabble_cards-refusal-nothing-new = { $word } is already on the table. Add at least one card.
scrabble_cards-refusal-not-whole = Type the whole word: { $whole } { $column } { $row }.
scrabble_cards-refusal-apart = { $word } doesn’t touch any card on the table. Cross or extend a word.
scrabble_cards-refusal-first-doubled = The first word scores double and can’t take a word multiplier.
scrabble_cards-refusal-one-multiplier = A move can have only one word multiplier.
scrabble_cards-refusal-one-condition = You can add only one condition card to a move.
scrabble_cards-refusal-condition = { $count ->
    [one] { $card }: { $words } doesn’t meet its condition.
   *[other] { $card }: none of these words meets its condition: { $words }.
}
scrabble_cards-refusal-answer-first = A move is still waiting for answers.
scrabble_cards-refusal-nothing-waits = No move is waiting for answers.
scrabble_cards-refusal-checked-already = Words are checked automatically at this table. Accept, or play a condition card.
scrabble_cards-refusal-own-move = Only your opponents can answer your move.
scrabble_cards-refusal-answered = You have already answered this move.
scrabble_cards-refusal-bag-letters = You can exchange cards only while the bag holds at least { $least } letter cards.
scrabble_cards-refusal-bag-cards = You can exchange cards only while the bag holds at least { $least } cards.
scrabble_cards-refusal-exchanges-used = You have no exchanges left ({ $most } per game).
scrabble_cards-refusal-no-such-word = The move didn’t make the word { $word }. It made: { $words }.

## Moves that cannot be read

scrabble_cards-bad-verb = “{ $verb }” isn’t a move. Try: “play”, “exchange”, “pass”, “accept”, “check” or “condition”.
scrabble_cards-bad-alone = Leave out “{ $rest }”: this move is a single word.
scrabble_cards-bad-lay-shape = Type a word, its column and row, and “across” or “down”: “play { $word } 0 0 across”.
scrabble_cards-bad-direction = “{ $direction }” isn’t a direction. Type “across” or “down”.
scrabble_cards-bad-added-card = “{ $card }” can’t be added to a word. Add a card such as “x2” or “c7”.
scrabble_cards-bad-letter = “{ $letter }” in “{ $word }” isn’t a letter of this game. Write a blank as the small letter it stands for.
scrabble_cards-bad-number = “{ $number }” isn’t a column or row. Type whole numbers, such as “3” or “-1”.
scrabble_cards-bad-exchange-shape = Name 1 to { $most } cards to exchange, for example: “exchange K Y c2”.
scrabble_cards-bad-condition-shape = Type a card and a word: “condition c7 { $word }”.
scrabble_cards-bad-condition-card = “{ $card }” isn’t a condition card.
scrabble_cards-bad-card = “{ $card }” isn’t a card of this game.
scrabble_cards-bad-draw = “{ $draw }” isn’t a valid deal or shuffle.

## Positions that cannot be

scrabble_cards-position-card = { $where }: “{ $card }” isn’t a card of this game.
scrabble_cards-position-hand-size = A hand can have at most { $most } cards, including those in the pending move.
scrabble_cards-position-table = “table” must be a list of words like ["{ $word }", 0, 0, "across"].
scrabble_cards-position-two-letters = { $one } and { $other } are in the same place.
scrabble_cards-position-apart = The words on the table aren’t all connected.
scrabble_cards-position-pending-phase = “phase” must be “answer” when there is a pending move, and only then.
scrabble_cards-position-reason-phase = “reason” must be given when “phase” is “over”, and only then.
scrabble_cards-position-over-already = With this many idle turns, or with these times left, the game would be over, or it would be another seat’s turn.
scrabble_cards-position-reason-untrue = “reason” contradicts the rest of the position.
scrabble_cards-position-too-many = { $card }: { $count } in the position, { $most } in the pack.
scrabble_cards-position-pending = “pending” must have “seat” and “move” (a word played). It may have “words”, “points”, “answers” and “conditions”.
scrabble_cards-position-pending-seat = The pending move must belong to the seat whose turn it is.
scrabble_cards-position-pending-move = The pending move is impossible: { $why }
scrabble_cards-position-pending-answered = Everyone has already answered the pending move.
scrabble_cards-position-pending-derived = “{ $part }” of the pending move contradicts the move.
scrabble_cards-position-pending-condition = Each condition of the pending move needs a seat, a card and a word that meets it. The options limit how many there can be.
scrabble_cards-position-pending-answer = Each answer must be null or one of: { $answers }. It must be null for the player who made the move, and can’t be null for a seat with no time left.

## Packs that cannot be

scrabble_cards-pack-letters-missing = The pack has no entry for { $letters }. If a letter has no cards, give it the count 0.
scrabble_cards-pack-letter-unknown = “{ $letter }” in the pack isn’t a capital letter of the table’s alphabet.
scrabble_cards-pack-no-letters = The pack has no letter cards.
scrabble_cards-pack-multiplier-name = “{ $card }” in the pack isn’t a word multiplier. Word multipliers are named x2 to x9.
scrabble_cards-pack-condition-name = “{ $card }” in the pack isn’t a condition card. Condition cards are named c1 to c99.
scrabble_cards-pack-condition-kind = { $card } in the pack has an unknown kind. Kinds: { $kinds }.
scrabble_cards-pack-not-letters = In the pack, { $where } must be a string of capital letters of the alphabet.
scrabble_cards-pack-not-sequences = In the pack, { $where } must be a list of strings of capital letters of the alphabet.
scrabble_cards-pack-long-sequences = In the pack, the sequences in { $where } can have at most { $most } letters in total.

## What a draft would bring

scrabble_cards-preview-word = { $word }
scrabble_cards-preview-times = { $word }: × { $factor }
scrabble_cards-preview-all-seven = all seven letters
scrabble_cards-preview-condition = { $card } on { $word }
