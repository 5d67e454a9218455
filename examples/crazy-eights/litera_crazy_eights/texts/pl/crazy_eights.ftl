crazy_eights-title = Szalone ósemki
crazy_eights-tagline = Dokładaj do koloru albo wartości, oszczędzaj ósemki i pozbądź się kart szybciej niż rywale.
crazy_eights-option-cards = Liczba kart rozdawanych każdemu graczowi, od 3 do 8.
crazy_eights-choice-cards = Rozdawane karty
crazy_eights-level-easy = Zagrywa kartę wartą najwięcej punktów, a ósemki oszczędza.
crazy_eights-reason-finished = Ktoś nie ma już kart.
crazy_eights-reason-blocked = Nikt nie może zagrać i nie ma już czego dobrać.
crazy_eights-verb-play = graj, g
crazy_eights-verb-draw = dobierz, d
crazy_eights-verb-pass = pas, pasuję
crazy_eights-help-play = Zagraj kartę tego samego koloru lub tej samej wartości albo ósemkę: { $example }
crazy_eights-help-draw = Dobierz kartę i zakończ turę: { $example }
crazy_eights-help-pass = Spasuj, gdy nie ma już czego dobrać: { $example }
crazy_eights-bad-move = To nie jest ruch. Wpisz na przykład „graj 8S” (wartość, potem kolor: C – trefl, D – karo, H – kier, S – pik), „dobierz” albo „pas”.
crazy_eights-bad-position = Ta pozycja jest niemożliwa: każda z 52 kart musi być na ręce, w talii albo na stosie.
crazy_eights-refusal-fit = { $face } nie pasuje do { $top }. Zagraj ten sam kolor lub tę samą wartość albo ósemkę.
crazy_eights-refusal-empty = Nie ma już czego dobrać. Zagraj kartę albo spasuj.
crazy_eights-refusal-pass = Nie możesz spasować, dopóki są karty do dobrania. Zagraj kartę albo dobierz.
crazy_eights-table = { $count ->
    [one] Na wierzchu: { $top }. Do dobrania { $count } karta.
    [few] Na wierzchu: { $top }. Do dobrania { $count } karty.
   *[many] Na wierzchu: { $top }. Do dobrania { $count } kart.
}
crazy_eights-held = { $count ->
    [one] { $name }: { $count } karta
    [few] { $name }: { $count } karty
   *[many] { $name }: { $count } kart
}
crazy_eights-hand = Karty na ręce: { $held }
crazy_eights-shuffled = Stos jest potasowany i staje się nową talią.
crazy_eights-played = { $count ->
    [one] { $name }: { $face }, na ręce { $count } karta
    [few] { $name }: { $face }, na ręce { $count } karty
   *[many] { $name }: { $face }, na ręce { $count } kart
}
crazy_eights-drew = { $name }, dobrana karta: { $face }
crazy_eights-drew-hidden = { $name }: dobrana karta
crazy_eights-passed = { $name }: pas
