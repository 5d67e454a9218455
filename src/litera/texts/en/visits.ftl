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
buffer-start = No earlier messages in buffer “{ $name }”.
buffer-end = No later messages in buffer “{ $name }”.
buffer-unknown = There is no buffer “{ $asked }”. Try: { $names }.
muted-is = Muted: { $names }
muted-none = No buffer is muted.
kind-none = Go to a message about the game first, for example with “previous game”.
kind-less = Messages like “{ $text }” will no longer be announced. Type “more” to bring them back.
kind-more = Messages like “{ $text }” will always be announced.

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
clock-played = Time played: { $time }
clock-free = There is no time limit at this table.
clock-limit = { $option }: { $time }. The clock doesn’t run in the terminal.
clock-runs = { $name }: { $time }, running
clock-stands = { $name }: { $time }
clock-answer = Time to answer: { $time }
alarm = Your clock: { $time }
alarm-is = { $count ->
    [one] One alarm: { $times }
   *[other] { $count } alarms: { $times }
}
alarm-none = No alarms are set.
alarm-wrong = “{ $asked }” isn’t a list of seconds. For example: “alarm 120 60 20”.

## Prepared moves

ready-is = Your move will be played on your turn if it’s still allowed. Type “cancel” to discard it.
ready-sent = Playing your prepared move: “{ $move }”
ready-dropped = Your prepared move “{ $move }” can’t be played and was dropped.
ready-cancelled = No move is prepared now.

## The people at a table

room-seat-you = Seat { NUMBER($number, useGrouping: 0) }: you
room-seat-bot = Seat { NUMBER($number, useGrouping: 0) }: { $name }, bot, level { $level }
room-seat-free = Seat { NUMBER($number, useGrouping: 0) }: free
room-seat = Seat { NUMBER($number, useGrouping: 0) }: { $presence ->
    [reconnecting] { $name }, connection lost
    [away] { $name }, away
    [gone] { $name }, left the table
   *[here] { $name }
}
room-watching = Watching: { $names }
room-sat-you = You have seat { NUMBER($number, useGrouping: 0) }.
room-sat = { $name } takes seat { NUMBER($number, useGrouping: 0) }.
room-stood = { $name } leaves seat { NUMBER($number, useGrouping: 0) }.
room-presence = { $presence ->
    [reconnecting] { $name } has lost their connection.
    [away] { $name } is away.
    [gone] { $name } has left.
   *[here] { $name } is here.
}
room-substitute = A bot is playing for { $name }.
room-came = { $name } is watching.
room-left = { $name } is no longer watching.
room-began = The game begins.
room-offers-end = { $name } offers to end the game. To agree, type “offer”.
room-offers-rematch = { $name } wants a rematch. To agree, type “offer”.
room-withdrew = { $name } withdraws the offer.
room-rematch = The rematch is at a new table. Press Enter to go there.
room-reminds-you = { $name } nudges you: it’s your turn.
room-reminds = { $name } nudges { $other }.
room-you-watch = You are watching. To take a free seat, type “sit”.
room-waiting = { $count ->
    [one] One seat is free. To get a link for friends, type “link”.
   *[other] { $count } seats are free. To get a link for friends, type “link”.
}
room-start = All seats are taken. To begin, type “start”.
room-host-starts = All seats are taken. Waiting for the host to start the game.
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
room-terms-no-hints = Hints are off at this table.
room-terms-rated = Rated: the result changes everyone’s rating.
room-terms-option = { $what }: { $value }
room-terms-value = { $what } At this table: { $value }
room-terms-off = Off: { $what }
room-terms-closed = Nobody can watch.
room-terms-away-bot = If a player is away for { $time }, a bot takes over.
room-terms-away-end = If a player is away for { $time }, the game ends.
room-terms-open = { $delay ->
    [0] Spectators see all hands.
    [one] Spectators see all hands with a delay of { $delay } move.
   *[other] Spectators see all hands with a delay of { $delay } moves.
}
room-over-resigned = The game ended by resignation.
room-over-agreed = Everyone agreed to end the game.
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
chat-what = What do you want to say? For example: “chat hello”
report-who = Who do you want to report? Type “report” and a seat number or a name: { $names }.
report-nobody = There’s nobody here to report.
report-why = What are you reporting { $name } for? Type “messages”, “name”, “play” or “other”, then what happened. Press Enter to cancel.
report-lead = Moderators will read this, along with what the person wrote at this table. The person won’t know who reported them.
report-sent = Thank you. The moderators will look into it.
report-not = No report sent.
report-reason-chat = messages, chat
report-reason-name = name
report-reason-play = play
report-reason-other = other
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
line-later = There is no connection right now. Your moves and messages will be sent when it’s back. Ask your question again then.
line-given-up = The server isn’t responding.
line-taken-over = You have opened this table somewhere else.
line-come-back = To come back: litera play { $link }

## On the way to a table

lobby-empty = There are no open tables right now.
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
    [0] Type 0 to open a table, press Enter to refresh, or type “quit”.
    [one] Type 1 for this table or 0 to open a new one, press Enter to refresh, or type “quit”.
   *[other] Type a number from 1 to { $highest } for a table or 0 to open a new one, press Enter to refresh, or type “quit”.
}
lobby-name = What is your name at the table?
lobby-people = How many of the players are people, 1 to { $highest }? Press Enter for 1. The rest are bots.
lobby-clock = Minutes per player, 1 to { $highest }? For extra seconds per move, add a plus: 10+5. Press Enter for no clock.
lobby-access = Can anyone join from the lobby? Type “yes”, or press Enter to let in only people with the link.
plan-clock = “{ $text }” isn’t a clock. Type minutes from 1 to { $highest }; for extra seconds per move, add a plus: 10+5.
plan-link = { $link } isn’t a link to a server or a table. Links start with http:// or https://.
plan-server-away = No Litera server is responding at { $server }. Is the address right?
visit-password = This table has a password:
visit-new-password = A password for the new table:
file-settings-damaged = The settings in { $path } are damaged: { $detail } Delete the file to start over.

## The command line

command-at = open a table for GAME on the server at this address
command-clock = minutes per player, plus extra seconds per move: 10+5
command-public = let anyone join this table from the lobby
command-password = prompt for a password that protects this table
command-seat = the seat to take at a table on a server
command-watch = only watch a table on a server
room-terms-time = Seat { NUMBER($number, useGrouping: 0) } has { $percent }% of the normal time.
plan-time = “{ $text }” can’t be used. Give each seat a percentage of the normal time, { $lowest } to { $highest }, separated by commas: “100,200”.
command-time = extra time: each seat’s percentage of the normal time, such as 100,200

free-ban = ban
