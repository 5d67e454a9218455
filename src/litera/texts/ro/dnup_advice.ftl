### Cu susul în jos: nivelurile jucătorilor și sugestii.

dnup-level-easy = Scapă de cât mai multe cărți, nu se uită înainte și uită fiecare carte văzută.
dnup-level-casual = Își imaginează câteva urmări ale rundei; uită ce ți s-a întors în mână.
dnup-level-club = Gândește câteva ture înainte și ține minte cărțile întoarse de curând într-o mână.
dnup-level-expert = Joacă în minte o mie de runde și ține minte fiecare carte văzută.
dnup-level-master = Ține minte tot, îți ghicește mâna după ce nu joci și găsește câștigul sigur până la ultima carte.

dnup-hint-lay = { $count ->
    [one] Merită să pui acum o singură carte.
    [few] Merită să pui acum { $count } cărți deodată.
   *[other] Merită să pui acum { $count } de cărți deodată.
}
dnup-hint-add = Una dintre cărțile tale se potrivește la setul altcuiva.
dnup-hint-take = Setul altcuiva ți s-ar potrivi în mână.
dnup-hint-turn = Uită-te la cărțile tale cu susul în jos.

dnup-hint-last = Nu-ți mai rămâne nimic în mână: ai scăpat de cărți.
dnup-hint-certain = Orice ar face ceilalți, data viitoare poți pune ultima carte.
dnup-hint-beats = { $count ->
    [one] { $name } trebuie să ia înapoi { $count } carte.
    [few] { $name } trebuie să ia înapoi { $count } cărți.
   *[other] { $name } trebuie să ia înapoi { $count } de cărți.
}
dnup-hint-returns = Propriul tău set se întoarce în mână ca { $cards }.
dnup-hint-values = Valori diferite în mâna ta: { $before } acum, { $after } după mutare.
dnup-hint-group = { $count ->
    [one] După mutare, { $count } carte din mâna ta are valoarea { $value }.
    [few] După mutare, { $count } cărți din mâna ta au aceeași valoare: { $value }.
   *[other] După mutare, { $count } de cărți din mâna ta au aceeași valoare: { $value }.
}
dnup-hint-theirs = Dacă setul acela e bătut, cartea merge la proprietarul lui, nu la tine.
dnup-hint-chance = Șansa ta de a câștiga partida: circa { $chance } %.
dnup-hint-close = Șansa ta de a câștiga partida: circa { $chance } %; altă mutare e la fel de bună.
dnup-hint-chances = Șansa ta de a câștiga partida: circa { $chance } %; cu a doua cea mai bună mutare, { $other } %.

## Mutări în cuvinte

dnup-phrase-lay = { $count ->
    [one] pune cartea { $cards } ca set
   *[other] pune setul: { $cards }
}
dnup-phrase-add = adaugă { $card } la setul: { $cards } ({ $owner })
dnup-phrase-take = ia setul: { $cards } ({ $owner })
dnup-phrase-turn = rotește mâna
dnup-phrase-turn-free = rotește mâna fără a consuma acțiunea
