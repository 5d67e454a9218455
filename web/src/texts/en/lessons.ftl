# Tutorials that play on the real board; words that begin with $ come with the tutorial, as they are in the language of its words

lesson-title = { $game }: tutorial
lesson-count = Step { $step } of { $of }
lesson-next = Continue
lesson-show = Show me
lesson-leave = Leave
lesson-you = You
lesson-done = You’ve done this step. Press “Continue”.
lesson-wrong =
    { $times ->
        [one] You can make that move, but it isn’t the one in the task. Read the task again.
       *[other] Not quite. The board now shows the move.
    }
lesson-finished = You know the basics. Now play a short game against a gentle bot. It takes about three minutes.
lesson-short = Play a short game
lesson-short-back = Back to the short game
lesson-after = After that, a full game is waiting for you.
lesson-again = Start over

klepka-lesson-1 = Letters lie face down on the table. Flip the two outlined cards.
klepka-lesson-1-done = The same letter twice, one blue and one yellow. Identical letters are a pair, whatever their colours. They’re yours, and a pair lets you flip two more cards.
klepka-lesson-2 = Flip the two outlined cards. Remember the letters you see!
klepka-lesson-2-done = Two different letters, so both are turned face down again. Everyone has seen them. Remember where they are!
klepka-lesson-3 = The first card of the second row hides the letter { $letter }. You saw another one in the top row a moment ago. Flip both.
klepka-lesson-3-done = Another pair! A good memory is half the game. From your next turn on, you can use these letters in words.
klepka-lesson-4 = Now you have letters of your own. Make the word { $word } from blue cards only. They have a square in the corner. Tap its letters in order, or type it.
klepka-lesson-4-done = The letters score their points, doubled because they’re all the same colour: { $points }. And each word lets you flip one more pair.
klepka-lesson-5 = The others remember too much today. Play chaos, the card with the crossed arrows: it shuffles the cards on the table. You may do that at any time, even during another player’s turn.
klepka-lesson-5-done = Now nobody knows where anything is. Polysemy, the star, stands for any letter in a word. Exchange, the parallel arrows, swaps a card with another player.

word_rummikub-lesson-1 = Your first word needs at least six letters, all from your own rack. Build { $word }: tap its letters in order. Then play it.
word_rummikub-lesson-1-done = { $word } is on the table: six letters, six points. From now on, you may rebuild the words on the table.
word_rummikub-lesson-2 = You can take { $word } apart. Split it so that { $rest } stays, and add your { $own } to the other letters: { $short }. Tap a word to split it, or drag its tiles.
word_rummikub-lesson-2-done = { $short } and { $rest }. Every tile is still on the table, each word has three letters or more, and one tile was yours. You score the longest word with a tile of yours: 3.
word_rummikub-lesson-3 = The joker stands for { $free } in { $short }. Put your own { $free } in its place. Then use the joker in another word of three letters.
word_rummikub-lesson-3-done = If you free a joker, you must play it in the same turn. It stands for any letter you like.
word_rummikub-lesson-4 = You can’t make a word from these letters. Draw a tile instead.
word_rummikub-lesson-4-done = You have one more tile, and it’s the next player’s turn. The game ends when the bank is empty and a player has played their last tile.

scrabble_cards-lesson-1 = The first word can go anywhere. Put { $word } on the table, letter by letter. Then play it.
scrabble_cards-lesson-1-done = The first word counts double: { $points } points. Your opponent accepted it, and you’ve drawn new cards.
scrabble_cards-lesson-2 = Every later word must touch the cards on the table. Play { $crossing } downwards, so that it also makes { $longer }.
scrabble_cards-lesson-2-done = Both new words score: { $both } points in one move.
scrabble_cards-lesson-3 = The same word can score more. Play { $crossing } again, and add the card that doubles the main word’s score.
scrabble_cards-lesson-3-done = { $most } points! Your other special card is a condition card. It adds points for a word of yours that begins with { $letter }; played against an opponent’s word, it takes points away.
scrabble_cards-lesson-4 = Your opponent plays { $wrong }. Is that a word? Accept it, or check it if you doubt it.
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
