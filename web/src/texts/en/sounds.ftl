# The page of sounds

sounds-page-lead = Press a sound to hear it. Use the slider next to it to set its volume.
sound-level = Volume: { $sound }
sound-levels-reset = Set all to full volume
sound-lay = A word or set is played
sound-take = Cards are taken
sound-turn = A hand is rotated, or the table is shuffled
sound-flip = Cards are flipped
sound-pair = A pair
sound-wrong = A move is refused
sound-yourTurn = Your turn
sound-win = You win
sound-end = The game is over
sound-message = A chat message
sound-nudge = Someone nudges you
sound-join = A player joins
sound-leave = A player leaves
sound-lost = The connection is lost
sound-lowTime = A clock alarm
sound-edge = The edge of the table
