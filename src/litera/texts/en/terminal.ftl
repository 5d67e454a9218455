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
question-remember = remember
question-cards = cards
question-bag = bag
question-scores = scores, score, points
question-result = result
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
question-names = names
question-small = small
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
question-cancel = cancel, z
question-chat = chat, say
question-people = people, seats
question-sit = sit
question-stand = stand
question-start = start
question-bot = bot
question-free = free
question-remind = remind, nudge
question-report = report
question-offer = offer
question-withdraw = withdraw
question-link = link, invitation
question-less = less
question-more = more
question-mute = mute
question-unmute = unmute

phrase-changed = what changed
phrase-places = open places, where fits
phrase-joker = words with a joker

about-moves = what you can do now, with examples
about-hint = a hint for your move: first a nudge, then the move; “hint best” for the strongest move of all
about-now = what you have to do now
about-hand = your hand
about-table = the table
about-word = one word on the table: “word 3”
about-spell = a word, letter by letter: “spell 3”
about-find = where a letter, a value or a joker is: “find S”, “find joker”
about-places = where words can cross those on the table: “places”, or “places 3” for word 3 only
about-remember = which cards on the table have been seen (Klepka): “remember”, or “remember A1” for one place
about-cards = what each card or tile does
about-bag = what is left to draw or hasn’t been seen yet
about-scores = the scores
about-result = who has won, or whether the game is still going on
about-whose = whose turn it is
about-last = the last move
about-history = the last moves: “history 5”
about-changed = what has happened since your last move
about-again = the last answer again
about-clock = the time each player has used and has left
about-rules = the rules by topic: “rules 2”
about-draft = the move you’re preparing (start a line with + to add to it, or send an empty line to play it)
about-undo = undo the last part you added to that move
about-go = play the prepared move
about-as = a move for someone else at this screen: “as Anna”, then the move
about-verbose = how much is announced: “verbose 1”, “verbose 2” or “verbose 3”
about-names = turn letter names on or off, for your hand and for spelling words
about-small = turn small letters on or off; most screen readers read words in small letters and spell out capitals
about-width = set the line length: “width 40”; “width 0” fits the terminal
about-save = save the game record to a file: “save game.json”
about-resign = resign the game
about-quit = leave; the game is saved
about-help = this list; “help hand” explains one command
about-previous = the previous message, in this buffer or another: “previous chat”
about-next = the next message
about-first = the first message
about-newest = the newest message
about-repeat = the current message again
about-buffer = which messages to go through: “buffer game”, “buffer chat”, “buffer people” or “buffer all”
about-alarm = when to warn you about your clock, in seconds left: “alarm 120 60 20”; “alarm 0” for never
about-prepare = play a move as soon as it’s your turn, if it’s still allowed: “prepare”, then the move
about-cancel = discard the prepared move
about-chat = send a message to the table: “chat hello”
about-people = who is at the table
about-sit = take a seat: “sit 2”
about-stand = leave your seat before the game begins
about-start = start the game (host only)
about-bot = give a seat to a bot (host only): “bot 2 easy”
about-free = free a seat (host only): “free 2”; “free 2 ban” also bans whoever sat there
about-remind = nudge the player everyone is waiting for
about-report = report someone to the moderators: “report 2” for a seat, or “report Anna”
about-offer = offer to end the game or, when it’s over, to play a rematch
about-withdraw = take back your offer
about-link = the link to invite others
about-less = stop announcing messages like this one; they stay in the buffers
about-more = always announce messages like this one
about-mute = stop announcing a buffer: “mute chat”
about-unmute = announce a buffer again: “unmute chat”

answer-yes = yes, y
step-next = next, n
step-back = back, b
step-number = 12

## Answers

