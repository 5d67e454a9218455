### Word Rummy: words of tiles on a table that is rebuilt turn by turn.

word_rummikub-title = Word Rummy
word_rummikub-tagline = Lay words, take them apart, build longer ones, by the rules of Rummikub Słowny.

## Options

word_rummikub-option-first_seat = Who starts: draw, whoever draws the tile nearest to A; or the number of a seat.
word_rummikub-option-opening_letters = How many letters the first word of a seat must have: { $lowest } to { $highest }.
word_rummikub-option-open_then_manipulate = After the first own word, words on the table may be rebuilt in the same turn.
word_rummikub-option-repeat = Words that may not be laid: table, those that lie there; game, also those that once lay there.
word_rummikub-option-proper_names = Proper names are words too.
word_rummikub-option-family_words = Family words: vulgar words are refused.
word_rummikub-option-loanwords = Foreign words: dictionary, what the lexicon has is a word; vote, words may be doubted and voted on.
word_rummikub-option-fault_draw = How many tiles a seat draws when its time is up: { $lowest } to { $highest }.
word_rummikub-option-turn_seconds = Seconds for a turn, { $lowest } to { NUMBER($highest, useGrouping: 0) }; 0: no limit.
word_rummikub-option-score_unchanged = A word also scores when it reads as before and only an own tile in it is new.
word_rummikub-option-double_min_tiles = The whole rack laid at once scores double from so many tiles on: { $lowest } to { $highest }.
word_rummikub-option-joker_free_move = A joker on the table may be given another letter without a tile in its place.
word_rummikub-option-theme = A theme for all words; the others may doubt a word and vote on it. Empty: no theme.

word_rummikub-reason-rack_empty = The bank is empty, and so is a rack.
word_rummikub-reason-all_passed = The bank is empty, and everybody has passed.

## Moves

word_rummikub-verb-play = play, lay
word_rummikub-verb-draw = draw, take
word_rummikub-verb-pass = pass, skip
word_rummikub-verb-doubt = doubt, challenge
word_rummikub-verb-yes = yes, y
word_rummikub-verb-no = no, n
word_rummikub-keyword-from = from
word_rummikub-help-play = Lay words; after from, table words you rebuild: { $example }
word_rummikub-help-draw = Draw a tile; your turn ends: { $example }
word_rummikub-help-pass = Pass, with an empty bank: { $example }
word_rummikub-help-doubt = Put a word of the last play to the vote: { $example }
word_rummikub-help-yes = Let the word stand: { $example }
word_rummikub-help-no = Vote against the word: { $example }

## The table in words

word_rummikub-joker = joker
word_rummikub-table-theme = Theme: { $theme }
word_rummikub-table-empty = No word on the table.
word_rummikub-table-word = { $number } { $word }
word_rummikub-table-closed = No first word yet: { $names }
word_rummikub-vote = { $word }: doubted; laid by: { $name }
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
word_rummikub-word-which = Which word? Give its number in the table, or the word itself.
word_rummikub-word-none = { $count ->
    [0] “{ $word }” is not on the table. No word is.
    [one] “{ $word }” is not on the table. The only word has the number { $count }.
   *[other] “{ $word }” is not on the table. Words have numbers 1 to { $count }.
}
word_rummikub-word = { $count ->
    [one] { $word }: { $count } letter
   *[other] { $word }: { $count } letters
}
word_rummikub-word-with-jokers = { $count ->
    [one] { $word } (joker as { $letters })
   *[other] { $word } (jokers as { $letters })
}
word_rummikub-find-which = Which letter? For example: find S
word_rummikub-find-none = No word with { $letter }.
word_rummikub-spell = { $letters }
word_rummikub-spell-joker = joker as { $letter }
word_rummikub-bank = { $count ->
    [one] Bank: { $count } tile
   *[other] Bank: { $count } tiles
}
word_rummikub-unseen = Not seen yet: { $tiles }
word_rummikub-tile-count = { $tile } { $count }
word_rummikub-set = { $count ->
    [one] { $count } tile: { $tiles }
   *[other] { $count } tiles: { $tiles }
}
word_rummikub-tile = { $tile }: { $count } in the set; Braille { $sign }, dots { $dots }
word_rummikub-no-such-tile = “{ $tile }” is no tile of this game. Ask for a letter, or * for the joker.

