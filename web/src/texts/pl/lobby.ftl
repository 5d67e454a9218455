# The lobby: games, tables, names

lobby-title = W co gramy?
lobby-lead = Cztery gry w słowa i karty: od razu z botem albo ze znajomymi, którym wyślesz link. Konto nie jest potrzebne.
players-between = od { $least } do { $most } graczy
play-now = Zagraj teraz
play-now-label = Zagraj teraz: { $game }
play-now-level = Bot: { $level }
words-menu = Język słów w grze { $game }: { $language }
words-language = Język słów
words-in = Słowa { $language ->
    [en] angielskie
    [pl] polskie
    [uk] ukraińskie
    [ro] rumuńskie
   *[other] ({ $language })
}
with-friends = Graj ze znajomymi
with-friends-label = Graj ze znajomymi: { $game }
learn = Samouczek
learn-label = Samouczek: { $game }
rules-label = Zasady: { $game }

my-tables = Twoje stoły
finished-tables = Zakończone gry: { $count }
finished-tables-last = Zakończone gry: ostatnie { $count }
open-tables = Otwarte stoły
no-open-tables = Teraz nie ma otwartych stołów. Otwórz stół, a pojawi się tutaj.
new-table = Otwórz stół
invited = Masz zaproszenie?
join-link = Link do stołu
join-link-wrong = To nie jest link do stołu. Właściwy wygląda tak: https://…/t/… Skopiuj go w całości.
join = Dołącz
seat-free = wolne miejsce
seat-bot = bot
with-password = hasło
table-status =
    { $status ->
        [waiting] czeka na graczy
        [playing] gra trwa
       *[over] gra skończona
    }
table-my-turn = Twój ruch
table-won = Wygrana
table-won-by = Wygrana: { $name }
clock-move =
    { $seconds ->
        [one] { $seconds } sekunda na ruch
        [few] { $seconds } sekundy na ruch
        [many] { $seconds } sekund na ruch
       *[other] { $seconds } sekundy na ruch
    }
clock-game =
    { $increment ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $increment } s na ruch
    }
clock-days =
    { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dnia na ruch
    }
clock-days-bank =
    { $days ->
        [one] { $days } dzień na ruch, z zapasem czasu
        [few] { $days } dni na ruch, z zapasem czasu
        [many] { $days } dni na ruch, z zapasem czasu
       *[other] { $days } dnia na ruch, z zapasem czasu
    }

guest-name = Gość { $number }
nickname = Twój pseudonim przy stole
nickname-help = Do 24 znaków. Pseudonim widzą wszyscy przy twoich stołach.
nickname-empty = Najpierw wpisz pseudonim.
choose-nickname = Wybierz pseudonim
playing-as = Grasz jako { $name }
save = Zapisz
keep-place = Zachowaj moje miejsce
account = Twoje konto
sign-in = Zaloguj się
added = dodano:
next-game = Następna gra ({ $count })
next-game-key = Na każdej stronie Alt+G otwiera następną grę, która czeka na twój ruch.
time-left = zostało: { $left }
seat-score = { $name } { $points }
table-shared = Wspólna wygrana
ratings = Rankingi
rating-pace-live = na żywo
rating-pace-days = dni na ruch
rating-value = { $value } ± { $deviation }
rating-provisional = { $value } ± { $deviation } (wstępny)
rated = rankingowa
invitations = Zaproszenia od znajomych
invitation-from = { $name }: { $game }
finished-all = Wszystkie zakończone gry
