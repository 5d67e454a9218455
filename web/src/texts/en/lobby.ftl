# The lobby: games, tables, names

lobby-title = What shall we play?
lobby-lead = Four word and card games. Play a bot right now, or send friends a link. You don’t need an account.
players-between = { $least } to { $most } players
play-now = Play now
play-now-label = Play now: { $game }
play-now-level = Bot: { $level }
words-menu = Words in { $game }: { $language }
words-language = Language of the words
words-in = Words in { $language ->
    [en] English
    [pl] Polish
    [uk] Ukrainian
    [ro] Romanian
   *[other] { $language }
}
with-friends = Play with friends
with-friends-label = Play with friends: { $game }
learn = Tutorial
learn-label = Tutorial: { $game }
rules-label = Rules: { $game }

my-tables = Your tables
finished-tables = Finished games: { $count }
finished-tables-last = Finished games: the last { $count }
open-tables = Open tables
no-open-tables = There are no open tables right now. Create one, and it will appear here.
new-table = Create a table
invited = Do you have an invitation?
join-link = Link to the table
join-link-wrong = This isn’t a link to a table. A link looks like https://…/t/…; copy the whole link.
join = Join
seat-free = free seat
seat-bot = bot
with-password = password
table-status =
    { $status ->
        [waiting] waiting for players
        [playing] in progress
       *[over] finished
    }
table-my-turn = Your turn
table-won = You won
table-won-by = Winner: { $name }
clock-move =
    { $seconds ->
        [one] { $seconds } second per move
       *[other] { $seconds } seconds per move
    }
clock-game =
    { $increment ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $increment } s per move
    }
clock-days =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
clock-days-bank =
    { $days ->
        [one] { $days } day per move, with a time bank
       *[other] { $days } days per move, with a time bank
    }

guest-name = Guest { $number }
nickname = Your name at the table
nickname-help = Up to 24 characters. Everyone at your tables will see it.
nickname-empty = Type a name first.
choose-nickname = Choose your name
playing-as = You’re playing as { $name }
save = Save
keep-place = Keep my place
account = Your account
sign-in = Sign in
added = added
next-game = Next game ({ $count })
next-game-key = On any page, Alt+G opens the next game where it’s your turn.
time-left = { $left } left
seat-score = { $name } { $points }
table-shared = Shared win
ratings = Ratings
rating-pace-live = live
rating-pace-days = days per move
rating-value = { $value } ± { $deviation }
rating-provisional = { $value } ± { $deviation }, provisional
rated = rated
invitations = Invitations from friends
invitation-from = { $name }: { $game }
finished-all = All finished games
