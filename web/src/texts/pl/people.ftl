# People among each other, reports and moderation

account-people = Znajomi i zablokowani
people-askers = Zaproszenia do grona znajomych
people-friends = Znajomi
people-friends-none = Nie masz jeszcze znajomych. Wybierz imię przy stole lub na stronie rankingów, a potem „Dodaj do znajomych”.
people-friends-guest = Aby mieć tu znajomych, najpierw wybierz „Zachowaj moje miejsce”.
people-asked = Twoje zaproszenia bez odpowiedzi
people-muted = Wyciszeni: nie widzisz ich wiadomości
people-blocked = Zablokowani: nie usiądziecie przy jednym stole
people-presence = Znajomi widzą, że tu jestem
people-presence-help = Twoją obecność zobaczą tylko znajomi.
person-nobody = { $name }: nie ma tu takiej osoby.
person-page = Otwórz stronę tej osoby
person-note = Prywatna notatka
person-note-help = Notatkę możesz przeczytać tylko ty.
person-note-keep = Zapisz notatkę
person-note-kept = Zapisano notatkę.
tie-friend = Dodaj do znajomych
tie-mute = Wycisz
tie-block = Zablokuj
tie-block-title = { $name }: zablokować?
tie-block-sure = Nie usiądziecie już przy jednym stole i nie zobaczycie nawzajem swoich wiadomości. Ta osoba się o tym nie dowie.
tie-done-friend = { $name } może teraz przyjąć zaproszenie. Jeśli ta osoba już cię zaprosiła, jesteście znajomymi.
tie-done-mute = Wyciszono: { $name }. Cofniesz to na stronie „Ludzie”.
tie-done-block = Zablokowano: { $name }. Cofniesz to na stronie „Ludzie”.
tie-accept = Przyjmij
tie-decline = Odrzuć
tie-unfriend = Usuń
invite-to-game = Zaproś do gry
tie-withdraw = Wycofaj
tie-unmute = Cofnij wyciszenie
tie-unblock = Odblokuj
tie-label = { $act }: { $name }
neighbours-none = Nikogo innego tu nie ma.
notices = Od moderatorów
notice-warn = Udzielono ci upomnienia.
notice-mute = Wyciszono cię.
notice-suspend = Zawieszono twoje konto.
notice-ban = Zablokowano twoje konto.
notice-rename = Zmieniono twoją nazwę.
notice-lift = Cofnięto wyciszenie, zawieszenie i blokadę.
notice-silence = Usunięto twoje wiadomości przy jednym ze stołów.
report = Zgłoś
report-person = Zgłoszenie: { $name }
report-lead = Zgłoszenie przeczytają moderatorzy. Ta osoba nie dowie się, kto je wysłał.
report-lead-table = Moderatorzy przeczytają zgłoszenie razem z wiadomościami tej osoby przy tym stole. Ta osoba nie dowie się, kto je wysłał.
report-lead-line = Moderatorzy przeczytają zgłoszenie razem z tą wiadomością i innymi wiadomościami tej osoby przy tym stole. Ta osoba nie dowie się, kto je wysłał.
report-reason = Czego to dotyczy?
report-reason-chat = Wiadomości
report-reason-name = Nazwa
report-reason-play = Nieuczciwa gra
report-reason-other = Coś innego
report-words = Co się stało?
report-send = Wyślij
report-sent = Dziękujemy. Moderatorzy się tym zajmą.
report-by = Zgłasza { $reporter }: { $reason }.
report-name-then = Nazwa w tamtej chwili: { $name }
report-table = Stół
report-said = { $count ->
    [one] Co napisała ta osoba ({ $count } wiadomość)
    [few] Co napisała ta osoba ({ $count } wiadomości)
   *[many] Co napisała ta osoba ({ $count } wiadomości)
}
report-line = Zgłoszona wiadomość
report-before = { $count ->
    [0] Brak wcześniejszych decyzji w sprawie tej osoby.
    [one] { $count } wcześniejsza decyzja w sprawie tej osoby.
    [few] { $count } wcześniejsze decyzje w sprawie tej osoby.
   *[many] { $count } wcześniejszych decyzji w sprawie tej osoby.
}
moderation = Moderacja
moderation-none = Nie ma oczekujących zgłoszeń.
moderation-none-such = Nie ma takich oczekujących zgłoszeń.
moderation-reason = Powód zgłoszenia
moderation-every-reason = Wszystkie powody
moderation-log = Dziennik
moderation-every-measure = Wszystkie decyzje
moderation-log-none = W dzienniku nie ma takich wpisów.
moderation-done = Wykonano i zapisano w dzienniku.
fair-play = Uczciwość w grach rankingowych
fair-play-lead = Te liczby niczego nie dowodzą; pokazują tylko, gdzie warto zajrzeć. Silni gracze często wybierają te same ruchy co najsilniejszy bot.
fair-play-none = Nikt nie rozegrał jeszcze wystarczająco wielu gier rankingowych.
fair-play-none-such = Nie ma takich wyników.
fair-play-unusual-only = Tylko nietypowe wyniki
fair-play-unusual = Nietypowe:
fair-play-agrees = Zgodność z najsilniejszym botem: { $agreed } (decyzje: { $decisions }, gry: { $games }).
fair-play-usual = Najlepsi uczciwi gracze osiągają { $usual }.
fair-play-lost = Inne ruchy kosztują średnio { $lost } szans na wygraną.
fair-play-time = Ruch zajmuje średnio { $seconds } s (rozrzut: { $spread }).
measure = Decyzja
measure-dismiss = Oddal zgłoszenie
measure-warn = Upomnij
measure-silence = Usuń wiadomości
measure-mute = Wycisz
measure-suspend = Zawieś
measure-ban = Zablokuj
measure-rename = Zmień nazwę
measure-lift = Cofnij wszystko
measure-grant = Nadanie roli moderatora
measure-revoke = Odebranie roli moderatora
measure-hours = Godziny
measure-name = Nowa nazwa
measure-why = Powód
measure-why-help = Ta osoba przeczyta powód, chyba że oddalasz zgłoszenie.
measure-act = Zdecyduj

