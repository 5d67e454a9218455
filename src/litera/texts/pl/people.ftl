### Co serwer mówi o logowaniu.

server-ask-again = Najpierw zaloguj się ponownie. Po tej zmianie możesz stracić dostęp do konta, więc serwer sprawdza, czy to ty.
server-two-seats = Przy jednym stole (gospodarz: { $name }) masz dwa miejsca: jedno jako gość na tym urządzeniu, drugie na swoim koncie. Dokończ tę grę, a potem się zaloguj.
server-wrong-passkey = Ten klucz dostępu tu nie zadziałał. Spróbuj ponownie albo zaloguj się inaczej.
server-passkey-late = Logowanie trwało za długo. Zacznij od nowa.
server-passkey-known = Ten klucz dostępu jest już w użyciu.
server-passkey-unknown = Ten klucz dostępu już tu nie działa. Zaloguj się inaczej.
server-wrong-link = Ten link został już użyty albo jest starszy niż pięć minut. Utwórz nowy na drugim urządzeniu.
server-wrong-openid = Dostawca OpenID nie potwierdził twojej tożsamości. Spróbuj ponownie albo zaloguj się inaczej.
server-openid-late = Logowanie trwało za długo albo zaczęło się w innej przeglądarce. Zacznij tutaj od nowa.
server-openid-known = Tą tożsamością loguje się tu już ktoś inny.
server-openid-unknown = Tą tożsamością nikt się tu jeszcze nie loguje. Dodaj ją na stronie konta na urządzeniu, na którym już grasz.
server-no-openid = Na tym serwerze nie ma dostawcy OpenID do logowania.
server-words-count = { $count ->
    [one] Wpisano { $count } słowo, a ma ich być { $expected }.
    [few] Wpisano { $count } słowa, a ma ich być { $expected }.
   *[many] Wpisano { $count } słów, a ma ich być { $expected }.
}
server-words-nearest = Na liście nie ma słowa nr { $number }: „{ $typed }”. Podobne słowa: { $nearest }.
server-words-unlisted = Na liście słów odzyskiwania nie ma słowa nr { $number }: „{ $typed }”.
server-words-order = Wszystkie słowa są na liście, ale nie pasują do siebie. Sprawdź kolejność i to, czy każde słowo jest właściwe.
server-words-unknown = Tymi słowami nikt się tu nie loguje. Może zastąpiły je nowe.
server-no-way = Nie masz takiego sposobu logowania.
server-too-many-sign-ins = Za dużo prób logowania. Spróbuj ponownie za godzinę.
server-sign-out-here = Aby wylogować się na tym urządzeniu, użyj przycisku „Wyloguj tutaj”.
server-sign-out-guest = Po wylogowaniu nie dałoby się tu wrócić. Najpierw dodaj sposób logowania.

server-rated-clock = Gra rankingowa wymaga zegara: na grę, na ruch albo liczonego w dniach.
server-rated-fixed = W grze rankingowej obowiązują zwykłe zasady, więc nie można zmienić ustawienia „{ $name }”.
server-rated-people = Przy stole rankingowym mogą grać tylko ludzie.
server-not-kept = Do gier rankingowych potrzebne jest miejsce, do którego można wrócić. Najpierw wybierz „Zachowaj moje miejsce”, a potem usiądź.
server-no-player = Nie ma takiej osoby albo nie możesz oglądać tej strony.

