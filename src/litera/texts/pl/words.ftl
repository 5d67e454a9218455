### Słowniki i słowa: polecenia „lexicon” i „word” oraz błędy w listach słów.

language-pl = polski
language-uk = ukraiński
language-en = angielski
language-ro = rumuński

## Pomoc

lexicon-help = słowniki: lista, opis, budowanie, dodawanie
lexicon-help-list = lista słowników na tym komputerze
lexicon-help-info = opis słownika i sprawdzenie jego pliku
lexicon-help-build = ponowne zbudowanie dołączonego słownika z publicznych źródeł
lexicon-help-add = dodanie własnej listy słów, po jednym w wierszu
lexicon-help-compare = porównanie słownika z twoją listą słów: precyzja, kompletność, różnice
lexicon-help-warm = przygotowanie wyszukiwarki słów, aby już pierwsze wyszukiwanie było szybkie
lexicon-help-replace = zastępuje słownik o tej nazwie
lexicon-help-lang = język odpowiedzi
word-help = słowa: sprawdzanie, szukanie, przedłużanie
word-help-check = czy słowa są w słowniku, a jeśli nie, to dlaczego
word-help-find = słowa z liter (* to blank) lub według wzoru (? to dowolna litera)
word-help-some = słowa z części liter, nie tylko ze wszystkich
word-help-hook = litery, które dodane z przodu lub z tyłu dają nowe słowo
word-help-lexicon = słownik; domyślnie ten, którego alfabetem piszesz

## Słowniki

lexicon-list-line = { $name }: { $language }, { $words ->
    [one] { $words } słowo
    [few] { $words } słowa
   *[many] { $words } słów
}
lexicon-list-damaged = { $name }: { $why }
lexicon-info-title = Słownik { $name }: { $title }
lexicon-info-language = Język: { $language }
lexicon-info-alphabet = Alfabet: { $letters } (liczba liter: { $count })
lexicon-info-words = Słowa: { $words }
lexicon-info-marked = Oznaczone osobno: nazwy własne ({ $names }), skróty ({ $abbreviations })
lexicon-info-known = Słowa powszechnie znane: { $words }
lexicon-info-source = Źródło: { $source }
lexicon-info-licence = Licencja: { $licence }
lexicon-info-no-licence = Licencja: nie podano
lexicon-info-digest = SHA-256 listy słów: { $digest }
lexicon-info-tags = Opis gramatyczny: dostępny
lexicon-info-no-tags = Opis gramatyczny: brak; analizator tego języka nie jest zainstalowany
lexicon-info-whole = Plik jest kompletny.
lexicon-reading = Odczytywanie: { $files }
lexicon-progress = Odczytywanie
lexicon-building = Budowanie grafu: { $words ->
    [one] { $words } słowo
    [few] { $words } słowa
   *[many] { $words } słów
}
lexicon-written = Zapisano: { $words ->
    [one] { $words } słowo
    [few] { $words } słowa
   *[many] { $words } słów
}, plik { $file }
lexicon-warming = Trwa przygotowanie wyszukiwarki słów; za pierwszym razem zajmuje około minuty.
lexicon-warm = Wyszukiwarka słów jest gotowa.

lexicon-unknown = Nie ma słownika „{ $name }”. Słowniki: { $known }.
lexicon-no-recipe = Zbudować można tylko słowniki dołączone do programu: { $known }. Własną listę dodasz poleceniem „litera lexicon add”.
lexicon-no-file = Pliku { $file } nie ma albo nie można go odczytać.
lexicon-foreign = { $file } nie jest plikiem słownika. Słownik z listy słów utworzysz poleceniem „litera lexicon add”.
lexicon-other-version = { $file } ma format w wersji { $version }; program czyta wersję { $expected }. Zbuduj słownik ponownie.
lexicon-header-damaged = Nagłówek pliku { $file } jest uszkodzony. Zbuduj lub dodaj słownik ponownie.
lexicon-wrong-size = Plik { $file } jest niekompletny (bajty słów: { $bytes } zamiast { $expected }). Zbuduj lub dodaj słownik ponownie.
lexicon-arcs-astray = Graf słów tego słownika jest uszkodzony. Zbuduj lub dodaj słownik ponownie.
lexicon-changed = Słowa słownika { $name } nie zgadzają się z nagłówkiem pliku. Zbuduj lub dodaj słownik ponownie.
lexicon-library = Potrzebna jest biblioteka { $library }, która nie jest zainstalowana.
lexicon-sources = Słownik { $name } buduje się z { $count ->
    [one] jednego pliku
   *[other] { $count } plików, w tej kolejności
}: { $files }.
lexicon-name-letters = „{ $name }” nie może być nazwą słownika. Użyj małych liter a–z, cyfr oraz znaków - i _, razem najwyżej 32 znaki.
lexicon-name-bundled = { $name } to słownik dołączony do programu. Wybierz inną nazwę.
lexicon-name-taken = Słownik { $name } już istnieje. Aby go zastąpić, dodaj „--replace”.

## Listy słów

