# The page of sounds

sounds-page-lead = Press a sound to hear it. The slider next to it sets how loud it is.
sound-level = Volume: { $sound }
sound-levels-reset = All at full volume
sound-lay = A word or set is played
sound-take = Cards are taken
sound-turn = A hand is rotated, or the table shuffled
sound-flip = Cards are flipped
sound-pair = A pair
sound-wrong = A move is refused
sound-yourTurn = Your turn
sound-win = You win
sound-end = The game is over
sound-message = A chat message
sound-nudge = Somebody nudges you
sound-join = A player joins
sound-leave = A player leaves
sound-lost = The connection is lost
sound-lowTime = A clock alarm
sound-edge = The edge of the table
