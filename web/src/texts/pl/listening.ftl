# Playing by ear or by touch

heading-board = Stół
heading-hand = Twoja ręka
klepka-gone = zabrana
dnup-over = { $value } nad { $other }
dnup-begin = Zaczynasz rundę { $round }: wyłóż układ albo obróć rękę.
listening = Komunikaty i klawisze
listening-buffer = Komunikaty
listening-previous = Poprzedni
listening-next = Następny
listening-first = Pierwszy
listening-newest = Najnowszy
listening-repeat = Powtórz
listening-copy = Kopiuj
listening-copied = Skopiowano.
listening-not-copied = Przeglądarka nie pozwala kopiować do schowka.
listening-mute = Wycisz bufor „{ $name }”
listening-less = Nie odczytuj takich komunikatów
listening-more = Zawsze odczytuj takie komunikaty
listening-kinds-reset = Przywróć domyślne
listening-alarms = Alarmy zegara (sekundy do końca)
listening-set = Ustaw
jumps = Skróty nawigacyjne
jumps-on = Używaj skrótów nawigacyjnych: { $keys } i litera lub cyfra
jump-prompt = Co teraz zrobić
jump-board = Stół
jump-hand = Twoja ręka
jump-field = Pole tekstowe
jump-log = Dziennik
jump-chat = Czat
jump-seats = Gracze
jump-previous = Poprzedni komunikat
jump-next = Następny komunikat
jump-buffer = Inne komunikaty: gra, czat, osoby, wszystko
jump-set = { $what }: { $keys }
jump-lost = „{ $what }” nie ma teraz skrótu.
jump-taken = Skrót { $keys } jest zajęty: używa go czytnik ekranu, przeglądarka lub system albo wpisuje on literę na niektórych klawiaturach. Wolne litery: { $letters }, a także wszystkie cyfry.
jump-wrong = Skrótem może być tylko litera lub cyfra. Backspace usuwa skrót.
jump-absent = Teraz niedostępne: „{ $what }”.
jumps-reset = Przywróć skróty
reset-done = Przywrócono ustawienia domyślne.
prepare = Wyślij w mojej turze
prepared = Przygotowany ruch: { $move }. Zostanie wysłany w twojej turze, jeśli nadal będzie dozwolony.
prepared-cancel = Anuluj
which-seat = Które miejsce? Podaj numer od 1 do { $highest }.
screen-readers = Gra z czytnikiem ekranu
table-terms-time = Miejsce { $number } ma { $percent }% zwykłego czasu
extra-time = Dodatkowy czas
extra-time-help = Wszyscy zobaczą dodatkowy czas, zanim usiądą do stołu.
extra-time-none = Tyle co inni
extra-time-times = Czas × { $times }
sounds-page = Wszystkie dźwięki
dnup-second = Twoja druga tura.
dnup-first = Zaczynasz.
klepka-due = { $due ->
    [2] Odkryj.
    [one] Odkryj { $due } kartę.
    [few] Odkryj { $due } karty.
   *[many] Odkryj { $due } kart.
}
klepka-another = Odkryj jeszcze jedną parę.
