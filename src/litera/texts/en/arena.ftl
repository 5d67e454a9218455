### The arena: games of machine players against each other.

arena-help = let bots play many games against each other and count the results
arena-help-game = the game to play
arena-help-players = levels of the bots, one per seat: expert,club
arena-help-games = how many games; each deal is played once from every seat
arena-help-seed = a text that determines all cards and draws
arena-help-jobs = how many games at the same time
arena-help-option = an option of the game: name=value; can be given several times
arena-help-lexicon = the dictionary, which also decides the language of the words: en, pl, ro, uk or one of your own
arena-help-ms = at most this many milliseconds per move; without it, bots take the time they need and results can be repeated exactly
arena-help-json = write all results to this file
arena-help-plot = draw the results into this file (.svg, .png)
arena-help-ray = play on the Ray cluster at this address (“local” starts one here)

arena-unknown-game = There is no game { $game }. Games: { $games }.
arena-players = { $game } is for { $lowest } to { $highest } players; { $given ->
    [one] { $given } level was given
   *[other] { $given } levels were given
}.
arena-games = { $games } games can’t be split evenly among { $players } seats. Use a multiple of { $players }.
arena-jobs = Play at least one game at a time.
arena-ms = Allow at least 1 millisecond per move, not { $ms }. Without --ms, bots take the time they need.
arena-no-ray = Ray isn’t installed here: pip install ray
arena-no-cluster = No Ray cluster responds at “{ $address }”.
arena-file = { $file } can’t be written: { $why }
arena-no-folder = There is no folder { $folder }. Create it first.
arena-format = Can’t write a picture as { $file }. Use .svg or .png.
arena-no-pictures = Pictures need a library that isn’t installed. Install it with: pip install "litera[plots]"
arena-option = { $option } must have the form name=value.

arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-standing = { $level }: wins { $rate }% ({ $lowest } to { $highest }%), { $points ->
    [one] { $points } point
   *[other] { $points } points
} per game, lead { $lead }, { $ms } ms per move (longest { $longest })
arena-wins-axis = win rate
arena-games-axis = games
arena-playing = playing
