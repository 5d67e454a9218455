# Що можна вибрати за новим столом, коротко.

scrabble_cards-choice-first_seat = Хто починає
scrabble_cards-choice-first_seat-random = жереб

scrabble_cards-choice-refill = Картки добирають
scrabble_cards-choice-refill-turn_start = на початку свого ходу
scrabble_cards-choice-refill-turn_end = наприкінці свого ходу

scrabble_cards-choice-premium_stack = Множники слова в одному ході
scrabble_cards-choice-premium_stack-one = лише один
scrabble_cards-choice-premium_stack-product = кілька; їх перемножують

scrabble_cards-choice-premium_scope = На що діє множник слова
scrabble_cards-choice-premium_scope-main = на головне слово
scrabble_cards-choice-premium_scope-all = на кожне слово ходу

scrabble_cards-choice-cond_per_player = Картки з умовою на гравця
scrabble_cards-choice-cond_per_player-one = одна на хід
scrabble_cards-choice-cond_per_player-any = скільки завгодно на хід

scrabble_cards-choice-cond_word = Умову може виконати
scrabble_cards-choice-cond_word-any_new = будь-яке слово ходу
scrabble_cards-choice-cond_word-main = лише головне слово

scrabble_cards-choice-failed_check = Штраф за перевірку правильного ходу
scrabble_cards-choice-failed_check-none = немає
scrabble_cards-choice-failed_check-minus5 = п’ять очок
scrabble_cards-choice-failed_check-lose_turn = пропуск наступного ходу

scrabble_cards-choice-exchange_counts = Що має бути в торбинці для обміну
scrabble_cards-choice-exchange_counts-letters = сім карток із літерами
scrabble_cards-choice-exchange_counts-cards = сім будь-яких карток

scrabble_cards-choice-all_seven_bonus = Премія за сім літер одразу

scrabble_cards-choice-answer_seconds = Скільки секунд на відповідь
