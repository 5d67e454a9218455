# The board of Klepka

klepka-you = You
klepka-slava = This is the whole phrase. It wins the game immediately.
klepka-others = Collected cards and words
klepka-no-cards = no cards
klepka-polysemy = Polysemy
klepka-exchange = Exchange
klepka-chaos = Chaos
klepka-hidden = hidden card
klepka-carpet = Cards on the table
klepka-choose = Flip cards: { $chosen } of { $due } chosen
klepka-stop = Stop flipping
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
klepka-played-exchange = Exchange. From { $name } to { $other }: { $give }. From { $other } to { $name }: { $take }.
klepka-watch = It’s { $name }’s turn. Remember what you see.
klepka-your-words = Make words, or flip cards.
klepka-your-last-words = Make your last words, or end your turn.
klepka-over = The game is over.
klepka-tray = The cards in your word
klepka-tray-empty = Press cards or drag them here
klepka-tray-typed = The best cards are picked automatically.
klepka-tray-card = { $number }: { $card }
klepka-clear = Take back
klepka-space = Space
klepka-apostrophe = Apostrophe
klepka-prizes = Your prize cards
klepka-polysemy-does = stands for any letter in a word
klepka-exchange-does = swaps a card with another player, at any time
klepka-chaos-does = shuffles the cards on the table, at any time
klepka-done-last = End turn
klepka-vote-word = { $name } made a word that isn’t in the dictionary. Does it count?
klepka-vote-none = no vote yet
klepka-no-cards-you = You have no cards yet. Flip two: if the letters are identical, you keep them. If not, they’re turned face down again, so remember them.

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