affix-line = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: nieznana reguła końcówek.
word-list-word = Słowo { NUMBER($number, useGrouping: 0) } z listy: { $fault }.
word-list-file-empty = W pliku { $file } nie ma słów. Powinno być jedno słowo w wierszu.
word-list-faults = Pliku { $file } nie można użyć; { $count ->
    [one] { $count } błędny wiersz
    [few] { $count } błędne wiersze
   *[many] { $count } błędnych wierszy
}. { $faults }.
word-list-fault = Wiersz { NUMBER($line, useGrouping: 0) }: { $fault }
word-list-utf16 = Plik { $file } jest w UTF-16. Zapisz go w UTF-8.
word-list-encoding = Wiersz { NUMBER($line, useGrouping: 0) } pliku { $file } nie jest w UTF-8. Zapisz cały plik w UTF-8.
word-list-too-big = Te słowa wymagają grafu większego niż { $arcs } łuków. Podziel listę.
fault-empty = słowo bez liter
fault-letters = „{ $word }” zawiera znaki spoza alfabetu { $language ->
    [uk] ukraińskiego
    [en] angielskiego
    [ro] rumuńskiego
   *[pl] polskiego
}: { $letters }
fault-mark = „{ $word }” zaczyna się lub kończy apostrofem
fault-long = { $longest ->
    [one] „{ $word }” ma więcej niż { $longest } znak
    [few] „{ $word }” ma więcej niż { $longest } znaki
   *[many] „{ $word }” ma więcej niż { $longest } znaków
}
fault-case = „{ $word }” ma wielką literę w środku; słowa pisz małymi literami, a w nazwach własnych tylko pierwszą literę wielką

## Porównanie

compare-words = Wszystkie słowa: precyzja { $precision }, kompletność { $recall }; tylko w słowniku { $extra }, tylko na liście { $missing }
compare-weighted = Ważone częstością: precyzja { $precision }, kompletność { $recall }
compare-length = { $letters ->
    [one] { $letters } litera
    [few] { $letters } litery
    [many] { $letters } liter
   *[other] { $letters } litery
}: precyzja { $precision }, kompletność { $recall }
compare-level = Częstość (Zipf) od { $level } do { $level },99: precyzja { $precision }, kompletność { $recall }
compare-extra = Tylko w słowniku, od najczęstszych: { $words }
compare-missing = Tylko na liście, od najczęstszych: { $words }
compare-passed-over = Pominięte wiersze (nazwy, inne litery, za krótkie lub za długie): { $count }

## Sprawdzanie

check-word = { $word }: jest w słowniku
check-name = { $word }: niedozwolone w grze, bo to nazwa własna
check-abbreviation = { $word }: niedozwolone w grze, bo to skrót
check-unknown = { $word }: brak w słowniku { $lexicon }
check-unknown-near = { $word }: brak w słowniku { $lexicon }; podobne: { $near }
check-foreign = { $word }: brak w słowniku { $lexicon }; znaki spoza alfabetu: { $letters }
check-with-g = Pisane przez Ґ: { $words }
check-vulgar = Słowo wulgarne: boty go nie układają.
check-frequency = Częstość: { $level } z { $highest }
check-reading = { $lemma }: { $part }
check-reading-number = { $lemma }: { $part }, { $number }
check-reading-marked = { $reading } ({ $marks })
check-no-tags = Brak opisu gramatycznego: analizator tego języka nie jest zainstalowany albo lista słów nie zawiera takiego opisu.
part-noun = rzeczownik
part-verb = czasownik
part-adjective = przymiotnik
part-other = inna część mowy
number-singular = liczba pojedyncza
number-plural = liczba mnoga
number-both = liczba pojedyncza lub mnoga
mark-name = nazwa własna
mark-abbreviation = skrót
mark-slang = slang
mark-archaic = przestarzałe

## Szukanie

find-word = { $word }: { $letters ->
    [one] { $letters } litera
    [few] { $letters } litery
   *[many] { $letters } liter
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
find-count = { $count ->
    [0] Nie znaleziono żadnych słów
    [one] Znaleziono { $count } słowo
    [few] Znaleziono { $count } słowa
   *[many] Znaleziono { $count } słów
}
find-more = { $count ->
    [one] Nie pokazano jeszcze { $count } słowa. Aby zobaczyć więcej, użyj „--limit”.
    [few] Nie pokazano jeszcze { $count } słów. Aby zobaczyć więcej, użyj „--limit”.
   *[many] Nie pokazano jeszcze { $count } słów. Aby zobaczyć więcej, użyj „--limit”.
}
find-foreign = Znaki spoza alfabetu ({ $language }): { $letters }. Wpisz litery, * jako blanka albo ? jako dowolną literę wzoru.
find-empty = Wpisz litery, * jako blanka albo ? jako dowolną literę wzoru.
find-mixed = Wzoru ze znakiem ? nie można łączyć ze znakiem * ani z opcją „--some”.
find-limit = „--limit” musi wynosić co najmniej 1, a nie { $limit }.
hook-front = Z przodu: { $words }
hook-back = Z tyłu: { $words }