word_rummikub-now-over = The game is over.
word_rummikub-now-wait = Waiting for { $names }.
word_rummikub-now-vote = Does the word stand? Answer yes or no.
word_rummikub-now-play = { $bank ->
    [0] Your turn: lay words, or pass.
   *[other] Your turn: lay words, or draw.
}
word_rummikub-now-open = { $bank ->
    [0] { $least ->
        [one] Your turn: lay a first word of at least { $least } letter, or pass.
       *[other] Your turn: lay a first word of at least { $least } letters, or pass.
    }
   *[other] { $least ->
        [one] Your turn: lay a first word of at least { $least } letter, or draw.
       *[other] Your turn: lay a first word of at least { $least } letters, or draw.
    }
}
word_rummikub-now-doubt = You may doubt one of: { $words }
word_rummikub-now-doubt-end = The last play ends the game. Say yes to it, or doubt one of: { $words }

## What happened

word_rummikub-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
word_rummikub-points-doubled = { $count ->
    [one] { $count } point, doubled
   *[other] { $count } points, doubled
}
word_rummikub-lot = { $name } { $tile }
word_rummikub-event-lots = Drawn for the start: { $lots }
word_rummikub-event-lots-again = To draw again: { $names }
word_rummikub-event-dealt = { $each ->
    [one] Dealt: { $each } tile each; bank { $bank }. First: { $first }
   *[other] Dealt: { $each } tiles each; bank { $bank }. First: { $first }
}
word_rummikub-event-filled = { $name }: new { $tiles }; bank { $bank }
word_rummikub-event-filled-hidden = { $count ->
    [one] { $name }: { $count } new tile; bank { $bank }
   *[other] { $name }: { $count } new tiles; bank { $bank }
}
word_rummikub-event-mixed = { $bank ->
    [one] Bank mixed: { $bank } tile
   *[other] Bank mixed: { $bank } tiles
}
word_rummikub-event-played = { $extra ->
    [with] { $name }: { $word }, { $points }; with { $others }; score { NUMBER($score, useGrouping: 0) }
    [from] { $name }: { $word } from { $taken }, { $points }; score { NUMBER($score, useGrouping: 0) }
    [with-from] { $name }: { $word } from { $taken }, { $points }; with { $others }; score { NUMBER($score, useGrouping: 0) }
   *[alone] { $name }: { $word }, { $points }; score { NUMBER($score, useGrouping: 0) }
}
word_rummikub-event-drew = { $name }: draw, { $tiles }; bank { $bank }
word_rummikub-event-drew-hidden = { $count ->
    [one] { $name }: draw, { $count } tile; bank { $bank }
   *[other] { $name }: draw, { $count } tiles; bank { $bank }
}
word_rummikub-event-passed = { $name }: pass
word_rummikub-event-time-up = { $name }: time up
word_rummikub-event-agreed = { $name }: yes to the last play
word_rummikub-event-doubted = { $name }: doubt of { $word }; laid by: { $layer }
word_rummikub-event-voted-yes = { $name }: yes
word_rummikub-event-voted-no = { $name }: no
word_rummikub-event-upheld = { $word } stands: { $yes } yes, { $no } no. Laid by: { $name }
word_rummikub-event-taken-back = { $word } taken back: { $yes } yes, { $no } no; score { NUMBER($score, useGrouping: 0) }. Again on turn: { $name }
word_rummikub-event-penalty = { $jokers ->
    [one] { $name }: −{ $points } for { $jokers } joker left; score { NUMBER($score, useGrouping: 0) }
   *[other] { $name }: −{ $points } for { $jokers } jokers left; score { NUMBER($score, useGrouping: 0) }
}
word_rummikub-event-over = Game over. { $why }

## Moves that are refused

