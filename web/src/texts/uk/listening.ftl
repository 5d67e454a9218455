# Playing by ear or by touch

heading-board = Стіл
heading-hand = Ваша рука
klepka-gone = забрано
dnup-over = { $value } над { $other }
dnup-begin = Ви починаєте раунд { $round }: викладіть набір або переверніть руку.
