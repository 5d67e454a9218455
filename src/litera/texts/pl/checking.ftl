### Sprawdzanie gry i początek nowej: polecenia "check-game", "new-game" i "say-all".

game-check-help = wypisuje, czego w grze brakuje i co trzeba w niej poprawić
game-check-help-game = identyfikator gry, na przykład z własnego pakietu
game-check-help-games = ile losowych partii rozegrać
game-check-result = { $count ->
    [0] { $game }: niczego nie brakuje, a w losowych partiach ({ $games }) żadna reguła nie została złamana.
    [one] { $game }: { $count } rzecz do poprawienia.
    [few] { $game }: { $count } rzeczy do poprawienia.
   *[many] { $game }: { $count } rzeczy do poprawienia.
}
game-check-entry-point = Nie można wczytać „{ $name }” z grupy „{ $group }”: { $error }
game-check-name = Punkt wejścia nazywa się „{ $name }”, a gra „{ $game }”. Nadaj im tę samą nazwę.
game-check-no-players = Nie ma botów. Dodaj punkt wejścia „{ $game }” do grupy „litera.players”.
game-check-no-rules = Brak zasad gry { $file } w tych językach: { $languages }.
game-check-no-text = Brak zdania { $text_key } w tych językach: { $languages }.
game-check-text-broken = Zdanie { $text_key } używa parametru, którego gra nie podaje. Języki: { $languages }.
game-check-failed = Losowa partia została przerwana: { $error } ({ $place }; ziarno „{ $seed }”).
game-check-broken = { $what } (ziarno „{ $seed }”)

game-check-law-total = Dla miejsca { $seat } liczba ruchów według „legal” to { $total }, a długość listy to { $listed }.
game-check-law-complete = Według „legal” lista dla miejsca { $seat } jest pełna, ale „total” podaje inną liczbę ruchów: { $total }.
game-check-law-twice = „legal” wymienia dwa razy ten sam ruch dla miejsca { $seat }.
game-check-law-listed = „legal” wymienia „{ $move }” dla miejsca { $seat }, ale „why_not” odrzuca ten ruch.
game-check-law-unlisted = „why_not” pozwala na „{ $move }” z miejsca { $seat }, ale „legal” nie wymienia tego ruchu.
game-check-law-turn = Między losowaniami „turn” ma podawać miejsca po kolei, każde jeden raz. Podaje: { $seats }.
game-check-law-over = „outcome” i „turn” różnią się co do tego, czy gra jest skończona. „turn” podaje: { $seats }.
game-check-law-stuck = Tura należy do miejsca { $seat }, ale nie ma ono żadnego dozwolonego ruchu.
game-check-law-winners = „outcome” ma podawać zwycięzców po kolei, każdego jeden raz.
game-check-law-after = Gra jest skończona, ale miejsce { $seat } wciąż może zagrać. „why_not” ma odpowiadać „game_over”.
game-check-law-notation = Zapis „{ $move }” jest odczytywany jako inny ruch.
game-check-law-secret = Obserwator { $watcher } widzi to, co powinno być przed nim ukryte, w tych kluczach widoku: { $names }.
game-check-law-open = Zdarzenia na początku ukrywają coś przed obserwatorem { $watcher }, ale widok pokazuje wszystko, co widzi stół.
game-check-law-masked = Funkcja „resample” ma wylosować to, czego obserwator { $watcher } nie widzi, a w stanie, który zwraca, nadal są zakryte karty.
game-check-law-resample = „resample” zawsze daje te same wartości kluczom widoku, które są przed kimś ukryte: { $names }.
game-check-law-table = Widok samego stołu ma pokazywać wszystko, a „resample” tworzy z niego inny stan.
game-check-law-told = Pierwszy widok i późniejsze zmiany nie składają się na obecny widok obserwatora { $watcher }.
game-check-law-replay = Po odtworzeniu zapisu od początku stół jest inny.
game-check-law-position = Po ustawieniu stanu jako pozycji stół jest inny.
game-check-law-values = Stany mają być niezmiennymi wartościami z funkcją „hash”, a te same ruchy mają dawać równe stany.
game-check-law-changed = Ruch zmienił stan, w którym został wykonany, zamiast zwrócić nowy.
game-check-law-importance = „voice” musi nadawać zdarzeniom typu „{ $kind }” ważność od 1 do 3.
game-check-law-endless = Partia botów nie skończyła się po { $most } ruchach.

game-new-help = tworzy szkielet pakietu z własną grą
game-new-help-name = identyfikator gry: małe litery, cyfry i podkreślenia
game-new-help-into = folder, w którym powstanie pakiet
game-new-bad-name = „{ $name }” nie może być identyfikatorem gry. Użyj małych liter łacińskich, cyfr i podkreśleń; pierwszym znakiem musi być litera.
game-new-taken = Gra „{ $name }” już istnieje. Wybierz inny identyfikator.
game-new-there = Folder { $folder } już istnieje. Wybierz inny identyfikator lub inny folder.
game-new-written = W folderze { $folder } jest teraz mała gra w kości, gotowa do grania i do zmian. Instalację i sprawdzanie gry „{ $game }” opisuje docs/adding-a-game.md.

say-all-help = wypisuje wszystkie zdania w danym języku z przykładowymi wartościami, do przejrzenia przez kogoś, kto zna ten język od dziecka
