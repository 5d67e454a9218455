### Verificarea unui joc și începutul unuia nou: comenzile „check-game”, „new-game” și „say-all”.

game-check-help = arată ce lipsește dintr-un joc sau ce e greșit în el
game-check-help-game = identificatorul unui joc, de exemplu al unuia nou, din pachetul tău
game-check-help-games = câte partide aleatoare se joacă
game-check-result = { $count ->
    [0] { $game }: nu lipsește nimic, iar partidele aleatoare ({ $games }) nu au încălcat nicio regulă.
    [one] { $game }: un lucru de corectat.
    [few] { $game }: { $count } lucruri de corectat.
   *[other] { $game }: { $count } de lucruri de corectat.
}
game-check-entry-point = „{ $name }” din grupul „{ $group }” nu poate fi încărcat: { $error }
game-check-name = Punctul de intrare se numește „{ $name }”, iar jocul „{ $game }”. Dă-le același nume.
game-check-no-players = Nu există boți. Adaugă un punct de intrare „{ $game }” în grupul „litera.players”.
game-check-no-rules = Regulile { $file } lipsesc în limbile: { $languages }.
game-check-no-text = Propoziția „{ $text_key }” lipsește în limbile: { $languages }.
game-check-text-broken = Propoziția „{ $text_key }” folosește un parametru pe care jocul nu îl furnizează. Limbi: { $languages }.
game-check-failed = O partidă aleatoare a eșuat: { $error } ({ $place }; sămânța „{ $seed }”).
game-check-broken = { $what } (sămânța „{ $seed }”)

game-check-law-total = Pentru locul { $seat }, totalul dat de „legal” ({ $total }) nu este numărul mutărilor enumerate ({ $listed }).
game-check-law-complete = Pentru locul { $seat }, „legal” spune că lista e completă, dar dă alt total: { $total }.
game-check-law-twice = Pentru locul { $seat }, „legal” enumeră de două ori aceeași mutare.
game-check-law-listed = Pentru locul { $seat }, „legal” enumeră mutarea „{ $move }”, dar „why_not” o refuză.
game-check-law-unlisted = Pentru locul { $seat }, „why_not” permite mutarea „{ $move }”, dar „legal” nu o enumeră.
game-check-law-turn = Între trageri, „turn” trebuie să dea locurile în ordine, fiecare o singură dată. Dă însă: { $seats }.
game-check-law-over = „outcome” și „turn” nu concordă în privința sfârșitului partidei. „turn” dă: { $seats }.
game-check-law-stuck = Locul { $seat } trebuie să mute, dar nu are nicio mutare.
game-check-law-winners = „outcome” trebuie să enumere învingătorii în ordine, fiecare o singură dată.
game-check-law-after = Partida s-a încheiat, dar locul { $seat } încă poate muta. „why_not” trebuie să răspundă „game_over”.
game-check-law-notation = Mutarea „{ $move }” este recitită ca altă mutare.
game-check-law-secret = Observatorul { $watcher } vede informații ascunse. Cheile vederii: { $names }.
game-check-law-open = Evenimentele împărțirii îi ascund ceva observatorului { $watcher }, dar vederea lui arată tot ce vede masa.
game-check-law-masked = Funcția „resample” trebuie să tragă la sorți ce nu vede observatorul { $watcher }, dar starea ei are încă părți ascunse.
game-check-law-resample = Aceste chei ale vederii sunt ascunse pentru cineva, dar „resample” le dă mereu aceleași valori: { $names }.
game-check-law-table = Masa trebuie să vadă totul, dar din vederea ei „resample” obține altă stare.
game-check-law-told = Prima vedere, împreună cu schimbările de după ea, nu dă vederea actuală a observatorului { $watcher }.
game-check-law-replay = Reluarea unei înregistrări nu duce la aceeași stare a mesei.
game-check-law-position = O stare transformată în poziție nu dă aceeași masă.
game-check-law-values = Stările trebuie să fie imuabile și să aibă hash, iar din aceleași mutări trebuie să rezulte stări egale.
game-check-law-changed = O mutare a schimbat starea în care a fost făcută. Trebuie să dea o stare nouă.
game-check-law-importance = „voice” trebuie să dea evenimentelor de tipul „{ $kind }” o importanță: 1, 2 sau 3.
game-check-law-endless = { $most ->
    [one] O partidă între boți nu s-a încheiat nici după o mutare.
    [few] O partidă între boți nu s-a încheiat nici după { $most } mutări.
   *[other] O partidă între boți nu s-a încheiat nici după { $most } de mutări.
}

game-new-help = creează scheletul unui pachet cu un joc al tău
game-new-help-name = identificatorul jocului: litere mici, cifre și liniuțe de subliniere
game-new-help-into = dosarul în care se creează pachetul
game-new-bad-name = „{ $name }” nu poate fi identificatorul unui joc. Folosește litere latine mici, cifre și liniuțe de subliniere; primul caracter trebuie să fie o literă.
game-new-taken = Există deja un joc „{ $name }”. Alege alt identificator.
game-new-there = { $folder } există deja. Alege alt identificator sau alt dosar.
game-new-written = { $folder } conține un mic joc cu zaruri, gata de jucat și de modificat. Cum se instalează și se verifică jocul „{ $game }”: docs/adding-a-game.md.

say-all-help = afișează toate propozițiile unei limbi cu valori de exemplu, ca să fie citite cu ochii unui vorbitor nativ
