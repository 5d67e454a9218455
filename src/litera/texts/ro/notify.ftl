### Notifications: what is sent to people who are away, by Web Push and by mail.

notify-turn = E rândul tău în partida cu { $names }.
notify-reminder = { $hours ->
    [one] E rândul tău; mai ai o oră.
    [few] E rândul tău; mai ai { $hours } ore.
   *[other] E rândul tău; mai ai { $hours } de ore.
}
notify-over = { $count ->
    [0] Partida s-a încheiat fără câștigător.
    [one] Partida s-a încheiat. Câștigă { $winners }.
   *[other] Partida s-a încheiat. Câștigă { $winners }.
}
notify-chat = { $name } scrie în chat.
notify-invited = { $name } te invită la o masă.
notify-confirm-title = Confirmă adresa pentru Litera
notify-confirm-letter = Deschide acest link ca să primești notificări Litera la această adresă. Dacă nu ai cerut tu asta, nu face nimic.
notify-sign-in-title = Conectare la Litera
notify-sign-in = Deschide acest link în 15 minute pe dispozitivul pe care vrei să te conectezi. Funcționează o singură dată. Dacă nu ai cerut tu asta, nu face nimic.
server-no-zone = Nu există fusul orar „{ $zone }”.
server-no-address = Adresa de e-mail nu este validă: trebuie să conțină un nume, @ și un server.
server-no-mail = Acest server nu trimite e-mailuri.
server-no-push = Prin serviciul de notificări al acestui browser nu se pot trimite notificări.
server-too-many-browsers = Primești deja notificări în { $most } browsere. Dezactivează-le mai întâi într-unul.
server-not-friends = Poți invita doar prieteni.
server-setting-smtp = Setarea „smtp” trebuie să fie adresa unui server de e-mail, de pildă smtp://user:password@mail.example.org
server-setting-mail = Ca să trimită e-mailuri, serverul are nevoie și de setările „mail_from” (o adresă) și „public_url”.
server-setting-openid = Setarea „openid_issuer” trebuie să fie adresa furnizorului și să înceapă cu https://
server-setting-openid-client = Pentru conectarea printr-un furnizor, serverul are nevoie și de setările „openid_client” și „openid_secret”.
server-setting-openid-extra = Conectarea printr-un furnizor cere încă o bibliotecă. Instaleaz-o cu: pip install "litera[openid]"
