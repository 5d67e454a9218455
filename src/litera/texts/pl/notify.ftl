### Notifications: what is sent to people who are away, by Web Push and by mail.

notify-turn = Twoja tura. Pozostali przy stole: { $names }.
notify-reminder = { $hours ->
    [one] Twoja tura; została ci { $hours } godzina.
    [few] Twoja tura; zostały ci { $hours } godziny.
   *[many] Twoja tura; zostało ci { $hours } godzin.
}
notify-over = { $count ->
    [0] Koniec gry, bez zwycięzcy.
    [one] Koniec gry. Wygrywa: { $winners }.
    [few] Koniec gry. Wygrywają: { $winners }.
   *[many] Koniec gry. Wygrywają: { $winners }.
}
notify-chat = { $name } pisze na czacie.
notify-invited = { $name } zaprasza cię do stołu.
notify-confirm-title = Potwierdź swój adres w Literze
notify-confirm-letter = Otwórz ten link, aby dostawać powiadomienia z Litery na ten adres. Jeśli to nie twoja prośba, zignoruj tę wiadomość.
notify-sign-in-title = Logowanie do Litery
notify-sign-in = Otwórz ten link w ciągu 15 minut na urządzeniu, na którym chcesz się zalogować. Link działa tylko raz. Jeśli to nie twoja prośba, zignoruj tę wiadomość.
server-no-zone = Nie ma strefy czasowej „{ $zone }”. Wpisz nazwę taką jak „Europe/Warsaw”.
server-no-address = To nie jest adres e-mail. Adres ma postać nazwa@serwer.
server-no-mail = Ten serwer nie wysyła poczty.
server-no-push = Przez usługę powiadomień tej przeglądarki nie można wysyłać powiadomień.
server-too-many-browsers = Dostajesz już powiadomienia w { $most } przeglądarkach. Najpierw wyłącz je w jednej z nich.
server-not-friends = Zaprosić możesz tylko znajomych.
server-setting-smtp = Ustawienie „smtp” musi być adresem serwera poczty, na przykład „smtp://user:password@mail.example.org”.
server-setting-mail = Aby wysyłać pocztę, serwer potrzebuje też ustawień „mail_from” (adres) i „public_url”.
server-setting-openid = Ustawienie „openid_issuer” musi być adresem dostawcy i zaczynać się od „https://”.
server-setting-openid-client = Do logowania przez dostawcę OpenID serwer potrzebuje też ustawień „openid_client” i „openid_secret”.
server-setting-openid-extra = Do logowania przez dostawcę OpenID potrzeba jeszcze jednej biblioteki. Zainstaluj ją: pip install "litera[openid]"
