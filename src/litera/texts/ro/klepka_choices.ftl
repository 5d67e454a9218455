# Ce se poate alege la o masă nouă, pe scurt.

klepka-choice-first_seat = Cine începe
klepka-choice-first_seat-random = la întâmplare

klepka-choice-double_for = Ce contează dublu
klepka-choice-double_for-one_colour = cuvintele de o singură culoare
klepka-choice-double_for-slang_or_abbreviation = argoul și abrevierile
klepka-choice-double_for-both = ambele
klepka-choice-double_for-none = nimic

klepka-choice-word_filter = Ce cuvinte contează
klepka-choice-word_filter-any = toate
klepka-choice-word_filter-nouns_nominative = substantive la nominativ singular
klepka-choice-word_filter-nouns_singular = substantive la singular
klepka-choice-word_filter-nouns = substantive
klepka-choice-word_filter-verbs = verbe
klepka-choice-word_filter-adjectives = adjective

klepka-choice-repeat_words = Cuvinte deja formate
klepka-choice-repeat_words-any = se pot repeta
klepka-choice-repeat_words-not_own = se pot repeta doar ale altora
klepka-choice-repeat_words-none = nu se pot repeta

klepka-choice-unknown_words = Cuvinte care nu sunt în dicționar
klepka-choice-unknown_words-refuse = sunt refuzate
klepka-choice-unknown_words-vote = votează ceilalți

klepka-choice-flip_count = Câte perechi se întorc
klepka-choice-flip_count-words_plus_one = cu una mai mult decât numărul de cuvinte
klepka-choice-flip_count-two_pairs = întotdeauna două
klepka-choice-flip_count-max_of_both = varianta cu mai multe

klepka-choice-match_scope = Ce cărți pot forma o pereche
klepka-choice-match_scope-pool = oricare două cărți întoarse
klepka-choice-match_scope-nominated = doar cele numite împreună

klepka-choice-polysemy_points = Literele înlocuite de polisemii
klepka-choice-polysemy_points-letter = aduc punctele obișnuite
klepka-choice-polysemy_points-zero = nu aduc puncte

klepka-choice-polysemy_colour = Cuvânt unicolor cu polisemie
klepka-choice-polysemy_colour-neutral = rămâne unicolor
klepka-choice-polysemy_colour-breaks = nu mai e unicolor

klepka-choice-hands = Cărțile adunate
klepka-choice-hands-open = la vedere
klepka-choice-hands-hidden = ascunse

klepka-choice-interrupts = Când se joacă cărțile-premiu
klepka-choice-interrupts-anytime = oricând
klepka-choice-interrupts-between_turns = între ture

klepka-choice-rows = Rândurile mesei

klepka-choice-columns = Coloanele mesei

klepka-choice-min_letters = Minimum de litere într-un cuvânt
