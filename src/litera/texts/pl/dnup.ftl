### Do góry nogami: karty o dwóch wartościach, obracane bez końca.

dnup-title = Do góry nogami
dnup-tagline = Każda karta ma dwie twarze: obróć rękę, pobij układ, wyjdź jako pierwszy gracz. Według zasad gry dnup.

## Opcje

dnup-option-round_turn_limit = Po tylu turach runda jest nieważna i rozdaje się ją od nowa.
dnup-option-free_first_rotation = Przed pierwszą turą rundy każdy może raz obrócić całą rękę.
dnup-option-own_return_first = We dwoje: własny układ pobity ostatnimi kartami najpierw wraca na rękę i gra się dalej.

## Dlaczego gra się skończyła

dnup-reason-tokens = Zebrane cztery litery: D N U P.
dnup-reason-rounds = Dwie wygrane rundy.

## Ruchy tak, jak można je wpisać

dnup-verb-A = połóż, kładę
dnup-verb-B = dołóż, dokładam
dnup-verb-C = weź, biorę
dnup-verb-D = obróć, obracam
dnup-verb-turn = przekręć

dnup-help-A = Połóż karty o jednej wartości jako swój układ: { $example }
dnup-help-B = Dołóż kartę do układu rywala: { $example }
dnup-help-C = Weź układ rywala, obracając karty: { $example }
dnup-help-D = Obróć całą rękę: { $example }
dnup-help-turn = Obróć rękę przed swoją pierwszą turą: { $example }

## Stół w słowach

dnup-set = { $count ->
    [one] { $value }: { $count } karta; { $name }: { $cards }
    [few] { $value }: { $count } karty; { $name }: { $cards }
   *[many] { $value }: { $count } kart; { $name }: { $cards }
}
dnup-set-area = { $count ->
    [one] { $value }: { $count } karta; { $name }, pole { $area }: { $cards }
    [few] { $value }: { $count } karty; { $name }, pole { $area }: { $cards }
   *[many] { $value }: { $count } kart; { $name }, pole { $area }: { $cards }
}
dnup-no-sets = Na stole nie ma układów.
dnup-hand-size = { $count ->
    [one] { $name }: { $count } karta na ręce
    [few] { $name }: { $count } karty na ręce
   *[many] { $name }: { $count } kart na ręce
}
dnup-out = { $name }: już poza rundą
dnup-hand = Ręka: { $cards }
dnup-hand-empty = Twoja ręka jest pusta.
dnup-gone = { $count ->
    [one] Z rundy odeszła { $count } karta: { $cards }
    [few] Z rundy odeszły { $count } karty: { $cards }
   *[many] Z rundy odeszło { $count } kart: { $cards }
}
dnup-gone-none = Żadna karta nie odeszła z rundy.
dnup-act = Jedna akcja: A połóż, B dołóż, C weź, D obróć rękę.
dnup-act-area = Pole { $area }, jedna akcja: A połóż, B dołóż, C weź, D obróć rękę.
dnup-act-turn = Przed nią możesz obrócić rękę: turn.
dnup-wait = Teraz nic do zrobienia.

## Co się stało

dnup-event-dealt = { $count ->
    [one] Runda { $round }: po { $count } karcie. Zaczyna: { $name }
   *[other] Runda { $round }: po { $count } kart. Zaczyna: { $name }
}
dnup-event-left = { $name }: { $cards } odchodzi z rundy
dnup-event-laid = { $count ->
    [one] { $name }: kładzie { $cards }; na ręce: { $hand }
   *[other] { $name }: kładzie układ ({ $count }), { $cards }; na ręce: { $hand }
}
dnup-event-added = { $name }: { $card } do układu; właściciel: { $owner }, teraz kart: { $count }; na ręce: { $hand }
dnup-event-taken = { $name }: bierze układ; właściciel: { $owner }, teraz { $cards }; na ręce: { $hand }
dnup-event-turned = { $count ->
    [one] { $name }: obraca rękę, { $count } karta
    [few] { $name }: obraca rękę, { $count } karty
   *[many] { $name }: obraca rękę, { $count } kart
}
dnup-event-returned = { $name }: pobity układ wraca jako { $cards }; na ręce: { $hand }
dnup-event-beaten_away = { $name }: pobity układ { $cards } odchodzi z rundy
dnup-event-out = { $count ->
    [one] { $name }: bez kart! { $count } żeton: { $letters }
    [few] { $name }: bez kart! { $count } żetony: { $letters }
   *[many] { $name }: bez kart! { $count } żetonów: { $letters }
}
dnup-event-round_won = { $count ->
    [one] { $name }: wygrana runda; razem { $count } runda
    [few] { $name }: wygrana runda; razem { $count } rundy
   *[many] { $name }: wygrana runda; razem { $count } rund
}
dnup-event-round_over = Koniec rundy { $round }.
dnup-event-round_void = { $count ->
    [one] Runda { $round } jest nieważna po { $count } turze.
   *[other] Runda { $round } jest nieważna po { $count } turach.
}
dnup-event-game_over = { $name }: wygrana gra!

