### Tutorials: a short first game of each kind. The tasks are those of the pages.

lesson-title = { $game }: tutorial
lesson-count = Step { $step } of { $of }
lesson-table = On the table
lesson-hand = Your cards
lesson-rack = Your rack
lesson-word = Your word
lesson-own-set = Your set
lesson-rival-set = Your opponent’s set
lesson-ways = What you can do
lesson-how = Type what the task asks for, or the whole move. Press Enter to repeat the task, or type “quit” to leave.
lesson-wrong = { $times ->
    [one] Not quite. Read the task again.
   *[other] Not quite. Type: “{ $pick }”
}
lesson-move = At a table, you would type “{ $move }”.
lesson-go-on = Press Enter to continue.
lesson-none = This game has no tutorial. These games have one: { $games }.
lesson-more = Now you know the basics. To play: litera play { $game }
command-learn = learn a game in a few steps in the terminal

klepka-lesson-1 = Letters lie face down on the table. Flip two cards: A1 and C2.
klepka-lesson-1-done = { $first } and { $first }, one blue and one yellow. Identical letters are a pair, whatever their colours. They’re yours, and you may flip two more cards.
klepka-lesson-2 = Now flip B1 and C1.
klepka-lesson-2-done = { $second } and { $letter } are different, so both are turned face down again. Everyone has seen them. Remember where they are!
klepka-lesson-3 = A2 hides the letter { $letter }, and you have seen another one. Flip both.
klepka-lesson-3-done = Another pair! A good memory is half the game. From your next turn on, you can use these letters in words.
klepka-lesson-4 = A little later, you have five letters. Make the word { $word }, letter by letter, from blue cards only. They have a square, and are written with a b.
klepka-lesson-4-done = { $sum } points, doubled for one colour: { $points }. And each word lets you flip one more pair.
klepka-lesson-5 = You can play a chaos or exchange card at any time, even during another player’s turn. The others remember too much today. Play chaos (#) to shuffle the cards on the table.
klepka-lesson-5-done = Now nobody knows where anything is. Polysemy (*) stands for any letter in a word, and exchange (~) swaps a card with another player.
word_rummikub-lesson-1 = Your first word needs at least six letters, all from your own rack. Play { $word }, letter by letter.
word_rummikub-lesson-1-done = { $word } is on the table: six letters, six points. From now on, you may rebuild the words on the table.
word_rummikub-lesson-2 = You can take { $word } apart. Make { $short } from its letters and your own { $own }; { $rest } stays.
word_rummikub-lesson-2-done = { $short } and { $rest }. Every tile is still on the table, each word has three letters or more, and one tile was yours. You score the longest word with a tile of yours: 3.
word_rummikub-lesson-3 = The joker stands for { $free } in this word. Replace it with your { $free }: choose your { $free } first, then the joker.
word_rummikub-lesson-3-done = The joker is free. You must play it in the same turn, as any letter: here, as the { $as } in { $freed }.
word_rummikub-lesson-4 = You can’t make a word from these letters. Draw a tile instead.
word_rummikub-lesson-4-done = You have one more tile, and it’s the next player’s turn. The game ends when the bank is empty and a player has played their last tile.
scrabble_cards-lesson-1 = The first word can go anywhere. Play { $word }, letter by letter.
scrabble_cards-lesson-1-done = The letters score { $sum }, and the first word counts double: { $points } points.
scrabble_cards-lesson-2 = Every later word must touch the cards on the table. Play { $crossing } downwards, so that its { $touching } also makes { $longer }.
scrabble_cards-lesson-2-done = Both new words score: { $crossing } { $one } and { $longer } { $other }. That makes { $both } points in one move.
scrabble_cards-lesson-3 = You could score more. Which of your cards doubles the main word’s score? Add it.
scrabble_cards-lesson-3-done = Now { $crossing } scores { $double }, and { $longer } { $other }: { $most } points. Your other card gives 10 points for a word that begins with { $letter }; played against an opponent’s word, it costs them 5.
scrabble_cards-lesson-4 = Your opponent plays { $wrong }. Is that a word? You can accept it or check it.
scrabble_cards-lesson-4-done = That isn’t a word. The cards go back, and the move scores nothing. If everyone had accepted it, it would have counted.
dnup-lesson-1 = Every card has two values, and the upper one counts. Play all your 3s as one set.
dnup-lesson-1-done = Three cards gone at once. Each turn you do exactly one thing, and this was it.
dnup-lesson-2 = Your opponent has a set of two 5s. Beat it with a set of the same size and a higher value.
dnup-lesson-2-done = No two sets can have the same size. The 5s go back to the hand they came from, each card rotated.
dnup-lesson-3 = A hand full of low cards beats nothing. Rotate all of it.
dnup-lesson-3-done = 1, 2 and 1 are now 9, 8 and 7. That was your turn, but what a hand!
dnup-lesson-4 = You can also add one card of the same value to an opponent’s set. Get rid of your 7.
dnup-lesson-4-done = The set still belongs to your opponent, and you have one card fewer. You can also take a whole set into your hand; its cards are rotated.
dnup-lesson-5 = You have two cards left, both of the same value. Play them.
dnup-lesson-5-done = You’re the first to run out of cards, so you get two of the letters D N U P. Four letters win the game.
