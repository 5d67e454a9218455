# Tutoriale pe masa adevărată; cuvintele cu $ vin din tutorial, în limba cuvintelor lui

lesson-title = { $game }: tutorial
lesson-count = Pasul { $step } din { $of }
lesson-next = Continuă
lesson-show = Arată-mi
lesson-leave = Ieși
lesson-you = Tu
lesson-done = Pasul acesta e gata. Apasă „Continuă”.
lesson-wrong =
    { $times ->
        [one] Poți juca și așa, dar sarcina e alta. Mai citește-o o dată.
       *[other] Nu e asta. Masa arată acum mutarea corectă.
    }
lesson-finished = Acum cunoști regulile de bază. Urmează o partidă scurtă, dar întreagă, cu un bot îngăduitor: durează cam trei minute.
lesson-short = Joacă o partidă scurtă
lesson-short-back = Înapoi la partida scurtă
lesson-after = După această partidă te așteaptă una întreagă.
lesson-again = De la început

klepka-lesson-1 = Pe masă sunt litere cu fața în jos. Întoarce cele două cărți încadrate.
klepka-lesson-1-done = De două ori aceeași literă, o dată albastră și o dată galbenă. Literele identice formează o pereche, oricare le-ar fi culoarea. Sunt ale tale, iar pentru o pereche mai întorci două cărți.
klepka-lesson-2 = Întoarce cele două cărți încadrate. Ține minte literele!
klepka-lesson-2-done = Literele sunt diferite, așa că se întorc amândouă cu fața în jos. Le-au văzut toți. Ține minte unde sunt!
klepka-lesson-3 = Prima carte din rândul al doilea este { $letter }. Perechea ei s-a văzut adineauri în rândul de sus. Întoarce-le pe amândouă.
klepka-lesson-3-done = Încă o pereche! Memoria bună e jumătate din joc. Cu literele adunate poți forma cuvinte începând din tura următoare.
klepka-lesson-4 = Acum ai litere ale tale. Formează cuvântul { $word } numai din cărți albastre: acestea au un pătrat în colț. Apasă pe litere una câte una sau scrie cuvântul.
klepka-lesson-4-done = Contează punctele literelor, dublate fiindcă toate cărțile au aceeași culoare: { $points }. În plus, fiecare cuvânt îți dă dreptul să întorci încă o pereche.
klepka-lesson-5 = Ceilalți țin minte prea multe cărți. Joacă haosul, cartea cu săgeți încrucișate: amestecă tot ce e pe masă. Poți face asta oricând, chiar și în tura altuia.
klepka-lesson-5-done = Acum nimeni nu mai știe unde e fiecare carte. Polisemia, cartea cu steluță, ține locul oricărei litere într-un cuvânt, iar schimbul, cartea cu săgeți paralele, îți dă o carte a altui jucător în locul uneia de-a ta.

word_rummikub-lesson-1 = Primul cuvânt trebuie să aibă cel puțin șase litere, toate de pe suportul tău. Formează { $word }: apasă pe litere una câte una. Apoi pune cuvântul.
word_rummikub-lesson-1-done = { $word } e pe masă: șase litere, șase puncte. De acum poți reface cuvintele de pe masă.
word_rummikub-lesson-2 = Cuvântul { $word } poate fi desfăcut. Împarte-l astfel încât să rămână { $rest }, apoi adaugă la cealaltă parte { $own } de pe suport: iese { $short }. Apasă pe un cuvânt ca să-l împarți sau trage piesele.
word_rummikub-lesson-2-done = { $short } și { $rest }. Toate piesele au rămas pe masă, fiecare cuvânt are cel puțin trei litere, iar o piesă a fost a ta. Contează cel mai lung cuvânt cu o piesă de-a ta: 3 puncte.
word_rummikub-lesson-3 = În { $short }, jokerul ține locul literei { $free }. Înlocuiește-l cu { $free } de pe suport, apoi folosește jokerul în alt cuvânt de trei litere.
word_rummikub-lesson-3-done = Un joker eliberat trebuie pus din nou pe masă în aceeași tură. Ține locul oricărei litere.
word_rummikub-lesson-4 = Din aceste litere nu se poate forma niciun cuvânt. Trage o piesă.
word_rummikub-lesson-4-done = Ai o piesă în plus și e rândul jucătorului următor. Partida se încheie când banca e goală și cineva și-a pus ultima piesă.

scrabble_cards-lesson-1 = Primul cuvânt poate sta oriunde. Pune { $word } pe masă, literă cu literă, apoi joacă-l.
scrabble_cards-lesson-1-done = Punctele primului cuvânt se dublează: { $points }. Adversarul a acceptat cuvântul, iar mâna ta e din nou plină.
scrabble_cards-lesson-2 = Orice cuvânt nou trebuie să atingă cartonașele de pe masă. Pune { $crossing } în jos, ca să iasă și { $longer }.
scrabble_cards-lesson-2-done = Contează ambele cuvinte noi: { $both } puncte dintr-o singură mutare.
scrabble_cards-lesson-3 = Același cuvânt poate aduce mai mult. Pune { $crossing } încă o dată și adaugă cartonașul care dublează cuvântul principal.
scrabble_cards-lesson-3-done = { $most } puncte! Celălalt cartonaș special e unul cu condiție: îți aduce puncte pentru un cuvânt care începe cu { $letter }, iar jucat împotriva unui adversar, îi ia puncte.
scrabble_cards-lesson-4 = Adversarul pune { $wrong }. Există acest cuvânt? Acceptă-l sau, dacă te îndoiești, verifică-l.
scrabble_cards-lesson-4-done = Cuvântul nu există. Cartonașele se întorc în mâna adversarului, iar mutarea nu aduce nimic. Dacă l-ar fi acceptat toți, ar fi rămas pe masă.

dnup-lesson-1 = Fiecare carte are două valori; contează cea de sus. Pune toate cărțile tale de 3 ca un singur set.
dnup-lesson-1-done = Scapi de trei cărți deodată. Într-o tură faci un singur lucru: acum ai pus un set.
dnup-lesson-2 = Adversarul are un set din două cărți de 5. Bate-l cu un set de aceeași mărime, dar cu valoare mai mare.
dnup-lesson-2-done = Pe masă nu pot fi două seturi de aceeași mărime. Cărțile de 5 se întorc în mâna din care au venit, fiecare rotită.
dnup-lesson-3 = Cu o mână plină de cărți mici nu bați nimic. Rotește-o toată.
dnup-lesson-3-done = 1, 2 și 1 sunt acum 9, 8 și 7. Tura s-a dus, dar ce mână!
dnup-lesson-4 = Poți și adăuga o carte de aceeași valoare la setul adversarului. Scapă de cartea de 7.
dnup-lesson-4-done = Setul rămâne al adversarului, iar tu ai o carte mai puțin. Poți și lua în mână un set întreg; cărțile lui se rotesc.
dnup-lesson-5 = Au rămas două cărți de aceeași valoare. Pune-le pe amândouă.
dnup-lesson-5-done = Ai scăpat de cărți înaintea celorlalți: primești două dintre literele D N U P. Cu patru litere câștigi partida.
