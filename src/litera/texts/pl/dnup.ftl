### Do góry nogami: karty o dwóch wartościach, ciągle obracane.

dnup-title = Do góry nogami
dnup-tagline = Każda karta ma dwie wartości. Obracaj rękę, bij układy i pozbądź się kart szybciej niż inni. Na podstawie gry dnup.

## Opcje

dnup-option-round_turn_limit = Limit tur, od { $lowest } do { $highest }: po tylu turach runda jest unieważniana, a karty rozdaje się od nowa.
dnup-option-free_first_rotation = Przed swoją pierwszą turą w rundzie można raz za darmo obrócić rękę.
dnup-option-own_return_first = Przy dwóch graczach: gdy ostatnie karty biją własny układ gracza, ten układ najpierw wraca na rękę i gra się dalej.

## Dlaczego gra się skończyła

dnup-reason-tokens = Ktoś ma już wszystkie litery: D, N, U i P.
dnup-reason-rounds = Ktoś ma dwie wygrane rundy.

## Ruchy tak, jak można je wpisać

dnup-verb-A = A, wyłóż, połóż, wykładam, kładę
dnup-verb-B = B, dołóż, dokładam
dnup-verb-C = C, weź, biorę
dnup-verb-D = D, obróć, obracam
dnup-verb-turn = przekręć, turn

dnup-help-A = Wyłóż karty o tej samej wartości jako swój układ: { $example }
dnup-help-B = Dołóż kartę do układu rywala: { $example }
dnup-help-C = Weź układ rywala i obróć jego karty: { $example }
dnup-help-D = Obróć całą rękę: { $example }
dnup-help-turn = Obróć rękę za darmo przed swoją pierwszą turą: { $example }

## Stół w słowach

dnup-card = { $upper } nad { $lower }
dnup-card-at = { NUMBER($number, useGrouping: 0) }) { $card }
dnup-set = { $count ->
    [one] { $count } karta o wartości { $value }: { $cards }; { $owner }
    [few] { $count } karty o wartości { $value }: { $cards }; { $owner }
   *[many] { $count } kart o wartości { $value }: { $cards }; { $owner }
}
dnup-owner-area = { $area ->
    [1] { $name }, pierwsza tura
   *[other] { $name }, druga tura
}
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
    [0] Żadna karta nie odpadła z rundy.
    [one] Poza rundą: { $count } karta
    [few] Poza rundą: { $count } karty
   *[many] Poza rundą: { $count } kart
}
dnup-unseen = { $count ->
    [0] Widzisz wszystkie karty.
    [one] Ukryte: { $count } karta
    [few] Ukryte: { $count } karty
   *[many] Ukryte: { $count } kart
}
dnup-find-which = Jaka wartość? Na przykład: „znajdź 5”.
dnup-find-none = Wartości { $value } nie ma ani na ręce, ani na stole.
dnup-now-over = Koniec gry.
dnup-now-wait = Teraz gra { $name }.
dnup-now-act = Twoja tura: A – wyłóż układ, B – dołóż kartę, C – weź układ albo D – obróć rękę.
dnup-now-act-area = { $area ->
    [1] Twoja pierwsza tura: A – wyłóż układ, B – dołóż kartę, C – weź układ albo D – obróć rękę.
   *[other] Twoja druga tura: A – wyłóż układ, B – dołóż kartę, C – weź układ albo D – obróć rękę.
}
dnup-now-turn = Przed pierwszą turą możesz obrócić rękę za darmo: wpisz „przekręć”.

## Co się stało

