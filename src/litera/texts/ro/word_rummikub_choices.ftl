# Ce se poate alege la o masă nouă, pe scurt.

word_rummikub-choice-first_seat = Cine începe
word_rummikub-choice-first_seat-draw = piesa cea mai apropiată de A

word_rummikub-choice-repeat = Cuvinte care nu pot fi puse din nou
word_rummikub-choice-repeat-table = cele de pe masă
word_rummikub-choice-repeat-game = toate din această partidă

word_rummikub-choice-loanwords = Cuvinte străine
word_rummikub-choice-loanwords-dictionary = decide dicționarul
word_rummikub-choice-loanwords-vote = pot fi contestate și votate

word_rummikub-choice-opening_letters = Minimum de litere la primul cuvânt

word_rummikub-choice-fault_draw = Piese trase când expiră timpul

word_rummikub-choice-turn_seconds = Secunde pe tură

word_rummikub-choice-double_min_tiles = Puncte duble, de la câte piese

word_rummikub-choice-theme = Tema tuturor cuvintelor
