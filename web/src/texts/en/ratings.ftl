# Ratings and the people who have one

ratings-lead = People who play rated games, best first. People who haven’t played for three months aren’t listed.
rating-game = Game
rating-pace = Pace
leaders-none = Nobody has a settled rating here yet. It takes about fifteen rated games.
rating-place = Rank
rating-player = Player
rating = Rating
rating-games = Games
rating-is = Rating: { $rating }.
rating-games-count = { $count ->
    [one] { $count } game.
   *[other] { $count } games.
}
rating-plot = Rating after each game listed here, from { $low } to { $high }
rating-when = Ended
rating-others = Others (place)
rating-after = Rating afterwards
page-before = Previous page
page-after = Next page
profile-against = Against you
profile-against-line = { $title }, { $pace }: { $won } won, { $lost } lost, of { $games }.
profile-again = Play again with { $name }
profile-speaks = Speaks: { $languages }
profile-none = No rated games yet.
finished-every-game = All games
finished-order = Order
finished-newest = Newest first
finished-oldest = Oldest first
finished-none = No finished games here yet.
player-left = a player who left

statistics = Statistics
statistics-of = { $games ->
    [one] { $games } game, { $won } won.
   *[other] { $games } games, { $won } won.
}
statistics-streak = Won in a row: { $streak } now, { $best } at most.
statistics-level = Bots “{ $level }”: { $won } won of { $games }
statistics-highest = Highest scores
statistics-best = Moves with most points
statistics-longest = Longest words
statistics-record = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
statistics-opponents = Most often against, lately
statistics-opponent = { $name }: { $won } won of { $games }
