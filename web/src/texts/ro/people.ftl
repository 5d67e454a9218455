# People among each other, reports and moderation

account-people = Prieteni și persoane blocate
people-askers = Vor să îți fie prieteni
people-friends = Prieteni
people-friends-none = Nu ai încă prieteni. Alege un nume la o masă sau pe pagina clasamentelor, apoi „Adaugă la prieteni”.
people-friends-guest = Ca să ai prieteni aici, alege mai întâi „Păstrează-mi locul”.
people-asked = Se așteaptă răspunsul
people-muted = Mesaje ascunse: nu vezi ce scriu
people-blocked = Persoane blocate: nu stați niciodată la aceeași masă
people-presence = Prietenii văd când sunt aici
people-presence-help = Văd asta doar persoanele pe care le-ai acceptat ca prieteni.
person-menu = { $name }: ce poți face
person-page = Deschide pagina
person-note = Notă privată
person-note-help = Doar tu o poți citi.
person-note-keep = Salvează nota
person-note-kept = Notă salvată.
tie-friend = Adaugă la prieteni
tie-mute = Ascunde mesajele
tie-block = Blochează
tie-block-title = Blochezi: { $name }?
tie-block-sure = Nu veți mai sta la aceeași masă și nu vă veți mai citi mesajele. Persoana nu află.
tie-done-friend = { $name } poate accepta acum. Dacă cererea exista deja, sunteți prieteni.
tie-done-mute = Mesaje ascunse: { $name }. Poți anula blocarea pe pagina „Persoane”.
tie-done-block = Ai blocat: { $name }. Poți anula blocarea pe pagina „Persoane”.
tie-accept = Acceptă
tie-decline = Refuză
tie-unfriend = Elimină
tie-withdraw = Retrage
tie-unmute = Arată mesajele
tie-unblock = Deblochează
tie-label = { $act }: { $name }
neighbours-none = Nu mai este nimeni aici.
notices = De la moderatori
notice-warn = Avertisment.
notice-mute = Chatul tău a fost oprit.
notice-suspend = Contul ți-a fost suspendat.
notice-ban = Accesul ți-a fost închis.
notice-rename = Ți s-a schimbat numele.
notice-lift = Oprirea chatului, suspendarea și excluderea s-au încheiat.
notice-silence = Mesajele tale de la o masă au fost eliminate.
report = Raportează
report-person = Raportare: { $name }
report-lead = Moderatorii citesc mesajul. Persoana nu află cine a raportat.
report-lead-table = Moderatorii citesc mesajul împreună cu ce a scris persoana la această masă. Persoana nu află cine a raportat.
report-reason = Despre ce este vorba?
report-reason-chat = Mesaje
report-reason-name = Nume
report-reason-play = Joc necinstit
report-reason-other = Altceva
report-words = Ce s-a întâmplat
report-send = Trimite
report-sent = Mulțumim. Moderatorii se vor ocupa de sesizarea ta.
report-by = Raportare de la { $reporter }: { $reason }.
report-name-then = Numele de atunci: { $name }
report-table = Masa
report-said = { $count ->
    [one] Ce a scris (un mesaj)
    [few] Ce a scris ({ $count } mesaje)
   *[other] Ce a scris ({ $count } de mesaje)
}
report-before = { $count ->
    [0] Nicio decizie anterioară despre această persoană.
    [one] O decizie anterioară despre această persoană.
    [few] { $count } decizii anterioare despre această persoană.
   *[other] { $count } de decizii anterioare despre această persoană.
}
moderation = Moderare
moderation-none = Nu există raportări în așteptare.
moderation-log = Jurnal
moderation-done = Făcut și notat în jurnal.
fair-play = Joc corect în partidele cu clasament
fair-play-lead = Asta nu dovedește nimic: arată unde merită privit. Cei puternici sunt adesea de acord cu cel mai puternic bot.
fair-play-none = Nimeni nu are încă destule partide cu clasament.
fair-play-unusual = Neobișnuit:
fair-play-agrees = De acord cu cel mai puternic bot: { $agreed } din { $decisions } decizii, partide: { $games }.
fair-play-usual = Cei mai buni jucători corecți ajung la { $usual }.
fair-play-lost = Celelalte mutări costă în medie { $lost } dintr-o victorie.
fair-play-time = O mutare durează { $seconds } s, cu o variație de { $spread }.
measure = Decizie
measure-dismiss = Respinge raportarea
measure-warn = Avertizează
measure-silence = Elimină mesajele
measure-mute = Oprește chatul
measure-suspend = Suspendă
measure-ban = Exclude
measure-rename = Schimbă numele
measure-lift = Anulează tot
measure-grant = Rol de moderator acordat
measure-revoke = Rol de moderator retras
measure-hours = Ore
measure-name = Nume nou
measure-why = Motiv
measure-why-help = Persoana îl citește, dacă nu respingi raportarea.
measure-act = Decide

# Notifications
notifications = Notificări
notify-lead = Le primești când lipsești, din partidele în care o mutare poate dura zile.
notify-browser = Notificări în acest browser
notify-browsers = { $count ->
    [0] Niciun browser al tău nu primește încă notificări.
    [one] Un browser al tău primește notificări.
    [few] { $count } browsere ale tale primesc notificări.
   *[other] { $count } de browsere ale tale primesc notificări.
}
notify-browser-cannot = Acest browser nu poate arăta notificări aici. Ele funcționează prin https și pe acest calculator.
notify-not-allowed = Browserul nu permite notificări. Schimbă asta în setările lui pentru această pagină.
notify-mail = E-mail
notify-mail-address = Adresă de e-mail
notify-mail-help = Te poți și conecta cu ea, printr-un link. Lasă câmpul gol ca să elimini adresa.
notify-mail-keep = Salvează adresa
notify-mail-sent = Ți-am trimis un link. Deschide-l pe acest dispozitiv.
notify-mail-confirmed = Adresa { $address } este confirmată.
notify-mail-unconfirmed = Deschide linkul trimis la { $address }.
notify-kinds = Ce notificări primești
notify-kind-turn = E rândul meu
notify-kind-reminder = Îmi expiră timpul
notify-kind-over = S-a încheiat o partidă
notify-kind-chat = Îmi scrie cineva
notify-kind-invited = Mă invită prietenii
notify-quiet-from = Ore de liniște de la
notify-quiet-to = Ore de liniște până la
notify-quiet-never = Fără ore de liniște
notify-quiet-help = Ce se întâmplă atunci ajunge la tine mai târziu.
notify-confirm-lead = Este adresa ta? Confirm-o ca să primești notificări și să te conectezi cu ea.
notify-confirm = Confirmă adresa
