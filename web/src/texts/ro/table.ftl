# Masa, oricare ar fi jocul

table-door = Intră la masă
table-door-host = { $host } te invită la joc.
table-door-name = Ce nume ai la masă?
table-door-password = Parola acestei mese
table-door-sit = Ia loc și joacă
table-door-enter = Intră
table-skip = Sari la masă
table-aside = Jurnal și chat
table-about = { $title }: despre joc
table-commitment = Amestecarea a fost stabilită înainte de începerea partidei. Sigiliul ei: { $hash }
table-tab-turn = ● E rândul tău: { $title }
table-tab-answer = ● Răspunde: { $title }
table-your-turn = E rândul tău.
table-your-answer = Răspunde la mutare.
table-turn-own = Rândul tău
table-turn-other = La rând
table-answer-own = Răspunsul tău
table-answer-other = Trebuie să răspundă
table-seats = Jucători
table-seat-free = Locul { $number }
table-seat-empty = liber
table-seat-line = Locul { $number }: { $name }
table-you = tu
table-bot = bot
table-substitute = joacă un bot
table-winner = victorie
table-score = Scor:
table-clock = Timp rămas:
table-clock-none = Masa nu are ceas.
table-clock-line = { $name }: { $time }
table-clock-answer = Timp de răspuns: { $time }
table-clock-low = Timp rămas: { $time }
table-presence-reconnecting = se reconectează
table-presence-away = nu e la masă
table-presence-gone = a plecat
table-presence-back = din nou la masă
table-seat-news = { $name }: { $state }
table-nudge = Trimite un semnal
table-nudge-sent = Semnal trimis.
table-nudged = { $name } îți trimite un semnal: e rândul tău.
table-waiting = Se așteaptă jucători
table-waiting-full = Toți sunt aici.
table-invite = Trimite prietenilor acest link
table-invite-copy = Copiază invitația
table-invite-copied = Link copiat. Trimite-l prietenilor.
table-invite-by-hand = Browserul nu permite copierea. Selectează linkul și copiază-l manual.
table-invite-share = Partajează
table-invite-qr = Codul QR al linkului de invitație
table-invite-own = Acest link merge doar pe acest calculator. Ca să poată intra și telefoanele sau prietenii din aceeași rețea, pornește Litera cu „litera serve --lan”.
table-full-starts = Partida începe când toate locurile sunt ocupate.
table-terms = Regulile acestei mese
table-terms-usual = Reguli obișnuite, fără ceas.
table-terms-clock = Ceas: { $clock }
table-terms-option = { $what }: { $value }
table-terms-value = { $what } La această masă: { $value }
table-terms-not = Dezactivat: { $what }
table-terms-pack = Se joacă cu pachetul gazdei
table-terms-words = Se joacă cu lista de cuvinte a gazdei
table-terms-lexicon = Dicționar: { $name }
table-terms-seed = Gazda alege cum se amestecă și poate ști ce cărți urmează
table-terms-no-hints = Fără indicii
table-terms-closed = Fără spectatori
table-terms-away-bot = Dacă cineva lipsește { $time }, continuă un bot
table-terms-away-end = Dacă cineva lipsește { $time }, partida se încheie
table-time-minutes = { $minutes } min
table-time-seconds = { $seconds } s
table-sit = Ia loc aici
table-stand = Ridică-te
table-add-bot = Adaugă un bot
table-add-bot-at = Adaugă un bot pe locul { $number }
table-add-program = Adaugă un program
table-program-command = Pornește-ți programul cu această comandă
table-program-once = Tokenul e valabil doar pentru acest loc și nu va mai fi afișat.
table-ban = Exclude: { $name }
table-ban-sure = Locul se eliberează, iar persoana nu mai poate reveni la această masă. La alte mese poate juca în continuare.
table-free-seat = Scoate de la masă: { $name }
table-start = Începe partida
table-host-starts = Gazda începe partida când toate locurile sunt ocupate.
table-menu = Mai multe opțiuni
table-resign = Abandonează
table-resign-sure = Abandonezi? Decizia nu se poate anula.
table-end-offer = Propune încheierea
table-end-withdraw = Retrage propunerea
table-end-sure = Partida se încheie când toți sunt de acord. Propui încheierea?
table-end-agree = Încheie partida
table-end-agree-sure = Partida se încheie când toți sunt de acord. Ești de acord?
table-end-offered = Ai propus încheierea partidei. Ceilalți văd propunerea.
table-result-you = Ai câștigat!
table-next-level = Nivelul următor: { $level }
table-result-none = Partida s-a încheiat
table-reason-resigned = Partida s-a încheiat prin abandon.
table-reason-agreed = Partida s-a încheiat cu acordul tuturor.
table-reason-abandoned = Un jucător a lipsit prea mult.
table-reason-closed = Partida s-a încheiat: așa au decis administratorii serverului.
table-reason-time = Timpul a expirat.
table-rematch = Revanșă
table-again = Joacă din nou cu { $names }
table-resting = În vacanță până la { $date }
table-record = Descarcă înregistrarea
table-replay = Reluare
table-board = Jocul
table-reconnecting = Conexiune pierdută. Se reconectează automat… Nu se pierde nimic.
table-reconnected = Conexiunea a revenit.
table-closed-unknown_table = Această masă nu există.
table-closed-taken_over = Masa e deschisă în altă fereastră. Continuă acolo.
table-closed-refused = Nu poți intra la această masă.
table-chat-players = Chatul jucătorilor
table-chat-apart = Chatul spectatorilor
table-chat-apart-help = În timpul partidei, doar spectatorii citesc ce scrii aici. Jucătorii văd totul la sfârșit.
table-next = Partida următoare
table-analysis = Analiză
table-analysis-waiting = Întâi se analizează alte partide. A ta așteaptă la rând.
table-analysis-loading = Botul se pregătește de analiză. Durează câteva secunde.
table-analysis-running = Analiza e în curs. Între timp poți face altceva.
table-analysis-failed = Analiza nu a reușit.
table-history = Jurnal
table-chat = Chat
table-chat-field = Mesaj
table-chat-send = Trimite
table-chat-said = { $name }: { $words }
table-mute = Ascunde mesajele: { $name }
table-phrases = Mesaje predefinite
table-phrase-hello = Salut!
table-phrase-luck = Succes!
table-phrase-well = Bine jucat!
table-phrase-thanks = Mulțumesc!
table-phrase-oops = Hopa!
table-phrase-think = Mă mai gândesc.
table-phrase-again = Încă o dată?
table-phrase-bye = Pa!
table-sounds = Sunete
table-sounds-which = Ce sunete se aud
table-sounds-all = Toate
table-sounds-essential = Doar cele importante
table-sounds-off = Oprite
table-volume = Volum
table-move = Scrie o mutare
table-move-label = Mutare sau comandă
table-move-question = Comandă
table-move-send = Trimite
table-move-help = Scrie mutarea ca în reguli sau alege o comandă. Când focusul e pe masă, ajunge o singură literă.
table-questions = Comenzi
table-nothing-yet = Încă nu s-a întâmplat nimic.
table-hint-ask = Indiciu
table-hint-more = Arată mutarea
table-hint = Încearcă: { $move }
table-hint-typed = Ca s-o joci, scrie „{ $typed }”.
table-hint-play = Joacă
table-log-show = Arată pe masă
table-hint-thinking = Se caută un indiciu…
table-hint-again = Cere indiciul încă o dată ca să vezi mutarea.
table-hint-wait = Acum nu ai ce câștiga. Mai bine aștepți.
preview-worth = { $words }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
table-side = Jurnal
hand-shuffle = Amestecă
hand-sort = Sortează
table-turn-of = La rând: { $name }.
table-keys = Taste
table-held = { $count } în mână

