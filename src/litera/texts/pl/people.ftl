### Co serwer mówi o logowaniu.

server-ask-again = Najpierw zaloguj się ponownie. Ta zmiana może odciąć ci dostęp, więc serwer sprawdza, czy to ty.
server-two-seats = Przy stole, który otwiera { $name }, masz dwa miejsca: jako gość na tym urządzeniu i jako ty. Dokończ tę grę, potem się zaloguj.
server-wrong-passkey = Ten klucz dostępu tu nie zadziałał. Spróbuj ponownie albo zaloguj się inaczej.
server-passkey-late = To trwało za długo. Zacznij od nowa.
server-passkey-known = Ten klucz dostępu jest już w użyciu.
server-passkey-unknown = Nikt już tu nie ma tego klucza dostępu. Zaloguj się inaczej.
server-wrong-link = Ten link jest zużyty albo ma więcej niż pięć minut. Utwórz nowy na drugim urządzeniu.
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
server-no-player = Pod tym adresem nie ma nikogo, kto grał w grę rankingową.

upkeep-help-ratings = zarządzanie rankingami graczy
upkeep-help-ratings-rebuild = „rebuild” oblicza wszystkie rankingi od nowa z zakończonych gier rankingowych, w kolejności zakończenia
upkeep-ratings-rebuilt = { $count ->
    [one] Rankingi obliczono z { $count } gry.
    [few] Rankingi obliczono z { $count } gier.
   *[many] Rankingi obliczono z { $count } gier.
}
