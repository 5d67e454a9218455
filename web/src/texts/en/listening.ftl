# Playing by ear or by touch

heading-board = Table
heading-hand = Your hand
klepka-gone = taken
dnup-over = { $value } over { $other }
dnup-begin = You begin round { $round }. Play a set, or rotate your hand.
listening = Messages and keys
listening-buffer = Messages
listening-previous = Previous
listening-next = Next
listening-first = First
listening-newest = Newest
listening-repeat = Repeat
listening-copy = Copy
listening-copied = Copied.
listening-not-copied = The browser doesn’t allow copying.
listening-mute = Mute “{ $name }”
listening-less = Don’t announce messages like this
listening-more = Always announce messages like this
listening-kinds-reset = Reset to defaults
listening-alarms = Clock alarms (seconds left)
listening-set = Set
jumps = Jump keys
jumps-on = Use jump keys: { $keys } and a letter or digit
jump-prompt = What to do now
jump-board = Table
jump-hand = Your hand
jump-field = Text field
jump-log = Log
jump-chat = Chat
jump-seats = Players
jump-previous = Previous message
jump-next = Next message
jump-buffer = Other messages: game, chat, people, all
jump-set = { $what }: { $keys }
jump-lost = “{ $what }” no longer has a key.
jump-taken = { $keys } is taken: screen readers, browsers or the system use it, or it types a letter on some keyboards. Free letters: { $letters }, and all digits.
jump-wrong = Only a letter or a digit can be a jump key. Backspace removes the key.
jump-absent = “{ $what }” isn’t available now.
jumps-reset = Reset jump keys
reset-done = Defaults restored.
prepare = Send on my turn
prepared = Prepared: { $move }. This move will be played on your turn if it’s still allowed.
prepared-cancel = Cancel it
which-seat = Which seat? Type a number from 1 to { $highest }.
screen-readers = Playing with a screen reader
table-terms-time = Seat { $number } has { $percent }% of the normal time
extra-time = Extra time
extra-time-help = Everyone sees this before sitting down.
extra-time-none = Same as the others
extra-time-times = Time × { $times }
sounds-page = All sounds
dnup-second = Your second turn.
dnup-first = You begin.
klepka-due = { $due ->
    [2] Flip.
    [one] Flip { $due } card.
   *[other] Flip { $due } cards.
}
klepka-another = Flip another pair.
