# Masa, oricare ar fi jocul

table-door = O masă
table-door-host = { $host } te invită la joc.
table-door-name = Cum să-ți spună ceilalți?
table-door-password = Parola acestei mese
table-door-sit = Ia loc și joacă
table-door-enter = La masă
table-skip = La masă
table-aside = Istoric și discuție
table-about = { $title }: despre joc
table-commitment = Amestecarea a fost fixată înainte de început; sigiliul ei: { $hash }
table-tab-turn = ● E rândul tău: { $title }
table-tab-answer = ● Răspunsul tău: { $title }
table-your-turn = E rândul tău.
table-your-answer = Se așteaptă răspunsul tău.
table-turn-own = Rândul tău
table-turn-other = La rând
table-answer-own = Răspunde
table-answer-other = Răspunde
table-seats = Jucători
table-seat-free = Locul { $number }
table-seat-empty = liber
table-seat-line = Locul { $number }: { $name }
table-you = tu
table-bot = bot
table-substitute = joacă un bot în loc
table-winner = victorie
table-score = Scor:
table-clock = Timp rămas:
table-clock-none = Masa aceasta nu are ceasuri.
table-clock-line = { $name }: { $time }
table-clock-answer = Pentru răspuns: { $time }
table-clock-low = Timp rămas: { $time }
table-presence-reconnecting = se reconectează
table-presence-away = nu e la masă
table-presence-gone = a plecat
table-presence-back = din nou la masă
table-seat-news = { $name }: { $state }
table-nudge = Amintește
table-nudge-sent = Mesajul de amintire e trimis.
table-nudged = { $name }: așteptăm mutarea ta.
table-waiting = Masa se pregătește
table-waiting-full = Toată lumea e aici.
table-invite = Trimite prietenilor acest link
table-invite-copy = Copiază linkul de invitație
table-invite-copied = Linkul e copiat. Lipește-l unde sunt prietenii tăi.
table-invite-by-hand = Browserul nu permite copierea. Selectează linkul și copiază-l chiar tu.
table-invite-share = Partajează
table-invite-qr = Cod QR al linkului de invitație, pentru camera telefonului
table-invite-own = Acest link se deschide doar pe acest calculator. Pentru telefoane și prieteni din apropiere pornește „litera serve --lan”.
table-full-starts = Jocul începe imediat ce toate locurile sunt ocupate.
table-terms = Cum se joacă la această masă
table-terms-usual = După regulile obișnuite și fără ceas.
table-terms-clock = Ceas: { $clock }
table-terms-option = { $what }: { $value }
table-terms-value = { $what } Aici: { $value }
table-terms-not = Aici nu: { $what }
table-terms-pack = Cu pachetul propriu al gazdei
table-terms-words = Cu lista proprie de cuvinte a gazdei
table-terms-lexicon = Dicționar: { $name }
table-terms-seed = Amestecarea a fost aleasă de gazdă, care poate cunoaște cărțile
table-terms-no-hints = Fără indicii
table-terms-closed = Fără spectatori
table-terms-away-bot = Absență { $time }: continuă un bot
table-terms-away-end = Absență { $time }: jocul se încheie
table-time-minutes = { $minutes } min
table-time-seconds = { $seconds } s
table-sit = Ia loc aici
table-stand = Ridică-te
table-add-bot = Adaugă un bot
table-add-bot-at = Adaugă un bot pe locul { $number }
table-add-program = Un program propriu
table-program-command = Pornește-ți programul cu această comandă
table-program-once = Tokenul deschide doar acest loc și se vede numai acum.
table-free-seat = Eliberează locul: { $name }
table-start = Începe jocul
table-host-starts = Gazda începe jocul când toate locurile sunt ocupate.
table-menu = Mai multe la această masă
table-resign = Cedează
table-resign-sure = Cedezi jocul? Nu se poate reveni.
table-end-offer = Propune încheierea jocului
table-end-withdraw = Retrage propunerea de încheiere
table-end-sure = Jocul se încheie îndată ce toți sunt de acord. Propui încheierea?
table-end-agree = Încheie jocul
table-end-agree-sure = Jocul se încheie îndată ce toți sunt de acord. Ești de acord?
table-end-offered = Propui încheierea jocului. Ceilalți văd propunerea.
table-result-you = Ai câștigat!
table-next-level = Acum nivelul: { $level }
table-result-none = Jocul s-a încheiat
table-reason-resigned = Jocul a fost cedat.
table-reason-agreed = Toți au convenit să încheie jocul.
table-reason-abandoned = Cineva a lipsit prea mult de la masă.
table-reason-closed = Jocul s-a încheiat: așa au hotărât administratorii serverului.
table-reason-time = Timpul a expirat.
table-rematch = Încă o partidă
table-rematch-withdraw = Renunță la revanșă
table-rematch-offered = Vrei încă o partidă. Jocul începe când vor și ceilalți.
table-record = Descarcă înregistrarea
table-replay = Reluare
table-replay-close = Închide reluarea
table-replay-first = La început
table-replay-back = O mutare înapoi
table-replay-on = O mutare înainte
table-replay-last = La sfârșit
table-replay-run = Redă
table-replay-pause = Pauză
table-replay-seek = Loc în partidă
table-replay-at = Mutarea { $move } din { $total }
table-board = Jocul
table-reconnecting = Legătura s-a întrerupt. Revenim singuri; nimic nu s-a pierdut.
table-reconnected = Legătura s-a restabilit.
table-closed-unknown_table = Nu există o asemenea masă.
table-closed-taken_over = Masa este deschisă în altă parte. Jocul continuă acolo.
table-closed-refused = Masa nu te primește.
table-chat-players = Discuția jucătorilor
table-chat-apart = Discuția spectatorilor
table-chat-apart-help = Cât timp se joacă, aici citesc doar spectatorii. Jucătorii văd totul după încheierea jocului.
table-next = La jocul următor
table-replay-held = Ce aveau jucătorii
table-replay-keys = B și N: înapoi și înainte cu o mutare. M: greșeala următoare.
table-replay-better = Arată mutarea mai bună
table-replay-mistake = Greșeala următoare
table-replay-open = Arată ce era ascuns
table-learn-find = Mutarea jucată: { $move }. Găsește una mai bună.
table-learn-answer = Arată răspunsul
table-learn = Învață din greșeli ({ $count })
table-learn-next = Următoarea ta greșeală
table-learn-best = Aceasta este cea mai bună mutare.
table-learn-good = Această mutare este la fel de bună ca cea mai bună.
table-learn-made = Aceasta este mutarea jucată. Găsește una mai bună.
table-learn-lost = Există o mutare mai bună. Aceasta pierde { $percent } % din șansa de a câștiga.
table-learn-worse = Există o mutare mai bună.
table-analysis = Analiză
table-analysis-lead = Un bot puternic parcurge partida încă o dată și spune cât a costat fiecare mutare și unde s-a hotărât partida.
table-analysis-begin = Analizează partida
table-analysis-waiting = Întâi alte partide. Aceasta este la rând.
table-analysis-loading = Botul se pregătește de analiză. Durează câteva secunde.
table-analysis-running = Analiza este în curs. Între timp poți face altceva.
table-analysis-done = Mutarea { $done } din { $total }
table-analysis-failed = Analiza s-a întrerupt.
table-analysis-plot = Șansele de câștig, mutare cu mutare. Tabelul de mai jos spune același lucru.
table-analysis-turn = moment de cotitură
table-analysis-moves = Toate mutările într-un tabel
table-analysis-number = Mutarea
table-analysis-played = Jucat
table-analysis-best = Cel mai bine
table-analysis-same = la fel
table-analysis-lost = Pierdere
table-analysis-chances = Șanse
table-analysis-from-to = { $before } → { $after }
table-analysis-show = Mutarea { $number }: arată în reluare
table-history = Ce s-a întâmplat
table-chat = Discuție
table-chat-field = Cuvintele tale
table-chat-send = Spune
table-chat-said = { $name }: { $words }
table-mute = Fără mesaje de la { $name }
table-phrases = Fraze gata făcute
table-phrase-hello = Salut!
table-phrase-luck = Succes!
table-phrase-well = Bine jucat!
table-phrase-thanks = Mulțumesc!
table-phrase-oops = Hopa!
table-phrase-think = Mă mai gândesc.
table-phrase-again = Încă o dată?
table-phrase-bye = Pa!
table-sounds = Sunete
table-sounds-which = Ce sunete
table-sounds-all = Toate
table-sounds-essential = Doar cele importante
table-sounds-off = Oprite
table-volume = Volum
table-move = Prin text
table-move-label = O mutare sau o întrebare
table-move-question = O întrebare
table-move-send = Trimite
table-move-help = Scrie mutarea ca în reguli sau alege o întrebare. Când focusul e pe masă, ajunge o literă.
table-questions = Întrebări
table-nothing-yet = Încă nimic.
table-question-hand = mână, m
table-question-table = masă
table-question-last = ultima
table-question-scores = scor, puncte
table-question-whose = cine
table-question-now = acum
table-question-bag = sac, bancă
table-question-result = rezultat
table-question-clock = ceas, timp
table-question-hint = sfat, indiciu
table-hint-ask = Sfat
table-hint-more = Arată mutarea
table-hint = O mutare bună: { $move }
table-hint-typed = Ca s-o faci, scrie „{ $typed }”.
table-hint-play = Joacă
table-log-show = Arată pe tablă
table-hint-thinking = Mă gândesc la un sfat…
table-hint-again = Întreabă din nou ca să vezi mutarea.
table-hint-wait = Acum nu e nimic de câștigat: mai bine aștepți.
table-question-history = istoric
table-question-word = cuvânt
table-question-spell = litere
table-question-cards = cartonașe, cărți
table-question-help = ajutor, ?
table-question-again = repetă
table-help = Întrebări: { $questions }. Unele cu un număr sau o carte: { $precise }. Orice altceva e o mutare, ca în reguli.
table-side = Jurnal
hand-shuffle = Amestecă
hand-sort = Sortează
table-turn-of = La mutare: { $name }.
table-keys = Taste
table-held = { $count } în mână

