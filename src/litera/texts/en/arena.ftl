### The arena: games of bots against each other.

arena-help = let bots play many games against each other and count the results
arena-help-game = the game to play
arena-help-players = the bots’ levels, one per seat, such as expert,club
arena-help-games = how many games to play; each deal is played once from every seat
arena-help-seed = any text; the same text always gives the same cards and draws
arena-help-jobs = how many games to play at the same time
arena-help-option = a game option, as name=value; can be used more than once
arena-help-lexicon = the dictionary to play with, which also sets the language of the words: en, pl, ro, uk or one of your own
arena-help-ms = maximum milliseconds per move; without it, bots take the time they need and results can be repeated exactly
arena-help-json = write all results to this file
arena-help-plot = save a chart of the results to this file (.svg or .png)
arena-help-ray = play on the Ray cluster at this address (“local” starts one here)

arena-unknown-game = There is no game “{ $game }”. Games: { $games }.
arena-players = { $game } is for { $lowest } to { $highest } players, but { $given ->
    [one] you gave { $given } level
   *[other] you gave { $given } levels
}. Give one level per player.
arena-games = { $games } games can’t be shared equally among { $players } seats. Choose a multiple of { $players }.
arena-jobs = At least one game must run at a time. Use --jobs 1 or more.
arena-ms = Allow at least 1 millisecond per move, not { $ms }. Without --ms, bots take the time they need.
arena-no-ray = Ray isn’t installed. Install it with: pip install ray
arena-no-cluster = No Ray cluster is responding at “{ $address }”.
arena-file = { $file } can’t be written: { $why }
arena-no-folder = There is no folder { $folder }. Create it first.
arena-format = A chart can’t be saved as { $file }. Use a file name that ends in .svg or .png.
arena-no-pictures = Charts need a library that isn’t installed. Install it with: pip install "litera[plots]"
arena-option = “{ $option }” isn’t an option. Write it as name=value.

arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-standing = { $level }: wins { $rate }% of games (likely range: { $lowest }% to { $highest }%), { $points ->
    [one] { $points } point
   *[other] { $points } points
} per game, average lead { $lead }, { $ms } ms per move (longest: { $longest } ms)
arena-wins-axis = win rate
arena-games-axis = games
arena-playing = playing
