### Dicționare și cuvinte: comenzile „lexicon” și „word” și ce poate fi greșit într-o listă.

language-pl = poloneză
language-uk = ucraineană
language-en = engleză
language-ro = română

## Ajutor

lexicon-help = dicționare: listează, descrie, construiește, adaugă
lexicon-help-list = arată dicționarele de pe acest calculator
lexicon-help-info = descrie un dicționar și îi verifică fișierul
lexicon-help-build = reconstruiește din surse publice un dicționar inclus
lexicon-help-add = adaugă o listă de cuvinte a ta, cu un cuvânt pe rând
lexicon-help-compare = compară un dicționar cu o listă de cuvinte a ta: precizie, acoperire, diferențe
lexicon-help-warm = compilează căutarea de cuvinte, ca prima căutare să fie rapidă
lexicon-help-replace = înlocuiește dicționarul care are deja acest nume
lexicon-help-lang = limba răspunsurilor
word-help = cuvinte: verifică, caută, prelungește
word-help-check = arată dacă niște cuvinte se pot juca și, dacă nu, de ce
word-help-find = găsește cuvinte din litere („*” este un cartonaș alb) sau după un model („?” este orice literă)
word-help-some = găsește și cuvinte formate doar din unele dintre litere
word-help-hook = arată literele care, puse înainte sau după, dau alt cuvânt
word-help-lexicon = dicționarul; implicit, cel al alfabetului în care scrii

## Dicționare

lexicon-list-line = { $name }: { $language }, { $words ->
    [one] { $words } cuvânt
    [few] { $words } cuvinte
   *[other] { $words } de cuvinte
}
lexicon-list-damaged = { $name }: { $why }
lexicon-info-title = Dicționarul „{ $name }”: { $title }
lexicon-info-language = Limba: { $language }
lexicon-info-alphabet = Alfabetul: { $letters } (litere: { $count })
lexicon-info-words = Cuvinte: { $words }
lexicon-info-marked = Marcate separat: nume proprii ({ $names }), abrevieri ({ $abbreviations })
lexicon-info-known = Cuvinte pe care le știu cei mai mulți: { $words }
lexicon-info-source = Sursa: { $source }
lexicon-info-licence = Licența: { $licence }
lexicon-info-no-licence = Licența: neprecizată
lexicon-info-digest = SHA-256 al listei de cuvinte: { $digest }
lexicon-info-tags = Date gramaticale: da
lexicon-info-no-tags = Date gramaticale: nu, analizorul acestei limbi nu este instalat
lexicon-info-whole = Fișierul este complet.
lexicon-reading = Se citesc: { $files }
lexicon-progress = Se citește
lexicon-building = Se construiește graful: { $words ->
    [one] un cuvânt
    [few] { $words } cuvinte
   *[other] { $words } de cuvinte
}
lexicon-written = { $words ->
    [one] S-a scris un cuvânt
    [few] S-au scris { $words } cuvinte
   *[other] S-au scris { $words } de cuvinte
} în fișierul { $file }
lexicon-warming = Se compilează căutarea de cuvinte; prima dată durează cam un minut.
lexicon-warm = Căutarea de cuvinte este gata.

lexicon-unknown = Nu există dicționarul „{ $name }”. Dicționare: { $known }.
lexicon-no-recipe = Se pot construi numai dicționarele incluse: { $known }. O listă a ta se adaugă cu: litera lexicon add.
lexicon-no-file = Fișierul { $file } nu există sau nu poate fi citit.
lexicon-foreign = Fișierul { $file } nu este un fișier de dicționar. Dintr-o listă de cuvinte poți face un dicționar cu: litera lexicon add.
lexicon-other-version = Fișierul { $file } are formatul { $version }, iar programul citește formatul { $expected }. Construiește dicționarul din nou.
lexicon-header-damaged = Antetul fișierului { $file } este deteriorat. Construiește sau adaugă dicționarul din nou.
lexicon-wrong-size = Fișierul { $file } este incomplet: are { $bytes } octeți de cuvinte în loc de { $expected }. Construiește sau adaugă dicționarul din nou.
lexicon-arcs-astray = Graful de cuvinte al acestui dicționar este deteriorat. Construiește-l sau adaugă-l din nou.
lexicon-changed = Cuvintele dicționarului „{ $name }” nu corespund antetului. Construiește-l sau adaugă-l din nou.
lexicon-library = Este nevoie de biblioteca { $library }, care nu este instalată.
lexicon-sources = Dicționarul „{ $name }” se construiește { $count ->
    [one] dintr-un fișier
    [few] din { $count } fișiere, în această ordine
   *[other] din { $count } de fișiere, în această ordine
}: { $files }.
lexicon-name-letters = „{ $name }” nu poate fi numele unui dicționar. Folosește cel mult 32 de caractere: litere mici a–z, cifre, „-” și „_”.
lexicon-name-bundled = „{ $name }” este numele unui dicționar inclus. Alege alt nume.
lexicon-name-taken = Dicționarul „{ $name }” există deja. Adaugă --replace ca să-l înlocuiești.

