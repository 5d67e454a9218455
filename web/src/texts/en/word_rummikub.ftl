# The board of Word Rummikub

rummy-table = The table
rummy-keys = Arrows: tile by tile. Page Down and Page Up: word by word. Digits: to the word of that number. Home and End: ends of the table. Enter: pick up, or put down. Esc: lay it back.
rummy-rack = Your rack
rummy-others = The others’ racks
rummy-not-opened = not opened yet
rummy-word = Word { $number }:
rummy-tile = { $position }: { $letter }
rummy-joker = Joker
rummy-joker-as = { $position }: joker as { $letter }
rummy-joker-letter = Which letter does the joker stand for?
rummy-new-word = Begin a new word here
rummy-to-rack = Back to the rack
rummy-split = Split before this tile
rummy-reletter = Another letter for the joker
rummy-lay-back = Put it back
rummy-type = Type a word
rummy-lay-out = Lay out
rummy-cannot = You can’t make { $word } yet. Missing: { $letters }
rummy-where = Choose where it goes: a gap, a new word, a joker to replace. Or lay it back.
rummy-help = Rearrange the table as you like: nothing counts before you play.
rummy-help-later = You can prepare your play now; it waits for your turn.
rummy-built = Word finished
rummy-building = Tap more tiles: they go on at the end of the word.
rummy-play = Play
rummy-undo = Undo
rummy-reset = Reset table
rummy-as-it-lay = The table is as it lay.
rummy-lost = The table has changed: the tiles that you had laid are back on your rack.
rummy-draw = Draw a tile
rummy-pass = Pass
rummy-right = ✓ a word
rummy-wrong = ✗ no word
rummy-doubt = Doubt
rummy-doubt-word = Doubt { $word }
rummy-vote = A vote
rummy-vote-word = Does this word stay?
rummy-vote-yes = Yes, it stays
rummy-vote-no = No
rummy-voted = { $name }: { $answer }
rummy-agree = This play would end the game. Do you agree with its words?
rummy-empty = The table is empty. Open with a long word, all from your own rack.
rummy-own-tile = { $position }: { $letter }, your tile
rummy-is-right = a word
rummy-is-wrong = no word
rummy-lacks = What this play still lacks
rummy-theme = Theme: { $theme }
rummy-not-opened-you = You have not opened yet

rummy-bank = { $count ->
    [one] Bank: { $count } tile
   *[other] Bank: { $count } tiles
}
    [one] { $count } tile
   *[other] { $count } tiles
}
rummy-points = { $points ->
    [one] This play scores { $points } point.
   *[other] This play scores { $points } points.
}
rummy-gap = { $where ->
    [first] Before { $after }, at the beginning of { $word }
    [last] After { $before }, at the end of { $word }
   *[between] Between { $before } and { $after }, in { $word }
}
