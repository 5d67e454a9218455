# The lobby: games, tables, names

lobby-title = Ce jucăm?
lobby-lead = Patru jocuri cu cuvinte și cărți: joci chiar acum cu un bot sau îți inviți prietenii printr-un link. Nu ai nevoie de cont.
players-between = între { $least } și { $most } jucători
play-now = Joacă acum
play-now-label = Joacă acum: { $game }
play-now-level = Bot: { $level }
words-menu = Limba cuvintelor din { $game }: { $language }
words-language = Limba cuvintelor
words-in = Cuvinte { $language ->
    [en] englezești
    [pl] poloneze
    [uk] ucrainene
    [ro] românești
   *[other] ({ $language })
}
with-friends = Joacă cu prietenii
with-friends-label = Joacă cu prietenii: { $game }
learn = Tutorial
learn-label = Tutorial: { $game }
rules-label = Reguli: { $game }

my-tables = Mesele tale
finished-tables = Partide încheiate: { $count }
finished-tables-last = Partide încheiate: ultimele { $count }
open-tables = Mese deschise
no-open-tables = Acum nu sunt mese deschise. Dacă deschizi una, va apărea aici.
new-table = Deschide o masă
invited = Ai o invitație?
join-link = Linkul mesei
join-link-wrong = Acesta nu este linkul unei mese. Un astfel de link arată așa: https://…/t/… – copiază-l în întregime.
join = Intră
seat-free = loc liber
seat-bot = bot
with-password = parolă
table-status =
    { $status ->
        [waiting] așteaptă jucători
        [playing] se joacă
       *[over] încheiată
    }
table-my-turn = Rândul tău
table-won = Victoria ta
table-won-by = Victorie: { $name }
clock-move =
    { $seconds ->
        [one] o secundă pe mutare
        [few] { $seconds } secunde pe mutare
       *[other] { $seconds } de secunde pe mutare
    }
clock-game =
    { $increment ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $increment } s pe mutare
    }
clock-days =
    { $days ->
        [one] o zi pe mutare
        [few] { $days } zile pe mutare
       *[other] { $days } de zile pe mutare
    }
clock-days-bank =
    { $days ->
        [one] o zi pe mutare, cu timp de rezervă
        [few] { $days } zile pe mutare, cu timp de rezervă
       *[other] { $days } de zile pe mutare, cu timp de rezervă
    }

guest-name = Invitat { $number }
nickname = Numele tău la masă
nickname-help = Cel mult 24 de caractere. Numele îl văd toți cei de la mesele tale.
nickname-empty = Scrie mai întâi un nume.
choose-nickname = Alege-ți numele
playing-as = Joci cu numele { $name }
save = Salvează
keep-place = Păstrează-mi locul
account = Contul tău
sign-in = Conectare
added = data adăugării:
next-game = Partida următoare ({ $count })
next-game-key = Alt+G deschide, de pe orice pagină, următoarea partidă în care ești la rând.
time-left = timp rămas: { $left }
seat-score = { $name } { $points }
table-shared = Victorie la egalitate
ratings = Clasamente
rating-pace-live = în timp real
rating-pace-days = zile pe mutare
rating-value = { $value } ± { $deviation }
rating-provisional = { $value } ± { $deviation }, provizoriu
rated = cu clasament
invitations = Invitații de la prieteni
invitation-from = { $name }: { $game }
finished-all = Toate partidele încheiate
