### What every game says.

you = Ви
seat = Місце { NUMBER($number, useGrouping: 0) }
list = { $head } і { $last }
list-empty = немає
