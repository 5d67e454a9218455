### Tables on a server, as the terminal has them: people, chat, clocks, the line; and the buffers of messages at any table.

## Buffers of messages

buffer-all = all
buffer-game = game
buffer-chat = chat
buffer-people = people
buffer-is = { $count ->
    [one] Buffer { $name }: { $count } message
   *[other] Buffer { $name }: { $count } messages
}
buffer-empty = No messages in buffer { $name } yet.
buffer-start = No earlier message in buffer { $name }.
buffer-end = No later message in buffer { $name }.
buffer-unknown = There is no buffer “{ $asked }”. Try: { $names }.
muted-is = Silent: { $names }
muted-none = No buffer is silent.
kind-none = Go to a message about the game first, for example with “previous game”.
kind-less = No longer said: messages like “{ $text }”. “more” brings them back.
kind-more = Always said from now on: messages like “{ $text }”.

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
alarm-wrong = “{ $asked }”: name the alarms in seconds, for example alarm 120 60 20.

## Prepared moves

ready-is = It goes out on your turn, if it is still allowed. “cancel” drops it.
ready-sent = Your turn. Playing: { $move }
ready-cancelled = Nothing is prepared any more.

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
room-left = { $name } no longer watches.
room-began = The game begins.
room-offers-end = { $name } offers to end the game. “offer” agrees.
room-offers-rematch = { $name } wants to play again. “offer” agrees.
room-withdrew = { $name } takes the offer back.
room-rematch = You play again, at a new table. Enter takes you there.
room-reminds-you = { $name } reminds you: it’s your turn.
room-reminds = { $name } reminds { $other }.
room-you-watch = You are watching. “sit” takes a seat while one is free.
room-waiting = { $count ->
    [one] One seat is still free. “link” gives the link for friends.
   *[other] { $count } seats are still free. “link” gives the link for friends.
}
room-start = All seats are taken. “start” begins the game.
room-host-starts = All seats are taken. The host starts the game.
room-which-seat = Which seat? Name a number from 0 to { $highest }.
room-clock-move = { $seconds ->
    [one] Clock: { $seconds } second a move
   *[other] Clock: { $seconds } seconds a move
}
room-clock-game = Clock: { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} each{ $increment ->
    [0] {""}
    [one] , and { $increment } second more with each move
   *[other] , and { $increment } seconds more with each move
}
room-clock-days = { $days ->
    [one] Clock: { $days } day a move
   *[other] Clock: { $days } days a move
}
room-terms-words = The host brought a word list.
room-terms-pack = The host brought a pack of cards.
room-terms-seed = The host chose the seed, and may know the cards.
room-terms-no-hints = No hints at this table.
room-over-resigned = The game ended by resignation.
room-over-agreed = All agreed to end the game.
room-over-abandoned = A player was away too long.
room-over-closed = The people who run this server ended the game.
room-over-time = Time ran out.
room-after = You can still ask. “offer” offers to play again, Enter leaves.
offer-end = You offer to end the game.
offer-rematch = You offer to play again.
offer-withdrawn = You take your offer back.
link-none = You can’t invite others to this table.

## Chat

chat-line = { $name }: { $text }
chat-overheard = { $name }, watching: { $text }
chat-what = Say what? For example: chat hello
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
line-later = There is no connection right now. A move or a message is sent when it is back; ask questions again then.
line-given-up = The server doesn’t answer any more.
line-taken-over = This table is open somewhere else now.
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
    [0] 0 opens a table, Enter looks again, quit leaves.
    [one] 1 comes to this table, 0 opens a new one, Enter looks again, quit leaves.
   *[other] A number from 1 to { $highest } comes to a table, 0 opens a new one, Enter looks again, quit leaves.
}
lobby-name = Your name at the table?
lobby-people = How many of them are people, 1 to { $highest }? Enter is 1; bots play the rest.
lobby-clock = Minutes for each player, 1 to { $highest }? Seconds more with each move after a plus: 10+5. Enter is no clock.
lobby-access = May anyone join from the lobby? Type yes, or Enter for guests with the link only.
plan-clock = “{ $text }” is no clock. Type minutes from 1 to { $highest }, and seconds more with each move after a plus: 10+5.
plan-link = { $link } isn’t a link to a server or a table. It begins with http:// or https://.
plan-server-away = No Litera server answers at { $server }. Is the address right?
visit-password = This table has a password:
visit-new-password = A password for the new table:
file-settings-damaged = The settings in { $path } are damaged: { $detail } Delete the file to start afresh.

## The command line

command-at = open a table of GAME on the server at this address
command-clock = minutes for each player at that table, and seconds more with each move: 10+5
command-public = let anyone join that table from the lobby
command-password = ask for a password that opens that table
command-seat = the seat to take at a table on a server
command-watch = only watch a table on a server
