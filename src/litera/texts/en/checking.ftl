### Checking a game and beginning one: the commands "check-game", "new-game" and "say-all".

game-check-help = list what is missing or wrong in a game
game-check-help-game = the id of a game, such as one from your own package
game-check-help-games = how many random games to play
game-check-result = { $count ->
    [0] { $game }: nothing is missing, and all laws held in { $games } random games.
    [one] { $game }: { $count } thing to fix.
   *[other] { $game }: { $count } things to fix.
}
game-check-entry-point = “{ $name }” in the entry points { $group } can’t be loaded: { $error }
game-check-name = The entry point is called “{ $name }”, the game “{ $game }”. Give both the same name.
game-check-no-players = There are no bots. Add an entry point “{ $game }” to the group litera.players.
game-check-no-rules = There is no rule book { $file } in these languages: { $languages }.
game-check-no-text = The sentence { $text_key } is missing in these languages: { $languages }.
game-check-text-broken = The sentence { $text_key } uses a parameter that the game doesn’t provide, in { $languages }.
game-check-failed = A random game failed: { $error } ({ $place }; seed “{ $seed }”).
game-check-broken = { $what } (seed “{ $seed }”)

game-check-law-total = legal counts { $total } moves for seat { $seat }, but lists { $listed }.
game-check-law-complete = legal is complete for seat { $seat }, but its total is { $total }.
game-check-law-twice = legal lists a move twice for seat { $seat }.
game-check-law-listed = legal lists “{ $move }” for seat { $seat }, but why_not refuses it.
game-check-law-unlisted = why_not allows “{ $move }” for seat { $seat }, but legal doesn’t list it.
game-check-law-turn = turn must list seats in order, each once, when it isn’t chance’s move. It gives: { $seats }.
game-check-law-over = outcome and turn disagree on whether the game is over. turn gives: { $seats }.
game-check-law-stuck = It’s seat { $seat }’s turn, but it has no move.
game-check-law-winners = outcome must list winners in order, each once.
game-check-law-after = The game is over, but seat { $seat } can still move. why_not must answer game_over.
game-check-law-notation = “{ $move }” is read as a different move.
game-check-law-secret = Watcher { $watcher } sees hidden things in these keys of the view: { $names }.
game-check-law-open = Events of the deal hide something from watcher { $watcher }, but the view shows everything the table sees.
game-check-law-masked = What watcher { $watcher } cannot see must be drawn by resample; the state it gives still holds masked cards.
game-check-law-resample = These keys of the view are hidden from some watchers, but resample always gives them the same values: { $names }.
game-check-law-table = The table’s own view must show everything: resample gives another state from it.
game-check-law-told = The first view and the later changes don’t add up to the present view of watcher { $watcher }.
game-check-law-replay = Replaying the record doesn’t give the same table.
game-check-law-position = Setting up a state as a position doesn’t give the same table.
game-check-law-values = States must be frozen, hashable values: the same moves give equal states.
game-check-law-changed = A move has changed the state it was made in.
game-check-law-importance = The voice gives events of kind “{ $kind }” no importance from 1 to 3.
game-check-law-endless = A game of bots hasn’t ended after { $most } moves.

game-new-help = create a package with a game of your own
game-new-help-name = the id of the game: lower-case letters, digits and underscores
game-new-help-into = the folder to create the package in
game-new-bad-name = “{ $name }” can’t be the id of a game. Use lower-case Latin letters, digits and underscores, starting with a letter.
game-new-taken = There is already a game “{ $name }”. Choose another id.
game-new-there = { $folder } already exists. Choose another id or folder.
game-new-written = { $folder } holds a small dice game, ready to play and to change. How to install and check “{ $game }”: docs/adding-a-game.md.

say-all-help = list every sentence of a language with sample values, to read them as a native speaker would
