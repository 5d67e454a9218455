### Co serwer mówi o logowaniu.

server-ask-again = Najpierw zaloguj się ponownie. Ta zmiana może odciąć ci dostęp, więc serwer sprawdza, czy to ty.
server-two-seats = Przy stole gracza { $name } masz dwa miejsca: jako gość na tym urządzeniu i na swoim koncie. Dokończ tę grę, a potem się zaloguj.
server-wrong-passkey = Ten klucz dostępu tu nie zadziałał. Spróbuj ponownie albo zaloguj się inaczej.
server-passkey-late = To trwało za długo. Zacznij od nowa.
server-passkey-known = Ten klucz dostępu jest już w użyciu.
server-passkey-unknown = Nikt już tu nie ma tego klucza dostępu. Zaloguj się inaczej.
server-wrong-link = Ten link jest zużyty albo ma więcej niż pięć minut. Utwórz nowy na drugim urządzeniu.
server-wrong-openid = Dostawca nie potwierdził, kim jesteś. Spróbuj ponownie albo zaloguj się inaczej.
server-openid-late = To trwało za długo albo zaczęło się w innej przeglądarce. Zacznij tutaj od nowa.
server-openid-known = Tą tożsamością loguje się tu już ktoś inny.
server-openid-unknown = Tą tożsamością nikt się tu jeszcze nie loguje. Dodaj ją na stronie konta na urządzeniu, z którego już grasz.
server-no-openid = Na tym serwerze nie ma dostawcy OpenID do logowania.
server-words-count = { $count ->
    [one] Wpisano { $count } słowo, a ma ich być { $expected }.
    [few] Wpisano { $count } słowa, a ma ich być { $expected }.
   *[many] Wpisano { $count } słów, a ma ich być { $expected }.
}
server-words-nearest = Słowa { $number }, „{ $typed }”, nie ma na liście. Może chodzi o: { $nearest }?
server-words-unlisted = Słowa { $number }, „{ $typed }”, nie ma na liście słów odzyskiwania.
server-words-order = Wszystkie słowa są na liście, ale nie pasują do siebie. Sprawdź kolejność i to, czy każde słowo jest właściwe.
server-words-unknown = Te słowa nie należą tu do nikogo. Może zastąpiły je nowe.
server-no-way = Nie masz takiego sposobu logowania.
server-too-many-sign-ins = Za dużo prób logowania. Spróbuj ponownie za godzinę.
server-sign-out-here = Aby wylogować to urządzenie, użyj „Wyloguj tutaj”.
server-sign-out-guest = Powrót nie byłby możliwy. Najpierw dodaj sposób logowania.

server-rated-clock = Gra rankingowa wymaga zegara: na grę, na ruch albo w dniach.
server-rated-fixed = W grze rankingowej obowiązują zwykłe zasady, więc nie można wybrać „{ $name }”.
server-rated-people = Przy stole rankingowym mogą grać tylko ludzie.
server-not-kept = Do gier rankingowych potrzebne jest miejsce, do którego można wrócić. Wybierz „Zachowaj moje miejsce”, potem usiądź.
server-no-player = Nikogo tu nie ma albo ta strona nie jest dla ciebie.

server-apart = Nie możesz usiąść z osobami przy tym stole.
server-banned-here = Gospodarz nie wpuszcza cię ponownie do tego stołu.
server-muted = Moderator wyciszył cię na pewien czas. Powód znajdziesz na swoim koncie.
server-suspended = { $hours ->
    [one] Moderator zawiesił twoje konto jeszcze na { $hours } godzinę. Powód znajdziesz na swoim koncie.
    [few] Moderator zawiesił twoje konto jeszcze na { $hours } godziny. Powód znajdziesz na swoim koncie.
   *[many] Moderator zawiesił twoje konto jeszcze na { $hours } godzin. Powód znajdziesz na swoim koncie.
}
server-banned = Nie możesz już tu grać. Powód znajdziesz na swoim koncie.
server-nobody = Pod tym adresem nikogo nie ma.
server-tie-self = To ty.
server-friends-kept = Aby mieć tu znajomych, najpierw wybierz „Zachowaj moje miejsce”.
server-friend-guest = Ta osoba gra jako gość. Gości można dodać do znajomych, gdy zachowają swoje miejsce.
server-too-many-ties = Masz ich już { $most }. Najpierw usuń kilka.
server-reported-already = Twoje zgłoszenie tej osoby już do nas dotarło. Moderatorzy się nim zajmą.
server-moderators-only = To mogą robić tylko moderatorzy.
server-measure-self = Nie możesz zrobić tego sobie.
server-measure-hours = Wyciszenie i zawieszenie wymagają liczby godzin; inne decyzje nie.

