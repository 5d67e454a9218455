### Checking a game and beginning one: the commands "check-game", "new-game" and "say-all".

game-check-help = list what is missing or wrong in a game
game-check-help-game = the id of a game, such as one from your own package
game-check-help-games = how many random games to play
game-check-result = { $count ->
    [0] { $game }: nothing is missing, and { $games } random games broke no rules.
    [one] { $game }: { $count } thing to fix.
   *[other] { $game }: { $count } things to fix.
}
game-check-entry-point = The entry point “{ $name }” in the group { $group } can’t be loaded: { $error }
game-check-name = The entry point is called “{ $name }”, but the game is called “{ $game }”. Give both the same name.
game-check-no-players = There are no bots. Add an entry point “{ $game }” to the group litera.players.
game-check-no-rules = The rule book { $file } is missing in these languages: { $languages }.
game-check-no-text = The text { $text_key } is missing in these languages: { $languages }.
game-check-text-broken = The text { $text_key } uses a parameter that the game doesn’t supply. Languages: { $languages }.
game-check-failed = A random game failed: { $error } ({ $place }; seed “{ $seed }”).
game-check-broken = { $what } (seed “{ $seed }”)

game-check-law-total = For seat { $seat }, “legal” gives a total of { $total } moves, but lists { $listed }.
game-check-law-complete = For seat { $seat }, “legal” says that its list is complete, but gives a different total: { $total }.
game-check-law-twice = For seat { $seat }, “legal” lists a move twice.
game-check-law-listed = For seat { $seat }, “legal” lists the move “{ $move }”, but “why_not” refuses it.
game-check-law-unlisted = For seat { $seat }, “why_not” allows the move “{ $move }”, but “legal” doesn’t list it.
game-check-law-turn = Between draws, “turn” must list each seat once, in order. It lists: { $seats }.
game-check-law-over = “outcome” and “turn” disagree on whether the game is over. “turn” lists: { $seats }.
game-check-law-stuck = It’s seat { $seat }’s turn, but that seat has no legal move.
game-check-law-winners = “outcome” must list each winner once, in order.
game-check-law-after = The game is over, but seat { $seat } can still move. “why_not” must return “game_over”.
game-check-law-notation = The move “{ $move }” is read back as a different move.
game-check-law-secret = Watcher { $watcher } can see hidden information in these keys of the view: { $names }.
game-check-law-open = The events of the deal hide something from watcher { $watcher }, but the view shows everything the table sees.
game-check-law-masked = “resample” must replace every card that watcher { $watcher } can’t see, but its state still contains masked cards.
game-check-law-resample = These keys of the view are hidden from some watchers, but “resample” always gives them the same values: { $names }.
game-check-law-table = The table’s own view must show everything, but “resample” makes a different state from it.
game-check-law-told = The first view and all later changes don’t add up to the current view of watcher { $watcher }.
game-check-law-replay = Replaying the record doesn’t produce the same table.
game-check-law-position = Setting up a state as a position doesn’t produce the same table.
game-check-law-values = States must be immutable and hashable, and the same moves must lead to equal states.
game-check-law-changed = A move changed the state it was made in. It must return a new state instead.
game-check-law-importance = The game’s “voice” must give events of the kind “{ $kind }” an importance: 1, 2 or 3.
game-check-law-endless = A game between bots still hadn’t ended after { $most } moves.

game-new-help = create a package for a game of your own
game-new-help-name = the id of the game: lower-case letters, digits and underscores
game-new-help-into = the folder to create the package in
game-new-bad-name = “{ $name }” can’t be the id of a game. Use lower-case Latin letters, digits and underscores, starting with a letter.
game-new-taken = There is already a game “{ $name }”. Choose another id.
game-new-there = { $folder } already exists. Choose another id or folder.
game-new-written = { $folder } now contains a small dice game, ready to play and to change. How to install and check “{ $game }”: docs/adding-a-game.md.

say-all-help = list every sentence of a language with sample values, for a native speaker to check
