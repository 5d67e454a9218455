# Replays and analyses of finished games

table-replay-held = Players’ hands
table-replay-keys = B and N: previous and next move. M: next mistake.
table-replay-better = Show the better move
table-replay-mistake = Next mistake
table-replay-open = Show hidden cards
table-learn-find = You played: { $move }. Find a better move.
table-learn-answer = Show the answer
table-learn = Learn from your mistakes ({ $count })
table-learn-next = Your next mistake
table-learn-end = Finish
table-learn-ended = That was your last mistake. Better moves found: { $found } of { $count }.
table-learn-back = Back to the game
table-learn-best = That’s the best move.
table-learn-good = That’s as good as the best move.
table-learn-made = That’s the move you made. Find a better one.
table-learn-lost = { $percent ->
    [one] There is a better move. This one lowers your chance of winning by { $percent } percentage point.
   *[other] There is a better move. This one lowers your chance of winning by { $percent } percentage points.
}
table-learn-worse = There is a better move.
table-analysis-plot = Chances of winning, move by move. The table below shows the same figures.
table-analysis-turn = turning point
table-analysis-seek = Press the graph to go to a move. Arrow keys go on from there.
table-analysis-at = Move { $move }, { $name }: { $chance }
table-analysis-moves = All moves in a table
table-analysis-number = Move
table-analysis-played = Played
table-analysis-best = Best move found
table-analysis-same = the same
table-analysis-lost = Lost
table-analysis-chances = Chances
table-analysis-from-to = { $before } → { $after }
table-analysis-show = Show move { $number } in the replay
table-other-level = Try this level instead: { $level }
table-rematch-withdraw = Cancel rematch
table-rematch-offered = You’ve asked for a rematch. It begins when the others agree.
table-replay-close = Close replay
table-replay-first = First move
table-replay-back = Previous move
table-replay-on = Next move
table-replay-last = Last move
table-replay-run = Play
table-replay-pause = Pause
table-replay-seek = Position in the game
table-replay-at = Move { $move } of { $total }
table-analysis-lead = A strong bot will go through the game again and show what each move cost and where the game turned.
table-analysis-begin = Analyse game
table-analysis-done = Move { $done } of { $total }
table-series = { $count ->
    [one] Series, { $count } game: { $wins }
   *[other] Series, { $count } games: { $wins }
}
table-series-of = { $name } { $wins }
