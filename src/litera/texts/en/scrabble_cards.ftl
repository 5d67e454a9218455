### Letter Cards: a crossword of cards on a table without borders.

scrabble_cards-title = Letter Cards
scrabble_cards-tagline = Cross words on an endless table, by the rules of Scrabble Cards.

## Options

scrabble_cards-option-first_seat = Who begins: random, or the number of a seat.
scrabble_cards-option-refill = When a hand is filled up to seven cards: turn_start, at the start of the seat's turn; turn_end, at its end.
scrabble_cards-option-premium_stack = Word premium cards on one move: one, a single card; product, several, multiplied.
scrabble_cards-option-premium_scope = What a word premium card multiplies: main, the main word; all, every word of the move.
scrabble_cards-option-cond_per_player = Condition cards a player may add to one move: one, or any number.
scrabble_cards-option-cond_word = Which word may fulfil a condition: any_new, any word of the move; main, the main word alone.
scrabble_cards-option-floor_zero = Neither a move nor a score goes below 0.
scrabble_cards-option-all_seven_bonus = Points for laying seven letter cards in one move. Choices: { $numbers }.
scrabble_cards-option-failed_check = What checking a right move costs: none; minus5, five points; lose_turn, the next turn.
scrabble_cards-option-auto_check = Words are looked up as they are laid, and a wrong one is refused.
scrabble_cards-option-answer_seconds = Seconds to answer a move, from { $lowest } to { $highest }; then it is accepted. 0: no limit.
scrabble_cards-option-exchange_counts = The seven cards in the bag that an exchange needs: letters, letter cards alone; cards, any cards.
scrabble_cards-option-ranked = Each player may exchange three times at most.
scrabble_cards-option-sweep = After a move only the words it made stay on the table.
scrabble_cards-option-family_words = Family words: vulgar words are refused.

## Why a game ended

scrabble_cards-reason-out = All letters played, and none in the bag.
scrabble_cards-reason-all_idle = Two turns in a row without a word by every player.
scrabble_cards-reason-time_up = No time left for anybody.

## Moves as they may be typed

scrabble_cards-verb-lay = lay, place, play
scrabble_cards-verb-accept = accept, ok, yes
scrabble_cards-verb-check = check, challenge
scrabble_cards-verb-condition = condition, cond
scrabble_cards-verb-exchange = exchange, swap
scrabble_cards-verb-pass = pass

scrabble_cards-help-lay = Lay a word, with column and row of its first letter (table plan draws them): { $example }
scrabble_cards-help-accept = Accept the move: { $example }
scrabble_cards-help-check = Have its words looked up: { $example }
scrabble_cards-help-condition = Play a condition card against it: { $example }
scrabble_cards-help-exchange = Exchange cards: { $example }
scrabble_cards-help-pass = Do nothing this turn: { $example }

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
    [one] { $word } { $column } { $row } { $direction }, { $points } point: waiting, laid by { $name }
   *[other] { $word } { $column } { $row } { $direction }, { $points } points: waiting, laid by { $name }
}
scrabble_cards-waiting-word = { $points ->
    [one] { $word } too, { $points } point
   *[other] { $word } too, { $points } points
}
scrabble_cards-waiting-multiplier = { $card } added
scrabble_cards-waiting-plus = { $card } on { $word }: +{ $points }; { $name }
scrabble_cards-waiting-minus = { $card } on { $word }: −{ $points }, played by { $name }
scrabble_cards-waiting-bonus = All seven letters: +{ $points }
scrabble_cards-waiting-answered = Answered: { $names }

