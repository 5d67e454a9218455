# The board of Klepka

klepka-you = You
klepka-slava = The whole phrase: it wins the game immediately.
klepka-others = Collected cards and words
klepka-no-cards = no cards
klepka-polysemy = Polysemy
klepka-exchange = Exchange
klepka-chaos = Chaos
klepka-hidden = hidden card
klepka-carpet = The carpet
klepka-choose = Flip cards: { $chosen } of { $due } chosen
klepka-stop = Flip no more
klepka-face-down = face down
klepka-place = { $place }: { $card }
klepka-vote = Vote
klepka-vote-yes = Yes
klepka-vote-no = No
klepka-voted = { $name }: { $vote }
klepka-bench = Your cards and words
klepka-hand = Your cards
klepka-word = Your word
klepka-back = Undo letter
klepka-sort-letter = Sort by letter
klepka-sort-colour = Sort by colour
klepka-card-times = { $card }, { $count } times
klepka-earned-pair = A pair! You may flip two more cards.
klepka-earned-words = Your words let you flip { $pairs } pairs.
klepka-make = Make the word
klepka-no-word = At this table, { $word } doesn’t count as a word.
klepka-done = Flip cards
klepka-pass = Pass
klepka-polysemy-letter = Which letter does it stand for?
klepka-use = Use
klepka-chaos-sure = This shuffles all the cards on the table. Play it now?
klepka-chaos-do = Shuffle the table
klepka-exchange-give = You give
klepka-exchange-take = You take from { $name }
klepka-exchange-do = Exchange
klepka-played-chaos = { $name }: chaos! The cards on the table have been shuffled.
klepka-played-exchange = Exchange. { $name } → { $other }: { $give }. { $other } → { $name }: { $take }.
klepka-watch = It’s { $name }’s turn. Remember what you see.
klepka-your-words = Make words, or go on and flip cards.
klepka-your-last-words = Make your last words, or end your turn.
klepka-over = The game is over.
klepka-tray = The cards of your word
klepka-tray-empty = Press cards or drag them here
klepka-tray-typed = The best cards are picked automatically.
klepka-tray-card = { $number }: { $card }
klepka-clear = Take back
klepka-space = Space
klepka-apostrophe = Apostrophe
klepka-prizes = Your prize cards
klepka-polysemy-does = stands for a letter in a word
klepka-exchange-does = swap a card with another player, any time
klepka-chaos-does = shuffle the table, any time
klepka-done-last = End turn
klepka-vote-word = { $name } made a word that isn’t in the dictionary. Does it count?
klepka-vote-none = no vote yet
klepka-no-cards-you = You have no cards yet. Flip two: identical letters are yours, all others turn back, so remember them.

klepka-card-blue = { $points ->
    [one] { $letter }, blue, { $points } point
   *[other] { $letter }, blue, { $points } points
}
klepka-card-yellow = { $points ->
    [one] { $letter }, yellow, { $points } point
   *[other] { $letter }, yellow, { $points } points
}
klepka-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