player-left = konto usunięte
server-games-on = { $count ->
    [one] Masz jeszcze { $count } niedokończoną grę. Najpierw ją dokończ albo się poddaj.
    [few] Masz jeszcze { $count } niedokończone gry. Najpierw je dokończ albo się poddaj.
   *[many] Masz jeszcze { $count } niedokończonych gier. Najpierw je dokończ albo się poddaj.
}
server-delete-name = Aby usunąć konto, wpisz dokładnie swoją nazwę: { $name }

upkeep-help-ratings = zarządzanie rankingami graczy
upkeep-help-ratings-rebuild = „rebuild” oblicza wszystkie rankingi od nowa z zakończonych gier rankingowych, w kolejności zakończenia
upkeep-ratings-rebuilt = { $count ->
    [one] Rankingi obliczono z { $count } gry.
    [few] Rankingi obliczono z { $count } gier.
   *[many] Rankingi obliczono z { $count } gier.
}

upkeep-help-admin-grant = mianuj osobę moderatorem
upkeep-help-admin-revoke = odbierz osobie rolę moderatora
upkeep-help-admin-reports = pokaż oczekujące zgłoszenia wraz z tym, co napisano
upkeep-help-admin-fair-play = pokaż, jak gracze decydują w grach rankingowych, najpierw tych, którzy najczęściej zgadzają się z najsilniejszym botem; to niczego nie dowodzi
upkeep-help-admin-silence = usuń wszystko, co ktoś napisał przy stole
upkeep-help-admin-log = pokaż dziennik moderacji, od najnowszych wpisów
upkeep-help-admin-act = upomnij, wycisz, zawieś, zablokuj lub przemianuj osobę, cofnij to albo oddal zgłoszenie
upkeep-help-person = identyfikator osoby: koniec adresu jej strony
upkeep-help-measure = co zrobić; „lift” kończy wyciszenie, zawieszenie i blokadę
upkeep-help-why = powód, który ta osoba przeczyta
upkeep-help-hours = na ile godzin wyciszyć lub zawiesić
upkeep-help-new-name = nowa nazwa, dla „rename”
upkeep-help-report = zgłoszenie, którego to dotyczy
upkeep-granted = { $name } od teraz moderuje.
upkeep-revoked = { $name } już nie moderuje.
upkeep-report = { $report }, { $at }: { $name } ({ $person }), zgłasza { $reporter }. { $words }
upkeep-reports-none = Nie ma oczekujących zgłoszeń.
upkeep-fair-play = { $name } ({ $person }), { $game }
upkeep-fair-play-unusual = Niezwykłe: { $name } ({ $person }), { $game }
upkeep-fair-play-agrees = Zgodność z najsilniejszym botem: { $agreed }%. Decyzje: { $decisions }. Gry: { $games }.
upkeep-fair-play-usual = Najlepsi uczciwi gracze osiągają { $usual }%.
upkeep-fair-play-rest = Inne ruchy kosztują średnio { $lost }% wygranej. Ruch zajmuje { $seconds } s, zmienność { $spread }.
upkeep-fair-play-none = Nikt nie ma jeszcze dość gier rankingowych.
upkeep-acted = Zrobione i zapisane w dzienniku.

server-vacation-already = Masz już urlop. Najpierw go zakończ, potem zacznij następny.
server-vacation-days = { $left ->
    [0] W tym roku nie masz już dni urlopu.
    [one] Został ci { $left } dzień urlopu.
    [few] Zostały ci { $left } dni urlopu.
   *[many] Zostało ci { $left } dni urlopu.
}