scrabble_cards-word = { $points ->
    [one] { $word }: { $direction }, column { $column }, row { $row }; letters worth { $points } point
   *[other] { $word }: { $direction }, column { $column }, row { $row }; letters worth { $points } points
}
scrabble_cards-word-crossing = { $letter } at { $column } { $row }: crossed by { $word }
scrabble_cards-word-which = Which word? Give its number in the table, or the word itself.
scrabble_cards-word-none = { $count ->
    [0] { $word }: no such word; the table is empty.
    [one] { $word }: no such word; there is { $count } on the table.
   *[other] { $word }: no such word; there are { $count } on the table.
}
scrabble_cards-find-which = Which letter? For example: find S
scrabble_cards-find-none = No word with { $letter }.
scrabble_cards-open-across = { $letter } of { $word }: above { $before }, below { $after }
scrabble_cards-open-down = { $letter } of { $word }: left { $before }, right { $after }
scrabble_cards-open-free = free
scrabble_cards-open-until = { $count ->
    [0] nothing free, { $letter }
   *[other] { $count } free, then { $letter }
}
scrabble_cards-open-none = No letter on the table has free places on both sides.
scrabble_cards-spell = { $letters }
scrabble_cards-spell-blank = blank as { $letter }
scrabble_cards-word-with-blanks = { $count ->
    [one] { $word } (blank as { $letters })
   *[other] { $word } (blanks as { $letters })
}
scrabble_cards-hand-card = { NUMBER($number, useGrouping: 0) } { $card }

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
scrabble_cards-card-blank = *: a blank, any letter, 0 points; { $count } in the pack
scrabble_cards-card-multiplier = { $card }: the main word counts { $factor } times; not on the first word; { $count } in the pack
scrabble_cards-card-condition = { $card }: { $asks }; +{ $plus } on your move, −{ $minus } on a rival's
scrabble_cards-no-such-card = { $card }: no such card.