table-clock-days = { $days ->
    [one] o zi { $time }
    [few] { $days } zile { $time }
   *[other] { $days } de zile { $time }
}
table-waiting-for = { $count ->
    [one] Un loc este liber.
    [few] { $count } locuri sunt libere.
   *[other] { $count } de locuri sunt libere.
}
table-result = { $count ->
    [one] Victorie: { $names }
   *[other] Victorie la egalitate: { $names }
}
table-rematch-wanted = { $count ->
    [one] { $names } vrea încă o partidă.
   *[other] { $names } vor încă o partidă.
}
table-end-wanted = { $count ->
    [one] { $names } propune încheierea jocului.
   *[other] { $names } propun încheierea jocului.
}
table-spectators = { $count ->
    [one] Un spectator: { $names }
    [few] { $count } spectatori: { $names }
   *[other] { $count } de spectatori: { $names }
}
table-chat-overheard = { $count ->
    [one] { $count } replică a spectatorilor din timpul partidei este acum în discuție.
    [few] { $count } replici ale spectatorilor din timpul partidei sunt acum în discuție.
   *[other] { $count } de replici ale spectatorilor din timpul partidei sunt acum în discuție.
}
table-terms-open = { $delay ->
    [0] Spectatorii văd toate mâinile.
    [one] Spectatorii văd toate mâinile, cu { $delay } mutare mai târziu.
    [few] Spectatorii văd toate mâinile, cu { $delay } mutări mai târziu.
   *[other] Spectatorii văd toate mâinile, cu { $delay } de mutări mai târziu.
}
table-clock-whole-days = { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
}
table-wins = { $count ->
    [one] { $count } partidă câștigată
    [few] { $count } partide câștigate
   *[other] { $count } de partide câștigate
}
table-series = { $count ->
    [one] Serie, { $count } partidă: { $wins }
    [few] Serie, { $count } partide: { $wins }
   *[other] Serie, { $count } de partide: { $wins }
}
table-series-of = { $name } { $wins }
