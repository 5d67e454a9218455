### Do góry nogami: karty o dwóch wartościach, ciągle obracane.

dnup-title = Do góry nogami
dnup-tagline = Każda karta ma dwie wartości: obróć rękę, pobij układ, pozbądź się kart przed innymi. Według zasad gry dnup.

## Opcje

dnup-option-round_turn_limit = Limit tur, od { $lowest } do { $highest }: po tylu turach runda jest unieważniana i rozdawana od nowa.
dnup-option-free_first_rotation = Przed pierwszą turą rundy każdy może raz obrócić całą rękę.
dnup-option-own_return_first = We dwoje: własny układ pobity ostatnimi kartami najpierw wraca na rękę i gra się dalej.

## Dlaczego gra się skończyła

dnup-reason-tokens = Zebrane cztery litery: D N U P.
dnup-reason-rounds = Dwie wygrane rundy.

## Ruchy tak, jak można je wpisać

dnup-verb-A = A, połóż, kładę
dnup-verb-B = B, dołóż, dokładam
dnup-verb-C = C, weź, biorę
dnup-verb-D = D, obróć, obracam
dnup-verb-turn = przekręć, turn

dnup-help-A = Połóż karty o jednej wartości jako swój układ: { $example }
dnup-help-B = Dołóż kartę do układu rywala: { $example }
dnup-help-C = Weź układ rywala, obracając każdą kartę: { $example }
dnup-help-D = Obróć całą rękę: { $example }
dnup-help-turn = Obróć rękę przed swoją pierwszą turą: { $example }

## Stół w słowach

dnup-card = { $upper } nad { $lower }
dnup-card-at = karta { NUMBER($number, useGrouping: 0) }: { $card }
dnup-set = { $count ->
    [one] { $count } karta o wartości { $value }: { $cards }; { $owner }
    [few] { $count } karty o wartości { $value }: { $cards }; { $owner }
   *[many] { $count } kart o wartości { $value }: { $cards }; { $owner }
}
dnup-owner-area = { $name }, pole { $area }
dnup-no-sets = Na stole nie ma układów.
dnup-hand-size = { $count ->
    [one] { $name }: { $count } karta na ręce
    [few] { $name }: { $count } karty na ręce
   *[many] { $name }: { $count } kart na ręce
}
dnup-out = { $name }: poza rundą
dnup-round = Runda { NUMBER($round, useGrouping: 0) }, tura { NUMBER($turn, useGrouping: 0) }
dnup-hand = Ręka: { $cards }
dnup-hand-empty = Nie masz kart na ręce.
dnup-gone = { $count ->
    [0] Żadna karta nie odeszła z rundy.
    [one] Odeszła z rundy { $count } karta
    [few] Odeszły z rundy { $count } karty
   *[many] Odeszło z rundy { $count } kart
}
dnup-unseen = { $count ->
    [0] Widzisz wszystkie karty.
    [one] Nie widzisz { $count } karty
   *[other] Nie widzisz { $count } kart
}
dnup-now-over = Koniec gry.
dnup-now-wait = Teraz gra { $name }.
dnup-now-act = Twoja tura: A połóż, B dołóż, C weź albo D obróć rękę.
dnup-now-act-area = Twoja tura na polu { $area }: A połóż, B dołóż, C weź albo D obróć rękę.
dnup-now-turn = Najpierw możesz za darmo obrócić rękę: przekręć.

## Co się stało

dnup-event-dealt = { $each ->
    [one] Runda { NUMBER($round, useGrouping: 0) }: po { $each } karcie. Zaczyna: { $first }
    [few] Runda { NUMBER($round, useGrouping: 0) }: po { $each } karty. Zaczyna: { $first }
   *[many] Runda { NUMBER($round, useGrouping: 0) }: po { $each } kart. Zaczyna: { $first }
}
dnup-event-hand = { $count ->
    [one] { $name }: { $count } karta, { $cards }
    [few] { $name }: { $count } karty, { $cards }
   *[many] { $name }: { $count } kart, { $cards }
}
dnup-event-left = { $name }: układ { $cards } schodzi ze stołu
dnup-event-laid = { $name }: układ { $cards }; na ręce { $held }
dnup-event-laid-area = { $name }: układ { $cards } na polu { $area }; na ręce { $held }
dnup-event-added = { $name }: dołożone { $card }, teraz { $cards } ({ $owner }); na ręce { $held }
dnup-event-taken = { $name }: wzięty układ ({ $owner }), teraz { $cards }; na ręce { $held }
dnup-event-turned = { $held ->
    [one] { $name }: ręka obrócona, { $held } karta
    [few] { $name }: ręka obrócona, { $held } karty
   *[many] { $name }: ręka obrócona, { $held } kart
}
dnup-event-turned_freely = { $held ->
    [one] { $name }: ręka obrócona przed pierwszą turą, { $held } karta
    [few] { $name }: ręka obrócona przed pierwszą turą, { $held } karty
   *[many] { $name }: ręka obrócona przed pierwszą turą, { $held } kart
}
dnup-event-beaten = { $name }: układ { $cards } pobity, wraca jako { $turned }; na ręce { $held }
dnup-event-beaten_away = { $name }: układ { $cards } pobity, schodzi ze stołu
dnup-event-out = { $gain ->
    [one] { $name }: koniec kart, { $gain } litera; razem { $score }: { $letters }
    [few] { $name }: koniec kart, { $gain } litery; razem { $score }: { $letters }
   *[many] { $name }: koniec kart, { $gain } liter; razem { $score }: { $letters }
}
dnup-event-round_won = { $score ->
    [one] { $name }: koniec kart, wygrana runda; razem { $score } runda
    [few] { $name }: koniec kart, wygrana runda; razem { $score } rundy
   *[many] { $name }: koniec kart, wygrana runda; razem { $score } rund
}
dnup-event-round_over = Koniec rundy { NUMBER($round, useGrouping: 0) }.
dnup-event-round_void = { $turns ->
    [one] Runda { NUMBER($round, useGrouping: 0) } jest nieważna po { NUMBER($turns, useGrouping: 0) } turze.
   *[other] Runda { NUMBER($round, useGrouping: 0) } jest nieważna po { NUMBER($turns, useGrouping: 0) } turach.
}
dnup-event-game_won = { $name }: wygrana gra!

