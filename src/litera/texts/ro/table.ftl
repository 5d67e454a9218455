### What every game says.

you = Tu
seat = Locul { NUMBER($number, useGrouping: 0) }
list = { $head } și { $last }
list-empty = niciunul
