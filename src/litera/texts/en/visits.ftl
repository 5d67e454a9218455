### Tables on a server, as the terminal has them: people, chat, clocks, the line; and the buffers of messages at any table.

## Buffers of messages

buffer-all = all
buffer-game = game
buffer-chat = chat
buffer-people = people
buffer-is = { $count ->
    [one] Buffer “{ $name }”: { $count } message
   *[other] Buffer “{ $name }”: { $count } messages
}
buffer-empty = No messages in buffer “{ $name }” yet.
buffer-start = No earlier message in buffer “{ $name }”.
buffer-end = No later message in buffer “{ $name }”.
buffer-unknown = There is no buffer “{ $asked }”. Try: { $names }.
muted-is = Muted: { $names }
muted-none = No buffer is muted.
kind-none = Go to a message about the game first, for example with “previous game”.
kind-less = No longer announced: messages like “{ $text }”. Type “more” to bring them back.
kind-more = Always announced from now on: messages like “{ $text }”.

## Clocks

time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
clock-played = Played: { $time }
clock-free = No time limit at this table.
clock-limit = { $option }: { $time }. The clock doesn’t run in the terminal.
clock-runs = { $name }: { $time }, running
clock-stands = { $name }: { $time }
clock-answer = Time to answer: { $time }
alarm = Your clock: { $time }
alarm-is = Alarms at { $times }
alarm-none = No alarms.
alarm-wrong = “{ $asked }” isn’t a list of seconds. For example: “alarm 120 60 20”.

## Prepared moves

ready-is = It will be played on your turn if it’s still allowed. Type “cancel” to discard it.
ready-sent = Playing: “{ $move }”
ready-cancelled = Nothing is prepared now.

## The people at a table

room-seat-you = Seat { NUMBER($number, useGrouping: 0) }: you
room-seat-bot = Seat { NUMBER($number, useGrouping: 0) }: { $name }, bot, level { $level }
room-seat-free = Seat { NUMBER($number, useGrouping: 0) }: free
room-seat = Seat { NUMBER($number, useGrouping: 0) }: { $presence ->
    [reconnecting] { $name }, connection lost
    [away] { $name }, away
    [gone] { $name }, gone
   *[here] { $name }
}
room-watching = Watching: { $names }
room-sat-you = You have seat { NUMBER($number, useGrouping: 0) }.
room-sat = { $name } takes seat { NUMBER($number, useGrouping: 0) }.
room-stood = { $name } leaves seat { NUMBER($number, useGrouping: 0) }.
room-presence = { $presence ->
    [reconnecting] { $name }: connection lost
    [away] { $name }: away
    [gone] { $name }: gone
   *[here] { $name } is here.
}
room-substitute = A bot plays on for { $name }.
room-came = { $name } is watching.
room-left = { $name } is no longer watching.
room-began = The game begins.
room-offers-end = { $name } offers to end the game. Type “offer” to agree.
room-offers-rematch = { $name } wants a rematch. Type “offer” to agree.
room-withdrew = { $name } withdraws the offer.
room-rematch = The rematch is at a new table. Press Enter to go there.
room-reminds-you = { $name } nudges you: it’s your turn.
room-reminds = { $name } nudges { $other }.
room-you-watch = You are watching. Type “sit” to take a free seat.
room-waiting = { $count ->
    [one] One seat is free. Type “link” for a link to send to friends.
   *[other] { $count } seats are free. Type “link” for a link to send to friends.
}
room-start = All seats are taken. Type “start” to begin.
room-host-starts = All seats are taken. The host starts the game.
room-which-seat = Which seat? Type a number from 1 to { $highest }.
room-clock-move = { $seconds ->
    [one] Clock: { $seconds } second per move
   *[other] Clock: { $seconds } seconds per move
}
room-clock-game = Clock: { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} each{ $increment ->
    [0] {""}
    [one] , plus { $increment } second per move
   *[other] , plus { $increment } seconds per move
}
room-clock-days = { $days ->
    [one] Clock: { $days } day per move
   *[other] Clock: { $days } days per move
}
room-terms-words = The host is using their own word list.
room-terms-pack = The host is using their own pack.
room-terms-seed = The host chose the seed and may know the cards.
room-terms-no-hints = No hints at this table.
room-over-resigned = The game ended by resignation.
room-over-agreed = All agreed to end the game.
room-over-abandoned = A player was away for too long.
room-over-closed = The people who run this server ended the game.
room-over-time = Time ran out.
room-after = You can still ask about the game. Type “offer” for a rematch, or press Enter to leave.
offer-end = You offer to end the game.
offer-rematch = You offer a rematch.
offer-withdrawn = You withdraw your offer.
link-none = You can’t invite others to this table.

## Chat

chat-line = { $name }: { $text }
chat-overheard = { $name } (spectator): { $text }
chat-what = Say what? For example: “chat hello”
chat-phrase-hello = Hello!
chat-phrase-luck = Good luck!
chat-phrase-well = Well played!
chat-phrase-thanks = Thank you!
chat-phrase-oops = Oops!
chat-phrase-think = Let me think.
chat-phrase-again = Again?
chat-phrase-bye = Bye!

## The line to the server

line-lost = Connection lost. Reconnecting… Nothing is lost.
line-back = Connected again.
line-later = No connection right now. Moves and messages will be sent when it’s back; repeat your question then.
line-given-up = The server isn’t responding.
line-taken-over = You opened this table somewhere else.
line-come-back = To come back: litera play { $link }

## On the way to a table

lobby-empty = No open tables right now.
lobby-tables = Tables:
lobby-table = { NUMBER($number, useGrouping: 0) } { $title }: { $names }; { $status ->
    [playing] playing
   *[waiting] { $free ->
        [one] one seat free
       *[other] { $free } seats free
    }
}
lobby-title = { $title } ({ $language })
lobby-which = { $highest ->
    [0] Type 0 to open a table, Enter to refresh, or “quit”.
    [one] Type 1 for this table, 0 to open a new one, Enter to refresh, or “quit”.
   *[other] Type a number from 1 to { $highest } for a table, 0 to open a new one, Enter to refresh, or “quit”.
}
lobby-name = Your name at the table?
lobby-people = How many of them are people, 1 to { $highest }? Enter for 1; the rest are bots.
lobby-clock = Minutes per player, 1 to { $highest }? Add extra seconds per move after a plus: 10+5. Enter for no clock.
lobby-access = Can anyone join from the lobby? Type “yes”, or press Enter for guests with the link only.
plan-clock = “{ $text }” isn’t a clock. Type minutes from 1 to { $highest }, and extra seconds per move after a plus: 10+5.
plan-link = { $link } isn’t a link to a server or a table. Links start with http:// or https://.
plan-server-away = No Litera server answers at { $server }. Is the address right?
visit-password = This table has a password:
visit-new-password = A password for the new table:
file-settings-damaged = The settings in { $path } are damaged: { $detail } Delete the file to start over.

## The command line

command-at = open a table of GAME on the server at this address
command-clock = minutes per player, and extra seconds per move: 10+5
command-public = let anyone join this table from the lobby
command-password = ask for a password to protect this table
command-seat = the seat to take at a table on a server
command-watch = only watch a table on a server
room-terms-time = Seat { NUMBER($number, useGrouping: 0) } has { $percent }% of the time.
plan-time = “{ $text }” isn’t valid. Give each seat a percentage of the normal time, { $lowest } to { $highest }, separated by commas: “100,200”.
command-time = extra time at that table: each seat’s percentage of the clock, such as 100,200

free-ban = ban