## Odmowy

dnup-refusal-no-free-turn = Przy tym stole nie obraca się ręki za darmo. D obraca ją jako akcja.
dnup-refusal-turned = Rękę obraca się za darmo tylko raz, przed swoją pierwszą turą rundy.
dnup-refusal-own-set = To twój własny układ. B i C dotyczą układu rywala.
dnup-refusal-no-such-place = Nie ma takiego miejsca. Miejsca rywali: { $places }.
dnup-refusal-no-set = { $count ->
    [0] Żaden rywal nie ma teraz układu.
    [one] W miejscu { $place } nie ma układu. Jest w miejscu { $places }.
   *[other] W miejscu { $place } nie ma układu. Są w miejscach { $places }.
}
dnup-refusal-other-way-up = Masz { $cards }, obrócone odwrotnie. D obraca rękę.
dnup-refusal-several-values = { $cards }: układ ma karty o jednej wartości.
dnup-refusal-one-card = { $cards }: B dokłada dokładnie jedną kartę.
dnup-refusal-other-value = { $card } tam nie pasuje: tamten układ ma wartość { $value }.
dnup-refusal-too-low = Układ { $cards } ma tyle samo kart. Bije go wartość wyższa niż { $higher }; { $value } nie.
dnup-refusal-highest = Układ { $cards } ma tyle samo kart, a wyższej wartości niż { $higher } nie ma.

## Ruchy, których nie da się odczytać

dnup-bad-verb = „{ $text }” to nie ruch. Ruchy: A karty, B karta miejsce, C miejsce, D.
dnup-bad-lay-shape = Po A podaj karty: A 3/4 3/6
dnup-bad-add-shape = Po B podaj kartę i miejsce: B 5/8 { $place }
dnup-bad-take-shape = Po C podaj miejsce: C { $place }
dnup-bad-alone = Po { $verb } nic nie może stać.
dnup-bad-card = „{ $card }” to nie karta. Karta to dwie różne wartości od 1 do 9, na przykład 3/4, albo jej numer na ręce.
dnup-bad-twice = { $card } jest podane dwa razy.
dnup-bad-seat = „{ $place }” to nie miejsce. Podaj jego numer: C 2
dnup-bad-seat-and-area = „{ $place }” to nie miejsce. Podaj miejsce i pole: C 1.2
dnup-bad-deal = To nie jest rozdanie kart jednej rundy.

## Niemożliwe pozycje

dnup-position-area = area jest tylko dla dwóch miejsc.
dnup-position-card = { $where }: „{ $card }” to nie karta. Kartę zapisuje się 3/4.
dnup-position-twice = { $card } jest tu dwa razy. Karta jest w talii raz, jakkolwiek leży.
dnup-position-not-in-pack = Karty { $card } nie ma w grze dla tylu miejsc: { $seats }.
dnup-position-values = { $cards }: układ ma karty o jednej czynnej wartości.
dnup-position-sizes = Dwa układy tej samej wielkości nie mogą leżeć na stole.
dnup-position-out-with-cards = Miejsce { $seat } jest poza rundą, a ma karty.
dnup-position-in-without-cards = Miejsce { $seat } nie jest poza rundą, a nie ma kart.
dnup-position-out = { $most ->
    [0] We dwoje nikt nie jest poza rundą, która trwa.
    [one] Poza rundą może być najwyżej { $most } miejsce.
   *[other] Poza rundą mogą być najwyżej { $most } miejsca.
}
dnup-position-out-on-turn = Miejsce { $seat } jest poza rundą i nie może mieć tury.
dnup-position-scores = Dokładnie jeden wynik wynosi { $goal } lub więcej, gdy gra się skończyła, a żaden wcześniej.
dnup-position-limit = Runda, która trwa, miała mniej tur niż { NUMBER($limit, useGrouping: 0) }.
dnup-position-turned = turned to true tylko przed pierwszą turą rundy, z opcją free_first_rotation.
dnup-position-reason = reason to powód końca gry, wcześniej null.

## Niemożliwe talie

dnup-pack-card = W talii { $where } ma „{ $card }”, a to nie karta. Kartę zapisuje się 1/5.
dnup-pack-twice = W talii { $where } ma { $card } dwa razy.
dnup-pack-leave-out = W talii { $where } to lista symboli: { $symbols }.
dnup-pack-star = Liczba miejsc { $seats }: w talii brakuje karty z gwiazdką.
dnup-pack-uneven = Liczba miejsc { $seats }, liczba kart { $count }: nie da się rozdać po równo.