# Notifications
notifications = Powiadomienia
notify-lead = Powiadomienia przychodzą, gdy cię nie ma, w grach, w których czas na ruch liczy się w dniach.
notify-browser = Powiadamiaj w tej przeglądarce
notify-browsers = { $count ->
    [0] Żadna z twoich przeglądarek nie dostaje jeszcze powiadomień.
    [one] Powiadomienia dostaje jedna z twoich przeglądarek.
    [few] Powiadomienia dostają { $count } z twoich przeglądarek.
   *[many] Powiadomienia dostaje { $count } z twoich przeglądarek.
}
notify-browser-cannot = Ta przeglądarka nie może tu pokazywać powiadomień. Działają tylko przez https albo gdy serwer działa na tym komputerze.
notify-not-allowed = Przeglądarka nie pozwala na powiadomienia. Zmień to w jej ustawieniach dla tej strony.
notify-mail = E-mail
notify-mail-address = Adres e-mail
notify-mail-help = Adres służy też do logowania: dostaniesz na niego link. Zostaw puste pole, aby usunąć adres.
notify-mail-keep = Zapisz adres
notify-mail-sent = Wysłano link. Otwórz go na tym urządzeniu.
notify-mail-confirmed = Adres { $address } jest potwierdzony.
notify-mail-unconfirmed = Aby potwierdzić adres { $address }, otwórz wysłany na niego link.
notify-kinds = O czym chcesz wiedzieć
notify-kind-turn = Moja tura
notify-kind-reminder = Kończy mi się czas
notify-kind-over = Koniec gry
notify-kind-chat = Ktoś do mnie pisze
notify-kind-invited = Zaproszenie od kogoś ze znajomych
notify-quiet-from = Cisza od
notify-quiet-to = Cisza do
notify-quiet-never = Bez godzin ciszy
notify-quiet-help = Powiadomienia z tego czasu dotrą do ciebie później.
notify-confirm-lead = Czy to twój adres? Potwierdź go, aby dostawać na niego powiadomienia i linki do logowania.
notify-confirm = Potwierdź adres
