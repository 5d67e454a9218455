### The analysis of a finished game.

analysis-thinking = thinking
analysis-none = { $game } can’t be analysed yet.
analysis-format = A chart can’t be saved as { $path }. Use a file name that ends in .svg or .png.
analysis-no-pictures = Charts need a library that isn’t installed. Install it with: pip install "litera[plots]"
analysis-ms = Allow at least 1 millisecond per move, not { $ms }.
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
analysis-best = { $number }. { $told }. No better move found; chance of winning: { $chance }%.
analysis-move = { $number }. { $told }. { $cost ->
    [points] Chance of winning still { $after }%; { $points } lost
    [chances] Chance of winning: from { $before }% to { $after }%
    [little] Chance of winning still { $after }%; almost nothing lost
   *[both] Chance of winning: from { $before }% to { $after }%; { $points } lost
}. Better: { $better }.
analysis-turns = { $count ->
    [0] No single move decided the game.
    [one] One move decided the game:
   *[other] { $count } moves decided the game:
}
analysis-turn = Move { $number }. { $told }. { $cost ->
    [chances] Chance of winning: from { $before }% to { $after }%
   *[both] Chance of winning: from { $before }% to { $after }%; { $points } lost
}. Better: { $better }.
analysis-seat = { $lost ->
    [0] { $who }: { $best } of { $moves } moves were the best found
   *[other] { $who }: { $best } of { $moves } moves were the best found; average loss per move: { $points }
}
analysis-moves-axis = moves
analysis-chances-axis = chance of winning
