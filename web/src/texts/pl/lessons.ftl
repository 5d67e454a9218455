# First games that teach by doing; ☺ and letters are pieces, not words of a language

lesson-title = { $game }: pierwsza gra
lesson-count = Krok { $step } z { $of }
lesson-next = Dalej
lesson-wrong =
    { $times ->
        [one] Nie to. Przeczytaj zadanie jeszcze raz.
       *[other] Nie to. Właściwe są teraz zaznaczone.
    }
lesson-finished = To już sedno gry. Reszta przyjdzie w trakcie: łatwy komputer jest wyrozumiały.
lesson-table = Na stole
lesson-hand = Twoje karty
lesson-rack = Twoja tabliczka
lesson-word = Twoje słowo
lesson-own-set = Twój układ
lesson-rival-set = Układ drugiego gracza
lesson-ways = Co możesz zrobić
lesson-draw = Dobieram płytkę
lesson-accept = Akceptuję
lesson-check = Sprawdzam
lesson-turn = Obracam rękę

klepka-lesson-1 = Na stole leżą zakryte litery. Odkryj dwie karty: A1 i C2.
klepka-lesson-1-done = К i К, niebieska i żółta: równe litery to para, bez względu na kolor. Są twoje i możesz odkryć dwie następne.
klepka-lesson-2 = Teraz odkryj B1 i C1.
klepka-lesson-2-done = І i Т są różne, więc obie wracają rewersem do góry. Widzieli je wszyscy. Zapamiętaj, gdzie leżą!
klepka-lesson-3 = Pod A2 kryje się Т, a drugie już było widać. Odkryj oba.
klepka-lesson-3-done = Znów para: dobra pamięć to połowa gry. Zebrane karty posłużą do słów od następnej tury.
klepka-lesson-4 = Później masz pięć liter. Ułóż słowo КІТ, litera po literze, z samych niebieskich kart (z małym b).
klepka-lesson-4-done = 2 + 1 + 1 punkt, a za jeden kolor podwójnie: 8. A każde słowo pozwala odkryć jedną parę więcej.
klepka-lesson-5 = Karty nagród wolno zagrać w każdej chwili, nawet w cudzej turze. Inni pamiętają dziś zbyt wiele: zagraj chaos (#), który miesza zakryte karty.
klepka-lesson-5-done = Teraz nikt nie wie, co gdzie leży. Gwiazdka (*) zastępuje w słowie dowolną literę, a wymiana (~) zamienia kartę z innym graczem.

word_rummikub-lesson-1 = Pierwsze słowo musi mieć co najmniej sześć liter, wszystkie z twojej tabliczki. Wyłóż KOSZYK, litera po literze.
word_rummikub-lesson-1-done = KOSZYK leży: sześć liter, sześć punktów. Od teraz możesz przebudowywać to, co jest na stole.
word_rummikub-lesson-2 = KOSZYK można rozebrać. Ułóż KOT z jego liter i własnego T; zostanie SZYK.
word_rummikub-lesson-2-done = KOT i SZYK. Wszystko, co leżało, nadal leży, każde słowo ma co najmniej trzy litery, a jedna płytka jest twoja. Liczy się najdłuższe słowo z twoją płytką: 3.
word_rummikub-lesson-3 = Joker zastępuje tu O. Połóż w jego miejsce swoje O: wybierz najpierw O, potem jokera.
word_rummikub-lesson-3-done = Joker jest wolny. Musi wrócić na stół w tej samej turze, jako dowolna litera: tutaj jako S w słowie LAS.
word_rummikub-lesson-4 = Z tych liter nic się nie ułoży. Dobierz płytkę.
word_rummikub-lesson-4-done = Masz jedną płytkę więcej, a tura przechodzi dalej. Gra kończy się, gdy bank jest pusty, a ktoś wyłoży ostatnią płytkę.

scrabble_cards-lesson-1 = Pierwsze słowo może leżeć gdziekolwiek. Wyłóż KOT, litera po literze.
scrabble_cards-lesson-1-done = Litery dają 2 + 1 + 2, a pierwsze słowo liczy się podwójnie: 10 punktów.
scrabble_cards-lesson-2 = Każde następne słowo musi stykać się z tym, co leży. Wyłóż MYSZ w dół tak, by jej Y utworzyło też KOTY.
scrabble_cards-lesson-2-done = Liczą się oba nowe słowa: MYSZ 6 i KOTY 7, razem 13 punktów w jednym ruchu.
scrabble_cards-lesson-3 = Można było więcej. Która z twoich kart podwaja słowo główne? Dołóż ją.
scrabble_cards-lesson-3-done = MYSZ liczy się teraz za 12, a KOTY za 7: 19 punktów. Druga karta daje 10 punktów za słowo na K, a zagrana przeciw cudzemu słowu odbiera mu 5.
scrabble_cards-lesson-4 = Drugi gracz wykłada ŹLUK. Wierzysz? Możesz zaakceptować słowo albo je sprawdzić.
scrabble_cards-lesson-4-done = Nie ma takiego słowa. Karty wracają, a ruch nie daje punktów. Gdyby wszyscy je zaakceptowali, zostałoby na stole.

dnup-lesson-1 = Każda karta ma dwie wartości; liczy się górna. Wyłóż wszystkie swoje trójki jako jeden układ.
dnup-lesson-1-done = Trzech kart pozbywasz się naraz. W turze robi się jedną rzecz i to była ona.
dnup-lesson-2 = Drugi gracz ma układ dwóch piątek. Pobij go układem z tylu samo kart o wyższej wartości.
dnup-lesson-2-done = Dwa układy nie mogą mieć tej samej wielkości. Piątki wracają do ręki, z której przyszły, każda obrócona.
dnup-lesson-3 = Ręką pełną niskich kart niczego się nie pobije. Obróć ją całą.
dnup-lesson-3-done = 1, 2 i 1 to teraz 9, 8 i 7. Tura minęła, ale za to jaka ręka!
dnup-lesson-4 = Możesz też dołożyć jedną kartę tej samej wartości do cudzego układu. Pozbądź się siódemki.
dnup-lesson-4-done = Układ nadal nie jest twój, a kart masz o jedną mniej. Można też wziąć do ręki cały układ, obrócony.
dnup-lesson-5 = Zostały dwie karty jednej wartości. Wyłóż obie.
dnup-lesson-5-done = Nie masz już kart, i to przed innymi: dostajesz dwie z liter D N U P. Cztery litery wygrywają grę.
