# Co można wybrać przy nowym stole, krótko.

word_rummikub-choice-first_seat = Kto zaczyna
word_rummikub-choice-first_seat-draw = kto wylosuje płytkę najbliższą A

word_rummikub-choice-repeat = Jakich słów nie można wyłożyć
word_rummikub-choice-repeat-table = tych, które leżą na stole
word_rummikub-choice-repeat-game = wszystkich, które już leżały

word_rummikub-choice-loanwords = Słowa obce
word_rummikub-choice-loanwords-dictionary = rozstrzyga słownik
word_rummikub-choice-loanwords-vote = można podważyć, wtedy głosowanie
