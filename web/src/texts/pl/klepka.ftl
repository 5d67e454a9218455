# Plansza gry Klepka

klepka-you = Ty
klepka-slava = To całe hasło: natychmiastowa wygrana!
klepka-others = Zebrane karty i słowa
klepka-no-cards = bez kart
klepka-polysemy = Polisemia
klepka-exchange = Wymiana
klepka-chaos = Chaos
klepka-hidden = zakryta karta
klepka-carpet = Karty na stole
klepka-choose = Karty do odkrycia: wybrano { $chosen } z { $due }
klepka-stop = Nie odkrywaj więcej
klepka-face-down = zakryta
klepka-place = { $place }: { $card }
klepka-vote = Głosowanie
klepka-vote-yes = Tak
klepka-vote-no = Nie
klepka-voted = { $name }: { $vote }
klepka-bench = Twoje karty i słowa
klepka-hand = Twoje karty
klepka-word = Twoje słowo
klepka-back = Cofnij literę
klepka-sort-letter = Sortuj: litery
klepka-sort-colour = Sortuj: kolory
klepka-card-times = { $card }, liczba kart: { $count }
klepka-earned-pair = Para! Możesz odkryć jeszcze dwie karty.
klepka-earned-words = { $pairs ->
    [one] Ułożone słowa pozwalają odkryć { $pairs } parę.
    [few] Ułożone słowa pozwalają odkryć { $pairs } pary.
   *[many] Ułożone słowa pozwalają odkryć { $pairs } par.
}
klepka-make = Ułóż słowo
klepka-no-word = Przy tym stole { $word } nie liczy się jako słowo.
klepka-done = Odkryj karty
klepka-pass = Pas
klepka-polysemy-letter = Jaką literę ma zastąpić polisemia?
klepka-use = Użyj
klepka-chaos-sure = Wszystkie karty na stole zostaną potasowane. Zagrać teraz?
klepka-chaos-do = Potasuj karty
klepka-exchange-give = Karta, którą oddajesz
klepka-exchange-take = Karta, którą bierzesz ({ $name })
klepka-exchange-do = Wymień
klepka-played-chaos = { $name }: chaos! Karty na stole są potasowane.
klepka-played-exchange = Wymiana. { $name } → { $other }: { $give }. { $other } → { $name }: { $take }.
klepka-watch = Tura: { $name }. Zapamiętuj, co widzisz.
klepka-your-words = Ułóż słowa albo przejdź do odkrywania.
klepka-your-last-words = Ułóż ostatnie słowa albo zakończ turę.
klepka-over = Koniec gry.
klepka-tray = Karty twojego słowa
klepka-tray-empty = Naciśnij kartę albo przeciągnij ją tutaj
klepka-tray-typed = Najlepsze karty zostaną wybrane automatycznie.
klepka-tray-card = { $number }: { $card }
klepka-clear = Cofnij słowo
klepka-space = Odstęp
klepka-apostrophe = Apostrof
klepka-prizes = Twoje karty nagród
klepka-polysemy-does = zastępuje jedną literę słowa
klepka-exchange-does = wymienia kartę z innym graczem, w każdej chwili
klepka-chaos-does = tasuje karty na stole, w każdej chwili
klepka-done-last = Zakończ turę
klepka-vote-word = { $name } układa słowo spoza słownika. Zaliczyć je?
klepka-vote-none = jeszcze bez głosu
klepka-no-cards-you = Nie masz jeszcze kart. Odkryj dwie: takie same litery są twoje, a różne znów leżą zakryte, więc zapamiętaj je.

klepka-card-blue = { $points ->
    [one] { $letter }, niebieska, { $points } punkt
    [few] { $letter }, niebieska, { $points } punkty
   *[many] { $letter }, niebieska, { $points } punktów
}
klepka-card-yellow = { $points ->
    [one] { $letter }, żółta, { $points } punkt
    [few] { $letter }, żółta, { $points } punkty
   *[many] { $letter }, żółta, { $points } punktów
}
klepka-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
