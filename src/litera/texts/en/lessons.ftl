### Tutorials: a short first game of each kind. The tasks are those of the pages.

lesson-title = { $game }: a first game
lesson-count = Step { $step } of { $of }
lesson-table = On the table
lesson-hand = Your cards
lesson-rack = Your rack
lesson-word = Your word
lesson-own-set = Your set
lesson-rival-set = The other player's set
lesson-ways = What you can do
lesson-how = Type what the task asks for, or the whole move.
lesson-wrong = { $times ->
    [one] Not this one. Read the task once more.
   *[other] Not this one. Type: { $pick }
}
lesson-move = At a table you type “{ $move }”.
lesson-go-on = Enter goes on.
lesson-none = This game has no tutorial. There are: { $games }.
lesson-more = That is the heart of it. Now play: litera play { $game }
command-learn = learn a game in a few steps, in this terminal

klepka-lesson-1 = Letters lie hidden on the table. Open two cards: A1 and C2.
klepka-lesson-1-done = К and К, a blue one and a yellow one: equal letters are a pair, whatever their colours. They are yours, and you may open two more.
klepka-lesson-2 = Now open B1 and C1.
klepka-lesson-2-done = І and Т differ, so both are turned back. Everybody has seen them. Remember where they lie!
klepka-lesson-3 = A2 hides a Т, and you have seen the other one. Open both.
klepka-lesson-3-done = A pair again: a good memory is half the game. What you collect serves for words from your next turn on.
klepka-lesson-4 = Later you have five letters. Make the word КІТ, letter by letter, of blue cards alone: they bear a square, and are written with a b.
klepka-lesson-4-done = 2 + 1 + 1 points, and twice that for one colour: 8. And each word lets you open one more pair.
klepka-lesson-5 = Chaos and exchange can be played at any moment, even in another's turn. The others remember too much today: play chaos (#), which shuffles the hidden cards.
klepka-lesson-5-done = Now nobody knows where anything lies. Polysemy (*) stands for any one letter in a word, and exchange (~) swaps a card with another player.
word_rummikub-lesson-1 = Your first word needs at least six letters, all from your own rack. Lay KOSZYK, letter by letter.
word_rummikub-lesson-1-done = KOSZYK lies: six letters, six points. From now on you may rebuild what lies on the table.
word_rummikub-lesson-2 = KOSZYK can be taken apart. Make KOT of its letters and your own T; SZYK stays.
word_rummikub-lesson-2-done = KOT and SZYK. All that lay is still there, each word has three letters or more, and one tile was yours. You score the longest word with a tile of yours: 3.
word_rummikub-lesson-3 = The joker stands for O in this word. Put your O in its place: pick your O first, then the joker.
word_rummikub-lesson-3-done = The joker is free. It must be laid again in the same turn, as any letter: here as S in LAS.
word_rummikub-lesson-4 = With these letters there is nothing to lay. Take a tile instead.
word_rummikub-lesson-4-done = You have one tile more, and the turn passes. The game ends when the bank is empty and somebody has laid their last tile.
scrabble_cards-lesson-1 = The first word may lie anywhere. Lay KOT, letter by letter.
scrabble_cards-lesson-1-done = The letters count 2 + 1 + 2, and the first word counts double: 10 points.
scrabble_cards-lesson-2 = Every later word must touch what lies. Lay MYSZ downwards, so that its Y also makes KOTY.
scrabble_cards-lesson-2-done = Both new words count: MYSZ 6 and KOTY 7, 13 points in one move.
scrabble_cards-lesson-3 = You could have had more. Which of your cards doubles the main word? Add it.
scrabble_cards-lesson-3-done = MYSZ counts 12 now, and KOTY 7: 19 points. The other card gives 10 points for a word that begins with K; played against another's word, it takes 5 from them.
scrabble_cards-lesson-4 = The other player has laid ŹLUK. Do you believe it? You can accept the word, or check it.
scrabble_cards-lesson-4-done = There is no such word. Its cards go back, and the move scores nothing. Had everybody accepted, it would have stayed.
dnup-lesson-1 = Every card has two values, and the upper one counts. Lay all your 3s as one set.
dnup-lesson-1-done = Three cards are gone at once. Each turn you do one thing, and this was it.
dnup-lesson-2 = The other player has a set of two 5s. Beat it with a set of as many cards and a higher value.
dnup-lesson-2-done = No two sets may be of one size. The 5s go back to the hand they came from, each card turned upside down.
dnup-lesson-3 = A hand full of low cards beats nothing. Turn all of it upside down.
dnup-lesson-3-done = 1, 2 and 1 are now 9, 8 and 7. That was your turn, but what a hand!
dnup-lesson-4 = You may also add one card of the same value to another player's set. Get rid of your 7.
dnup-lesson-4-done = The set is still the other's, and you have a card less. You can also take a whole set into your hand, turned.
dnup-lesson-5 = Two cards are left, of one value. Lay them both.
dnup-lesson-5-done = You are out first: that gives two of the letters D N U P. Four letters win the game.
