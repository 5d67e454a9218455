### Word Rummy: words of tiles on a table that is rebuilt turn by turn.

word_rummikub-title = Word Rummy
word_rummikub-tagline = Play words, take them apart and build longer ones. Based on Rummikub Słowny.

## Options

word_rummikub-option-first_seat = Who goes first: “draw” (the player who draws the tile closest to A), or the number of a seat.
word_rummikub-option-opening_letters = Minimum letters in a player’s first word: { $lowest } to { $highest }.
word_rummikub-option-open_then_manipulate = After playing their first word, players may rebuild words on the table in the same turn.
word_rummikub-option-repeat = Which words can’t be played: “table” (words that are on the table) or “game” (all words played so far in this game).
word_rummikub-option-proper_names = Proper names are allowed.
word_rummikub-option-family_words = Only family-friendly words are allowed; vulgar words are refused.
word_rummikub-option-loanwords = Foreign words: “dictionary” (the dictionary decides) or “vote” (players can challenge a word and vote on it).
word_rummikub-option-fault_draw = Tiles drawn as a penalty when time runs out: { $lowest } to { $highest }.
word_rummikub-option-turn_seconds = Seconds per turn, { $lowest } to { NUMBER($highest, useGrouping: 0) }; 0 means no limit.
word_rummikub-option-score_unchanged = A word that reads the same as before still scores if one of its tiles has been replaced by one of yours.
word_rummikub-option-double_min_tiles = Emptying your rack in one turn scores double if you play at least this many tiles: { $lowest } to { $highest }.
word_rummikub-option-joker_free_move = A joker on the table can become another letter even if no tile replaces it.
word_rummikub-option-theme = A theme that all words must fit; players can challenge a word and vote on it. Leave empty for no theme.

word_rummikub-reason-rack_empty = The bank is empty, and a player has an empty rack.
word_rummikub-reason-all_passed = The bank is empty, and everyone has passed.

## Moves

word_rummikub-verb-play = play, lay
word_rummikub-verb-draw = draw, take
word_rummikub-verb-pass = pass, skip
word_rummikub-verb-doubt = challenge, doubt
word_rummikub-verb-yes = yes, y
word_rummikub-verb-no = no, n
word_rummikub-keyword-from = from
word_rummikub-help-play = Play words; to take words on the table apart, list them after “from”: { $example }
word_rummikub-help-draw = Draw a tile and end your turn: { $example }
word_rummikub-help-pass = Pass (only when the bank is empty): { $example }
word_rummikub-help-doubt = Challenge a word from the last play: { $example }
word_rummikub-help-yes = Vote for the word: { $example }
word_rummikub-help-no = Vote against the word: { $example }

## The table in words

word_rummikub-joker = joker
word_rummikub-table-theme = Theme: { $theme }
word_rummikub-table-empty = There are no words on the table.
word_rummikub-table-word = { $number }) { $word }
word_rummikub-table-closed = Yet to play a first word: { $names }
word_rummikub-vote = { $word } has been challenged. Played by: { $name }
word_rummikub-vote-yes = Yes: { $name }
word_rummikub-vote-no = No: { $name }
word_rummikub-hand = { $count ->
    [one] { $tiles } – { $count } tile
   *[other] { $tiles } – { $count } tiles
}
word_rummikub-hand-empty = Your rack is empty.
word_rummikub-hand-size = { $count ->
    [one] { $name }: { $count } tile
   *[other] { $name }: { $count } tiles
}
word_rummikub-word-which = Which word? Give its number on the table, or the word itself.
word_rummikub-word-none = { $count ->
    [0] “{ $word }” isn’t on the table. There are no words yet.
    [one] “{ $word }” isn’t on the table. The only word is number { $count }.
   *[other] “{ $word }” isn’t on the table. Words are numbered 1 to { $count }.
}
word_rummikub-word = { $count ->
    [one] { $word }: { $count } letter
   *[other] { $word }: { $count } letters
}
word_rummikub-word-with-jokers = { $count ->
    [one] { $word } (joker as { $letters })
   *[other] { $word } (jokers as { $letters })
}
word_rummikub-find-which = Which letter? For example: “find { $letter }”
word_rummikub-find-none = Not in any word on the table: { $letter }
word_rummikub-spell = { $letters }
word_rummikub-spell-joker = joker as { $letter }
word_rummikub-bank = { $count ->
    [one] Bank: { $count } tile
   *[other] Bank: { $count } tiles
}
word_rummikub-unseen = Tiles you haven’t seen yet: { $tiles }
word_rummikub-tile-count = { $tile } { $count }
word_rummikub-set = { $count ->
    [one] { $count } tile: { $tiles }
   *[other] { $count } tiles: { $tiles }
}
word_rummikub-tile = { $tile }: { $count } in the set; Braille { $sign }, dots { $dots }
word_rummikub-no-such-tile = There is no tile “{ $tile }”. Type a letter, or * for the joker.

