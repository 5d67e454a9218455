### Samouczki: krótka pierwsza gra każdego rodzaju. Zadania są te same co na stronach.

lesson-title = { $game }: samouczek
lesson-count = Krok { $step } z { $of }
lesson-table = Na stole
lesson-hand = Twoje karty
lesson-rack = Twoja tabliczka
lesson-word = Twoje słowo
lesson-own-set = Twój układ
lesson-rival-set = Układ rywala
lesson-ways = Co możesz zrobić
lesson-how = Wpisz to, o co prosi zadanie, albo cały ruch. Enter powtarza zadanie; „wyjdź” kończy samouczek.
lesson-wrong = { $times ->
    [one] To nie to. Przeczytaj zadanie jeszcze raz.
   *[other] To nie to. Wpisz: „{ $pick }”.
}
lesson-move = Przy prawdziwym stole wpisz „{ $move }”.
lesson-go-on = Naciśnij Enter, aby przejść dalej.
lesson-none = Ta gra nie ma samouczka. Mają go: { $games }.
lesson-more = To były podstawy. Aby zagrać: litera play { $game }
command-learn = uczy gry krok po kroku w tym terminalu

klepka-lesson-1 = Na stole leżą zakryte litery. Odkryj dwie karty: A1 i C2.
klepka-lesson-1-done = { $first } i { $first }, niebieska i żółta. Takie same litery to para, niezależnie od kolorów. Obie karty są twoje i możesz odkryć dwie następne.
klepka-lesson-2 = Teraz odkryj B1 i C1.
klepka-lesson-2-done = { $second } i { $letter } to różne litery, więc obie karty znów leżą zakryte. Widzieli je wszyscy. Zapamiętaj, gdzie są!
klepka-lesson-3 = Pod A2 kryje się { $letter }, a drugie { $letter } już było widać. Odkryj obie karty.
klepka-lesson-3-done = Znów para! Dobra pamięć to połowa gry. Z zebranych liter możesz układać słowa od następnej tury.
klepka-lesson-4 = Chwilę później masz pięć liter. Ułóż słowo { $word }, litera po literze, z samych niebieskich kart: oznacza je kwadrat, a w zapisie litera b.
klepka-lesson-4-done = Litery dają { $sum }, a słowo w jednym kolorze liczy się podwójnie: { $points } pkt. Każde słowo pozwala też odkryć o jedną parę więcej.
klepka-lesson-5 = Chaos i wymianę można zagrać w każdej chwili, nawet w cudzej turze. Inni pamiętają dziś zbyt wiele: zagraj chaos (#), który tasuje karty na stole.
klepka-lesson-5-done = Teraz nikt nie wie, co gdzie leży. Polisemia (*) zastępuje w słowie dowolną literę, a wymiana (~) pozwala wymienić się kartą z innym graczem.
word_rummikub-lesson-1 = Pierwsze słowo musi mieć co najmniej sześć liter, wszystkie z twojej tabliczki. Wyłóż { $word }, litera po literze.
word_rummikub-lesson-1-done = { $word } jest na stole: sześć liter, sześć punktów. Od teraz możesz przebudowywać słowa na stole.
word_rummikub-lesson-2 = Słowo { $word } można rozebrać. Ułóż { $short } z jego liter i własnego { $own }; zostanie { $rest }.
word_rummikub-lesson-2-done = { $short } i { $rest }. Wszystkie płytki nadal są na stole, każde słowo ma co najmniej trzy litery, a jedna płytka jest twoja. Liczy się najdłuższe słowo z twoją płytką: 3 punkty.
word_rummikub-lesson-3 = Joker zastępuje w tym słowie { $free }. Połóż w jego miejsce swoje { $free }: wybierz najpierw { $free }, potem jokera.
word_rummikub-lesson-3-done = Joker jest wolny. Trzeba go wyłożyć w tej samej turze jako dowolną literę: tutaj jako { $as } w słowie { $freed }.
word_rummikub-lesson-4 = Z tych liter nic się nie ułoży. Dobierz płytkę.
word_rummikub-lesson-4-done = Masz o jedną płytkę więcej, a teraz gra następna osoba. Gra kończy się, gdy bank jest pusty i ktoś wyłoży ostatnią płytkę.
scrabble_cards-lesson-1 = Pierwsze słowo może leżeć gdziekolwiek. Ułóż { $word }, litera po literze.
scrabble_cards-lesson-1-done = Litery dają { $sum }, a pierwsze słowo liczy się podwójnie: { $points } pkt.
scrabble_cards-lesson-2 = Każde następne słowo musi stykać się z kartami na stole. Ułóż { $crossing } pionowo tak, by z literą { $touching } powstało też słowo { $longer }.
scrabble_cards-lesson-2-done = Liczą się oba nowe słowa: { $crossing } daje { $one }, a { $longer } { $other }, razem { $both } pkt w jednym ruchu.
scrabble_cards-lesson-3 = Można było zdobyć więcej. Która z twoich kart podwaja słowo główne? Dodaj ją.
scrabble_cards-lesson-3-done = { $crossing } daje teraz { $double }, a { $longer } { $other }: razem { $most } pkt. Druga karta daje 10 punktów za słowo na literę { $letter }, a zagrana przeciw słowu rywala odejmuje 5.
scrabble_cards-lesson-4 = Rywal układa { $wrong }. Czy takie słowo istnieje? Możesz je zaakceptować albo sprawdzić.
scrabble_cards-lesson-4-done = Nie ma takiego słowa. Karty wracają na rękę rywala, a ruch nie daje punktów. Gdyby wszyscy zaakceptowali to słowo, zostałoby na stole.
dnup-lesson-1 = Każda karta ma dwie wartości; liczy się górna. Wyłóż wszystkie swoje trójki jako jeden układ.
dnup-lesson-1-done = Pozbywasz się trzech kart naraz. W turze robisz dokładnie jedną rzecz i to była właśnie ona.
dnup-lesson-2 = Rywal ma układ z dwóch piątek. Pobij ten układ swoim, tej samej wielkości, ale o wyższej wartości.
dnup-lesson-2-done = Dwa układy nie mogą mieć tej samej wielkości. Piątki wracają na rękę rywala, każda obrócona.
dnup-lesson-3 = Ręką pełną niskich kart niczego się nie pobije. Obróć ją całą.
dnup-lesson-3-done = 1, 2 i 1 to teraz 9, 8 i 7. Tura minęła, ale za to jaka ręka!
dnup-lesson-4 = Możesz też dołożyć jedną kartę tej samej wartości do układu rywala. Pozbądź się siódemki.
dnup-lesson-4-done = Układ nadal należy do rywala, a kart masz o jedną mniej. Można też wziąć na rękę cały układ; jego karty się obraca.
dnup-lesson-5 = Zostały ci dwie karty o tej samej wartości. Wyłóż obie.
dnup-lesson-5-done = Pozbywasz się kart szybciej niż inni i dostajesz dwie z liter D, N, U, P. Aby wygrać grę, zbierz wszystkie cztery.
