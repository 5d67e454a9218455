# Zachowanie miejsca, logowanie

keep-place-lead = Grasz jako { $name }, na razie tylko jako gość w tej przeglądarce. Dodaj sposób logowania, aby móc wrócić na każdym urządzeniu: miejsca, gry i nazwa pozostaną bez zmian. Hasło nie jest potrzebne.
account-lead = Każdy z tych sposobów pozwala wrócić na dowolnym urządzeniu.
sign-in-instead = Nie jestem tu pierwszy raz: zaloguj mnie
sign-in-lead = Gry, w które grasz na tym urządzeniu jako gość, przejdą na twoje konto.
sign-out = Wyloguj
sign-out-label = Wyloguj: { $name }
sign-out-others = Wyloguj wszystkie inne urządzenia
sign-out-here = Wyloguj tutaj
ways = Jak się logujesz
new-ways = Dodaj sposób logowania
passkey = Klucz dostępu
passkey-help = Klucz przechowuje urządzenie albo menedżer haseł; logowanie potwierdzasz odciskiem palca, twarzą albo PIN-em.
passkey-missing = Klucze dostępu działają tylko przez https albo na tym komputerze. Słowa odzyskiwania i linki działają wszędzie.
passkey-add = Utwórz klucz dostępu
passkey-added = Dodano klucz dostępu.
way-words = Słowa odzyskiwania
way-passkey = Klucz dostępu z urządzenia: { $label }
way-mail = Linki na adres { $label }
mail-sure = Czy kontynuować na tym urządzeniu jako osoba, która dostała tę wiadomość?
sign-in-mail = Link e-mailem
sign-in-mail-send = Wyślij mi link
sign-in-mail-sent = Jeśli ten adres jest tu potwierdzony, link jest w drodze. Działa przez 15 minut.
account-event-mail = Logowanie linkiem z e-maila: { $device }
account-event-mail-added = Potwierdzenie adresu e-mail: { $device }
way-openid = { $label } (dostawca tożsamości)
account-event-openid = Logowanie przez dostawcę tożsamości: { $device }
account-event-openid-added = Dodanie dostawcy tożsamości: { $device }
openid = { $provider }
openid-help = Użyj swojej tożsamości u dostawcy { $provider }.
openid-add = Dodaj tę tożsamość
openid-sign-in = Zaloguj się przez { $provider }
openid-waiting = Trwa sprawdzanie tożsamości…
openid-cancelled = Dostawca odmówił albo logowanie zostało przerwane. Nic się nie zmieniło.
sign-in-passkey = Użyj klucza dostępu
recovery-words = Słowa odzyskiwania
recovery-words-help = Dwanaście angielskich słów do zapisania lub wydrukowania. Działają na każdym urządzeniu, a nowe zastępują stare.
recovery-words-show = Pokaż moje słowa
recovery-words-once = Te słowa widać tylko teraz. Zapisz je w tej kolejności i nikomu nie pokazuj.
recovery-words-kept = Słowa są zapisane
recovery-words-type = Twoje dwanaście słów
recovery-words-type-help = Wpisz słowa po kolei; wystarczą pierwsze cztery litery każdego.
print = Drukuj
transfer = Link na inne urządzenie
transfer-help = Otwórz ten link na drugim urządzeniu w ciągu pięciu minut. Działa tylko raz, także bez https.
transfer-make = Utwórz link
transfer-link = Link na twoje drugie urządzenie
transfer-qr = Kod QR linku na twoje drugie urządzenie
transfer-sure = Zalogujesz się tutaj jako osoba, od której pochodzi link. Kontynuuj tylko, jeśli to twój własny link.
transfer-take = Kontynuuj tutaj
transfer-from-other = Link utworzysz na urządzeniu, na którym już grasz: otwórz tam swoje konto.
remove = Usuń
remove-label = Usuń: { $name }
remove-sure = Nie będzie już można logować się w ten sposób. Jeśli to twój ostatni sposób logowania, dostęp do konta pozostanie tylko na urządzeniach, których teraz używasz.
devices = Urządzenia
device-here = { $name } (to urządzenie)
device-unknown = nieznane urządzenie
last-used = ostatnio:
account-events = Ostatnie zdarzenia
account-event-words = Logowanie słowami odzyskiwania: { $device }
account-event-passkey = Logowanie kluczem dostępu: { $device }
account-event-transfer = Logowanie linkiem: { $device }
account-event-words-made = Nowe słowa odzyskiwania: { $device }
account-event-passkey-added = Dodanie klucza dostępu: { $device }
account-event-way-removed = Usunięcie sposobu logowania: { $device }
account-event-signed-out = Wylogowanie: { $device }

# One's own games

# One's data
data = Twoje dane
data-lead = Pobierz w jednym pliku JSON wszystko, co serwer o tobie przechowuje.
data-download = Pobierz moje dane
delete-account = Usuń moje konto
delete-lead = Znikną twoja nazwa, wiadomości, znajomi i sposoby logowania. Gry zostaną z podpisem „konto usunięte”. Tego nie można cofnąć.
delete-name = Aby potwierdzić, wpisz swoją nazwę: { $name }
delete-act = Usuń wszystko

# One's profile
profile = Twoja strona
profile-page = Zobacz swoją stronę
profile-about = O mnie
profile-about-help = Jedna linijka na twojej stronie, do 200 znaków.
profile-languages = Języki, którymi się posługujesz
profile-languages-others = Więcej języków
profile-visibility = Kto widzi twoją stronę i rankingi?
profile-visibility-everybody = Wszyscy
profile-visibility-played = Osoby, z którymi gram, i znajomi
profile-visibility-nobody = Nikt
profile-keep = Zapisz
profile-kept = Zapisano.
vacation = Urlop
vacation-lead = Podczas urlopu twoje zegary stoją w grach, w których czas na ruch liczy się w dniach. Widzą to wszyscy przy stole.
vacation-left = { $days ->
    [0] W tym roku nie masz już dni urlopu.
    [one] W tym roku został ci { $days } dzień.
    [few] W tym roku zostały ci { $days } dni.
   *[many] W tym roku zostało ci { $days } dni.
}
vacation-days = Dni urlopu
vacation-begin = Rozpocznij urlop
vacation-until = Masz urlop do { $date }.
vacation-end = Zakończ urlop
