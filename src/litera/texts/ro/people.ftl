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
server-words-order = Toate cuvintele sunt în listă, dar nu se potrivesc împreună. Verifică ordinea și dacă nu e vreunul înlocuit.
server-words-unknown = Aceste cuvinte nu sunt ale nimănui de aici. Poate au fost înlocuite cu altele.
server-no-way = Nu ai un astfel de mod de conectare.
server-too-many-sign-ins = Prea multe încercări de conectare. Încearcă din nou peste o oră.
server-sign-out-here = Ca să te deconectezi de pe acest dispozitiv, folosește „Deconectare aici”.
server-sign-out-guest = Nu te-ai mai putea întoarce: adaugă mai întâi un mod de conectare.
