### The analysis of a finished game.

analysis-thinking = thinking
analysis-none = { $game } can’t be analysed yet.
analysis-format = Can’t write a picture as { $path }. Use .svg or .png.
analysis-no-pictures = Pictures need a library that isn’t installed. Install it with: pip install "litera[plots]"
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
analysis-best = { $number }. { $told }. Nothing better found; chances { $chance }%.
analysis-move = { $number }. { $told }. { $cost ->
    [points] { $points } lost, winning chances still { $after }%
    [chances] Winning chances { $before }% → { $after }%
    [little] Almost nothing lost, winning chances still { $after }%
   *[both] { $points } lost, winning chances { $before }% → { $after }%
}. Better: { $better }.
analysis-turns = { $count ->
    [0] No single move decided the game.
    [one] One move decided the game:
   *[other] { $count } moves decided the game:
}
analysis-turn = Move { $number }. { $told }. { $cost ->
    [chances] Chances fell from { $before }% to { $after }%
   *[both] Chances fell from { $before }% to { $after }%; { $points } lost
}. Better: { $better }.
analysis-seat = { $lost ->
    [0] { $who }: { $best } of { $moves } moves were the best
   *[other] { $who }: { $best } of { $moves } moves were the best; on average { $points } lost per move
}
analysis-moves-axis = moves
analysis-chances-axis = chance of winning
