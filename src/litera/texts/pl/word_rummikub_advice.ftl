### Remik słowny: poziomy graczy i podpowiedzi.

word_rummikub-level-first = Dopiero poznaje grę: zna około tysiąca słów, wykłada to, co zobaczy, i często dobiera płytkę.
word_rummikub-level-easy = Zna około trzech tysięcy codziennych słów i czasem jakieś przedłuża; niczego więcej nie szuka.
word_rummikub-level-casual = Zna codzienne słowa, przedłuża słowa na stole, a czasem jakieś dzieli.
word_rummikub-level-club = Rozbiera słowo lub dwa, by zbudować dłuższe; zna słowa, które zna prawie każdy.
word_rummikub-level-expert = Rozbiera do trzech słów, by zbudować dłuższe; zna wszystkie słowa oprócz rzadkich.
word_rummikub-level-master = Zna każde słowo, przegląda wszystkie układy stołu i planuje, kto będzie mieć ostatnią turę.

word_rummikub-hint-nudge-word = { $count ->
    [one] Z twoich płytek da się ułożyć słowo na { $count } literę; użyj w nim swojego { $letter }.
    [few] Z twoich płytek da się ułożyć słowo na { $count } litery; użyj w nim swojego { $letter }.
   *[many] Z twoich płytek da się ułożyć słowo na { $count } liter; użyj w nim swojego { $letter }.
}
word_rummikub-hint-nudge-word-joker = { $count ->
    [one] Z twoich płytek da się ułożyć słowo na { $count } literę; użyj w nim swojego jokera.
    [few] Z twoich płytek da się ułożyć słowo na { $count } litery; użyj w nim swojego jokera.
   *[many] Z twoich płytek da się ułożyć słowo na { $count } liter; użyj w nim swojego jokera.
}
word_rummikub-hint-nudge-rebuild = { $count ->
    [one] Z twoich płytek i płytek ze stołu da się ułożyć słowo na { $count } literę; użyj w nim swojego { $letter }.
    [few] Z twoich płytek i płytek ze stołu da się ułożyć słowo na { $count } litery; użyj w nim swojego { $letter }.
   *[many] Z twoich płytek i płytek ze stołu da się ułożyć słowo na { $count } liter; użyj w nim swojego { $letter }.
}
word_rummikub-hint-nudge-rebuild-joker = { $count ->
    [one] Z twoich płytek i płytek ze stołu da się ułożyć słowo na { $count } literę; użyj w nim swojego jokera.
    [few] Z twoich płytek i płytek ze stołu da się ułożyć słowo na { $count } litery; użyj w nim swojego jokera.
   *[many] Z twoich płytek i płytek ze stołu da się ułożyć słowo na { $count } liter; użyj w nim swojego jokera.
}
word_rummikub-hint-nudge-vote = Czy to słowo mogłoby się znaleźć w gazecie?
word_rummikub-hint-nudge-draw = Może pomoże jeszcze jedna płytka.
word_rummikub-hint-nudge-pass = Tym razem nie ma czego wyłożyć.
word_rummikub-hint-known = To słowo jest w codziennym użyciu.
word_rummikub-hint-unknown = Tego słowa prawie nikt nie używa.
word_rummikub-hint-nothing = Z tych płytek nie da się ułożyć słowa.
word_rummikub-hint-nothing-found = Z tych płytek nie znaleziono żadnego słowa.
word_rummikub-hint-nothing-opens = { $count ->
    [one] Z tych płytek nie da się ułożyć pierwszego słowa: musi mieć co najmniej { $count } literę.
    [few] Z tych płytek nie da się ułożyć pierwszego słowa: musi mieć co najmniej { $count } litery.
   *[many] Z tych płytek nie da się ułożyć pierwszego słowa: musi mieć co najmniej { $count } liter.
}
word_rummikub-hint-points = { $count ->
    [one] Liczy się najdłuższe słowo tego ruchu, { $word }: { $count } punkt.
    [few] Liczy się najdłuższe słowo tego ruchu, { $word }: { $count } punkty.
   *[many] Liczy się najdłuższe słowo tego ruchu, { $word }: { $count } punktów.
}
word_rummikub-hint-points-doubled = { $count ->
    [one] W tym ruchu najdłuższe słowo to { $word }, a tabliczka zostaje pusta, więc liczy się podwójnie: { $count } punkt.
    [few] W tym ruchu najdłuższe słowo to { $word }, a tabliczka zostaje pusta, więc liczy się podwójnie: { $count } punkty.
   *[many] W tym ruchu najdłuższe słowo to { $word }, a tabliczka zostaje pusta, więc liczy się podwójnie: { $count } punktów.
}
word_rummikub-hint-taken = { $count ->
    [one] Przebudowujesz { $count } słowo na stole.
    [few] Przebudowujesz { $count } słowa na stole.
   *[many] Przebudowujesz { $count } słów na stole.
}
word_rummikub-hint-joker = { $count ->
    [one] Joker wyłożony na stół nie odbierze ci na końcu { $count } punktu.
   *[other] Joker wyłożony na stół nie odbierze ci na końcu { $count } punktów.
}

## Ruchy słowami

word_rummikub-phrase-play = wyłożyć { $words }
word_rummikub-phrase-rebuild = rozebrać { $taken } i wyłożyć { $words }
word_rummikub-phrase-draw = dobrać płytkę
word_rummikub-phrase-challenge = podważyć { $word }
word_rummikub-phrase-yes = odpowiedzieć „tak”
word_rummikub-phrase-no = odpowiedzieć „nie”
word_rummikub-phrase-pass = spasować