dnup-event-dealt = { $each ->
    [one] Runda { NUMBER($round, useGrouping: 0) }: rozdano po { $each } karcie. Pierwsza tura: { $first }
    [few] Runda { NUMBER($round, useGrouping: 0) }: rozdano po { $each } karty. Pierwsza tura: { $first }
   *[many] Runda { NUMBER($round, useGrouping: 0) }: rozdano po { $each } kart. Pierwsza tura: { $first }
}
dnup-event-hand = { $count ->
    [one] { $name }: { $count } karta na ręce ({ $cards })
    [few] { $name }: { $count } karty na ręce ({ $cards })
   *[many] { $name }: { $count } kart na ręce ({ $cards })
}
dnup-event-left = { $name-is ->
    [you] Twój układ { $cards } schodzi ze stołu
   *[other] { $name }: układ { $cards } schodzi ze stołu
}
dnup-event-laid = { $name-is ->
    [you] Wykładasz { $cards }
   *[other] { $name } wykłada { $cards }
}; na ręce { $held ->
    [one] { $held } karta
    [few] { $held } karty
   *[many] { $held } kart
}
dnup-event-laid-area = { $name-is ->
    [you] Wykładasz { $cards } ({ $area ->
        [1] pierwsza tura
       *[other] druga tura
    })
   *[other] { $name } wykłada { $cards } ({ $area ->
        [1] pierwsza tura
       *[other] druga tura
    })
}; na ręce { $held ->
    [one] { $held } karta
    [few] { $held } karty
   *[many] { $held } kart
}
dnup-event-added = { $name-is ->
    [you] Dokładasz { $card }
   *[other] { $name } dokłada { $card }
}; układ to teraz { $cards } ({ $owner }); na ręce { $held ->
    [one] { $held } karta
    [few] { $held } karty
   *[many] { $held } kart
}
dnup-event-taken = { $name-is ->
    [you] Bierzesz układ ({ $owner }) i obracasz go: { $cards }
   *[other] { $name } bierze układ ({ $owner }) i obraca go: { $cards }
}; na ręce { $held ->
    [one] { $held } karta
    [few] { $held } karty
   *[many] { $held } kart
}
dnup-event-turned = { $name-is ->
    [you] Obracasz rękę
   *[other] { $name } obraca rękę
}: { $held ->
    [one] { $held } karta
    [few] { $held } karty
   *[many] { $held } kart
}
dnup-event-turned_freely = { $name-is ->
    [you] Obracasz rękę za darmo
   *[other] { $name } obraca rękę za darmo
}: { $held ->
    [one] { $held } karta
    [few] { $held } karty
   *[many] { $held } kart
}
dnup-event-beaten = { $name-is ->
    [you] Twój układ { $cards }
   *[other] { $name }: układ { $cards }
} zostaje pobity i wraca jako { $turned }; na ręce { $held ->
    [one] { $held } karta
    [few] { $held } karty
   *[many] { $held } kart
}
dnup-event-beaten_away = { $name-is ->
    [you] Twój układ { $cards } zostaje pobity i schodzi ze stołu
   *[other] { $name }: układ { $cards } zostaje pobity i schodzi ze stołu
}
dnup-event-out = { $name-is ->
    [you] Pozbywasz się kart i dostajesz
   *[other] { $name } pozbywa się kart i dostaje
} { $gain ->
    [one] { $gain } literę
    [few] { $gain } litery
   *[many] { $gain } liter
}; razem { $score }: { $letters }
dnup-event-round_won = { $name-is ->
    [you] Pozbywasz się kart i wygrywasz rundę
   *[other] { $name } pozbywa się kart i wygrywa rundę
}; razem { $score ->
    [one] { $score } wygrana runda
    [few] { $score } wygrane rundy
   *[many] { $score } wygranych rund
}
dnup-event-round_over = Koniec rundy { NUMBER($round, useGrouping: 0) }.
dnup-event-round_void = { $turns ->
    [one] Runda { NUMBER($round, useGrouping: 0) } zostaje unieważniona po { NUMBER($turns, useGrouping: 0) } turze.
   *[other] Runda { NUMBER($round, useGrouping: 0) } zostaje unieważniona po { NUMBER($turns, useGrouping: 0) } turach.
}
dnup-event-game_won = { $name-is ->
    [you] Wygrywasz grę!
   *[other] { $name } wygrywa grę!
}

## Co się stało, w mniejszej liczbie słów

dnup-brief-dealt = Runda { NUMBER($round, useGrouping: 0) }. Pierwsza tura: { $first }
dnup-brief-laid = { $name-is ->
    [you] Wykładasz { $cards }
   *[other] { $name } wykłada { $cards }
}
dnup-brief-added = { $name-is ->
    [you] Dokładasz { $card }
   *[other] { $name } dokłada { $card } (układ: { $owner })
}
dnup-brief-taken = { $name-is ->
    [you] Bierzesz { $cards }
   *[other] { $name } bierze układ ({ $owner })
}
dnup-brief-turned = { $name-is ->
    [you] Obracasz rękę
   *[other] { $name } obraca rękę
}
dnup-brief-beaten = { $name-is ->
    [you] Twój układ o wartości { $value } zostaje pobity
   *[other] { $name }: układ o wartości { $value } zostaje pobity
}
dnup-brief-round_won = { $name-is ->
    [you] Wygrywasz rundę!
   *[other] { $name } wygrywa rundę!
}
dnup-brief-now-area = { $area ->
    [1] Twoja pierwsza tura.
   *[other] Twoja druga tura.
}

## Odmowy

