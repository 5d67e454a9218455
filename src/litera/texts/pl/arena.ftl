### Arena: partie graczy komputerowych między sobą.

arena-help = wiele partii botów między sobą, z podliczeniem
arena-help-game = gra
arena-help-players = poziomy botów, po jednym na miejsce: expert,club
arena-help-games = ile partii; każde rozdanie rozgrywa się raz z każdego miejsca
arena-help-seed = dowolny tekst, od którego zależą wszystkie karty i losowania
arena-help-jobs = ile partii rozgrywać naraz
arena-help-option = opcja gry: nazwa=wartość; można ją podać kilka razy
arena-help-lexicon = słownik, od którego zależy język słów: en, pl, ro, uk albo własny
arena-help-ms = najwyżej tyle milisekund na ruch; bez tego boty myślą tyle, ile potrzebują, a wyniki można dokładnie powtórzyć
arena-help-json = zapisuje wszystkie wyniki w tym pliku
arena-help-plot = zapisuje wykres wyników w tym pliku (.svg, .png)
arena-help-ray = rozgrywa partie w klastrze Ray pod tym adresem („local” uruchamia klaster na tym komputerze)

arena-unknown-game = Nie ma gry { $game }. Gry: { $games }.
arena-players = { $game }: od { $lowest } do { $highest } graczy; { $given ->
    [one] podano { $given } poziom
    [few] podano { $given } poziomy
   *[other] podano { $given } poziomów
}.
arena-games = Liczba partii ({ $games }) nie dzieli się bez reszty przez liczbę miejsc ({ $players }). Podaj wielokrotność liczby { $players }.
arena-jobs = Liczba partii rozgrywanych naraz musi wynosić co najmniej 1.
arena-ms = Podaj co najmniej 1 milisekundę na ruch, a nie { $ms }. Bez „--ms” boty myślą tyle, ile potrzebują.
arena-no-ray = Ray nie jest tu zainstalowany. Zainstaluj go: pip install ray
arena-no-cluster = Pod adresem „{ $address }” nie odpowiada żaden klaster Ray.
arena-file = Nie można zapisać { $file }: { $why }
arena-no-folder = Nie ma folderu { $folder }. Najpierw go utwórz.
arena-format = Wykresu nie można zapisać jako { $file }. Możliwe formaty: .svg i .png.
arena-no-pictures = Brakuje biblioteki do tworzenia wykresów. Zainstaluj ją: pip install "litera[plots]"
arena-option = Opcja „{ $option }” nie ma postaci nazwa=wartość.

arena-title = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
}, --seed „{ $seed }”
arena-standing = { $level }: wygrane { $rate }% (przedział od { $lowest } do { $highest }%), { $points } pkt na partię, przewaga { $lead }, { $ms } ms na ruch (najdłużej { $longest })
arena-wins-axis = odsetek wygranych
arena-games-axis = partie
arena-playing = rozgrywanie