scrabble_cards-asks-length = { $bounds ->
    [exact] { $least ->
        [one] exactly { $least } letter
       *[other] exactly { $least } letters
    }
    [between] { $least } to { $most } letters
   *[open] { $least ->
        [one] at least { $least } letter
       *[other] at least { $least } letters
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
    [vowels] has a vowel
    [consonants] has a consonant
    [single] has { $letters } in it
   *[listed] has one of: { $letters }
}
scrabble_cards-asks-double = two equal letters side by side
scrabble_cards-asks-vowels = { $least ->
    [one] at least { $least } vowel
   *[other] at least { $least } vowels
}
scrabble_cards-asks-sequence = has one of: { $sequences }
scrabble_cards-asks-same_ends = begins and ends with the same letter
scrabble_cards-asks-all_different = { $least ->
    [one] at least { $least } letter, none twice
   *[other] at least { $least } letters, none twice
}
scrabble_cards-asks-blank = has a blank
scrabble_cards-asks-consonants_in_row = { $least ->
    [one] at least { $least } consonant
   *[other] { $least } consonants side by side
}

scrabble_cards-bag = { $count ->
    [one] Bag: { $count } card
   *[other] Bag: { $count } cards
}
scrabble_cards-bag-letters = Letters not seen: { $cards }
scrabble_cards-bag-special = Premium cards not seen: { $cards }

scrabble_cards-now-over = The game is over.
scrabble_cards-now-wait = Waiting for { $names }.
scrabble_cards-now-answer = Answer { $word }: accept or check.
scrabble_cards-now-answer-condition = Answer { $word }: accept, check, or condition with a card.
scrabble_cards-now-answer-checked = Answer { $word }: accept.
scrabble_cards-now-answer-checked-condition = Answer { $word }: accept, or condition with a card.
scrabble_cards-now-lay = Your turn: lay, exchange or pass.
scrabble_cards-now-lay-first = Your turn: lay the first word, which counts double; or exchange, or pass.

## What happened

scrabble_cards-event-dealt = { $each ->
    [one] Dealt: { $each } card each. First: { $first }
   *[other] Dealt: { $each } cards each. First: { $first }
}
scrabble_cards-event-filled = { $name }: new { $cards }; bag { $bag }
scrabble_cards-event-filled-hidden = { $count ->
    [one] { $name }: { $count } card drawn; bag { $bag }
   *[other] { $name }: { $count } cards drawn; bag { $bag }
}
scrabble_cards-event-mixed = { $bag ->
    [one] Bag mixed: { $bag } card
   *[other] Bag mixed: { $bag } cards
}
scrabble_cards-event-laid = { $points ->
    [one] { $name }: { $word } { $column } { $row } { $direction }, { $points } point
   *[other] { $name }: { $word } { $column } { $row } { $direction }, { $points } points
}
scrabble_cards-event-laid-with = { $points ->
    [one] { $name }: { $word } { $column } { $row } { $direction }, { $points } point, with { $crossing }
   *[other] { $name }: { $word } { $column } { $row } { $direction }, { $points } points, with { $crossing }
}
scrabble_cards-event-condition = { $name }: { $card } on { $word }, −{ $minus }; the move is worth { $points } now
scrabble_cards-event-accepted = { $name }: accept
scrabble_cards-event-checked-right = { $count ->
    [one] { $name }: check; { $words } is a word
   *[other] { $name }: check; { $words } are words
}
scrabble_cards-event-checked-wrong = { $name }: check; not in the lexicon: { $words }
scrabble_cards-event-penalty = { $points ->
    [one] { $name }: −{ $points } point for the check
   *[other] { $name }: −{ $points } points for the check
}
scrabble_cards-event-turn_lost = { $name }: next turn lost for the check
scrabble_cards-event-taken_back = { $name }: { $word } taken back, 0 points
scrabble_cards-event-stood = { $points ->
    [one] { $name }: { $word } stands, { $points } point; score { $score }
   *[other] { $name }: { $word } stands, { $points } points; score { $score }
}
scrabble_cards-event-swept = { $count ->
    [one] Swept off the table: { $count } letter
   *[other] Swept off the table: { $count } letters
}
scrabble_cards-event-exchanged = { $name }: exchange of { $cards }; new { $new }
scrabble_cards-event-exchanged-unknown = { $name }: exchange of { $cards }
scrabble_cards-event-exchanged-hidden = { $count ->
    [one] { $name }: exchange of { $count } card
   *[other] { $name }: exchange of { $count } cards
}
scrabble_cards-event-passed = { $name }: pass
scrabble_cards-event-time_up = { $name }: time up
scrabble_cards-event-skipped-time-up = { $name }: turn skipped, no time left
scrabble_cards-event-skipped-lost-turn = { $name }: turn lost for the check
scrabble_cards-event-counted-gain = { $name }: +{ $points } for the others' letters; score { $score }
scrabble_cards-event-counted-loss = { $name }: −{ $points } for letters left; score { $score }
scrabble_cards-event-counted-nothing = { $name }: score { $score }
scrabble_cards-event-over = Game over. { $why }

## Moves that are refused

scrabble_cards-refusal-other-letter = { $lies } lies where your word has { $letter }.
scrabble_cards-refusal-nothing-new = { $word } lies there already. Add at least one card.
scrabble_cards-refusal-not-whole = Name the whole word: { $whole } { $column } { $row }.
scrabble_cards-refusal-apart = { $word } touches nothing on the table. Cross or extend a word.
scrabble_cards-refusal-first-doubled = The first word counts double and takes no word premium card.
scrabble_cards-refusal-one-multiplier = A move takes only one word premium card.
scrabble_cards-refusal-one-condition = A player adds only one condition card to a move.
scrabble_cards-refusal-condition = { $count ->
    [one] { $card }: { $words } does not fulfil its condition.
   *[other] { $card }: none of { $words } fulfils its condition.
}
scrabble_cards-refusal-answer-first = A move waits for answers first.
scrabble_cards-refusal-nothing-waits = No move waits for an answer.
scrabble_cards-refusal-checked-already = Words are looked up as they are laid. Accept, or play a condition card.
scrabble_cards-refusal-own-move = Your rivals answer your move.
scrabble_cards-refusal-answered = You have answered this move.
scrabble_cards-refusal-bag-letters = An exchange needs at least { $least } letter cards in the bag.
scrabble_cards-refusal-bag-cards = An exchange needs at least { $least } cards in the bag.
scrabble_cards-refusal-exchanges-used = You have used your { $most } exchanges.
scrabble_cards-refusal-no-such-word = The move made no word { $word }. It made: { $words }.

## Moves that cannot be read

scrabble_cards-bad-verb = “{ $verb }” is no move. Moves: lay, exchange, pass, accept, check, condition.
scrabble_cards-bad-alone = “{ $rest }” is too much: this move is one word alone.
scrabble_cards-bad-lay-shape = Lay like this: lay KOT 0 0 across (word, column, row, across or down).
scrabble_cards-bad-direction = “{ $direction }” is no direction. Say across or down.
scrabble_cards-bad-added-card = “{ $card }” cannot be added to a word; only cards such as x2 and c7 can.
scrabble_cards-bad-letter = “{ $letter }” in “{ $word }” is no letter of this game. A blank is the small letter it stands for.
scrabble_cards-bad-number = “{ $number }” is no column or row. Both are whole numbers such as 3 or -1.
scrabble_cards-bad-exchange-shape = Exchange 1 to { $most } cards, like this: exchange K Y c2.
scrabble_cards-bad-condition-shape = Play a condition card like this: condition c7 SZYSZKA.
scrabble_cards-bad-condition-card = “{ $card }” is no condition card.
scrabble_cards-bad-card = “{ $card }” is no card of this game.
scrabble_cards-bad-draw = “{ $draw }” is no deal and no shuffle.

## Positions that cannot be

scrabble_cards-position-card = { $where }: “{ $card }” is no card of this game.
scrabble_cards-position-hand-size = A hand has at most { $most } cards, those in the waiting move among them.
scrabble_cards-position-table = table is a list of words such as ["KOT", 0, 0, "across"].
scrabble_cards-position-two-letters = { $one } and { $other } lie on the same place.
scrabble_cards-position-apart = The words on the table do not hang together.
scrabble_cards-position-pending-phase = The phase is answer exactly when a move is pending.
scrabble_cards-position-reason-phase = There is a reason exactly when the phase is over.
scrabble_cards-position-over-already = With these idle turns or times the game would be over, or the turn another's.
scrabble_cards-position-reason-untrue = The reason is not borne out by the rest of the position.
scrabble_cards-position-too-many = { $card }: { $count } in the position, { $most } in the pack.
scrabble_cards-position-pending = pending has seat and move (a lay), and may have words, points, answers and conditions.
scrabble_cards-position-pending-seat = The pending move is of the seat whose turn it is.
scrabble_cards-position-pending-move = The pending move cannot be: { $why }
scrabble_cards-position-pending-answered = The pending move has been answered by all.
scrabble_cards-position-pending-derived = “{ $part }” of the pending move does not agree with the move.
scrabble_cards-position-pending-condition = The pending move's conditions are cards with seat, card and a word that fulfils it, as many as the options allow.
scrabble_cards-position-pending-answer = Answers are null or one of { $answers }: null for the layer, not null for a seat whose time is up.

## Packs that cannot be

scrabble_cards-pack-letters-missing = The pack's letters lack { $letters }. A letter without cards has the count 0.
scrabble_cards-pack-letter-unknown = The pack's “{ $letter }” is no capital letter of the table’s alphabet.
scrabble_cards-pack-no-letters = The pack has no letter cards.
scrabble_cards-pack-multiplier-name = The pack's “{ $card }” is no word premium card. They are named x2 to x9.
scrabble_cards-pack-condition-name = The pack's “{ $card }” is no condition card. They are named c1 to c99.
scrabble_cards-pack-condition-kind = The pack's { $card } has no known kind. Kinds: { $kinds }.
scrabble_cards-pack-not-letters = In the pack, { $where } is a text of the alphabet’s capital letters.
scrabble_cards-pack-not-sequences = In the pack, { $where } is a list of texts of the alphabet’s capital letters.
scrabble_cards-pack-long-sequences = In the pack, the sequences of { $where } have at most { $most } letters in all.

## What a draft would bring

scrabble_cards-preview-word = { $word }
scrabble_cards-preview-times = { $word }: times { $factor }
scrabble_cards-preview-all-seven = all seven letters
scrabble_cards-preview-condition = { $card } on { $word }
