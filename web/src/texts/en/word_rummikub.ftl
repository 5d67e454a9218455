# The board of Word Rummikub

rummy-table = The table
rummy-keys = Arrows: tile by tile. Page Down and Page Up: word by word. Digits: the word with that number. Home and End: ends of the table. Enter: pick up or put down. Esc: put back.
rummy-rack = Your rack
rummy-others = The others’ racks
rummy-not-opened = no first word yet
rummy-word = Word { $number }:
rummy-tile = { $position }: { $letter }
rummy-joker = Joker
rummy-joker-as = { $position }: joker as { $letter }
rummy-joker-letter = Which letter does the joker stand for?
rummy-new-word = Start a new word here
rummy-to-rack = Back to rack
rummy-split = Split before this tile
rummy-reletter = Change joker letter
rummy-lay-back = Put it back
rummy-type = Type a word
rummy-lay-out = Place tiles
rummy-cannot = You can’t make { $word } yet. Missing: { $letters }
rummy-where = Choose a place: a gap, a new word or a joker to replace. Or put the tile back.
rummy-help = Rearrange the table as you like. Nothing counts until you press “Play”.
rummy-help-later = You can prepare your play now. It will be ready on your turn.
rummy-built = Finish word
rummy-building = Tap more tiles to add them to the end of the word.
rummy-play = Play
rummy-undo = Undo
rummy-reset = Reset table
rummy-as-it-lay = The table is back as it was.
rummy-lost = The table has changed. The tiles you placed are back on your rack.
rummy-draw = Draw a tile
rummy-pass = Pass
rummy-right = ✓ a word
rummy-wrong = ✗ not a word
rummy-doubt = Challenge
rummy-doubt-word = Challenge { $word }
rummy-vote = Vote
rummy-vote-word = Does this word stay?
rummy-vote-yes = Yes, it stays
rummy-vote-no = No, take it back
rummy-voted = { $name }: { $answer }
rummy-agree = This play would end the game. Do you accept its words?
rummy-empty = The table is empty. Start with a long word, all from your own rack.
rummy-own-tile = { $position }: { $letter }, your tile
rummy-is-right = a word
rummy-is-wrong = not a word
rummy-lacks = Still to fix before you can play
rummy-theme = Theme: { $theme }
rummy-not-opened-you = You haven’t played your first word yet

rummy-bank = { $count ->
    [one] Bank: { $count } tile
   *[other] Bank: { $count } tiles
}
rummy-points = { $points ->
    [one] This play scores { $points } point.
   *[other] This play scores { $points } points.
}
rummy-gap = { $where ->
    [first] Before { $after }, at the start of { $word }
    [last] After { $before }, at the end of { $word }
   *[between] Between { $before } and { $after }, in { $word }
}
