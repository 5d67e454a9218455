### Co mówi każda gra: imiona, wyniki, czyj ruch i dlaczego czegoś nie można.

you = Ty
seat = Miejsce { NUMBER($number, useGrouping: 0) }
list = { $head } i { $last }
list-empty = brak

score = { $name }: { $points }
whose-you = Twój ruch.
whose-other = Ruch: { $names }.
whose-over = Koniec gry.
result-none = Gra jeszcze trwa.
result-winner = Wygrana: { $names }.
result-winners = Wspólna wygrana: { $names }.

say-unknown = Nie ma tematu „{ $what }”. Możliwe tematy: { $topics }.
say-count = „{ $argument }” to nie liczba ruchów. Spróbuj: „historia 5”.

## Odmowy

request-no-object = Ten wiersz nie jest obiektem JSON.
request-unreadable = Nie da się odczytać tego żądania: { $detail }.
request-needs-seat = To żądanie wymaga podania miejsca przy stole.
request-unknown = Nie ma żądania „{ $request }”. Żądania: { $requests }.
request-too-long = Żądanie może mieć najwyżej 1 MiB.
request-too-deep = Liczba poziomów zagnieżdżenia w żądaniu może wynosić najwyżej { $deepest }.
reply-too-long = Odpowiedź miałaby ponad 1 MiB. Zawęź zapytanie.
tables-too-many = { $most ->
    [one] Otwarty jest już { $most } stół. Najpierw go zamknij.
    [few] Otwarte są już { $most } stoły. Najpierw zamknij któryś z nich.
   *[many] Otwartych jest już { $most } stołów. Najpierw zamknij któryś z nich.
}
seat-not-there = Przy tym stole nie ma miejsca { NUMBER($seat, useGrouping: 0) }; miejsca mają numery od 1 do { $highest }.
move-too-long = { $longest ->
    [one] Ruch może mieć najwyżej { $longest } znak.
    [few] Ruch może mieć najwyżej { $longest } znaki.
   *[many] Ruch może mieć najwyżej { $longest } znaków.
}
level-unknown = Nie ma bota na poziomie „{ $level }”. Poziomy: { $levels }.
table-refusal-vulgar = Słowo { $word } jest wulgarne i niedozwolone przy tym stole.

option-unknown = Nie ma opcji „{ $option }”. Opcje: { $names }.
option-not-switch = Opcja „{ $option }” może mieć wartość true albo false, a nie „{ $value }”.
option-not-choice = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Do wyboru: { $choices }.
option-not-text = { $longest ->
    [one] Opcja „{ $option }” musi być tekstem o długości do { $longest } znaku.
   *[other] Opcja „{ $option }” musi być tekstem o długości do { $longest } znaków.
}
option-not-number = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Podaj liczbę całkowitą od { NUMBER($lowest, useGrouping: 0) } do { NUMBER($highest, useGrouping: 0) }.

position-key = Pozycje tej gry nie mają klucza „{ $position_key }”.
position-seats = „{ $hands }” musi być listą z wpisem dla każdego miejsca; miejsc może być od { $lowest } do { $highest }.
position-disagrees = „{ $position_key }” nie zgadza się z resztą pozycji.

record-unreadable = To nie jest zapis gry: { $detail }.
record-version = To nie jest zapis gry w wersji { $version }.
record-seed-shape = Pole „seed” w zapisie musi mieć 64 cyfry szesnastkowe.
record-commitment = Tasowanie w zapisie („seed”) nie zgadza się z pieczęcią podaną przed grą („commitment”).
record-line = Wiersz { NUMBER($line, useGrouping: 0) } zapisu, „{ $move }”, nie pasuje: { $why }
record-chance = w tym miejscu losowania i ruchy graczy następują w innej kolejności.
record-seed = z tasowania („seed”) wynikają inne karty.
record-seat = nie ma takiego miejsca.
record-ends-early = Zapis kończy się przed rozdaniem ostatnich kart.
record-result = „{ $part }” w zapisie nie wynika z ruchów.
record-format = Tej gry nie zapisuje się jako „{ $format }”. Możliwe formaty: { $formats }.

refusal-unknown-game = Nie ma gry „{ $game }”. Gry: { $games }.
refusal-unknown-table = Nie ma stołu „{ $table }”.
refusal-bad-seats = W tę grę gra od { $lowest } do { $highest } osób, a nie { NUMBER($seats, useGrouping: 0) }.
refusal-not-your-turn = To nie twój ruch.
refusal-wrong-phase = Nie możesz tego teraz zrobić.
refusal-game-over = Koniec gry.
refusal-no-clock = Ten stół nie ma zegara.
refusal-not-yours = Tego nie masz: { $cards }.
refusal-not-a-word = Słowa { $word } nie ma w słowniku.
refusal-not-a-word-near = { $count ->
    [one] Słowa { $word } nie ma w słowniku; jest { $near }.
   *[other] Słowa { $word } nie ma w słowniku; są { $near }.
}
refusal-word-not-allowed = Słowo { $word } jest niedozwolone przy tym stole.
refusal-word-repeated = Słowo { $word } już było i nie można go powtórzyć.
refusal-too-short = { $shortest ->
    [one] Słowo { $word } jest za krótkie; musi mieć co najmniej { $shortest } literę.
    [few] Słowo { $word } jest za krótkie; musi mieć co najmniej { $shortest } litery.
   *[many] Słowo { $word } jest za krótkie; musi mieć co najmniej { $shortest } liter.
}

## Positions and packs that cannot be

json-number = „{ $where }” musi być liczbą całkowitą od { NUMBER($lowest, useGrouping: 0) } do { NUMBER($highest, useGrouping: 0) }.
json-switch = „{ $where }” musi mieć wartość true albo false.
json-choice = „{ $where }” musi mieć jedną z wartości: { $choices }.
json-choice-or-null = „{ $where }” musi mieć wartość null albo jedną z wartości: { $choices }.
json-list = „{ $where }” musi być listą.
json-as-many = { $count ->
    [one] „{ $where }” musi być listą z { $count } elementem.
   *[other] „{ $where }” musi być listą z { $count } elementami.
}
json-object = „{ $where }” musi być obiektem JSON.
json-key-missing = W „{ $where }” brakuje klucza „{ $entry }”.
json-key-unknown = W „{ $where }” jest nieznany klucz: „{ $entry }”. Możliwe klucze: { $entries }.

## Ruch, który się radzi

move-notation = { $move }
move-worth = { $unit ->
    [tokens] { $points ->
        [one] { $move }, { $points } litera
        [few] { $move }, { $points } litery
       *[many] { $move }, { $points } liter
    }
    [rounds] { $move } i wygrać rundę
   *[points] { $points ->
        [one] { $move }, { $points } punkt
        [few] { $move }, { $points } punkty
       *[many] { $move }, { $points } punktów
    }
}
