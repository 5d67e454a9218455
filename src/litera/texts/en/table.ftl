### What every game says: names, scores, whose turn it is, and why a request was refused.

you = You
seat = Seat { NUMBER($number, useGrouping: 0) }
list = { $head } and { $last }
list-empty = none

score = { $name }: { $points }
whose-you = Your turn.
whose-other = To move: { $names }.
whose-over = The game is over.
result-none = The game isn’t over yet.
result-winner = Winner: { $names }.
result-winners = Winners: { $names }.

say-unknown = You can’t ask “{ $what }” here. You can ask: { $topics }.
say-count = “{ $argument }” isn’t a number of moves. Try “history 5”.

## Refused requests

request-no-object = This line isn’t a JSON object.
request-unreadable = This request can’t be read: { $detail }.
request-needs-seat = You need a seat at the table to do that.
request-unknown = There is no request “{ $request }”. Requests: { $requests }.
request-too-long = A request can’t be longer than 1 MiB.
request-too-deep = A request can’t be nested more than { $deepest } levels deep.
reply-too-long = The answer would be longer than 1 MiB. Ask for less.
tables-too-many = { $most } tables are already open. Drop one first.
seat-not-there = There is no seat { NUMBER($seat, useGrouping: 0) } at this table. Seats are numbered 1 to { $highest }.
move-too-long = A move can’t be longer than { $longest } characters.
level-unknown = There is no bot level “{ $level }”. Levels: { $levels }.
table-refusal-vulgar = { $word }: vulgar words aren’t allowed at this table.

option-unknown = There is no option “{ $option }”. Options: { $names }.
option-not-switch = { $option } must be true or false, not “{ $value }”.
option-not-choice = { $option } can’t be “{ $value }”. Choose one of: { $choices }.
option-not-text = { $option } must be text of at most { $longest } characters.
option-not-number = { $option } can’t be “{ $value }”. It must be a whole number from { NUMBER($lowest, useGrouping: 0) } to { NUMBER($highest, useGrouping: 0) }.

position-key = Positions of this game have no key “{ $position_key }”.
position-seats = “{ $hands }” must be a list with one entry per seat, { $lowest } to { $highest } in all.
position-disagrees = “{ $position_key }” contradicts the rest of the position.

record-unreadable = This isn’t a game record: { $detail }.
record-version = This game record isn’t in format version { $version }.
record-seed-shape = The record’s seed must be 64 hexadecimal digits.
record-commitment = The record’s seed doesn’t match the commitment made before the game.
record-line = Line { NUMBER($line, useGrouping: 0) } of the record, “{ $move }”, doesn’t fit: { $why }
record-chance = at this point, the draws and moves are in a different order.
record-seed = the seed gives different cards.
record-seat = there is no such seat.
record-ends-early = The record ends before its last cards were dealt.
record-result = “{ $part }” in the record doesn’t follow from its moves.
record-format = This game can’t be saved in the format “{ $format }”. Formats: { $formats }.

refusal-unknown-game = There is no game “{ $game }”. Games: { $games }.
refusal-unknown-table = There is no table “{ $table }”.
refusal-bad-seats = This game is for { $lowest } to { $highest } players, not { NUMBER($seats, useGrouping: 0) }.
refusal-not-your-turn = It isn’t your turn.
refusal-wrong-phase = You can’t do that now.
refusal-game-over = The game is over.
refusal-no-clock = This table has no clock.
refusal-not-yours = You don’t have { $cards }.
refusal-not-a-word = { $word }: not in the dictionary.
refusal-not-a-word-near = { $count ->
    [one] { $word }: not in the dictionary; { $near } is.
   *[other] { $word }: not in the dictionary; { $near } are.
}
refusal-word-not-allowed = { $word }: not allowed at this table.
refusal-word-repeated = { $word }: already played.
refusal-too-short = { $shortest ->
    [one] { $word }: too short; words need at least { $shortest } letter.
   *[other] { $word }: too short; words need at least { $shortest } letters.
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
json-key-missing = The key “{ $entry }” is missing from “{ $where }”.
json-key-unknown = “{ $where }” has an unknown key: “{ $entry }”. Allowed keys: { $entries }.

## A move that is advised

move-notation = { $move }
move-worth = { $unit ->
    [tokens] { $points ->
        [one] { $move }, { $points } letter
       *[other] { $move }, { $points } letters
    }
    [rounds] { $move }, which wins the round
   *[points] { $points ->
        [one] { $move }, { $points } point
       *[other] { $move }, { $points } points
    }
}
