### Cu susul în jos: nivelurile boților și indiciile.

dnup-level-first = Abia învață jocul: pune primul set pe care îl vede și trece multe cu vederea.
dnup-level-easy = Îi place să scape de multe cărți deodată; nu gândește în avans și adesea nu vede mutarea mai bună.
dnup-level-casual = Joacă mutarea care îi lasă cele mai puține cărți; nu gândește în avans și uită toate cărțile văzute.
dnup-level-club = Își imaginează câteva continuări ale rundei, dar uită ce cărți ai luat înapoi în mână.
dnup-level-expert = Joacă runda în gând de câteva sute de ori și ține minte cărțile văzute de curând.
dnup-level-master = Ține minte tot, îți ghicește mâna după cărțile pe care nu le joci și găsește câștigul sigur până la ultima carte.

dnup-hint-lay = { $count ->
    [one] Merită să pui acum o singură carte.
    [few] Merită să pui acum { $count } cărți deodată.
   *[other] Merită să pui acum { $count } de cărți deodată.
}
dnup-hint-add = Una dintre cărțile tale se potrivește la setul unui adversar.
dnup-hint-take = Setul unui adversar ți-ar prinde bine în mână.
dnup-hint-turn = Uită-te și la valorile pe care le-ar avea cărțile tale rotite.

dnup-hint-last = Așa scapi de toate cărțile din mână.
dnup-hint-certain = Orice ar face ceilalți, poți fi următorul jucător care rămâne fără cărți.
dnup-hint-beats = { $count ->
    [one] { $name } trebuie să ia înapoi { $count } carte.
    [few] { $name } trebuie să ia înapoi { $count } cărți.
   *[other] { $name } trebuie să ia înapoi { $count } de cărți.
}
dnup-hint-returns = Propriul tău set se întoarce în mână ca { $cards }.
dnup-hint-values = Valori diferite în mâna ta: acum { $before }, după mutare { $after }.
dnup-hint-group = { $count ->
    [one] După mutare, { $count } carte din mâna ta are valoarea { $value }.
    [few] După mutare, { $count } cărți din mâna ta au aceeași valoare: { $value }.
   *[other] După mutare, { $count } de cărți din mâna ta au aceeași valoare: { $value }.
}
dnup-hint-theirs = Dacă setul acela e bătut, cartea merge la proprietarul setului, nu la tine.
dnup-hint-chance = Șansa ta de a câștiga partida: circa { $chance }%.
dnup-hint-close = Șansa ta de a câștiga partida: circa { $chance }%; altă mutare e la fel de bună.
dnup-hint-chances = Șansa ta de a câștiga partida: circa { $chance }%; cu a doua cea mai bună mutare, { $other }%.

## Mutări în cuvinte

dnup-phrase-lay = { $count ->
    [one] pune cartea { $cards } ca set
   *[other] pune setul { $cards }
}
dnup-phrase-add = adaugă { $card } la setul { $cards } ({ $owner })
dnup-phrase-take = ia setul { $cards } ({ $owner })
dnup-phrase-turn = rotește mâna
dnup-phrase-turn-free = rotește mâna fără a consuma acțiunea
