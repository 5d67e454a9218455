### What every game says.

you = Ty
seat = Miejsce { NUMBER($number, useGrouping: 0) }
list = { $head } i { $last }
list-empty = brak
