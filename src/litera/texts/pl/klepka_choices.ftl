# Co można wybrać przy nowym stole, krótko.

klepka-choice-first_seat = Kto zaczyna
klepka-choice-first_seat-random = decyduje los

klepka-choice-double_for = Co liczy się podwójnie
klepka-choice-double_for-one_colour = słowa w jednym kolorze
klepka-choice-double_for-slang_or_abbreviation = slang i skróty
klepka-choice-double_for-both = jedno i drugie
klepka-choice-double_for-none = nic

klepka-choice-word_filter = Które słowa się liczą
klepka-choice-word_filter-any = wszystkie
klepka-choice-word_filter-nouns_nominative = rzeczowniki w mianowniku liczby pojedynczej
klepka-choice-word_filter-nouns_singular = rzeczowniki w liczbie pojedynczej
klepka-choice-word_filter-nouns = rzeczowniki
klepka-choice-word_filter-verbs = czasowniki
klepka-choice-word_filter-adjectives = przymiotniki

klepka-choice-repeat_words = Słowa już ułożone
klepka-choice-repeat_words-any = można powtarzać
klepka-choice-repeat_words-not_own = nikt nie powtarza własnych
klepka-choice-repeat_words-none = nikt nie powtarza żadnych

klepka-choice-unknown_words = Słowa spoza słownika
klepka-choice-unknown_words-refuse = są odrzucane
klepka-choice-unknown_words-vote = głosują pozostali

klepka-choice-flip_count = Ile par odkrywać
klepka-choice-flip_count-words_plus_one = o jedną więcej niż słów
klepka-choice-flip_count-two_pairs = zawsze dwie
klepka-choice-flip_count-max_of_both = większa z tych dwóch liczb

klepka-choice-match_scope = Co tworzy parę
klepka-choice-match_scope-pool = dowolne dwie odkryte karty
klepka-choice-match_scope-nominated = tylko karty z podanej pary

klepka-choice-polysemy_points = Litery, które zastępuje polisemia
klepka-choice-polysemy_points-letter = dają zwykłe punkty
klepka-choice-polysemy_points-zero = nic nie dają

klepka-choice-polysemy_colour = Polisemia w słowie jednokolorowym
klepka-choice-polysemy_colour-neutral = słowo pozostaje jednokolorowe
klepka-choice-polysemy_colour-breaks = słowo przestaje być jednokolorowe

klepka-choice-hands = Zebrane karty
klepka-choice-hands-open = odkryte
klepka-choice-hands-hidden = ukryte

klepka-choice-interrupts = Karty nagród można zagrywać
klepka-choice-interrupts-anytime = w każdej chwili
klepka-choice-interrupts-between_turns = między turami

klepka-choice-rows = Liczba rzędów

klepka-choice-columns = Liczba kolumn

klepka-choice-min_letters = Najmniejsza liczba liter w słowie
