### Ce spune serverul despre conectare.

server-ask-again = Mai întâi conectează-te din nou. Schimbarea te-ar putea lăsa fără acces, așa că serverul verifică dacă ești chiar tu.
server-two-seats = La masa deschisă de { $name } ai două locuri: unul ca invitat pe acest dispozitiv și unul din contul tău. Termină partida, apoi conectează-te.
server-wrong-passkey = Această cheie de acces nu a funcționat aici. Încearcă din nou sau conectează-te altfel.
server-passkey-late = A durat prea mult. Ia-o de la capăt.
server-passkey-known = Această cheie de acces este deja folosită de cineva.
server-passkey-unknown = Această cheie de acces nu mai aparține nimănui de aici. Conectează-te altfel.
server-wrong-link = Linkul a fost deja folosit sau e mai vechi de cinci minute. Creează unul nou pe celălalt dispozitiv.
server-wrong-openid = Furnizorul nu a confirmat cine ești. Încearcă din nou sau conectează-te altfel.
server-openid-late = A durat prea mult sau ai început în alt browser. Ia-o de la capăt aici.
server-openid-known = Altcineva de aici se conectează deja cu această identitate.
server-openid-unknown = Nimeni de aici nu se conectează încă cu această identitate. Adaug-o pe pagina „Contul tău”, pe un dispozitiv pe care contul tău e deja deschis.
server-no-openid = Acest server nu are un furnizor OpenID pentru conectare.
server-words-count = { $count ->
    [one] Ai scris un cuvânt; trebuie să scrii { $expected }.
    [few] Ai scris { $count } cuvinte; trebuie să scrii { $expected }.
   *[other] Ai scris { $count } de cuvinte; trebuie să scrii { $expected }.
}
server-words-nearest = Cuvântul { $number }, „{ $typed }”, nu este în listă. Poate ai vrut să scrii: { $nearest }?
server-words-unlisted = Cuvântul { $number }, „{ $typed }”, nu este în lista cuvintelor de recuperare.
server-words-order = Toate cuvintele sunt în listă, dar împreună nu sunt valabile. Verifică ordinea și fiecare cuvânt.
server-words-unknown = Aceste cuvinte nu sunt ale nimănui de aici. Poate că au fost înlocuite cu altele.
server-no-way = Nu ai adăugat acest mod de conectare.
server-too-many-sign-ins = Prea multe încercări de conectare. Încearcă din nou peste o oră.
server-sign-out-here = Ca să te deconectezi de pe acest dispozitiv, folosește „Deconectare aici”.
server-sign-out-guest = N-ai mai avea cum să te întorci. Adaugă mai întâi un mod de conectare.

server-rated-clock = O partidă cu clasament are nevoie de ceas: pe partidă, pe mutare sau în zile.
server-rated-fixed = O partidă cu clasament se joacă după regulile obișnuite, deci „{ $name }” nu se poate schimba.
server-rated-people = În partidele cu clasament pot juca doar oameni.
server-not-kept = În partidele cu clasament ai nevoie de un loc la care te poți întoarce. Alege întâi „Păstrează-mi locul”, apoi așază-te.
server-no-player = Această persoană nu există sau nu îți arată pagina ei.

server-apart = Tu și cineva de la această masă nu puteți juca împreună.
server-banned-here = Gazda nu te mai lasă să revii la această masă.
server-muted = Un moderator ți-a oprit temporar chatul. Motivul e afișat în contul tău.
server-suspended = { $hours ->
    [one] Un moderator ți-a suspendat contul; mai e o oră. Motivul e afișat în contul tău.
    [few] Un moderator ți-a suspendat contul; mai sunt { $hours } ore. Motivul e afișat în contul tău.
   *[other] Un moderator ți-a suspendat contul; mai sunt { $hours } de ore. Motivul e afișat în contul tău.
}
server-banned = Nu mai poți juca aici. Motivul e afișat în contul tău.
server-network-closed = { $hours ->
    [one] În următoarea oră, din rețeaua ta nu se poate alătura nimeni nou: moderatorii au exclus pe cineva care juca de acolo. Dacă ai mai jucat aici, conectează-te.
    [few] În următoarele { $hours } ore, din rețeaua ta nu se poate alătura nimeni nou: moderatorii au exclus pe cineva care juca de acolo. Dacă ai mai jucat aici, conectează-te.
   *[other] În următoarele { $hours } de ore, din rețeaua ta nu se poate alătura nimeni nou: moderatorii au exclus pe cineva care juca de acolo. Dacă ai mai jucat aici, conectează-te.
}
server-nobody = La această adresă nu există niciun jucător.
server-tie-self = Nu poți face asta cu propria persoană.
server-friends-kept = Ca să ai prieteni aici, alege mai întâi „Păstrează-mi locul”.
server-friend-guest = Această persoană joacă în calitate de invitat. Invitații pot deveni prieteni după ce aleg „Păstrează-mi locul”.
server-too-many-ties = Lista e plină (limita: { $most }). Elimină mai întâi câteva persoane.
server-reported-already = Ai raportat deja această persoană. Moderatorii se vor ocupa de asta.
server-moderators-only = Doar moderatorii pot face asta.
server-measure-self = Nu poți lua această decizie despre tine.
server-measure-hours = Numărul de ore se indică doar la oprirea chatului și la suspendare, iar acolo este obligatoriu.

