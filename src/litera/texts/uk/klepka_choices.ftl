# Що можна вибрати за новим столом, коротко.

klepka-choice-first_seat = Хто починає
klepka-choice-first_seat-random = жереб

klepka-choice-double_for = Що дає подвійні очки
klepka-choice-double_for-one_colour = слова одного кольору
klepka-choice-double_for-slang_or_abbreviation = сленг і скорочення
klepka-choice-double_for-both = і перше, і друге
klepka-choice-double_for-none = нічого

klepka-choice-word_filter = Які слова зараховуються
klepka-choice-word_filter-any = усі
klepka-choice-word_filter-nouns_nominative = іменники в називному відмінку однини
klepka-choice-word_filter-nouns_singular = іменники в однині
klepka-choice-word_filter-nouns = іменники
klepka-choice-word_filter-verbs = дієслова
klepka-choice-word_filter-adjectives = прикметники

klepka-choice-repeat_words = Слова, які вже були
klepka-choice-repeat_words-any = можна повторювати
klepka-choice-repeat_words-not_own = не можна повторювати власних
klepka-choice-repeat_words-none = не можна повторювати жодних

klepka-choice-unknown_words = Слова, яких немає в словнику
klepka-choice-unknown_words-refuse = не приймаються
klepka-choice-unknown_words-vote = щодо них голосують інші

klepka-choice-flip_count = Скільки пар відкривати
klepka-choice-flip_count-words_plus_one = на одну більше, ніж слів
klepka-choice-flip_count-two_pairs = завжди дві
klepka-choice-flip_count-max_of_both = більше з цих двох чисел

klepka-choice-match_scope = Що може збігтися
klepka-choice-match_scope-pool = будь-які дві відкриті картки
klepka-choice-match_scope-nominated = лише картки з названої пари

klepka-choice-polysemy_points = Літери, які заміняє полісемія
klepka-choice-polysemy_points-letter = дають звичайні очки
klepka-choice-polysemy_points-zero = не дають очок

klepka-choice-polysemy_colour = Слово одного кольору з полісемією
klepka-choice-polysemy_colour-neutral = лишається одного кольору
klepka-choice-polysemy_colour-breaks = уже не одного кольору

klepka-choice-hands = Зібрані картки
klepka-choice-hands-open = відкриті
klepka-choice-hands-hidden = сховані

klepka-choice-interrupts = Призові картки можна розігрувати
klepka-choice-interrupts-anytime = будь-коли
klepka-choice-interrupts-between_turns = між ходами

klepka-choice-rows = Рядки столу

klepka-choice-columns = Стовпці столу

klepka-choice-min_letters = Найменше літер у слові
