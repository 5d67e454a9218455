# The table, whatever game is played at it

table-door = Join a table
table-door-host = { $host } invites you to play.
table-door-name = What should we call you?
table-door-password = Password of this table
table-door-sit = Sit down and play
table-door-enter = Join
table-skip = Skip to the table
table-aside = Log and chat
table-about = About { $title }
table-commitment = The shuffle was settled before the game began. Its fingerprint: { $hash }
table-tab-turn = ● Your turn: { $title }
table-tab-answer = ● Answer: { $title }
table-your-turn = Your turn.
table-your-answer = Please answer.
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
table-substitute = a bot is playing
table-winner = winner
table-score = Score:
table-clock = Time left:
table-clock-none = No clock at this table.
table-clock-line = { $name }: { $time }
table-clock-answer = Time to answer: { $time }
table-clock-low = Time left: { $time }
table-presence-reconnecting = reconnecting
table-presence-away = away
table-presence-gone = left
table-presence-back = back
table-seat-news = { $name }: { $state }
table-nudge = Nudge
table-nudge-sent = Nudge sent.
table-nudged = { $name } nudges you: it’s your turn.
table-waiting = Waiting for players
table-waiting-full = Everyone is here.
table-invite = Send this link to your friends
table-invite-copy = Copy invitation
table-invite-copied = Link copied. Send it to your friends.
table-invite-by-hand = The browser didn’t allow copying. Select the link and copy it yourself.
table-invite-share = Share
table-invite-qr = QR code of the invitation link
table-invite-own = This link works only on this computer. To let other devices nearby join, start Litera with “litera serve --lan”.
table-full-starts = The game begins when all seats are taken.
table-terms = This table’s rules
table-terms-usual = Standard rules, no clock.
table-terms-clock = Clock: { $clock }
table-terms-option = { $what }: { $value }
table-terms-value = { $what } At this table: { $value }
table-terms-not = Off: { $what }
table-terms-pack = The host is using their own pack
table-terms-words = The host is using their own word list
table-terms-lexicon = Dictionary: { $name }
table-terms-seed = The host chose how the cards are shuffled and may know them
table-terms-no-hints = No hints
table-terms-closed = No spectators
table-terms-away-bot = If a player is away for { $time }, a bot takes over
table-terms-away-end = If a player is away for { $time }, the game ends
table-time-minutes = { $minutes } min
table-time-seconds = { $seconds } s
table-sit = Sit here
table-stand = Stand up
table-add-bot = Add a bot
table-add-bot-at = Add a bot at seat { $number }
table-add-program = Add a program
table-program-command = Start your program with this command
table-program-once = The token works only for this seat and is shown only once.
table-ban = Ban { $name }
table-ban-sure = They will lose their seat and can’t come back to this table. They can still play at others.
table-free-seat = Remove { $name }
table-start = Start the game
table-host-starts = When all seats are taken, the host can start the game.
table-menu = More options
table-resign = Resign
table-resign-sure = Resign? You can’t undo this.
table-end-offer = Offer to end the game
table-end-withdraw = Withdraw the offer
table-end-sure = The game ends as soon as everyone agrees. Offer to end it?
table-end-agree = End the game
table-end-agree-sure = The game ends as soon as everyone agrees. Do you agree?
table-end-offered = You’ve offered to end the game. The others can see your offer.
table-result-you = You win!
table-next-level = Next level: { $level }
table-result-none = The game is over
table-reason-resigned = The game ended by resignation.
table-reason-agreed = Everyone agreed to end the game.
table-reason-abandoned = A player was away for too long.
table-reason-closed = The people who run this server ended the game.
table-reason-time = Time ran out.
table-rematch = Rematch
table-again = Play again with { $names }
table-resting = On holiday until { $date }
table-record = Download game record
table-replay = Replay
table-board = The game
table-reconnecting = Connection lost. Reconnecting… Nothing is lost.
table-reconnected = Connected again.
table-closed-unknown_table = This table doesn’t exist.
table-closed-taken_over = This table is open in another window. Continue there.
table-closed-refused = You can’t join this table.
table-chat-players = Players’ chat
table-chat-apart = Spectators’ chat
table-chat-apart-help = During the game, only spectators can read this. Players can see it when the game is over.
table-next = Next game
table-analysis = Analysis
table-analysis-waiting = Other games come first. Yours is in the queue.
table-analysis-loading = The bot is getting ready. This takes a few seconds.
table-analysis-running = Analysing your game. You can do something else in the meantime.
table-analysis-failed = The analysis failed.
table-history = Log
table-chat = Chat
table-chat-field = Message
table-chat-send = Send
table-chat-said = { $name }: { $words }
table-mute = Mute { $name }
table-phrases = Quick phrases
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
table-move = Type a move
table-move-label = Move or command
table-move-question = Command
table-move-send = Send
table-move-help = Type a move the way the rules show it, or choose a command. When the table is in focus, you can also press a single letter.
table-questions = Commands
table-nothing-yet = Nothing yet.
table-hint-ask = Hint
table-hint-more = Show the move
table-hint = Try: { $move }
table-hint-typed = To play it, type “{ $typed }”.
table-hint-play = Play it
table-log-show = Show on the board
table-hint-thinking = Looking for a hint…
table-hint-again = Ask again to see the move.
table-hint-wait = You have nothing to gain by acting now. It’s better to wait.
preview-worth = { $words }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-side = Log
hand-shuffle = Shuffle hand
hand-sort = Sort hand
table-turn-of = { $name } to move.
table-keys = Keys
table-held = { $count } in hand

table-waiting-for = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
table-result = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
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
    [one] Spectators wrote { $count } message during the game; it’s now in the chat.
   *[other] Spectators wrote { $count } messages during the game; they’re now in the chat.
}
table-terms-open = { $delay ->
    [0] Spectators see all hands.
    [one] Spectators see all hands with a delay of { $delay } move.
   *[other] Spectators see all hands with a delay of { $delay } moves.
}
table-clock-whole-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
table-wins = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}
table-terms-rated = Rated: the result changes everyone’s rating. Standard rules, no hints, no bots.
neighbours = People at this table
person-menu = { $name }: what you can do
invite-friend = Invite a friend
invited-friend = { $name } is invited.
person-online = here now
table-rematch-wanted = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
