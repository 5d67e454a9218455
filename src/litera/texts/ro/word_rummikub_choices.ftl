# Ce se poate alege la o masă nouă, pe scurt.

word_rummikub-choice-first_seat = Cine începe
word_rummikub-choice-first_seat-draw = cine trage piesa cea mai apropiată de A

word_rummikub-choice-repeat = Ce cuvinte nu pot fi puse
word_rummikub-choice-repeat-table = cele de pe masă
word_rummikub-choice-repeat-game = toate cele care au fost pe masă

word_rummikub-choice-loanwords = Cuvinte străine
word_rummikub-choice-loanwords-dictionary = decide lexiconul
word_rummikub-choice-loanwords-vote = pot fi contestate și votate