word_rummikub-now-over = The game is over.
word_rummikub-now-wait = Waiting for { $names }.
word_rummikub-now-vote = Does the word stay? Type “yes” or “no”.
word_rummikub-now-play = { $bank ->
    [0] Your turn: play words, or pass.
   *[other] Your turn: play words, or draw.
}
word_rummikub-now-open = { $bank ->
    [0] { $least ->
        [one] Your turn: play your first word, of at least { $least } letter, or pass.
       *[other] Your turn: play your first word, of at least { $least } letters, or pass.
    }
   *[other] { $least ->
        [one] Your turn: play your first word, of at least { $least } letter, or draw.
       *[other] Your turn: play your first word, of at least { $least } letters, or draw.
    }
}
word_rummikub-now-doubt = You can challenge: { $words }
word_rummikub-now-doubt-end = The last play would end the game. Type “yes” to accept it, or challenge: { $words }

## What happened

word_rummikub-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
word_rummikub-points-doubled = { $count ->
    [one] { $count } point (doubled)
   *[other] { $count } points (doubled)
}
word_rummikub-lot = { $name } { $tile }
word_rummikub-event-lots = Drawing for the first turn: { $lots }
word_rummikub-event-lots-again = Drawing again: { $names }
word_rummikub-event-dealt = { $each ->
    [one] Dealt: { $each } tile each; { $bank } left in the bank. First to play: { $first }
   *[other] Dealt: { $each } tiles each; { $bank } left in the bank. First to play: { $first }
}
word_rummikub-event-filled = { $name-is ->
    [you] You draw { $tiles }; { $bank } left in the bank
   *[other] { $name } draws { $tiles }; { $bank } left in the bank
}
word_rummikub-event-filled-hidden = { $name-is ->
    [you] You draw
   *[other] { $name } draws
} { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}; { $bank } left in the bank
word_rummikub-event-mixed = { $bank ->
    [one] Bank shuffled: { $bank } tile
   *[other] Bank shuffled: { $bank } tiles
}
word_rummikub-event-played = { $name-is ->
    [you] You play
   *[other] { $name } plays
} { $extra ->
    [with] { $word }: { $points }; also { $others }
    [from] { $word } from { $taken }: { $points }
    [with-from] { $word } from { $taken }: { $points }; also { $others }
   *[alone] { $word }: { $points }
}; total { NUMBER($score, useGrouping: 0) }
word_rummikub-event-drew = { $name-is ->
    [you] You draw { $tiles }; { $bank } left in the bank
   *[other] { $name } draws { $tiles }; { $bank } left in the bank
}
word_rummikub-event-drew-hidden = { $name-is ->
    [you] You draw
   *[other] { $name } draws
} { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}; { $bank } left in the bank
word_rummikub-event-passed = { $name-is ->
    [you] You pass
   *[other] { $name } passes
}
word_rummikub-event-time-up = { $name-is ->
    [you] You run out of time
   *[other] { $name } runs out of time
}
word_rummikub-event-agreed = { $name-is ->
    [you] You accept the last play
   *[other] { $name } accepts the last play
}
word_rummikub-event-doubted = { $name-is ->
    [you] You challenge { $word }
   *[other] { $name } challenges { $word }
}. Played by: { $layer }
word_rummikub-event-voted-yes = { $name-is ->
    [you] You vote “yes”
   *[other] { $name } votes “yes”
}
word_rummikub-event-voted-no = { $name-is ->
    [you] You vote “no”
   *[other] { $name } votes “no”
}
word_rummikub-event-upheld = { $word } stays: { $yes } yes, { $no } no. Played by: { $name }
word_rummikub-event-taken-back = { $word } is taken back: { $yes } yes, { $no } no; total { NUMBER($score, useGrouping: 0) }. Next to play: { $name }
word_rummikub-event-penalty = { $jokers ->
    [one] { $name }: −{ $points } for { $jokers } joker left; total { NUMBER($score, useGrouping: 0) }
   *[other] { $name }: −{ $points } for { $jokers } jokers left; total { NUMBER($score, useGrouping: 0) }
}
word_rummikub-event-over = Game over. { $why }