help-line = { $names }: { $about }
help-moves = Type a move or one of these commands.
help-unknown = “{ $asked }” isn’t a command. Type “help” for all commands.
asked-unknown = “{ $typed }” doesn’t work here. Type “help” to see what does.
nothing-yet = Nothing yet.
wait = One moment…
moves-none = You have no move right now.
moves-more = “help” lists all commands
hint = Try: “{ $move }”
hint-more = Ask again to see the move.
hint-none = There is no hint right now.
rules-none = This game has no written rules.
rules-topic = { NUMBER($number, useGrouping: 0) } { $topic }
rules-how = Choose a topic: “rules 2”
rules-unknown = There is no topic “{ $asked }”. Topics: { $topics }.
names-on = Letter names are on: “S as in Sierra”.
names-off = Letter names are off.
small-on = Words are now in small letters: “kot”. Type commands and moves as before.
small-off = Words are now in capitals, as on the cards.
verbose-is = { $level ->
    [1] verbose 1: only the main events
    [3] verbose 3: everything
   *[2] verbose 2: most events
}
verbose-wrong = “verbose” must be followed by 1, 2 or 3, not “{ $asked }”.
width-is = width { NUMBER($width, useGrouping: 0) }
width-free = width 0: as wide as the terminal
width-wrong = “width” must be followed by 0 or a number from { NUMBER($narrowest, useGrouping: 0) } to { NUMBER($widest, useGrouping: 0) }, not “{ $asked }”.
save-where = Save to which file? For example: “save game.json”
save-done = Saved: { $path }
typed-unknown = “{ $typed }” isn’t a move or command. Did you mean: { $near }?
typed-how = Type ? to see what you can do now.

## The move being prepared

draft = Prepared: “{ $move }”
draft-points = { $count ->
    [one] Worth { $count } point.
   *[other] Worth { $count } points.
}
draft-none = You aren’t preparing a move. To start, type + and the first part of it.

## The course of a game

play-seat = { NUMBER($seat, useGrouping: 0) } { $name }
play-seats = Players by seat: { $names }
play-words = Words in { $language ->
    [en] English
    [pl] Polish
    [uk] Ukrainian
    [ro] Romanian
   *[other] the dictionary “{ $language }”
}.
play-words-choice = To play in another language, start the game with “--lexicon” and a language code ({ $languages }).
play-how = Press Enter for your hand and options; type “help” for all commands.
play-back = Continuing your game.
play-hide = { $name } is next. Press Enter to hide your hand.
play-come = { $name }: press Enter when you’re ready.
play-left = Game saved. To continue: litera play --continue
play-record = Record: { $path }
play-analyse = To analyse the game: litera analyse { $path }
play-after = You can still ask about the game. To leave, press Enter.
as-who = Type “as”, a player’s name, then the move. Players: { $names }.
resign-sure = Resign? Type “yes”, or press Enter to keep playing.
resign-not = The game goes on.
resign-late = The game is over.
resign-over = { $count ->
    [one] Resigned: { $name }. Winner: { $left }.
   *[other] Resigned: { $name }. Winners: { $left }.
}

## The menu, and tables that cannot be

menu-welcome = Litera: word and card games
menu-game = { NUMBER($number, useGrouping: 0) } { $title }: { $tagline }
menu-continue = 0 Continue: { $title }
menu-which = Which game? Type a number from 1 to { $highest }, press Enter for 1, or type “quit”.
menu-number = Please type a number from { $lowest } to { $highest }.
menu-seats = How many players, { $lowest } to { $highest }? Press Enter for { $lowest }.
menu-people = How many of the players are people at this screen, 1 to { $highest }? Press Enter for 1. The rest are bots.
menu-level = { NUMBER($number, useGrouping: 0) } { $title }
menu-which-level = How strong should the bots be? Type a number from 1 to { $highest }, or press Enter for 1.
menu-which-words = Which language should the words be in? Type a number from 1 to { $highest }, or press Enter for 1.
menu-name = Name of player { $number }? Press Enter for { $otherwise }.
plan-player = { $count ->
    [1] Player
   *[other] Player { NUMBER($number, useGrouping: 0) }
}
plan-bot = { $count ->
    [1] Bot
   *[other] Bot { NUMBER($number, useGrouping: 0) }
}
plan-no-game = { $near ->
    [unnamed] Which game? Choose one of: { $games }.
    [near] There is no game “{ $game }”. Did you mean { $games }?
   *[all] There is no game “{ $game }”. Choose one of: { $games }.
}
plan-no-level = There is no bot level “{ $level }”. Levels: { $levels }.
plan-seats = { $seats ->
    [one] This game is for { $lowest } to { $highest } players, not { $seats }.
   *[other] This game is for { $lowest } to { $highest } players, not { $seats }.
}
plan-people = The numbers don’t add up: { $people } people, { $bots } bots, { $seats } seats. At least one player must be a person.
plan-same-names = Two players are called { $name }. Give each a different name.
plan-option-shape = “{ $option }” isn’t an option. Write it as name=value.
plan-goes-on-as-it-was = A saved game keeps its seats, options and cards. Use --continue alone, or with GAME and --lang.
plan-nothing-unfinished = There is no unfinished game in { $folder }.
option-line = { $name }={ $default }  { $means }

