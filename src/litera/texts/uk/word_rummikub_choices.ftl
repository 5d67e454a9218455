# Що можна вибрати за новим столом, коротко.

word_rummikub-choice-first_seat = Хто починає
word_rummikub-choice-first_seat-draw = хто витягне плитку, найближчу до A

word_rummikub-choice-repeat = Яких слів не можна викладати
word_rummikub-choice-repeat-table = тих, що лежать на столі
word_rummikub-choice-repeat-game = усіх, що вже колись лежали

word_rummikub-choice-loanwords = Чужі слова
word_rummikub-choice-loanwords-dictionary = вирішує словник
word_rummikub-choice-loanwords-vote = можна засумніватися й голосувати

word_rummikub-choice-opening_letters = Найменше літер у першому слові

word_rummikub-choice-fault_draw = Плитки, які беруть, коли час вийшов

word_rummikub-choice-turn_seconds = Секунди на хід

word_rummikub-choice-double_min_tiles = Найменше плиток для подвійних очок за викладання всіх одразу

word_rummikub-choice-theme = Тема всіх слів
