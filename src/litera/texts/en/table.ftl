### What every game says.

you = You
seat = Seat { NUMBER($number, useGrouping: 0) }
list = { $head } and { $last }
list-empty = none