word_rummikub-refusal-vote-first = There is a vote on { $word } first.
word_rummikub-refusal-pass-with-bank = { $count ->
    [one] Nobody passes while the bank has tiles: there is { $count }. Lay words, or draw.
   *[other] Nobody passes while the bank has tiles: there are { $count }. Lay words, or draw.
}
word_rummikub-refusal-draw-without-bank = The bank is empty. Lay words, or pass.
word_rummikub-refusal-no-doubts = This table has no theme and no vote on loanwords: the lexicon alone decides.
word_rummikub-refusal-nothing-to-doubt = There is no play to doubt now. A play can be doubted once, until the next seat acts.
word_rummikub-refusal-own-play = Only the others may doubt your words.
word_rummikub-refusal-not-laid-now = { $word } was not laid in the last play. Laid were: { $words }
word_rummikub-refusal-no-vote-to-give = You have no answer to give.
word_rummikub-refusal-no-vote = There is nothing to vote on.
word_rummikub-refusal-no-such-word = { $count ->
    [one] Not on the table: { $words }. Name the word as it lies, jokers as small letters.
   *[other] Not on the table: { $words }. Name words as they lie, jokers as small letters.
}
word_rummikub-refusal-loses-tiles = The table would lose { $tiles }. Every tile that lay there stays there.
word_rummikub-refusal-joker-unused = { $count ->
    [one] A freed joker must lie on the table again. Lay it as a small letter.
   *[other] { $count } freed jokers must lie on the table again. Lay them as small letters.
}
word_rummikub-refusal-no-own-tile = At least one tile must come from your rack.
word_rummikub-refusal-first-meld-touches = { $least ->
    [one] First lay a word of at least { $least } letter from your rack alone, and leave the table words.
   *[other] First lay a word of at least { $least } letters from your rack alone, and leave the table words.
}
word_rummikub-refusal-first-meld-short = { $least ->
    [one] Your first word needs at least { $least } letter, all from your rack.
   *[other] Your first word needs at least { $least } letters, all from your rack.
}
word_rummikub-refusal-joker-kept = A joker keeps its letter until a tile takes its place. Lacking: { $letters }
word_rummikub-refusal-too-long = { $longest ->
    [one] { $long }: too long; the lexicon has words of at most { $longest } letter.
   *[other] { $long }: too long; the lexicon has words of at most { $longest } letters.
}
word_rummikub-refusal-abbreviation = { $abbreviation }: an abbreviation, and no word here.
word_rummikub-refusal-proper-name = { $word }: a proper name. This table's options do not allow it.
word_rummikub-refusal-stands-twice = { $word }: no word stands twice on the table.
word_rummikub-refusal-laid-before = { $word }: already laid in this game.

## Moves that cannot be read

word_rummikub-bad-verb = “{ $verb }” is no move. Moves: play, draw, pass, doubt, yes, no.
word_rummikub-bad-alone = “{ $rest }” is too much: this move is one word alone.
word_rummikub-bad-play-shape = Play like this: play KOT SZYK from KOSZYK. Before from what you lay, after it what you take up.
word_rummikub-bad-doubt-shape = Doubt one word, like this: doubt KOT.
word_rummikub-bad-letter = “{ $letter }” in “{ $word }” is no letter of this game. A joker is the small letter it stands for.
word_rummikub-bad-draw = “{ $draw }” is no draw of lots and no shuffle.

## Positions that cannot be

word_rummikub-position-tiles = { $where }: tiles are a text such as "ZAKOT*".
word_rummikub-position-tile = { $where }: “{ $tile }” is no tile of this game.
word_rummikub-position-word = { $shortest ->
    [one] { $where }: “{ $word }” is no word of at least { $shortest } letter of this game.
   *[other] { $where }: “{ $word }” is no word of at least { $shortest } letters of this game.
}
word_rummikub-position-word-twice = { $where }: no word stands there twice.
word_rummikub-position-too-many = { $tile }: { $count } in the position, { $most } in the set.
word_rummikub-position-laid-word-small = laid_words: “{ $word }” is not in capitals.
word_rummikub-position-no-doubts = This table's options know no doubts: vote and last_play are null.
word_rummikub-position-vote-phase = There is a vote exactly when the phase is vote.
word_rummikub-position-vote-seat = vote.seat is the seat of the last play, the one before the seat on turn.
word_rummikub-position-vote-word = vote.word: “{ $word }” was not laid in the last play.
word_rummikub-position-vote-answers = vote.answers are null, yes or no for each seat: null for the layer, and for one more seat at least.
word_rummikub-position-last-play-seat = last_play.seat is the seat before the one on turn.
word_rummikub-position-last-play-tiles = last_play: the table before and the tiles laid do not give the table, or the tiles drawn are not on the rack.
word_rummikub-position-last-play-passes = passes are 0 after a play; before it, only with an empty bank were there any.
word_rummikub-position-last-play-laid-words = laid_words hold the words on the table, and never get fewer.
word_rummikub-position-agreed = last_play.agreed are some of the other seats in order, where the play emptied the last rack.
word_rummikub-position-reason-phase = There is a reason exactly when the phase is over.
word_rummikub-position-bank-full = While the bank has tiles nobody passes and the game does not end.
word_rummikub-position-over-play = A game that is over has no last_play to doubt.
word_rummikub-position-reason-untrue = The reason is rack_empty, but no rack is empty.
word_rummikub-position-over-already = With such passes or an empty rack the game would be over.

## Packs that cannot be

word_rummikub-pack-not-braille = In the pack, { $where } is one Braille sign of six dots.
word_rummikub-pack-few-letters = The pack needs at least { $least } letter tiles of at least { $kinds } different letters.
word_rummikub-pack-too-small = This table needs { $needed } tiles; the pack has { $tiles }.

## What a draft would bring

word_rummikub-preview-longest = longest word with an own tile: { $word }
word_rummikub-preview-whole-rack = whole rack laid: twice
