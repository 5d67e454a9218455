### The table in the terminal: menu, questions, prompts, files, records.

quoted = “{ $text }”

## Questions as they may be typed, and what they tell

question-moves = ?, moves
question-hint = hint, advise
question-now = now
question-hand = hand, h
question-table = table
question-word = word
question-spell = spell
question-find = find
question-places = places
question-cards = cards
question-bag = bag
question-scores = scores, score, points
question-whose = whose, who
question-last = last
question-history = history
question-changed = changed, what
question-again = again
question-clock = clock, time
question-rules = rules
question-draft = draft
question-undo = undo
question-go = go
question-as = as
question-verbose = verbose
question-width = width
question-save = save
question-resign = resign
question-quit = quit, exit
question-help = help
question-previous = previous
question-next = next
question-first = first
question-newest = newest, latest
question-repeat = repeat
question-buffer = buffer, buffers
question-alarm = alarm, alarms
question-prepare = prepare
question-cancel = cancel
question-chat = chat, say
question-people = people, seats
question-sit = sit
question-stand = stand
question-start = start
question-bot = bot
question-free = free
question-remind = remind, nudge
question-offer = offer
question-withdraw = withdraw
question-link = link, invitation
question-less = less
question-more = more
question-mute = mute
question-unmute = unmute

about-moves = what you can do now, with examples
about-hint = help with your move: a nudge, then the move
about-now = what you are to do
about-hand = your hand
about-table = the table
about-word = one word of the table: word 3
about-spell = a word letter by letter: spell 3
about-find = words with a letter, or with a joker: find S, find joker
about-places = where words can cross those on the table: places; places 3, those of word 3
about-cards = what cards mean
about-bag = what is left to draw, or out of sight
about-scores = the scores
about-whose = whose turn it is
about-last = the last move
about-history = the last moves: history 5
about-changed = what happened since your last move
about-again = the last answer again
about-clock = the time played
about-rules = the rules, by topics: rules 2
about-draft = the move you prepare. A line that begins with + adds to it, an empty line plays it
about-undo = take back what you added last to that move
about-go = play the move you have prepared
about-as = a move for another person here: as Anna, then the move
about-verbose = how much is told: verbose 1, 2 or 3
about-width = length of lines: width 40; width 0, as the terminal
about-save = write the game record to a file: save game.json
about-resign = give the game up
about-quit = leave; the game is kept
about-help = this list; help hand: one line of it
about-previous = the message before, in this buffer or another: previous chat
about-next = the message after
about-first = the first message
about-newest = the newest message
about-repeat = the message you have gone to, once more
about-buffer = which messages you go through: buffer game, chat, people or all
about-alarm = when to warn you of your clock: alarm 120 60 20, in seconds; alarm 0 for never
about-prepare = send the prepared move as soon as it is your turn, if it is still allowed: prepare, then the move
about-cancel = drop the prepared move
about-chat = say something to the table: chat hello
about-people = who is at the table
about-sit = take a seat: sit 1
about-stand = leave your seat before the game begins
about-start = begin the game, for the host
about-bot = give a seat to a bot, for the host: bot 1 easy
about-free = free a seat, for the host: free 1
about-remind = remind the player everybody waits for
about-offer = offer to end the game; after it, to play again
about-withdraw = take back your offer
about-link = the link that invites others
about-less = never say messages of this kind again; they stay in the buffers
about-more = always say messages of this kind
about-mute = keep a buffer silent: mute chat
about-unmute = let it be said again: unmute chat

answer-yes = yes, y
step-next = next, n
step-back = back, b
step-number = 12

## Answers

