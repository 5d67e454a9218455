### The analysis of a finished game.

analysis-thinking = thinking
analysis-none = Nobody can analyse { $game } yet.
analysis-format = A picture cannot be written as { $path }; .svg and .png can.
analysis-ms = A move is thought over for 1 millisecond or more, not { $ms }.
analysis-points = { $unit ->
    [tokens] { $lost ->
        [one] { $lost } letter
       *[other] { $lost } letters
    }
    [rounds] { $lost ->
        [one] { $lost } round
       *[other] { $lost } rounds
    }
   *[points] { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    }
}
analysis-best = { $number }. { $told }. Nothing better was found; chances { $chance }%.
analysis-move = { $number }. { $told }. { $cost ->
    [points] { $points } lost, chances still { $after }%
    [chances] Chances { $before }% → { $after }%
    [little] Hardly anything lost, chances still { $after }%
   *[both] { $points } lost, chances { $before }% → { $after }%
}. Better: { $better }.
analysis-turns = { $count ->
    [0] No single move turned the game.
    [one] The game turned at one move:
   *[other] The game turned at { $count } moves:
}
analysis-turn = Move { $number }. { $told }. { $cost ->
    [chances] Chances fell from { $before }% to { $after }%
   *[both] Chances fell from { $before }% to { $after }%; { $points } lost
}. Better: { $better }.
analysis-seat = { $lost ->
    [0] { $who }: { $best } of { $moves } moves the best
   *[other] { $who }: { $best } of { $moves } moves the best; { $points } lost a move
}
analysis-moves-axis = moves
analysis-chances-axis = chance to win
