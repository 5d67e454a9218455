# The table, whatever game is played at it

table-door = A table
table-door-host = { $host } invites you to play.
table-door-name = What shall the others call you?
table-door-password = The password of this table
table-door-sit = Sit down and play
table-door-enter = To the table
table-skip = To the table
table-aside = History and chat
table-about = About { $title }
table-commitment = The shuffle was fixed before the start; its seal: { $hash }
table-tab-turn = ● Your turn: { $title }
table-tab-answer = ● Your answer: { $title }
table-your-turn = Your turn.
table-your-answer = You are asked to answer.
table-turn-own = Your turn
table-turn-other = To move
table-answer-own = Answer
table-answer-other = To answer
table-seats = Players
table-seat-free = Seat { $number }
table-seat-empty = free
table-seat-line = Seat { $number }: { $name }
table-you = you
table-bot = bot
table-substitute = a bot stands in
table-winner = winner
table-score = Score:
table-clock = Time left:
table-clock-none = This table has no clocks.
table-clock-line = { $name }: { $time }
table-clock-answer = To answer: { $time }
table-clock-low = Time left: { $time }
table-presence-reconnecting = reconnecting
table-presence-away = away
table-presence-gone = gone
table-presence-back = back at the table
table-seat-news = { $name }: { $state }
table-nudge = Nudge
table-nudge-sent = Nudge sent.
table-nudged = { $name }: it is your move.
table-waiting = The table is being set
table-waiting-full = Everybody is here.
table-invite = Send this link to your friends
table-invite-copy = Copy the invitation link
table-invite-copied = The link is copied. Paste it wherever your friends are.
table-invite-by-hand = The browser does not let the page copy. Mark the link and copy it yourself.
table-invite-share = Share
table-invite-qr = QR code of the invitation link, for the camera of a phone
table-invite-own = This link opens on this computer only. For phones and friends nearby start Litera with “litera serve --lan”.
table-full-starts = The game begins as soon as all seats are taken.
table-terms = How this table plays
table-terms-usual = By the usual rules, and without a clock.
table-terms-clock = Clock: { $clock }
table-terms-option = { $what }: { $value }
table-terms-value = { $what } Here: { $value }
table-terms-not = Not here: { $what }
table-terms-pack = With the host’s own pack
table-terms-words = With the host’s own list of words
table-terms-lexicon = Dictionary: { $name }
table-terms-seed = The host chose how the cards are mixed, and may know them
table-terms-no-hints = No hints
table-terms-closed = No spectators
table-terms-away-bot = Away for { $time }: a bot plays on
table-terms-away-end = Away for { $time }: the game ends
table-time-minutes = { $minutes } min
table-time-seconds = { $seconds } s
table-sit = Sit here
table-stand = Stand up
table-add-bot = Add a bot
table-add-bot-at = Add a bot at seat { $number }
table-add-program = A program of yours
table-program-command = Start your program with this command
table-program-once = Its token opens this seat alone, and is shown only now.
table-free-seat = Free the seat of { $name }
table-start = Start the game
table-host-starts = The host starts the game when all seats are taken.
table-menu = More at this table
table-resign = Resign
table-resign-sure = Do you give the game up? It cannot be taken back.
table-end-offer = Offer to end the game
table-end-withdraw = Take back the offer to end
table-end-sure = The game ends at once when everybody agrees. Offer it?
table-end-agree = End the game
table-end-agree-sure = The game ends at once when everybody agrees. Do you agree?
table-end-offered = You offer to end the game. The others see it.
table-result-you = You win!
table-next-level = Play { $level } next
table-result-none = The game is over
table-reason-resigned = The game was given up.
table-reason-agreed = All agreed to end the game.
table-reason-abandoned = A player was away too long.
table-reason-closed = The people who run this server ended the game.
table-reason-time = Time ran out.
table-rematch = Play again
table-rematch-withdraw = Don’t play again
table-rematch-offered = You want to play again. The game begins when the others do, too.
table-record = Download the record
table-replay = Replay
table-replay-close = Close the replay
table-replay-first = To the beginning
table-replay-back = Back by a move
table-replay-on = On by a move
table-replay-last = To the end
table-replay-run = Play
table-replay-pause = Pause
table-replay-seek = Place in the game
table-replay-at = Move { $move } of { $total }
table-board = The game
table-reconnecting = The line is cut. We are coming back by ourselves; nothing is lost.
table-reconnected = The line is back.
table-closed-unknown_table = There is no such table.
table-closed-taken_over = You have this table open elsewhere. It goes on there.
table-closed-refused = The table did not let you in.
table-chat-players = The players’ chat
table-chat-apart = The spectators’ chat
table-chat-apart-help = While the game is on, only spectators read this. The players see it when the game is over.
table-next = To the next game
table-replay-held = What each player held
table-replay-keys = B and N: back and on by a move. M: next mistake.
table-replay-better = Show the better move
table-replay-mistake = Next mistake
table-replay-open = Show what was hidden
table-learn-find = You played: { $move }. Find a better move.
table-learn-answer = Show the answer
table-learn = Learn from your mistakes ({ $count })
table-learn-next = Your next mistake
table-learn-best = That is the best move.
table-learn-good = That is as good as the best move.
table-learn-made = That is the move you made. Find a better one.
table-learn-lost = A better move is there. This one gives away { $percent } % of the chance to win.
table-learn-worse = A better move is there.
table-analysis = Analysis
table-analysis-lead = A strong bot goes through the game again and tells what each move cost, and where the game turned.
table-analysis-begin = Analyse the game
table-analysis-waiting = Other games come first. This one is in line.
table-analysis-loading = The bot is getting ready. It takes a few seconds.
table-analysis-running = The game is being analysed. You can do something else meanwhile.
table-analysis-done = Move { $done } of { $total }
table-analysis-failed = The analysis broke off.
table-analysis-plot = Chances to win, move by move. The table below says the same.
table-analysis-turn = turning point
table-analysis-moves = All moves as a table
table-analysis-number = Move
table-analysis-played = Played
table-analysis-best = Best found
table-analysis-same = the same
table-analysis-lost = Lost
table-analysis-chances = Chances
table-analysis-from-to = { $before } → { $after }
table-analysis-show = Move { $number }: show it in the replay
table-history = What happened
table-chat = Chat
table-chat-field = Your words
table-chat-send = Say
table-chat-said = { $name }: { $words }
table-mute = Mute { $name }
table-phrases = Ready-made phrases
table-phrase-hello = Hello!
table-phrase-luck = Good luck!
table-phrase-well = Well played!
table-phrase-thanks = Thank you!
table-phrase-oops = Oops!
table-phrase-think = Let me think.
table-phrase-again = Again?
table-phrase-bye = Bye!
table-sounds = Sounds
table-sounds-which = Which sounds
table-sounds-all = All
table-sounds-essential = Essential only
table-sounds-off = Off
table-volume = Volume
table-move = By text
table-move-label = A move or a question
table-move-question = A question
table-move-send = Send
table-move-help = Type a move as the rules write it, or press a question. With the table in focus, one letter asks too.
table-questions = Questions
table-nothing-yet = Nothing yet.
table-question-hand = hand, h
table-question-table = table
table-question-last = last
table-question-scores = scores, score, points
table-question-whose = whose, who
table-question-now = now
table-question-bag = bag
table-question-result = result
table-question-clock = clock, time
table-question-hint = hint, advise
table-hint-ask = Hint
table-hint-more = Show the move
table-hint = A good move: { $move }
table-hint-typed = To play it, type “{ $typed }”.
table-hint-play = Play it
table-log-show = Show it on the board
table-hint-thinking = Thinking about a hint…
table-hint-again = Ask again to see the move.
table-hint-wait = Nothing is to be gained now: better wait.
table-question-history = history
table-question-word = word
table-question-spell = spell
table-question-cards = cards
table-question-help = help, ?
table-question-again = again, repeat
table-help = Questions: { $questions }. Some take a number or a card: { $precise }. Anything else is a move, as the rules write it.
table-side = Log
hand-shuffle = Shuffle the hand
hand-sort = Sort the hand
table-turn-of = { $name } to move.
table-keys = Keys
table-held = { $count } in hand

table-clock-days = { $days ->
    [one] { $days } day { $time }
   *[other] { $days } days { $time }
}
table-waiting-for = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
table-result = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
table-rematch-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
table-end-wanted = { $count ->
    [one] { $names } offers to end the game.
   *[other] { $names } offer to end the game.
}
table-spectators = { $count ->
    [one] One spectator: { $names }
   *[other] { $count } spectators: { $names }
}
table-chat-overheard = { $count ->
    [one] Spectators said { $count } thing during the game; it is in the chat now.
   *[other] Spectators said { $count } things during the game; they are in the chat now.
}
table-terms-open = { $delay ->
    [0] Spectators see all hands.
    [one] Spectators see all hands, { $delay } move later.
   *[other] Spectators see all hands, { $delay } moves later.
}
table-clock-whole-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
table-wins = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}
table-series = { $count ->
    [one] Series, { $count } game: { $wins }
   *[other] Series, { $count } games: { $wins }
}
table-series-of = { $name } { $wins }
