# Ratings and the people who have one

ratings-lead = People who play rated games, with the highest ratings first. People who haven’t played for three months aren’t listed.
rating-game = Game
rating-pace = Pace
leaders-none = Nobody has a settled rating here yet. It takes about fifteen rated games.
rating-place = Rank
rating-player = Player
rating = Rating
rating-games = Games
ratings-bots = Bots
ratings-bots-lead = Bots have a ladder of their own. Their ratings come from games between bots, so don’t compare them with people’s.
rating-bot = Bot
rating-is = Rating: { $rating }.
rating-games-count = { $count ->
    [one] { $count } game.
   *[other] { $count } games.
}
rating-plot = Rating after each game listed here, from { $low } to { $high }
rating-when = Ended
rating-others = Opponents (final place)
rating-after = Rating afterwards
page-before = Previous page
page-after = Next page
profile-against = Your games against each other
profile-against-line = { $title }, { $pace }: { $games } played, { $won } won, { $lost } lost.
profile-again = Play again with { $name }
profile-speaks = Speaks: { $languages }
profile-none = No rated games yet.
finished-every-game = All games
order = Order
order-newest = Newest first
order-oldest = Oldest first
order-games = Most games first
order-won = Highest share of wins first
order-name = By name
order-agreed = Most agreement first
finished-none = No finished games here yet.
player-left = a player who left

statistics = Statistics
statistics-of = { $games ->
    [one] { $games } game, { $won } won.
   *[other] { $games } games, { $won } won.
}
statistics-streak = Winning streak: { $streak } now, { $best } at best.
statistics-level = Against “{ $level }” bots: { $won } of { $games } won
statistics-highest = Highest scores
statistics-best = Highest-scoring moves
statistics-longest = Longest words
statistics-record = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
statistics-opponents = Opponents
statistics-opponents-name = Part of the name
statistics-opponents-find = Find
statistics-opponents-none = No opponent has such a name.
statistics-opponent = { $name }: { $won } of { $games } won
