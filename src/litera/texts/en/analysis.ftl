### The analysis of a finished game.

analysis-thinking = thinking
analysis-none = Nobody can analyse { $game } yet.
analysis-format = A picture cannot be written as { $path }; .svg and .png can.
analysis-best = { $number }. { $who }: { $move } – the best move, chances { $chance } %
analysis-move = { $number }. { $who }: { $move } – better { $best }; { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} lost, chances { $before } % → { $after } %
analysis-turns = { $count ->
    [0] No move gave the game away.
    [one] The game turned at one move:
   *[other] The game turned at { $count } moves:
}
analysis-turn = Move { $number }, { $who }: { $move }. { $best } kept chances of { $before } %; this left { $after } % and lost { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}.
analysis-seat = { $who }: { $best } of { $moves } moves the best; { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} lost a move
analysis-moves-axis = moves
analysis-chances-axis = chance to win
