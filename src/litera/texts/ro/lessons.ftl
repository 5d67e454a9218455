### Tutoriale: câte o primă partidă scurtă din fiecare joc. Sarcinile sunt cele din pagini.

lesson-title = { $game }: tutorial
lesson-count = Pasul { $step } din { $of }
lesson-table = Pe masă
lesson-hand = Mâna ta
lesson-rack = Suportul tău
lesson-word = Cuvântul tău
lesson-own-set = Setul tău
lesson-rival-set = Setul adversarului
lesson-ways = Ce poți face
lesson-how = Scrie doar ce cere sarcina sau toată mutarea. Enter repetă sarcina; „ieși” încheie tutorialul.
lesson-wrong = { $times ->
    [one] Nu e asta. Mai citește o dată sarcina.
   *[other] Nu e asta. Scrie: „{ $pick }”
}
lesson-move = Într-o partidă scrii „{ $move }”.
lesson-go-on = Apasă Enter ca să continui.
lesson-none = Acest joc nu are tutorial. Jocuri cu tutorial: { $games }.
lesson-more = Acum cunoști regulile de bază. Ca să joci o partidă: litera play { $game }
command-learn = învață un joc în câțiva pași, în acest terminal

klepka-lesson-1 = Pe masă sunt litere cu fața în jos. Întoarce două cărți: A1 și C2.
klepka-lesson-1-done = Ai întors { $first } și { $first }, una albastră și una galbenă. Literele identice formează o pereche, oricare le-ar fi culoarea. Sunt ale tale și mai poți întoarce două cărți.
klepka-lesson-2 = Acum întoarce B1 și C1.
klepka-lesson-2-done = { $second } și { $letter } sunt diferite, așa că se întorc amândouă cu fața în jos. Le-au văzut toți. Ține minte unde sunt!
klepka-lesson-3 = La A2 e ascunsă litera { $letter }, iar perechea ei ai văzut-o. Întoarce-le pe amândouă.
klepka-lesson-3-done = Încă o pereche! Memoria bună e jumătate din joc. Cu literele adunate poți forma cuvinte începând din tura următoare.
klepka-lesson-4 = Ceva mai târziu ai cinci litere. Formează cuvântul { $word }, literă cu literă, numai din cărți albastre: acestea sunt marcate cu un pătrat și se scriu cu „b”.
klepka-lesson-4-done = { $sum } puncte, dublate fiindcă toate cărțile au aceeași culoare: { $points }. În plus, fiecare cuvânt îți dă dreptul să întorci încă o pereche.
klepka-lesson-5 = Haosul și schimbul se pot juca oricând, chiar și în tura altuia. Ceilalți țin minte prea multe cărți: joacă haosul (#), care amestecă tot ce e pe masă.
klepka-lesson-5-done = Acum nimeni nu mai știe unde e fiecare carte. Polisemia (*) ține locul oricărei litere într-un cuvânt, iar schimbul (~) îți dă o carte a altui jucător în locul uneia de-a ta.
word_rummikub-lesson-1 = Primul cuvânt trebuie să aibă cel puțin șase litere, toate de pe suportul tău. Pune { $word }, literă cu literă.
word_rummikub-lesson-1-done = { $word } e pe masă: șase litere, șase puncte. De acum poți reface cuvintele de pe masă.
word_rummikub-lesson-2 = Cuvântul { $word } poate fi desfăcut. Formează { $short } din literele lui și din piesa ta { $own }; rămâne { $rest }.
word_rummikub-lesson-2-done = { $short } și { $rest }. Toate piesele au rămas pe masă, fiecare cuvânt are cel puțin trei litere, iar o piesă a fost a ta. Contează cel mai lung cuvânt cu o piesă de-a ta: 3 puncte.
word_rummikub-lesson-3 = Jokerul ține aici locul literei { $free }. Înlocuiește-l cu piesa ta { $free }: alege întâi { $free }, apoi jokerul.
word_rummikub-lesson-3-done = Jokerul e liber. Trebuie pus din nou pe masă în aceeași tură, ca orice literă: aici ține locul literei { $as } în { $freed }.
word_rummikub-lesson-4 = Din aceste litere nu se poate forma niciun cuvânt. Trage o piesă.
word_rummikub-lesson-4-done = Ai o piesă în plus și e rândul jucătorului următor. Partida se încheie când banca e goală și cineva și-a pus ultima piesă.
scrabble_cards-lesson-1 = Primul cuvânt poate sta oriunde. Pune { $word }, literă cu literă.
scrabble_cards-lesson-1-done = Literele aduc { $sum }, iar punctele primului cuvânt se dublează: { $points }.
scrabble_cards-lesson-2 = Orice cuvânt nou trebuie să atingă cartonașele de pe masă. Pune { $crossing } în jos, astfel încât litera { $touching } să formeze și { $longer }.
scrabble_cards-lesson-2-done = Contează ambele cuvinte noi: { $crossing } aduce { $one }, iar { $longer } aduce { $other }; în total { $both }, dintr-o singură mutare.
scrabble_cards-lesson-3 = Se poate și mai mult. Care dintre cartonașele tale dublează cuvântul principal? Adaugă-l.
scrabble_cards-lesson-3-done = { $crossing } aduce acum { $double }, iar { $longer } aduce { $other }; în total { $most }. Celălalt cartonaș dă 10 puncte pentru un cuvânt care începe cu { $letter }; jucat împotriva unui adversar, îi ia 5 puncte.
scrabble_cards-lesson-4 = Adversarul pune { $wrong }. Există acest cuvânt? Îl poți accepta sau verifica.
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
