# Co można wybrać przy nowym stole, krótko.

word_rummikub-choice-first_seat = Kto zaczyna
word_rummikub-choice-first_seat-draw = gracz z literą najbliższą A

word_rummikub-choice-repeat = Słowa niedozwolone
word_rummikub-choice-repeat-table = te, które są na stole
word_rummikub-choice-repeat-game = te, które już były w grze

word_rummikub-choice-loanwords = Słowa obcego pochodzenia
word_rummikub-choice-loanwords-dictionary = rozstrzyga słownik
word_rummikub-choice-loanwords-vote = można podważyć i poddać pod głosowanie

word_rummikub-choice-opening_letters = Minimum liter w pierwszym słowie

word_rummikub-choice-fault_draw = Karne płytki po upływie czasu

word_rummikub-choice-turn_seconds = Liczba sekund na turę

word_rummikub-choice-double_min_tiles = Od ilu płytek podwójne punkty

word_rummikub-choice-theme = Temat wszystkich słów
