# Playing by ear or by touch

heading-board = Masa
heading-hand = Mâna ta
klepka-gone = a fost luată
dnup-over = { $value } peste { $other }
dnup-begin = Începi runda { $round }: pune un set sau rotește mâna.
listening = Mesaje și taste
listening-buffer = Mesaje
listening-previous = Anteriorul
listening-next = Următorul
listening-first = Primul
listening-newest = Cel mai nou
listening-repeat = Repetă
listening-copy = Copiază
listening-copied = Copiat.
listening-not-copied = Browserul nu permite paginii să copieze.
listening-mute = Oprește canalul „{ $name }”
listening-less = Nu mai anunța astfel de mesaje
listening-more = Anunță mereu astfel de mesaje
listening-kinds-reset = Revino la normal
listening-alarms = Alarmele ceasului: secunde rămase
listening-set = Setează
jumps = Taste de navigare
jumps-on = Folosește taste de navigare: { $keys } și o literă sau o cifră
jump-prompt = Ce ai de făcut
jump-board = Masa
jump-hand = Mâna ta
jump-field = Câmpul de text
jump-log = Jurnalul
jump-chat = Chatul
jump-seats = Jucătorii
jump-previous = Mesajul anterior
jump-next = Mesajul următor
jump-buffer = Alte mesaje: joc, chat, oameni, tot
jump-set = { $what }: { $keys }
jump-lost = „{ $what }” nu mai are tastă.
jump-taken = Combinația { $keys } este ocupată: o folosește cititorul de ecran, browserul sau sistemul ori scrie o literă pe unele tastaturi. Litere libere: { $letters }, precum și toate cifrele.
jump-wrong = O tastă de navigare poate fi doar o literă sau o cifră. Backspace elimină tasta.
jump-absent = Indisponibil acum: „{ $what }”.
jumps-reset = Resetează tastele
reset-done = Setările inițiale au fost restabilite.
prepare = Trimite în tura mea
prepared = Mutare pregătită: { $move }. Se trimite când îți vine rândul, dacă mai e permisă.
prepared-cancel = Anulează
which-seat = Ce loc? Scrie un număr de la 1 la { $highest }.
screen-readers = Cum joci cu un cititor de ecran
table-terms-time = Locul { $number } are { $percent }% din timpul obișnuit
extra-time = Timp în plus
extra-time-help = Toți văd asta înainte să se așeze.
extra-time-none = La fel ca ceilalți
extra-time-times = Timp × { $times }
sounds-page = Toate sunetele
dnup-second = A doua ta tură.
dnup-first = Tu începi.
klepka-due = { $due ->
    [2] Întoarce.
    [one] Întoarce o carte.
    [few] Întoarce { $due } cărți.
   *[other] Întoarce { $due } de cărți.
}
klepka-another = Mai întoarce o pereche.
