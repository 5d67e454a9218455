### Notificări: ce se trimite celor plecați, prin browser și prin e-mail.

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
notify-chat = Ai un mesaj în chat de la { $name }.
notify-invited = { $name } te invită la o masă.
notify-confirm-title = Confirmă adresa de e-mail pentru Litera
notify-confirm-letter = Deschide acest link ca să primești la această adresă notificări de la Litera. Dacă nu ai cerut asta, ignoră mesajul.
notify-sign-in-title = Conectare la Litera
notify-sign-in = Deschide acest link în cel mult 15 minute, pe dispozitivul pe care vrei să te conectezi. Funcționează o singură dată. Dacă nu ai cerut asta, ignoră mesajul.
server-no-zone = Nu există fusul orar „{ $zone }”.
server-no-address = Adresa de e-mail nu este validă: trebuie să conțină un nume, @ și un server.
server-no-mail = Acest server nu trimite e-mailuri.
server-no-push = Serviciul de notificări al acestui browser nu este acceptat.
server-too-many-browsers = { $most ->
    [one] Primești deja notificări într-un browser. Dezactivează-le mai întâi acolo.
    [few] Primești deja notificări în { $most } browsere. Dezactivează-le mai întâi într-unul dintre ele.
   *[other] Primești deja notificări în { $most } de browsere. Dezactivează-le mai întâi într-unul dintre ele.
}
server-not-friends = Poți invita doar prieteni.
server-setting-smtp = Setarea „smtp” trebuie să fie adresa unui server de e-mail, de exemplu smtp://user:password@mail.example.org
server-setting-mail = Ca să trimită e-mailuri, serverul are nevoie și de setările „mail_from” (o adresă) și „public_url”.
server-setting-openid = Setarea „openid_issuer” trebuie să fie adresa furnizorului și să înceapă cu https://
server-setting-openid-client = Pentru conectarea printr-un furnizor, serverul are nevoie și de setările „openid_client” și „openid_secret”.
server-setting-openid-extra = Pentru conectarea printr-un furnizor e nevoie de o bibliotecă care nu este instalată. Instaleaz-o cu: pip install "litera[openid]"
