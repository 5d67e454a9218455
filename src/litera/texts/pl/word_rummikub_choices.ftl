# Co można wybrać przy nowym stole, krótko.

word_rummikub-choice-first_seat = Kto zaczyna
word_rummikub-choice-first_seat-draw = kto wylosuje płytkę najbliższą A

word_rummikub-choice-repeat = Jakich słów nie można wyłożyć
word_rummikub-choice-repeat-table = tych, które leżą na stole
word_rummikub-choice-repeat-game = wszystkich, które już leżały

word_rummikub-choice-loanwords = Słowa obce
word_rummikub-choice-loanwords-dictionary = rozstrzyga słownik
word_rummikub-choice-loanwords-vote = można podważyć, wtedy głosowanie

word_rummikub-choice-opening_letters = Najmniej liter w pierwszym słowie

word_rummikub-choice-fault_draw = Płytki dobierane po upływie czasu

word_rummikub-choice-turn_seconds = Sekundy na turę

word_rummikub-choice-double_min_tiles = Najmniej płytek do podwójnych punktów za wyłożenie wszystkich naraz

word_rummikub-choice-theme = Temat wszystkich słów
