# Samouczki na prawdziwym stole; słowa ze znakiem $ podaje samouczek, w języku swoich słów

lesson-title = { $game }: samouczek
lesson-count = Krok { $step } z { $of }
lesson-next = Dalej
lesson-show = Pokaż
lesson-leave = Wyjdź
lesson-you = Ty
lesson-done = Ten krok już za tobą. Naciśnij „Dalej”.
lesson-wrong =
    { $times ->
        [one] Tak też można zagrać, ale zadanie jest inne. Przeczytaj je jeszcze raz.
       *[other] To nie to. Właściwy ruch widać teraz na stole.
    }
lesson-finished = Znasz już podstawy. Teraz zagraj krótką grę z łagodnym botem. Potrwa około trzech minut.
lesson-short = Zagraj krótką grę
lesson-short-back = Wróć do krótkiej gry
lesson-after = Potem czeka na ciebie pełna gra.
lesson-again = Od początku

klepka-lesson-1 = Na stole leżą zakryte litery. Odkryj dwie karty z obwódką.
klepka-lesson-1-done = Dwa razy ta sama litera, niebieska i żółta. Takie same litery to para, niezależnie od kolorów. Obie karty są twoje, a za parę możesz odkryć dwie następne.
klepka-lesson-2 = Odkryj dwie karty z obwódką. Zapamiętaj litery!
klepka-lesson-2-done = Litery są różne, więc obie karty znów leżą zakryte. Widzieli je wszyscy. Zapamiętaj, gdzie są!
klepka-lesson-3 = Pierwsza karta drugiego rzędu to { $letter }. Drugie { $letter } było przed chwilą widać w górnym rzędzie. Odkryj obie karty.
klepka-lesson-3-done = Znów para! Dobra pamięć to połowa gry. Z zebranych liter możesz układać słowa od następnej tury.
klepka-lesson-4 = Masz już własne litery. Ułóż słowo { $word } z samych niebieskich kart: mają w rogu kwadrat. Klikaj litery po kolei albo wpisz słowo.
klepka-lesson-4-done = Litery dają punkty, a słowo w jednym kolorze liczy się podwójnie: { $points }. Każde słowo pozwala też odkryć o jedną parę więcej.
klepka-lesson-5 = Inni pamiętają zbyt wiele. Zagraj chaos, kartę ze skrzyżowanymi strzałkami: tasuje karty na stole. Możesz to zrobić w każdej chwili, nawet w cudzej turze.
klepka-lesson-5-done = Teraz nikt nie wie, co gdzie leży. Polisemia (gwiazdka) zastępuje w słowie dowolną literę, a wymiana (równoległe strzałki) pozwala wymienić się kartą z innym graczem.

word_rummikub-lesson-1 = Pierwsze słowo musi mieć co najmniej sześć liter, wszystkie z twojej tabliczki. Ułóż { $word }: klikaj litery po kolei. Potem wyłóż słowo.
word_rummikub-lesson-1-done = { $word } jest na stole: sześć liter, sześć punktów. Od teraz możesz przebudowywać słowa na stole.
word_rummikub-lesson-2 = Słowo { $word } można rozebrać. Podziel je tak, by zostało { $rest }, a do reszty dodaj swoje { $own }: powstanie { $short }. Kliknij słowo, aby je podzielić, albo przeciągaj płytki.
word_rummikub-lesson-2-done = { $short } i { $rest }. Wszystkie płytki nadal są na stole, każde słowo ma co najmniej trzy litery, a jedna płytka jest twoja. Liczy się najdłuższe słowo z twoją płytką: 3 punkty.
word_rummikub-lesson-3 = W słowie { $short } joker zastępuje { $free }. Połóż w jego miejsce swoje { $free }, a jokera użyj w innym słowie z trzech liter.
word_rummikub-lesson-3-done = Uwolnionego jokera trzeba wyłożyć w tej samej turze. Zastępuje dowolną literę.
word_rummikub-lesson-4 = Z tych liter nic się nie ułoży. Dobierz płytkę.
word_rummikub-lesson-4-done = Masz o jedną płytkę więcej, a teraz gra następna osoba. Gra kończy się, gdy bank jest pusty i ktoś wyłoży ostatnią płytkę.

scrabble_cards-lesson-1 = Pierwsze słowo może leżeć gdziekolwiek. Połóż na stole słowo { $word }, litera po literze, i zagraj je.
scrabble_cards-lesson-1-done = Pierwsze słowo liczy się podwójnie: { $points } pkt. Rywal je akceptuje, a twoja ręka znów jest pełna.
scrabble_cards-lesson-2 = Każde następne słowo musi stykać się z kartami na stole. Ułóż { $crossing } pionowo tak, by powstało też słowo { $longer }.
scrabble_cards-lesson-2-done = Liczą się oba nowe słowa: razem { $both } pkt w jednym ruchu.
scrabble_cards-lesson-3 = To samo słowo może dać więcej. Ułóż { $crossing } jeszcze raz i dodaj kartę, która podwaja słowo główne.
scrabble_cards-lesson-3-done = Razem { $most } pkt! Druga karta specjalna to karta warunkowa: daje punkty za twoje słowo na literę { $letter }, a zagrana przeciw słowu rywala odejmuje punkty.
scrabble_cards-lesson-4 = Rywal układa { $wrong }. Czy takie słowo istnieje? Zaakceptuj je albo sprawdź, jeśli wątpisz.
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