help-line = { $names }: { $about }
help-moves = Type a move, or one of these questions.
help-unknown = “{ $asked }” is no question. help tells of all.
asked-unknown = “{ $typed }” cannot be asked here. help tells what can.
nothing-yet = Nothing yet.
moves-none = There is no move for you now.
moves-more = help: all questions
hint = Try: { $move }
hint-more = Ask again for the move itself.
hint-none = There is nothing to advise now.
rules-none = There are no written rules of this game.
rules-topic = { NUMBER($number, useGrouping: 0) } { $topic }
rules-how = Ask for one: rules 2
rules-unknown = There is no topic “{ $asked }”. Topics: { $topics }.
verbose-is = { $level ->
    [1] verbose 1: the main things
    [3] verbose 3: everything
   *[2] verbose 2: most things
}
verbose-wrong = verbose is 1, 2 or 3, not “{ $asked }”.
width-is = width { NUMBER($width, useGrouping: 0) }
width-free = width 0: as wide as the terminal
width-wrong = width is a number from { NUMBER($narrowest, useGrouping: 0) } to { NUMBER($widest, useGrouping: 0) }, or 0, not “{ $asked }”.
save-where = Where to? Name a file: save game.json
save-done = Written: { $path }
typed-unknown = “{ $typed }”: no such move or question. Nearest: { $near }.
typed-how = ? tells what you can do now.

## The move being prepared

draft = Prepared: { $move }
draft-points = { $count ->
    [one] It would bring { $count } point.
   *[other] It would bring { $count } points.
}
draft-none = Nothing prepared. A line that begins with + prepares: + and a part of the move.

## The course of a game

play-seat = { NUMBER($seat, useGrouping: 0) } { $name }
play-seats = Players by seat: { $names }
play-words = Words in { $language ->
    [en] English
    [pl] Polish
    [uk] Ukrainian
    [ro] Romanian
   *[other] the lexicon “{ $language }”
}.
play-how = ? tells what you can do, help all questions.
play-back = The game goes on where it was left.
play-hide = { $name } is next. Enter hides your hand.
play-come = { $name }: press Enter when you are there.
play-left = The game is kept. To go on: litera play --continue
play-record = Record: { $path }
play-analyse = Where it turned: litera analyse { $path }
play-after = You can still ask. Enter leaves.
as-who = as, then a player, then the move. Players: { $names }.
resign-sure = Give the game up? Type yes, or Enter to play on.
resign-not = Not given up.
resign-late = The game is over.
resign-over = { $count ->
    [one] { $name }: game given up. Winner: { $left }.
   *[other] { $name }: game given up. Winners: { $left }.
}

## The menu, and tables that cannot be

menu-welcome = Litera: word and card games
menu-game = { NUMBER($number, useGrouping: 0) } { $title }: { $tagline }
menu-continue = 0 Go on: { $title }
menu-which = Which game? A number from 1 to { $highest }; Enter is 1, quit leaves.
menu-number = A number from { $lowest } to { $highest }, please.
menu-seats = How many players, { $lowest } to { $highest }? Enter is { $lowest }.
menu-people = How many of them are people at this screen, 1 to { $highest }? Enter is 1; bots play the rest.
menu-level = { NUMBER($number, useGrouping: 0) } { $title }
menu-which-level = How well do the bots play? A number from 1 to { $highest }; Enter is 1.
menu-name = Name of player { $number }? Enter is { $otherwise }.
plan-player = { $count ->
    [1] Player
   *[other] Player { NUMBER($number, useGrouping: 0) }
}
plan-bot = { $count ->
    [1] Bot
   *[other] Bot { NUMBER($number, useGrouping: 0) }
}
plan-no-game = { $near ->
    [unnamed] Name the game too: { $games }.
    [near] There is no game “{ $game }”. The nearest is { $games }.
   *[all] There is no game “{ $game }”. There are: { $games }.
}
plan-no-level = There is no bot of level “{ $level }”. Levels: { $levels }.
plan-seats = { $seats ->
    [one] This game is for { $lowest } to { $highest } players, not { $seats }.
   *[other] This game is for { $lowest } to { $highest } players, not { $seats }.
}
plan-people = The numbers do not agree: people { $people }, bots { $bots }, seats { $seats }. At least one player is a person.
plan-same-names = Two players are called { $name }. Give each a name of their own.
plan-option-shape = “{ $option }”: an option is written name=value.
plan-goes-on-as-it-was = A game goes on with the seats, options and cards it was begun with. Say --continue alone, or with GAME and --lang.
plan-nothing-unfinished = No unfinished game in { $folder }.
option-line = { $name }={ $default }  { $means }

