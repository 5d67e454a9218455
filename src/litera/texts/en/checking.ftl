### Checking a game and beginning one: the commands "check-game" and "new-game".

game-check-help = list what is missing or wrong in a game
game-check-help-game = the id of a game, such as a new one from a package of your own
game-check-help-games = how many random games to play
game-check-result = { $count ->
    [0] { $game }: all is there, and every law held in { $games } random games.
    [one] { $game }: { $count } thing to mend.
   *[other] { $game }: { $count } things to mend.
}
game-check-entry-point = “{ $name }” of the entry points { $group } can’t be loaded: { $error }
game-check-name = The entry point is called “{ $name }”, the game “{ $game }”. Give both the same name.
game-check-no-players = There are no bots. Add an entry point “{ $game }” to the group litera.players.
game-check-no-rules = There is no rule book { $file } in these languages: { $languages }.
game-check-no-text = The sentence { $text_key } is missing in these languages: { $languages }.
game-check-text-broken = The sentence { $text_key } names a parameter that the game doesn’t give it, in { $languages }.
game-check-failed = A random game failed: { $error } ({ $place }; seed “{ $seed }”).
game-check-broken = { $what } (seed “{ $seed }”)

game-check-law-total = legal counts { $total } moves for seat { $seat }, yet lists { $listed }.
game-check-law-complete = legal is complete for seat { $seat }, yet its total is { $total }.
game-check-law-twice = legal lists a move twice for seat { $seat }.
game-check-law-listed = legal lists “{ $move }” for seat { $seat }, but why_not refuses it.
game-check-law-unlisted = why_not allows “{ $move }” to seat { $seat }, but legal doesn’t list it.
game-check-law-turn = turn must give seats in order, each once, when chance has moved. It gives: { $seats }.
game-check-law-over = outcome and turn disagree on whether the game is over. turn gives: { $seats }.
game-check-law-stuck = Seat { $seat } is to act and has no move.
game-check-law-winners = outcome must name winners, in order, each once.
game-check-law-after = The game is over, yet seat { $seat } can still move. why_not must answer game_over.
game-check-law-notation = “{ $move }” isn’t read as the move it was written from.
game-check-law-secret = Watcher { $watcher } sees hidden things in these keys of the view: { $names }.
game-check-law-open = Events of the deal hide something from watcher { $watcher }, but the view shows all that the table sees.
game-check-law-table = The table’s own view must show all: resample gives another state from it.
game-check-law-told = The first view and the later changes don’t give watcher { $watcher } the present view.
game-check-law-replay = A record, played again, doesn’t give the same table.
game-check-law-position = A state, set up as a position, doesn’t give the same table.
game-check-law-values = States must be frozen, hashable values: the same moves give equal states.
game-check-law-changed = A move has changed the state that it was made in.
game-check-law-importance = The voice gives events of kind “{ $kind }” no importance from 1 to 3.
game-check-law-endless = A game of bots hasn’t ended after { $most } moves.

game-new-help = write the skeleton of a package with a game of your own
game-new-help-name = the id of the game: small letters, digits and underscores
game-new-help-into = the folder in which the package is made
game-new-bad-name = “{ $name }” can’t be the id of a game. Use small Latin letters, digits and underscores, with a letter first.
game-new-taken = There is already a game “{ $name }”. Choose another id.
game-new-there = { $folder } is there already. Choose another id or folder.
game-new-written = { $folder } holds a small dice game, ready to play and to change. How to install and check “{ $game }”: docs/adding-a-game.md.