## Odmowy

dnup-bad-verb = „{ $text }” to nie ruch. Ruchy: A karty, B karta miejsce, C miejsce, D.
dnup-bad-a = Po A podaj karty: A 3/4 3/6
dnup-bad-b = Po B podaj jedną kartę i miejsce: B 5/8 2
dnup-bad-c = Po C podaj miejsce: C 2
dnup-bad-d = D stoi samo: D
dnup-bad-turn = turn stoi samo: turn
dnup-bad-card = „{ $text }” to nie karta. Karty zapisuje się 3/4: dwie różne wartości od 1 do 9.
dnup-bad-twice = { $card } jest podane dwa razy.
dnup-bad-place = „{ $text }” to nie miejsce. Podaj jego numer: C 2
dnup-bad-place-area = „{ $text }” to nie miejsce. Podaj miejsce i pole: C 1.2
dnup-bad-deal = To nie jest rozdanie kart tej rundy.
dnup-refusal-turn = Rękę można swobodnie obrócić tylko przed swoją pierwszą turą rundy, raz, i jeśli opcje na to pozwalają.
dnup-refusal-lay-values = Układ ma karty o jednej wartości. Połóż tylko karty, które grają jako ta sama liczba.
dnup-refusal-add-value = Tamten układ ma wartość { $value }; Twoja karta gra jako { $played }.
dnup-refusal-place = Nie ma takiego miejsca. Miejsca mają numery od 0 do { $highest }; we dwoje pola to 1 i 2.
dnup-refusal-own = To Twój własny układ. B i C dotyczą układu rywala.
dnup-refusal-no-set = Nie leży tam żaden układ.
dnup-refusal-too-low = { $size ->
    [one] Leży już układ z { $size } karty, o wartości { $value }; Twój musi być wyższy niż { $value }, a nie { $played }.
   *[other] Leży już układ z { $size } kart, o wartości { $value }; Twój musi być wyższy niż { $value }, a nie { $played }.
}

dnup-pack-keys = Talia dnup ma dokładnie te klucze: { $names }.
dnup-pack-symbols = „symbols” przypisuje nazwie listę kart.
dnup-pack-card = „{ $where }”: „{ $card }” to nie lista kart ani karta, taka jak 1/5.
dnup-pack-leave-out = „leave_out” wymaga listy symboli dla { $seats } miejsc; są: { $symbols }.
dnup-pack-deal = Przy { $seats } miejscach talii nie da się rozdać po równo albo brakuje gwiazdki.
dnup-position-area = „area” jest tylko dla dwóch miejsc.
dnup-position-phase = „phase” to act albo over.
dnup-position-number = „{ $where }” to liczba od { NUMBER($lowest, useGrouping: 0) } do { NUMBER($highest, useGrouping: 0) }.
dnup-position-switch = „{ $where }”: true albo false.
dnup-position-list = „{ $where }” to lista właściwej długości.
dnup-position-card = „{ $where }”: „{ $card }” to nie karta; karty zapisuje się 3/4.
dnup-position-not-in-pack = Karty { $card } nie ma w grze na { $seats } miejsc.
dnup-position-twice = { $card } jest tu dwa razy; karta jest w talii raz, jakkolwiek leży.
dnup-position-values = Układ ma karty o jednej czynnej wartości.
dnup-position-sizes = Dwa układy tej samej wielkości nie mogą leżeć na stole.
dnup-position-won = Wyniki nie pasują do fazy: kto ma dość, ten wygrywa.
dnup-position-reason = „reason” nie pasuje do fazy.
dnup-position-out = W trakcie rundy poza nią jest najwyżej jedna osoba; we dwoje nikt.
dnup-position-out-hands = Kto jest poza rundą, nie ma kart, a kto nie jest, ma jakieś.
dnup-position-out-turn = Kto jest poza rundą, nie ma tury.
dnup-position-limit = Runda ma mniej tur niż { NUMBER($limit, useGrouping: 0) }.