## Files

file-not-there = There is no file { $path }.
file-is-folder = { $path } is a folder. Name a file.
file-no-folder = There is no folder { $path }.
file-not-read = { $path } cannot be read: { $detail }
file-not-written = { $path } cannot be written: { $detail }
file-in-the-way = { $path } is there already and is no game record. Choose another name.
file-no-record = { $path } is no game record: it is not a JSON object.
file-not-marked = { $path } is no game record: its “format” is not “{ $format }”.
file-no-pack = { $path } is no pack: it is not a JSON object.
file-table-damaged = The kept game { $path } is damaged: { $detail }
file-table-other = The kept game { $path } is not one of version { $version }.
file-table-in-use = Another program plays the game in { $path } at the moment. Leave it there first.

## Records

verify-right = { $moves ->
    [one] Right: { $game }, { $moves } move, all by the rules.
   *[other] Right: { $game }, { $moves } moves, all by the rules.
}
verify-seed = The cards came by the seed, and the seed is that of the commitment ({ $bits } bits): { $commitment }
verify-limits = This shows an honest shuffle. It does not show that nobody peeped.
replay-how = { $moves ->
    [one] { $moves } move. Enter: next; back; a number: to that move; as Anna: with Anna's eyes; help.
   *[other] { $moves } moves. Enter: next; back; a number: to that move; as Anna: with Anna's eyes; help.
}
replay-at = { NUMBER($done, useGrouping: 0) } of { NUMBER($moves, useGrouping: 0) }
replay-end = The record ends here.
replay-eyes = Seen by { $name }.
replay-eyes-none = Seen by a spectator.
replay-about-next = the next move; Enter does the same
replay-about-back = one move back
replay-about-number = to the move of that number
replay-about-as = through whose eyes: as Anna; as alone, a spectator's
replay-about-quit = leave
replay-who = as, then a player. Players: { $names }.

## The command line

command-litera = Word and card games at one table: play in this terminal, serve tables in the browser, check and analyse games.
command-play = play at a table in this terminal
command-replay = go through a game record move by move
command-verify = check a game record, its moves and its shuffles
command-engine = speak the table protocol on standard input and output, for programs
command-record = write a game record in another format
command-analyse = hold each move of a game against the best, and tell where it turned
command-analyse-ms = milliseconds for each move (default 1000)
command-analyse-json = write what was found into this file
command-analyse-plot = draw the chances into this file (.svg, .png)
command-game = a game; without it, a short menu
command-seats = how many players
command-bots = the levels of the bots, such as easy,easy; none for no bots
command-names = the names of the people at this screen
command-option = an option of the game; may be given several times
command-options = list the options of GAME and stop
command-seed = a text from which all cards are drawn: the same text, the same game
command-pack = your own pack, in the form of the game's pack.json
command-lexicon = the lexicon to play with (litera lexicon list)
command-continue = go on with the game that was left last
command-lang = the language of the screen
command-record-file = a game record
command-format = the format, such as gcg
usage-usage = usage:
usage-positional = positional arguments
usage-options = options
usage-help = show this help message and exit
usage-version = show program's version number and exit
usage-error = %(prog)s: error: %(message)s
usage-argument = argument %(argument_name)s: %(message)s
usage-missing = the following arguments are required: %s
usage-unknown = unrecognized arguments: %s
usage-value = a value must follow
usage-values = at least one value must follow
usage-no-value = no value may follow, but there is %r
usage-wrong-value = not a right value: %(value)r
usage-wrong-choice = no such choice: %(value)r (choose from %(choices)s)
usage-ambiguous = %(option)s may mean any of these: %(matches)s
