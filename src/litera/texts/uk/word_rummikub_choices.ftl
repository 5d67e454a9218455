# Що можна вибрати за новим столом, коротко.

word_rummikub-choice-first_seat = Хто починає
word_rummikub-choice-first_seat-draw = хто витягне плитку, найближчу до A

word_rummikub-choice-repeat = Яких слів не можна викладати
word_rummikub-choice-repeat-table = тих, що лежать на столі
word_rummikub-choice-repeat-game = усіх, що вже колись лежали

word_rummikub-choice-loanwords = Чужі слова
word_rummikub-choice-loanwords-dictionary = вирішує словник
word_rummikub-choice-loanwords-vote = можна засумніватися й голосувати