## Files

file-not-there = There is no file { $path }.
file-is-folder = { $path } is a folder. Give the name of a file.
file-no-folder = There is no folder { $path }.
file-not-read = { $path } can’t be read: { $detail }
file-not-written = { $path } can’t be written: { $detail }
file-in-the-way = { $path } already exists and isn’t a game record. Choose another name.
file-no-record = { $path } isn’t a game record, because it isn’t a JSON object.
file-not-marked = { $path } isn’t a game record, because its “format” isn’t “{ $format }”.
file-no-pack = { $path } isn’t a pack, because it isn’t a JSON object.
file-table-damaged = The saved game { $path } is damaged: { $detail }
file-table-other = The saved game { $path } isn’t in format version { $version }.
file-table-in-use = The game in { $path } is open in another program. Quit it there first.

## Records

verify-right = { $moves ->
    [one] Valid: { $game }, { $moves } move, within the rules.
   *[other] Valid: { $game }, { $moves } moves, all within the rules.
}
verify-seed = The seed produces these cards and matches the commitment ({ $bits } bits): { $commitment }
verify-limits = This proves a fair shuffle. It can’t prove that nobody peeked.
replay-how = { $moves ->
    [one] { $moves } move. Press Enter for the next, or type “back”, a move number, “as Anna” for Anna’s view, or “help”.
   *[other] { $moves } moves. Press Enter for the next, or type “back”, a move number, “as Anna” for Anna’s view, or “help”.
}
replay-at = { NUMBER($done, useGrouping: 0) } of { NUMBER($moves, useGrouping: 0) }
replay-end = End of the record.
replay-eyes = Now viewing as { $name }.
replay-eyes-none = Now viewing as a spectator.
replay-about-next = the next move (or press Enter)
replay-about-back = one move back
replay-about-number = go to the move with that number
replay-about-as = view the game as a player: “as Anna”; “as” alone for a spectator’s view
replay-about-quit = leave
replay-who = Type “as”, then a player’s name. Players: { $names }.

## The command line

command-litera = Word and card games: play in this terminal, host games for browsers, check and analyse games.
command-play = play in this terminal
command-replay = step through a game record
command-verify = check the moves and the shuffle of a game record
command-engine = use the table protocol on standard input and output, for programs
command-record = convert a game record to another format
command-analyse = compare every move of a game with the best one, and show where the game turned
command-analyse-ms = milliseconds per move (default 1000)
command-analyse-json = write the results to this file
command-analyse-plot = save a chart of the chances of winning to this file (.svg or .png)
command-game = the game to play; without it, a menu
command-seats = number of players
command-bots = the levels of the bots, such as easy,easy; “none” for no bots
command-names = the names of the people at this screen
command-option = an option of the game, as name=value; can be used more than once
command-options = list the options of GAME and exit
command-seed = any text; the same text always gives the same cards
command-pack = your own pack, in the format of the game’s pack.json
command-lexicon = the dictionary to play with: en, pl, ro, uk or one of your own; without it, words in your language
command-continue = continue your last game
command-lang = the display language
command-record-file = a game record
command-format = the format to write, such as gcg
usage-usage = usage:
usage-positional = positional arguments
usage-options = options
usage-help = show this help message and exit
usage-version = show the version number and exit
usage-error = %(prog)s: error: %(message)s
usage-argument = argument %(argument_name)s: %(message)s
usage-missing = the following arguments are required: %s
usage-unknown = unrecognised arguments: %s
usage-value = this needs a value
usage-values = this needs at least one value
usage-no-value = this takes no value, but %r was given
usage-wrong-value = invalid value: %(value)r
usage-wrong-choice = invalid choice: %(value)r (choose from %(choices)s)
usage-ambiguous = %(option)s could mean: %(matches)s