## Liste de cuvinte

affix-line = { $file }, rândul { NUMBER($line, useGrouping: 0) }: regulă de afixe necunoscută.
word-list-word = Cuvântul { NUMBER($number, useGrouping: 0) } din listă: { $fault }.
word-list-file-empty = Fișierul { $file } nu conține cuvinte. Scrie câte un cuvânt pe rând.
word-list-faults = Fișierul { $file } nu poate fi folosit: { $count ->
    [one] un rând greșit
    [few] { $count } rânduri greșite
   *[other] { $count } de rânduri greșite
}. { $faults }.
word-list-fault = Rândul { NUMBER($line, useGrouping: 0) }: { $fault }
word-list-utf16 = Fișierul { $file } este în UTF-16. Salvează-l ca UTF-8.
word-list-encoding = Fișierul { $file } nu este în UTF-8: rândul { NUMBER($line, useGrouping: 0) }. Salvează-l ca UTF-8.
word-list-too-big = Pentru aceste cuvinte ar fi nevoie de un graf cu peste { $arcs } de arce. Împarte lista.
fault-empty = un cuvânt fără litere
fault-letters = „{ $word }” are caractere din afara alfabetului { $language ->
    [uk] ucrainean
    [en] englez
    [ro] român
   *[pl] polonez
}: { $letters }
fault-mark = „{ $word }” începe sau se termină cu apostrof
fault-long = „{ $word }” are prea multe caractere; pot fi cel mult { $longest }
fault-case = „{ $word }” are o majusculă în interior; cuvintele se scriu cu litere mici, numele proprii cu majusculă la început

## Comparații

compare-words = Toate cuvintele: precizie { $precision }, acoperire { $recall }; doar în dicționar: { $extra }, doar în listă: { $missing }
compare-weighted = Ponderat după frecvență: precizie { $precision }, acoperire { $recall }
compare-length = { $letters ->
    [one] { $letters } literă
    [few] { $letters } litere
   *[other] { $letters } de litere
}: precizie { $precision }, acoperire { $recall }
compare-level = Zipf între { $level } și { $level },99: precizie { $precision }, acoperire { $recall }
compare-extra = Doar în dicționar, întâi cele frecvente: { $words }
compare-missing = Doar în listă, întâi cele frecvente: { $words }
compare-passed-over = Rânduri omise (nume, alte litere, prea scurte sau prea lungi): { $count }

## Verificări

check-word = { $word }: este un cuvânt
check-name = { $word }: nu se poate juca, este nume propriu
check-abbreviation = { $word }: nu se poate juca, este abreviere
check-unknown = { $word }: nu e în dicționarul „{ $lexicon }”
check-unknown-near = { $word }: nu e în dicționarul „{ $lexicon }”; cuvinte asemănătoare: { $near }
check-foreign = { $word }: nu e în dicționarul „{ $lexicon }”; caractere din afara alfabetului: { $letters }
check-with-g = Cu Ґ: { $words }
check-vulgar = Cuvânt vulgar: boții nu îl joacă.
check-frequency = Frecvență: { $level } din { $highest }
check-reading = { $lemma }: { $part }
check-reading-number = { $lemma }: { $part }, { $number }
check-reading-marked = { $reading } ({ $marks })
check-no-tags = Fără date gramaticale: analizorul acestei limbi nu este instalat sau lista nu le are.
part-noun = substantiv
part-verb = verb
part-adjective = adjectiv
part-other = altă parte de vorbire
number-singular = singular
number-plural = plural
number-both = singular sau plural
mark-name = nume propriu
mark-abbreviation = abreviere
mark-slang = argou
mark-archaic = arhaism

## Căutări

find-word = { $word }: { $letters ->
    [one] { $letters } literă
    [few] { $letters } litere
   *[other] { $letters } de litere
}, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
find-count = { $count ->
    [0] Nu s-a găsit niciun cuvânt.
    [one] S-a găsit un cuvânt.
    [few] S-au găsit { $count } cuvinte.
   *[other] S-au găsit { $count } de cuvinte.
}
find-more = Rezultate neafișate: { $count }. Folosește --limit ca să vezi mai multe.
find-foreign = Caractere din afara alfabetului (limba { $language }): { $letters }. Scrie litere, „*” pentru un cartonaș alb sau, într-un model, „?” pentru orice literă.
find-empty = Scrie litere, „*” pentru un cartonaș alb sau, într-un model, „?” pentru orice literă.
find-mixed = Un model cu „?” nu se poate combina cu „*” sau cu „--some”.
find-limit = Valoarea lui „--limit” trebuie să fie cel puțin 1, nu { $limit }.
hook-front = Cu o literă pusă înainte: { $words }
hook-back = Cu o literă pusă după: { $words }
