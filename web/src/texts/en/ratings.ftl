# Ratings and the people who have one

ratings = Ratings
ratings-lead = People who play rated games, best first. Whoever hasn’t played for three months isn’t listed.
rating-game = Game
rating-pace = Pace
rating-pace-live = live
rating-pace-days = days for a move
leaders-none = Nobody has a settled rating here yet. It takes about fifteen rated games.
rating-place = Place
rating-player = Player
rating = Rating
rating-games = Games
rating-value = { $value } ± { $deviation }
rating-provisional = { $value } ± { $deviation }, provisional
rating-is = Rating: { $rating }.
rating-games-count = { $count ->
    [one] { $count } game.
   *[other] { $count } games.
}
rating-plot = Rating after each game listed here, from { $low } to { $high }
rating-when = Ended
rating-others = Others (place)
rating-after = Rating after it
page-before = Earlier page
page-after = Next page
rated = rated
table-terms-rated = Rated: the result moves everybody’s rating. No hints, no bots, the usual rules.
rated-table = Rated
rated-table-help = The result moves everybody’s rating. It needs a clock; there are no hints, bots or special rules.
rated-table-kept = Only for people who keep their place: choose “Keep my place” in the lobby.
profile-against = Against you
profile-against-line = { $title }, { $pace }: { $won } won, { $lost } lost, of { $games }.
profile-none = No rated games yet.
finished-all = All finished games
finished-every-game = All games
finished-order = Order
finished-newest = Newest first
finished-oldest = Oldest first
finished-none = No finished games here yet.
