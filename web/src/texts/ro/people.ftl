# People among each other, reports and moderation

account-people = Prieteni și persoane blocate
people-askers = Cereri de prietenie
people-friends = Prieteni
people-friends-none = Nu ai încă prieteni. Alege un nume la o masă sau pe pagina clasamentelor, apoi „Adaugă la prieteni”.
people-friends-guest = Ca să ai prieteni aici, alege mai întâi „Păstrează-mi locul”.
people-asked = Se așteaptă răspunsul lor
people-muted = Mesaje ascunse: nu vezi ce scriu
people-blocked = Persoane blocate: nu stați niciodată la aceeași masă
people-presence = Prietenii văd când sunt aici
people-presence-help = Văd asta doar persoanele pe care le-ai acceptat ca prieteni.
person-nobody = { $name }: nu există o astfel de persoană aici.
person-page = Deschide pagina
person-note = Notă privată
person-note-help = Doar tu o poți citi.
person-note-keep = Salvează nota
person-note-kept = Notă salvată.
tie-friend = Adaugă la prieteni
tie-mute = Ascunde mesajele
tie-block = Blochează
tie-block-title = Blochezi persoana { $name }?
tie-block-sure = Nu veți mai sta la aceeași masă și nu vă veți mai citi mesajele. Persoana nu va ști că ai blocat-o.
tie-done-friend = Cerere de prietenie trimisă: { $name }. Dacă aveai deja o cerere de la această persoană, acum sunteți prieteni.
tie-done-mute = Mesaje ascunse: { $name }. Le poți afișa din nou pe pagina „Persoane”.
tie-done-block = Persoană blocată: { $name }. O poți debloca pe pagina „Persoane”.
tie-accept = Acceptă
tie-decline = Refuză
tie-unfriend = Elimină
invite-to-game = Invită la o partidă
tie-withdraw = Retrage
tie-unmute = Arată mesajele
tie-unblock = Deblochează
tie-label = { $act }: { $name }
neighbours-none = Nu mai este nimeni aici.
notices = De la moderatori
notice-warn = Ai primit un avertisment.
notice-mute = Chatul tău a fost oprit.
notice-suspend = Contul ți-a fost suspendat.
notice-ban = Nu mai poți juca aici.
notice-rename = Ți s-a schimbat numele.
notice-lift = Oprirea chatului, suspendarea sau excluderea ta a fost ridicată.
notice-silence = Mesajele tale de la o masă au fost eliminate.
report = Raportează
report-person = Raportare: { $name }
report-lead = Moderatorii citesc raportarea. Persoana nu va afla cine a raportat-o.
report-lead-table = Moderatorii citesc raportarea, împreună cu ce a scris persoana la această masă. Persoana nu va afla cine a raportat-o.
report-lead-line = Moderatorii citesc raportarea, împreună cu acest mesaj și cu tot ce a mai scris persoana la această masă. Persoana nu va afla cine a raportat-o.
report-reason = Despre ce este vorba?
report-reason-chat = Mesaje
report-reason-name = Nume
report-reason-play = Joc incorect
report-reason-other = Altceva
report-words = Ce s-a întâmplat
report-send = Trimite
report-sent = Mulțumim. Moderatorii se vor ocupa de raportarea ta.
report-by = Raportare de la { $reporter }: { $reason }.
report-name-then = Numele de atunci: { $name }
report-table = Masa
report-said = { $count ->
    [one] Ce a scris (un mesaj)
    [few] Ce a scris ({ $count } mesaje)
   *[other] Ce a scris ({ $count } de mesaje)
}
report-line = Mesaj raportat
report-before = { $count ->
    [0] Nicio decizie anterioară despre această persoană.
    [one] O decizie anterioară despre această persoană.
    [few] { $count } decizii anterioare despre această persoană.
   *[other] { $count } de decizii anterioare despre această persoană.
}
moderation = Moderare
moderation-none = Nu există raportări în așteptare.
moderation-none-such = Nu există astfel de raportări în așteptare.
moderation-reason = Motivul raportării
moderation-every-reason = Toate motivele
moderation-log = Jurnal
moderation-every-measure = Toate deciziile
moderation-log-none = Jurnalul nu are astfel de înregistrări.
moderation-done = Decizia a fost aplicată și notată în jurnal.
fair-play = Joc corect în partidele cu clasament
fair-play-lead = Aceste cifre nu dovedesc nimic: arată doar unde merită să te uiți. Jucătorii puternici fac adesea aceleași mutări ca cel mai puternic bot.
fair-play-none = Nimeni nu are încă destule partide cu clasament.
fair-play-none-such = Nu există astfel de rezultate.
fair-play-unusual-only = Doar rezultate neobișnuite
fair-play-unusual = Neobișnuit:
fair-play-agrees = Decizii ca ale celui mai puternic bot: { $agreed } din { $decisions }; partide: { $games }.
fair-play-usual = Cei mai buni jucători corecți ajung la { $usual }.
fair-play-lost = Celelalte mutări scad în medie șansele de câștig cu { $lost }.
fair-play-time = O mutare durează în medie { $seconds } s, cu o variație de { $spread } s.
measure = Decizie
measure-dismiss = Respinge raportarea
measure-warn = Avertizează
measure-silence = Elimină mesajele
measure-mute = Oprește-i chatul
measure-suspend = Suspendă
measure-ban = Exclude
measure-rename = Schimbă numele
measure-lift = Anulează tot
measure-grant = Rol de moderator acordat
measure-revoke = Rol de moderator retras
measure-hours = Ore
measure-name = Nume nou
measure-why = Motiv
measure-why-help = Persoana va vedea motivul, în afară de cazul în care respingi raportarea.
measure-act = Confirmă decizia

# Notifications
notifications = Notificări
notify-lead = Pentru partidele în care o mutare poate dura zile, primești notificări când nu ești aici.
notify-browser = Notificări în acest browser
notify-browsers = { $count ->
    [0] Deocamdată nu primești notificări în niciun browser.
    [one] Primești notificări într-un browser.
    [few] Primești notificări în { $count } browsere.
   *[other] Primești notificări în { $count } de browsere.
}
notify-browser-cannot = Acest browser nu poate afișa notificări aici. Notificările funcționează doar prin https sau când serverul rulează pe acest calculator.
notify-not-allowed = Browserul nu permite notificări. Schimbă asta în setările lui pentru această pagină.
notify-mail = E-mail
notify-mail-address = Adresă de e-mail
notify-mail-help = Cu ea te poți și conecta, printr-un link. Ca să elimini adresa, lasă câmpul gol.
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
notify-quiet-from = Ore de liniște, de la
notify-quiet-to = Ore de liniște, până la
notify-quiet-never = Fără ore de liniște
notify-quiet-help = Notificările din acest interval le primești mai târziu.
notify-confirm-lead = E adresa ta? Confirm-o ca să primești notificări și să te poți conecta cu ea.
notify-confirm = Confirmă adresa