## What happened, in fewer words

word_rummikub-brief-played = { $name-is ->
    [you] { $word }: { $points }
   *[other] { $name } plays { $extra ->
        [with] { $word }: { $points }; also { $others }
        [from] { $word } from { $taken }: { $points }
        [with-from] { $word } from { $taken }: { $points }; also { $others }
       *[alone] { $word }: { $points }
    }
}
word_rummikub-brief-drew = { $name-is ->
    [you] You draw { $tiles }
   *[other] { $name } draws { $tiles }
}{ $bank ->
    [0] . The bank is empty.
   *[other] {""}
}
word_rummikub-brief-bank-empty = The bank is empty.
word_rummikub-brief-drew-hidden = { $name } draws{ $bank ->
    [0] . The bank is empty.
   *[other] {""}
}

## Moves that are refused

word_rummikub-refusal-vote-first = Vote on { $word } first.
word_rummikub-refusal-pass-with-bank = { $count ->
    [one] You can’t pass while the bank has tiles ({ $count } left). Play words, or draw.
   *[other] You can’t pass while the bank has tiles ({ $count } left). Play words, or draw.
}
word_rummikub-refusal-draw-without-bank = The bank is empty. Play words, or pass.
word_rummikub-refusal-no-doubts = You can’t challenge words at this table: the dictionary decides.
word_rummikub-refusal-nothing-to-doubt = There is nothing to challenge now. You can challenge a play once, before the next player moves.
word_rummikub-refusal-own-play = Only other players can challenge your words.
word_rummikub-refusal-not-laid-now = { $word } wasn’t part of the last play. You can challenge: { $words }
word_rummikub-refusal-no-vote-to-give = You can’t vote right now.
word_rummikub-refusal-no-vote = There is nothing to vote on.
word_rummikub-refusal-no-such-word = { $count ->
    [one] Not on the table: { $words }. Type the word as it appears there, with any joker as a small letter.
   *[other] Not on the table: { $words }. Type the words as they appear there, with any joker as a small letter.
}
word_rummikub-refusal-loses-tiles = These tiles would leave the table: { $tiles }. Every tile on the table must stay there.
word_rummikub-refusal-joker-unused = { $count ->
    [one] A freed joker must go back on the table. Type it as a small letter.
   *[other] { $count } freed jokers must go back on the table. Type them as small letters.
}
word_rummikub-refusal-no-own-tile = Play at least one tile from your rack.
word_rummikub-refusal-first-meld-touches = { $least ->
    [one] Your first word must have at least { $least } letter, all from your own rack. Until then, you can’t use the words on the table.
   *[other] Your first word must have at least { $least } letters, all from your own rack. Until then, you can’t use the words on the table.
}
word_rummikub-refusal-first-meld-short = { $least ->
    [one] Your first word must have at least { $least } letter, all from your own rack.
   *[other] Your first word must have at least { $least } letters, all from your own rack.
}
word_rummikub-refusal-joker-kept = A joker on the table keeps its letter until a tile replaces it. Missing: { $letters }
word_rummikub-refusal-too-long = { $longest ->
    [one] { $long }: too long; words in the dictionary have at most { $longest } letter.
   *[other] { $long }: too long; words in the dictionary have at most { $longest } letters.
}
word_rummikub-refusal-abbreviation = { $abbreviation }: abbreviations aren’t allowed.
word_rummikub-refusal-proper-name = { $word }: proper names aren’t allowed at this table.
word_rummikub-refusal-stands-twice = { $word }: a word can be on the table only once.
word_rummikub-refusal-laid-before = { $word }: already played in this game.

