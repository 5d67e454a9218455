# Playing by ear or by touch

heading-board = Stół
heading-hand = Twoja ręka
klepka-gone = zabrana
dnup-over = { $value } nad { $other }
dnup-begin = Zaczynasz rundę { $round }: wyłóż układ albo obróć rękę.
