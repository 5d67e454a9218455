# Що можна вибрати за новим столом, коротко.

word_rummikub-choice-first_seat = Хто починає
word_rummikub-choice-first_seat-draw = хто витягне плитку, найближчу до A

word_rummikub-choice-repeat = Заборонені слова
word_rummikub-choice-repeat-table = ті, що на столі
word_rummikub-choice-repeat-game = ті, що вже були в грі

word_rummikub-choice-loanwords = Іншомовні слова
word_rummikub-choice-loanwords-dictionary = вирішує словник
word_rummikub-choice-loanwords-vote = можна оскаржити, і тоді голосують

word_rummikub-choice-opening_letters = Найменше літер у першому слові

word_rummikub-choice-fault_draw = Штрафні плитки, коли вийшов час

word_rummikub-choice-turn_seconds = Скільки секунд на хід

word_rummikub-choice-double_min_tiles = Скільки плиток для подвійних очок

word_rummikub-choice-theme = Тема всіх слів
