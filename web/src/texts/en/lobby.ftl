# The lobby: games, tables, names

lobby-title = What shall we play?
lobby-lead = Four games with words and cards: against a bot right now, or with friends by a link. No account is needed.
players-between = { $least } to { $most } players
play-now = Play now
play-now-label = Play now: { $game }
play-now-level = Bot: { $level }
words-menu = Words of { $game }: { $language }
words-language = Language of the words
words-in = Words in { $language ->
    [en] English
    [pl] Polish
    [uk] Ukrainian
    [ro] Romanian
   *[other] { $language }
}
with-friends = With friends
with-friends-label = With friends: { $game }
learn = First game
learn-label = First game: { $game }
rules-label = Rules: { $game }

my-tables = Your tables
finished-tables = Games that are over: { $count }
open-tables = Open tables
no-open-tables = Nobody waits for players just now. Open a table, and others will see it here.
new-table = Open a table
invited = You have an invitation?
join-link = Link to the table
join-link-wrong = This is no link to a table. It looks like https://…/t/… : copy all of it.
join = Go there
seat-free = free seat
seat-bot = bot
with-password = with a password
table-status =
    { $status ->
        [waiting] waiting for players
        [playing] being played
       *[over] over
    }
table-my-turn = Your turn
table-won = You won
table-won-by = Winner: { $name }
clock-move =
    { $seconds ->
        [one] { $seconds } second a move
       *[other] { $seconds } seconds a move
    }
clock-game =
    { $increment ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $increment } s a move
    }
clock-days =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }

guest-name = Guest { $number }
nickname = Your name at the table
nickname-help = Up to 24 characters. Everybody at your tables sees it.
nickname-empty = Type a name first.
choose-nickname = Choose your name
playing-as = You play as { $name }
save = Save
