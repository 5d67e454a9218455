# Playing by ear or by touch

heading-board = Masa
heading-hand = Mâna ta
klepka-gone = luată
dnup-over = { $value } peste { $other }
dnup-begin = Începi runda { $round }: pune un set sau rotește mâna.