server-apart = Nie możesz usiąść przy tym stole ze względu na osoby, które przy nim siedzą.
server-banned-here = Nie możesz wrócić do tego stołu: gospodarz na to nie pozwala.
server-muted = Przez pewien czas nie możesz pisać na czacie: to decyzja moderatora. Powód znajdziesz na swoim koncie.
server-suspended = { $hours ->
    [one] Twoje konto jest zawieszone jeszcze przez { $hours } godzinę. Powód znajdziesz na swoim koncie.
    [few] Twoje konto jest zawieszone jeszcze przez { $hours } godziny. Powód znajdziesz na swoim koncie.
   *[many] Twoje konto jest zawieszone jeszcze przez { $hours } godzin. Powód znajdziesz na swoim koncie.
}
server-banned = Nie możesz już tu grać. Powód znajdziesz na swoim koncie.
server-network-closed = { $hours ->
    [one] Przez najbliższą godzinę z twojej sieci nie może dołączyć nikt nowy, bo moderacja wykluczyła kogoś, kto z niej grał. Jeśli masz tu już konto, zaloguj się.
    [few] Przez najbliższe { $hours } godziny z twojej sieci nie może dołączyć nikt nowy, bo moderacja wykluczyła kogoś, kto z niej grał. Jeśli masz tu już konto, zaloguj się.
   *[many] Przez najbliższe { $hours } godzin z twojej sieci nie może dołączyć nikt nowy, bo moderacja wykluczyła kogoś, kto z niej grał. Jeśli masz tu już konto, zaloguj się.
}
server-nobody = Pod tym adresem nikogo nie ma.
server-tie-self = Nie możesz wybrać siebie.
server-friends-kept = Aby mieć tu znajomych, najpierw wybierz „Zachowaj moje miejsce”.
server-friend-guest = Ta osoba gra jako gość. Gości można dodać do znajomych, gdy zachowają swoje miejsce.
server-too-many-ties = { $most ->
    [one] Ta lista jest pełna: limit to { $most } osoba. Najpierw kogoś usuń.
    [few] Ta lista jest pełna: limit to { $most } osoby. Najpierw kogoś usuń.
   *[many] Ta lista jest pełna: limit to { $most } osób. Najpierw kogoś usuń.
}
server-reported-already = Twoje zgłoszenie tej osoby już do nas dotarło. Moderatorzy się nim zajmą.
server-moderators-only = To mogą robić tylko moderatorzy.
server-measure-self = Nie możesz zrobić tego sobie.
server-measure-hours = Przy wyciszeniu i zawieszeniu podaj liczbę godzin; przy innych decyzjach jej nie podawaj.

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

upkeep-help-admin-grant = nadaje osobie rolę moderatora
upkeep-help-admin-revoke = odbiera osobie rolę moderatora
upkeep-help-admin-reports = pokazuje oczekujące zgłoszenia wraz z wiadomościami, których dotyczą
upkeep-help-admin-fair-play = pokazuje decyzje graczy w grach rankingowych, zaczynając od graczy, którzy najczęściej zgadzają się z najsilniejszym botem; to niczego nie dowodzi
upkeep-help-admin-silence = usuwa wszystko, co ktoś napisał przy stole
upkeep-help-admin-log = pokazuje dziennik moderacji, od najnowszych wpisów
upkeep-help-admin-act = upomina, wycisza, zawiesza lub blokuje osobę albo zmienia jej nazwę, cofa te decyzje albo oddala zgłoszenie
upkeep-help-person = identyfikator osoby: koniec adresu jej strony
upkeep-help-measure = co zrobić; „lift” kończy wyciszenie, zawieszenie i blokadę
upkeep-help-why = powód, który ta osoba przeczyta
upkeep-help-hours = na ile godzin wyciszyć lub zawiesić
upkeep-help-new-name = nowa nazwa osoby, przy „rename”
upkeep-help-report = zgłoszenie, którego to dotyczy
upkeep-granted = { $name } ma teraz rolę moderatora.
upkeep-revoked = { $name } nie ma już roli moderatora.
upkeep-report = { $report }, { $at }: { $name } ({ $person }); zgłasza { $reporter }. { $words }
upkeep-reports-none = Nie ma oczekujących zgłoszeń.
upkeep-fair-play = { $name } ({ $person }), { $game }
upkeep-fair-play-unusual = Nietypowe: { $name } ({ $person }), { $game }
upkeep-fair-play-agrees = Zgodność z najsilniejszym botem: { $agreed }%. Decyzje: { $decisions }. Gry: { $games }.
upkeep-fair-play-usual = Najlepsi uczciwi gracze osiągają { $usual }%.
upkeep-fair-play-rest = Inne ruchy kosztują średnio { $lost }% szans na wygraną. Ruch zajmuje średnio { $seconds } s (rozrzut: { $spread }).
upkeep-fair-play-none = Nikt nie rozegrał jeszcze wystarczająco wielu gier rankingowych.
upkeep-acted = Wykonano i zapisano w dzienniku.

server-vacation-already = Masz już urlop. Najpierw go zakończ, a potem zacznij następny.
server-vacation-days = { $left ->
    [0] W tym roku nie masz już dni urlopu.
    [one] Został ci { $left } dzień urlopu.
    [few] Zostały ci { $left } dni urlopu.
   *[many] Zostało ci { $left } dni urlopu.
}
