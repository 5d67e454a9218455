newgame-title = New Game
newgame-tagline = Roll as often as you dare, but hold before you roll a one.
newgame-option-goal = Points needed to win, 10 to 200.
newgame-choice-goal = Points needed to win
newgame-level-easy = Holds at 15 points.
newgame-reason-goal = A player has reached the goal.
newgame-verb-roll = roll, r
newgame-verb-hold = hold, h
newgame-help-roll = Roll the die; a one loses what you rolled this turn: { $example }
newgame-help-hold = Keep your points and end your turn: { $example }
newgame-bad-move = That isn’t a move. Try “roll” or “hold”.
newgame-bad-position = This position isn’t possible. It needs scores and a pot of 0 or more, and a turn.
newgame-refusal-hold = There is nothing to keep yet. Roll first.
newgame-pot = { $points ->
    [one] { $points } point in the pot.
   *[other] { $points } points in the pot.
}
newgame-rolled = { $name }: a { $die }, { $pot } in the pot
newgame-lost = { $name }: a one, the pot is lost
newgame-held = { $name }: { $points } points kept
