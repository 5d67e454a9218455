# Ce se poate alege la o masă nouă, pe scurt.

word_rummikub-choice-first_seat = Cine începe
word_rummikub-choice-first_seat-draw = cine trage piesa cea mai apropiată de A

word_rummikub-choice-repeat = Ce cuvinte nu pot fi puse
word_rummikub-choice-repeat-table = cele de pe masă
word_rummikub-choice-repeat-game = toate cele care au fost pe masă

word_rummikub-choice-loanwords = Cuvinte străine
word_rummikub-choice-loanwords-dictionary = decide lexiconul
word_rummikub-choice-loanwords-vote = pot fi contestate și votate

word_rummikub-choice-opening_letters = Litere în primul cuvânt, cel puțin

word_rummikub-choice-fault_draw = Piese trase când expiră timpul

word_rummikub-choice-turn_seconds = Secunde pentru o tură

word_rummikub-choice-double_min_tiles = Piese puse odată pentru punctaj dublu, cel puțin

word_rummikub-choice-theme = Tema tuturor cuvintelor
