### The arena: games of machine players against each other.

arena-help = let machine players play many games against each other, and count
arena-help-game = the game
arena-help-players = their levels, one a seat: expert,club
arena-help-games = how many games; each deal is played once from every seat
arena-help-seed = a text from which all cards and all chance follow
arena-help-jobs = how many games at the same time
arena-help-option = an option of the game: name=value; may be given several times
arena-help-lexicon = the lexicon, which decides the language of the words: en, pl, ro, uk or one of your own
arena-help-ms = milliseconds a move at the most; without, a level takes what it takes and all can be repeated exactly
arena-help-json = write all results into this file
arena-help-plot = draw the results into this file (.svg, .png)
arena-help-ray = play on a Ray cluster at this address ("local" starts one here)

arena-unknown-game = There is no game { $game }; there are { $games }.
arena-players = { $game } is played by { $lowest } to { $highest }; { $given ->
    [one] { $given } level was given
   *[other] { $given } levels were given
}.
arena-games = { $games } cannot be shared out evenly among { $players } seats: take a multiple of { $players }.
arena-jobs = At least one game must be played at a time.
arena-ms = A move takes 1 millisecond or more, not { $ms }; without --ms it takes what it takes.
arena-no-ray = Ray is not installed here: pip install ray
arena-no-cluster = No Ray cluster answers at “{ $address }”.
arena-file = { $file } cannot be written: { $why }
arena-no-folder = There is no folder { $folder }. Make it first.
arena-format = A picture cannot be written as { $file }; .svg and .png can.
arena-option = { $option } is not of the form name=value.

arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-standing = { $level }: wins { $rate }% ({ $lowest } to { $highest }%), { $points ->
    [one] { $points } point
   *[other] { $points } points
} a game, lead { $lead }, { $ms } ms a move (longest { $longest })
arena-wins-axis = win rate
arena-games-axis = games
arena-playing = playing
