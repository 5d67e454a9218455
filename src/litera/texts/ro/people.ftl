### Ce spune serverul despre conectare.

server-ask-again = Conectează-te din nou mai întâi. Schimbarea te-ar putea lăsa fără acces, așa că serverul verifică dacă ești tu.
server-two-seats = La masa deschisă de { $name } ai două locuri: unul ca invitat pe acest dispozitiv și unul al tău. Termină partida, apoi conectează-te.
server-wrong-passkey = Această cheie de acces nu a funcționat aici. Încearcă din nou sau conectează-te altfel.
server-passkey-late = A durat prea mult. Ia-o de la capăt.
server-passkey-known = Această cheie de acces este deja folosită.
server-passkey-unknown = Nimeni de aici nu mai are această cheie de acces. Conectează-te altfel.
server-wrong-link = Linkul a fost folosit sau are peste cinci minute. Creează unul nou pe celălalt dispozitiv.
server-words-count = { $count ->
    [one] Ai scris un cuvânt; trebuie să fie { $expected }.
    [few] Ai scris { $count } cuvinte; trebuie să fie { $expected }.
   *[other] Ai scris { $count } de cuvinte; trebuie să fie { $expected }.
}
server-words-nearest = Cuvântul { $number }, „{ $typed }”, nu este în listă. Te-ai gândit la: { $nearest }?
server-words-unlisted = Cuvântul { $number }, „{ $typed }”, nu este în lista cuvintelor de recuperare.
server-words-order = Toate cuvintele sunt în listă, dar nu se potrivesc împreună. Verifică ordinea și dacă fiecare cuvânt e cel corect.
server-words-unknown = Aceste cuvinte nu sunt ale nimănui de aici. Poate au fost înlocuite cu altele.
server-no-way = Nu ai un astfel de mod de conectare.
server-too-many-sign-ins = Prea multe încercări de conectare. Încearcă din nou peste o oră.
server-sign-out-here = Ca să te deconectezi de pe acest dispozitiv, folosește „Deconectare aici”.
server-sign-out-guest = Nu te-ai mai putea întoarce. Adaugă mai întâi un mod de conectare.

server-rated-clock = O partidă cu clasament are nevoie de ceas: pentru partidă, pentru mutare sau în zile.
server-rated-fixed = O partidă cu clasament se joacă după regulile obișnuite, deci „{ $name }” nu se poate alege.
server-rated-people = La o masă cu clasament pot juca doar oameni.
server-not-kept = Pentru partidele cu clasament ai nevoie de un loc la care te poți întoarce. Alege „Păstrează-mi locul”, apoi așază-te.
server-no-player = La această adresă nu este nimeni care a jucat o partidă cu clasament.

upkeep-help-ratings = administrează clasamentele jucătorilor
upkeep-help-ratings-rebuild = „rebuild” calculează din nou toate clasamentele din partidele încheiate, în ordinea în care s-au încheiat
upkeep-ratings-rebuilt = { $count ->
    [one] Clasamente calculate dintr-o partidă.
    [few] Clasamente calculate din { $count } partide.
   *[other] Clasamente calculate din { $count } de partide.
}
