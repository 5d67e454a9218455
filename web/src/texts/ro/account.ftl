# Păstrarea locului, conectare

keep-place-lead = Joci ca { $name }, în calitate de invitat, doar în acest browser. Adaugă un mod de conectare ca să poți reveni de pe orice dispozitiv: locurile, partidele și numele rămân aceleași. Nu ai nevoie de parolă.
account-lead = Cu oricare dintre acestea poți reveni de pe alt dispozitiv.
sign-in-instead = Am mai fost aici: mă conectez
sign-in-lead = Partidele pe care le joci ca invitat pe acest dispozitiv se vor păstra în contul tău.
sign-out = Deconectează
sign-out-label = Deconectează: { $name }
sign-out-others = Deconectează toate celelalte dispozitive
sign-out-here = Deconectare aici
ways = Cum te conectezi
new-ways = Adaugă un mod de conectare
passkey = Cheie de acces
passkey-help = Cheia rămâne pe dispozitiv sau în managerul de parole; o confirmi cu amprenta, cu fața sau cu un PIN.
passkey-missing = Cheile de acces funcționează doar prin https sau pe acest calculator. Cuvintele de recuperare și linkurile funcționează oriunde.
passkey-add = Creează o cheie de acces
passkey-added = Cheia de acces a fost adăugată.
way-words = Cuvinte de recuperare
way-passkey = Cheie de acces creată în { $label }
way-mail = Linkuri trimise la { $label }
mail-sure = Continui pe acest dispozitiv ca persoana căreia i s-a trimis mesajul?
sign-in-mail = Link prin e-mail
sign-in-mail-send = Trimite-mi un link
sign-in-mail-sent = Dacă adresa e confirmată aici, linkul e pe drum. E valabil 15 minute.
account-event-mail = Conectare cu un link primit prin e-mail: { $device }
account-event-mail-added = Adresă de e-mail confirmată: { $device }
way-openid = { $label } (furnizor de identitate)
account-event-openid = Conectare prin furnizorul de identitate: { $device }
account-event-openid-added = Furnizor de identitate adăugat: { $device }
openid = { $provider }
openid-help = Folosește identitatea pe care o ai la { $provider }.
openid-add = Adaugă identitatea
openid-sign-in = Conectează-te prin { $provider }
openid-waiting = Se verifică cine ești…
openid-cancelled = Furnizorul a refuzat sau conectarea a fost anulată. Nu s-a schimbat nimic.
sign-in-passkey = Folosește o cheie de acces
recovery-words = Cuvinte de recuperare
recovery-words-help = Douăsprezece cuvinte englezești, pe care le notezi sau le tipărești. Funcționează pe orice dispozitiv, iar cele noi le înlocuiesc pe cele vechi.
recovery-words-show = Arată-mi cuvintele
recovery-words-once = Vezi aceste cuvinte doar acum. Notează-le în această ordine și nu le arăta nimănui.
recovery-words-kept = Le-am notat
recovery-words-type = Cele douăsprezece cuvinte ale tale
recovery-words-type-help = Scrie-le în ordine; ajung primele patru litere din fiecare.
print = Tipărește
transfer = Link pentru alt dispozitiv
transfer-help = Deschide linkul pe celălalt dispozitiv în cel mult cinci minute. Funcționează o singură dată, chiar și fără https.
transfer-make = Creează un link
transfer-link = Link pentru celălalt dispozitiv
transfer-qr = Codul QR al linkului pentru celălalt dispozitiv
transfer-sure = Te conectezi aici ca persoana care a creat linkul. Continuă doar dacă l-ai creat chiar tu.
transfer-take = Continuă aici
transfer-from-other = Creează un link pe celălalt dispozitiv, unde contul tău e deja deschis, pe pagina „Contul tău”.
remove = Elimină
remove-label = Elimină: { $name }
remove-sure = Nu te vei mai putea conecta așa. Dacă nu îți rămâne niciun mod de conectare, contul va rămâne deschis doar pe dispozitivele pe care le folosești acum.
devices = Dispozitive
device-here = { $name } (acest dispozitiv)
device-unknown = dispozitiv necunoscut
last-used = ultima folosire:
account-events = Ce s-a întâmplat în cont
account-event-words = Conectare cu cuvinte de recuperare: { $device }
account-event-passkey = Conectare cu o cheie de acces: { $device }
account-event-transfer = Conectare cu un link: { $device }
account-event-words-made = Cuvinte de recuperare noi: { $device }
account-event-passkey-added = Cheie de acces adăugată: { $device }
account-event-way-removed = Mod de conectare eliminat: { $device }
account-event-signed-out = Deconectare: { $device }

# One's own games

# One's data
data = Datele tale
data-lead = Descarcă într-un singur fișier JSON tot ce păstrează serverul despre tine.
data-download = Descarcă-mi datele
delete-account = Șterge-mi contul
delete-lead = Dispar numele, mesajele, prietenii și modurile tale de conectare. Partidele rămân, dar în locul numelui va scrie „cineva care a plecat”. Ștergerea nu se poate anula.
delete-name = Ca să confirmi, scrie-ți numele: { $name }
delete-act = Șterge tot

# One's profile
profile = Pagina ta
profile-page = Vezi-ți pagina
profile-about = Despre tine
profile-about-help = Un rând pe pagina ta, cel mult 200 de caractere.
profile-languages = Limbile pe care le vorbești
profile-languages-others = Alte limbi
profile-visibility = Cine îți vede pagina și clasamentele?
profile-visibility-everybody = Toată lumea
profile-visibility-played = Cei cu care joc și prietenii
profile-visibility-nobody = Nimeni
profile-keep = Salvează
profile-kept = Salvat.
vacation = Vacanță
vacation-lead = Cât ești în vacanță, ceasurile tale stau pe loc în partidele cu zile pe mutare. Toți cei de la masă văd asta.
vacation-left = { $days ->
    [0] Nu mai ai zile de vacanță anul acesta.
    [one] Anul acesta mai ai o zi de vacanță.
    [few] Anul acesta mai ai { $days } zile de vacanță.
   *[other] Anul acesta mai ai { $days } de zile de vacanță.
}
vacation-days = Zile de vacanță
vacation-begin = Începe vacanța
vacation-until = Ești în vacanță până la { $date }.
vacation-end = Încheie vacanța
