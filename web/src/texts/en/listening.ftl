# Playing by ear or by touch

heading-board = Table
heading-hand = Your hand
klepka-gone = taken
dnup-over = { $value } over { $other }
dnup-begin = You begin round { $round }: play a set, or rotate your hand.