player-left = cineva care a plecat
server-games-on = { $count ->
    [one] Mai ai o partidă în curs. Termin-o sau abandoneaz-o mai întâi.
    [few] Mai ai { $count } partide în curs. Termină-le sau abandonează-le mai întâi.
   *[other] Mai ai { $count } de partide în curs. Termină-le sau abandonează-le mai întâi.
}
server-delete-name = Ca să ștergi contul, scrie-ți numele exact așa: { $name }

upkeep-help-ratings = administrează clasamentele jucătorilor
upkeep-help-ratings-rebuild = „rebuild” recalculează toate punctajele din partidele încheiate, în ordinea în care s-au încheiat
upkeep-ratings-rebuilt = { $count ->
    [one] Clasamentele au fost recalculate dintr-o partidă.
    [few] Clasamentele au fost recalculate din { $count } partide.
   *[other] Clasamentele au fost recalculate din { $count } de partide.
}

upkeep-help-admin-grant = îi dă unei persoane rolul de moderator
upkeep-help-admin-revoke = îi ia unei persoane rolul de moderator
upkeep-help-admin-reports = arată raportările în așteptare, cu mesajele la care se referă
upkeep-help-admin-fair-play = arată cum decid jucătorii în partidele cu clasament, întâi cei care sunt cel mai des de acord cu cel mai puternic bot (asta nu dovedește nimic)
upkeep-help-admin-silence = șterge tot ce a scris cineva la o masă
upkeep-help-admin-log = arată jurnalul de moderare, întâi intrările cele mai noi
upkeep-help-admin-act = avertizează, suspendă, exclude sau redenumește o persoană, îi oprește chatul, anulează aceste decizii sau respinge o raportare
upkeep-help-person = identificatorul persoanei: ultima parte a adresei paginii ei
upkeep-help-measure = decizia; „lift” anulează oprirea chatului, suspendarea sau excluderea
upkeep-help-why = motivul, pe care persoana îl citește
upkeep-help-hours = câte ore durează oprirea chatului sau suspendarea
upkeep-help-new-name = numele nou, pentru „rename”
upkeep-help-report = raportarea pe care o rezolvă decizia
upkeep-granted = { $name } are acum rol de moderator.
upkeep-revoked = { $name } nu mai are rol de moderator.
upkeep-report = { $report }, { $at }: { $name } ({ $person }), raportare de la { $reporter }. { $words }
upkeep-reports-none = Nu există raportări în așteptare.
upkeep-fair-play = { $name } ({ $person }), { $game }
upkeep-fair-play-unusual = Neobișnuit: { $name } ({ $person }), { $game }
upkeep-fair-play-agrees = Acord cu cel mai puternic bot: { $agreed }%. Decizii: { $decisions }. Partide: { $games }.
upkeep-fair-play-usual = Cei mai buni jucători corecți ajung la { $usual }%.
upkeep-fair-play-rest = Celelalte mutări scad în medie șansele de câștig cu { $lost }%. O mutare durează { $seconds } s, cu o variație de { $spread } s.
upkeep-fair-play-none = Nimeni nu are încă destule partide cu clasament.
upkeep-acted = Decizia a fost aplicată și notată în jurnal.

server-vacation-already = Ești deja în vacanță. Încheie-o mai întâi, apoi începe alta.
server-vacation-days = { $left ->
    [0] Nu mai ai zile de vacanță anul acesta.
    [one] Anul acesta mai ai o zi de vacanță.
    [few] Anul acesta mai ai { $left } zile de vacanță.
   *[other] Anul acesta mai ai { $left } de zile de vacanță.
}