dnup-refusal-no-free-turn = Darmowe obracanie jest przy tym stole wyłączone. Rękę możesz obrócić ruchem D, ale to kosztuje turę.
dnup-refusal-turned = Rękę można obrócić za darmo tylko raz, przed swoją pierwszą turą w rundzie.
dnup-refusal-own-set = To twój własny układ. B i C działają tylko na układ rywala.
dnup-refusal-no-such-place = Nie ma takiego miejsca. Miejsca rywali: { $places }.
dnup-refusal-no-set = { $count ->
    [0] Żaden rywal nie ma teraz układu.
    [one] W miejscu { $place } nie ma układu; jest w miejscu { $places }.
   *[other] W miejscu { $place } nie ma układu; są w miejscach { $places }.
}
dnup-refusal-other-way-up = Masz { $cards }, ale do góry nogami. Aby obrócić rękę, wpisz „D”.
dnup-refusal-several-values = { $cards }: wszystkie karty układu muszą mieć tę samą wartość.
dnup-refusal-one-card = B dokłada dokładnie jedną kartę, a nie { $cards }.
dnup-refusal-other-value = { $card } nie pasuje: tamten układ ma wartość { $value }.
dnup-refusal-too-low = Układ { $cards } ma tyle samo kart. Pobije go wartość wyższa niż { $higher }; { $value } to za mało.
dnup-refusal-highest = Układ { $cards } ma tyle samo kart, a wartości wyższej niż { $higher } nie ma.

## Ruchy, których nie da się odczytać

dnup-bad-verb = „{ $text }” to nie ruch. Spróbuj: „A karty”, „B karta miejsce”, „C miejsce” lub „D”.
dnup-bad-lay-shape = Po A wpisz karty: „A 3/4 3/6”.
dnup-bad-add-shape = Po B wpisz kartę i miejsce: „B 5/8 { $place }”.
dnup-bad-take-shape = Po C wpisz miejsce: „C { $place }”.
dnup-bad-alone = Po „{ $verb }” nic już nie wpisuj.
dnup-bad-card = „{ $card }” to nie karta. Wpisz dwie różne wartości od 1 do 9, na przykład 3/4, albo numer karty na ręce.
dnup-bad-twice = Karta { $card } jest podana dwa razy.
dnup-bad-seat = „{ $place }” to nie miejsce. Wpisz numer miejsca: „C 2”.
dnup-bad-seat-and-area = „{ $place }” to nie miejsce. Wpisz miejsce i turę (1 albo 2): „C 1.2”.
dnup-bad-deal = To nie jest rozdanie kart jednej rundy.

## Niemożliwe pozycje

dnup-position-area = „area” może wystąpić tylko przy dwóch miejscach.
dnup-position-card = „{ $where }”: „{ $card }” to nie karta. Karty zapisuje się tak: 3/4.
dnup-position-twice = Karta { $card } jest tu dwa razy. Każda karta jest w talii raz, niezależnie od obrotu.
dnup-position-not-in-pack = Przy tej liczbie miejsc ({ $seats }) karty { $card } nie ma w grze.
dnup-position-values = { $cards }: wszystkie karty układu muszą mieć tę samą aktywną wartość.
dnup-position-sizes = Na stole nie mogą leżeć dwa układy tej samej wielkości.
dnup-position-out-with-cards = Miejsce { $seat } jest poza rundą, a ma karty.
dnup-position-in-without-cards = Miejsce { $seat } nie jest poza rundą, a nie ma kart.
dnup-position-out = { $most ->
    [0] Przy dwóch graczach nikt nie może być poza trwającą rundą.
    [one] Poza rundą może być najwyżej { $most } miejsce.
   *[other] Poza rundą mogą być najwyżej { $most } miejsca.
}
dnup-position-out-on-turn = Miejsce { $seat } jest poza rundą i nie może mieć tury.
dnup-position-scores = Po zakończeniu gry dokładnie jeden wynik musi wynosić co najmniej { $goal }; wcześniej wszystkie muszą być niższe.
dnup-position-limit = W trwającej rundzie liczba rozegranych tur musi być mniejsza niż { NUMBER($limit, useGrouping: 0) }.
dnup-position-turned = „turned” może mieć wartość true tylko przed pierwszą turą rundy i tylko z opcją „free_first_rotation”.
dnup-position-reason = „reason” to powód zakończenia gry; dopóki gra trwa, ma wartość null.

## Niemożliwe talie

dnup-pack-card = W opisie talii pole „{ $where }” zawiera „{ $card }”, a to nie karta. Karty zapisuje się tak: 1/5.
dnup-pack-twice = W opisie talii pole „{ $where }” zawiera kartę { $card } dwa razy.
dnup-pack-leave-out = W opisie talii pole „{ $where }” musi być listą złożoną z tych symboli: { $symbols }.
dnup-pack-star = Przy tej liczbie miejsc ({ $seats }) w talii nie ma karty z gwiazdką.
dnup-pack-uneven = Kart w talii ({ $count }) nie da się rozdać po równo przy tej liczbie miejsc ({ $seats }).