## Moves that cannot be read

word_rummikub-bad-verb = “{ $verb }” isn’t a move. Try: “play”, “draw”, “pass”, “challenge”, “yes” or “no”.
word_rummikub-bad-alone = Leave out “{ $rest }”: this move is a single word.
word_rummikub-bad-play-shape = List the words you play, then “from” and the words on the table that you take apart: “play { $words } from { $taken }”.
word_rummikub-bad-doubt-shape = Name one word to challenge: “challenge { $word }”.
word_rummikub-bad-letter = “{ $letter }” in “{ $word }” isn’t a letter of this game. Write a joker as the small letter it stands for.
word_rummikub-bad-draw = “{ $draw }” isn’t a valid draw or shuffle.

## Positions that cannot be

word_rummikub-position-tiles = { $where }: tiles must be written as one string, such as "{ $tiles }".
word_rummikub-position-tile = { $where }: “{ $tile }” isn’t a tile of this game.
word_rummikub-position-word = { $shortest ->
    [one] { $where }: “{ $word }” isn’t a word of at least { $shortest } letter in this game.
   *[other] { $where }: “{ $word }” isn’t a word of at least { $shortest } letters in this game.
}
word_rummikub-position-word-twice = { $where }: a word can appear only once.
word_rummikub-position-too-many = { $tile }: { $count } in the position, { $most } in the set.
word_rummikub-position-laid-word-small = “laid_words”: write “{ $word }” in capitals.
word_rummikub-position-no-doubts = This table’s options don’t allow challenges, so “vote” and “last_play” must be null.
word_rummikub-position-vote-phase = “vote” must be given when “phase” is “vote”, and only then.
word_rummikub-position-vote-seat = “vote.seat” must be the seat that made the last play, just before the seat whose turn it is.
word_rummikub-position-vote-word = “vote.word”: “{ $word }” wasn’t part of the last play.
word_rummikub-position-vote-answers = “vote.answers” must contain null, “yes” or “no” for each seat. It must be null for the player who played the word and for at least one other.
word_rummikub-position-last-play-seat = “last_play.seat” must be the seat just before the one whose turn it is.
word_rummikub-position-last-play-tiles = “last_play”: the earlier table and the tiles played don’t add up to this table, or the tiles drawn aren’t on the rack.
word_rummikub-position-last-play-passes = After a play, “passes” must be 0. Before it, players can have passed only if the bank was empty.
word_rummikub-position-last-play-laid-words = “laid_words” must contain all the words on the table, and every word that was in it before the last play.
word_rummikub-position-agreed = “last_play.agreed” may list seats only if the last play emptied the player’s rack. They must be other seats, in order.
word_rummikub-position-reason-phase = “reason” must be given when “phase” is “over”, and only then.
word_rummikub-position-bank-full = While the bank has tiles, nobody can pass and the game can’t end.
word_rummikub-position-over-play = When the game is over, there can’t be a “last_play” to challenge.
word_rummikub-position-reason-untrue = “reason” is “rack_empty”, but no rack is empty.
word_rummikub-position-over-already = With this many passes, or with this empty rack, the game would be over.

## Packs that cannot be

word_rummikub-pack-not-braille = In the pack, { $where } must be one six-dot Braille cell.
word_rummikub-pack-few-letters = The pack needs at least { $least } letter tiles, with at least { $kinds } different letters.
word_rummikub-pack-too-small = This table needs { $needed } tiles; the pack has { $tiles }.

## What a draft would bring

word_rummikub-preview-longest = longest word with a tile of yours: { $word }
word_rummikub-preview-whole-rack = whole rack played: double
