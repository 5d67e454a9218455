# Plansza gry dnup

dnup-you = Ty
dnup-round = Runda { $round }
dnup-marks = Co mogę pobić?
dnup-beatable = można pobić
dnup-beats = Możesz pobić układ { $cards } ({ $name }).
dnup-beats-nothing = Teraz niczego nie da się pobić.
dnup-sets = Układy na stole
dnup-set-empty = brak układu
dnup-out = Poza rundą
dnup-area = { $area ->
    [1] Pierwsza tura
   *[other] Druga tura
}
dnup-lay-here = Miejsce na twój układ
dnup-add = Dołóż
dnup-add-to = Dołóż { $card } do układu { $cards } ({ $name })
dnup-take = Weź
dnup-take-from = Weź układ { $cards } ({ $name })
dnup-hand = Twoja ręka
dnup-card = { $number }: { $value }, po obróceniu { $other }
dnup-lay-nothing = Wyłóż układ
dnup-turn-hand = Obróć rękę
dnup-turn-free = Obróć za darmo
dnup-wait = Karty możesz zaznaczać już teraz, przed swoją turą.
dnup-wait-out = Jesteś poza rundą. Pozostali grają dalej.
dnup-choose = { $area ->
    [2] Twoja druga tura: wyłóż układ, dołóż kartę, weź układ albo obróć rękę.
   *[other] Wyłóż układ, dołóż kartę, weź układ albo obróć rękę.
}
dnup-too-low = Układ tej wielkości leży już na stole, a twój nie ma wyższej wartości.
dnup-adding = Pozbywasz się karty, ale powiększasz układ rywala ({ $name }).
dnup-fits = Pasuje do układu { $cards } ({ $name }).
dnup-summary = Koniec rundy. Zaczyna się runda { $round }.
dnup-summary-void = Runda { $round } została unieważniona.

dnup-held = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
dnup-set = { $count ->
    [one] Układ: jedna karta o wartości { $value }: { $cards }
    [few] Układ: { $count } karty o wartości { $value }: { $cards }
   *[many] Układ: { $count } kart o wartości { $value }: { $cards }
}
dnup-size = { $count } × { $value }
dnup-lay = Wyłóż { $count } × { $value }
dnup-letters = { $count ->
    [0] Jeszcze bez liter
    [one] Jedna litera z czterech
    [few] { $count } litery z czterech
   *[many] { $count } liter z czterech
}
dnup-rounds = { $count ->
    [one] { $count } wygrana runda
    [few] { $count } wygrane rundy
   *[many] { $count } wygranych rund
}
dnup-summary-out = { $gain ->
    [one] { $name }: { $gain } litera, razem { $score }
    [few] { $name }: { $gain } litery, razem { $score }
   *[many] { $name }: { $gain } liter, razem { $score }
}
dnup-summary-won = { $score ->
    [one] { $name }: wygrana runda, razem { $score } runda
    [few] { $name }: wygrana runda, razem { $score } rundy
   *[many] { $name }: wygrana runda, razem { $score } rund
}
