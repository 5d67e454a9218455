### What every game says: names, scores, whose turn it is, and why a request was refused.

you = You
seat = Seat { NUMBER($number, useGrouping: 0) }
list = { $head } and { $last }
list-empty = none

score = { $name }: { $points }
whose-you = Your turn.
whose-other = To act: { $names }.
whose-over = The game is over.
result-none = The game is not over yet.
result-winner = Winner: { $names }.
result-winners = Winners: { $names }.

say-unknown = “{ $what }” cannot be asked here. You can ask: { $topics }.
say-count = “{ $argument }” is not a number of moves. Try: history 5.

## Refused requests

request-no-object = This line is not a JSON object.
request-unreadable = This request cannot be read: { $detail }.
request-needs-seat = This request needs a seat.
request-unknown = There is no request “{ $request }”. There are: { $requests }.
request-too-long = A request is no longer than 1 MiB.
request-too-deep = A request nests no deeper than { $deepest } levels.
reply-too-long = The answer would be longer than 1 MiB. Ask for less.
tables-too-many = { $most } tables are open already. Drop one first.
seat-not-there = There is no seat { NUMBER($seat, useGrouping: 0) } at this table; seats are 0 to { $highest }.
move-too-long = A move is no longer than { $longest } characters.
level-unknown = There is no player of level “{ $level }”. There are: { $levels }.
table-refusal-vulgar = { $word }: a vulgar word. This table plays with family words only.

option-unknown = There is no option “{ $option }”. There are: { $names }.
option-not-switch = { $option } is true or false, not “{ $value }”.
option-not-choice = { $option } cannot be “{ $value }”. It can be: { $choices }.
option-not-text = { $option } is a text of at most { $longest } characters.
option-not-number = { $option } cannot be “{ $value }”. It is a whole number from { NUMBER($lowest, useGrouping: 0) } to { NUMBER($highest, useGrouping: 0) }.

position-key = A position of this game has no key “{ $position_key }”.
position-seats = “{ $hands }” is a list with an entry for each of { $lowest } to { $highest } seats.
position-disagrees = “{ $position_key }” does not agree with the rest of the position.

record-unreadable = This is not a game record: { $detail }.
record-version = This is not a game record of version { $version }.
record-seed-shape = The record's seed is not 64 hexadecimal digits.
record-commitment = The record's seed is not the one that was committed to before the game.
record-line = Line { NUMBER($line, useGrouping: 0) } of the record, “{ $move }”, does not fit: { $why }
record-chance = chance and the players take turns differently here.
record-seed = the seed gives other cards.
record-seat = there is no such seat.
record-ends-early = The record ends before its last cards were dealt.
record-result = The record's “{ $part }” is not what its moves lead to.
record-format = This game is not written as “{ $format }”. It can be written as: { $formats }.

refusal-unknown-game = There is no game “{ $game }”. There are: { $games }.
refusal-unknown-table = There is no table “{ $table }”.
refusal-bad-seats = This game is for { $lowest } to { $highest } players, not { NUMBER($seats, useGrouping: 0) }.
refusal-not-your-turn = It is not your turn.
refusal-wrong-phase = This move has no place now.
refusal-game-over = The game is over.
refusal-no-clock = This table is played without a clock.
refusal-not-yours = You lack { $cards }.
refusal-not-a-word = { $word }: not in the lexicon.
refusal-not-a-word-near = { $count ->
    [one] { $word }: not in the lexicon; { $near } is.
   *[other] { $word }: not in the lexicon; { $near } are.
}
refusal-word-not-allowed = { $word }: this table's options do not allow it.
refusal-word-repeated = { $word }: already played.
refusal-too-short = { $shortest ->
    [one] { $word }: too short; a word has at least { $shortest } letter.
   *[other] { $word }: too short; a word has at least { $shortest } letters.
}

## Positions and packs that cannot be

json-number = “{ $where }” must be a whole number from { NUMBER($lowest, useGrouping: 0) } to { NUMBER($highest, useGrouping: 0) }.
json-switch = “{ $where }” must be true or false.
json-choice = “{ $where }” must be one of: { $choices }.
json-choice-or-null = “{ $where }” must be null or one of: { $choices }.
json-list = “{ $where }” must be a list.
json-as-many = { $count ->
    [one] “{ $where }” must be a list with { $count } entry.
   *[other] “{ $where }” must be a list with { $count } entries.
}
json-object = “{ $where }” must be a JSON object.
json-key-missing = “{ $where }” lacks the key “{ $entry }”.
json-key-unknown = “{ $where }” has an unknown key: “{ $entry }”. Its keys are: { $entries }.

## A move that is advised

move-notation = { $move }
move-worth = { $unit ->
    [tokens] { $points ->
        [one] { $move }, { $points } letter
       *[other] { $move }, { $points } letters
    }
    [rounds] { $move }, and the round is won
   *[points] { $points ->
        [one] { $move }, { $points } point
       *[other] { $move }, { $points } points
    }
}