table-waiting-for = { $count ->
    [one] Mai e un loc liber.
    [few] { $count } locuri sunt libere.
   *[other] { $count } de locuri sunt libere.
}
table-result = { $count ->
    [one] Victorie: { $names }
   *[other] Victorie la egalitate: { $names }
}
table-end-wanted = { $count ->
    [one] { $names } propune încheierea partidei.
   *[other] { $names } propun încheierea partidei.
}
table-spectators = { $count ->
    [one] Un spectator: { $names }
    [few] { $count } spectatori: { $names }
   *[other] { $count } de spectatori: { $names }
}
table-chat-overheard = { $count ->
    [one] Un mesaj scris de spectatori în timpul partidei e acum în chat.
    [few] { $count } mesaje scrise de spectatori în timpul partidei sunt acum în chat.
   *[other] { $count } de mesaje scrise de spectatori în timpul partidei sunt acum în chat.
}
table-terms-open = { $delay ->
    [0] Spectatorii văd toate mâinile.
    [one] Spectatorii văd toate mâinile, cu o întârziere de o mutare.
    [few] Spectatorii văd toate mâinile, cu o întârziere de { $delay } mutări.
   *[other] Spectatorii văd toate mâinile, cu o întârziere de { $delay } de mutări.
}
table-clock-whole-days = { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
}
table-wins = { $count ->
    [one] o partidă câștigată
    [few] { $count } partide câștigate
   *[other] { $count } de partide câștigate
}
table-terms-rated = Partidă cu clasament: rezultatul schimbă punctajul fiecăruia. Fără indicii și boți, după regulile obișnuite.
neighbours = Cine e la masă
person-menu = { $name }: ce poți face
invite-friend = Invită prieteni
invited-friend = { $name } are o invitație.
person-online = acum aici
table-rematch-wanted = { $count ->
    [one] { $names } vrea revanșa.
   *[other] { $names } vor revanșa.
}
