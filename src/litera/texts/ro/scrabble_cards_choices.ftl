# Ce se poate alege la o masă nouă, pe scurt.

scrabble_cards-choice-first_seat = Cine începe
scrabble_cards-choice-first_seat-random = la întâmplare

scrabble_cards-choice-refill = Când se completează mâna
scrabble_cards-choice-refill-turn_start = la începutul turei
scrabble_cards-choice-refill-turn_end = la sfârșitul turei

scrabble_cards-choice-premium_stack = Câți multiplicatori la o mutare
scrabble_cards-choice-premium_stack-one = unul singur
scrabble_cards-choice-premium_stack-product = mai mulți, înmulțiți între ei

scrabble_cards-choice-premium_scope = Ce înmulțește un multiplicator
scrabble_cards-choice-premium_scope-main = cuvântul principal
scrabble_cards-choice-premium_scope-all = toate cuvintele mutării

scrabble_cards-choice-cond_per_player = Cartonașe cu condiție pe jucător
scrabble_cards-choice-cond_per_player-one = unul la o mutare
scrabble_cards-choice-cond_per_player-any = oricâte la o mutare

scrabble_cards-choice-cond_word = Cuvântul care îndeplinește condiția
scrabble_cards-choice-cond_word-any_new = orice cuvânt al mutării
scrabble_cards-choice-cond_word-main = doar cuvântul principal

scrabble_cards-choice-failed_check = Cât costă o verificare inutilă
scrabble_cards-choice-failed_check-none = nimic
scrabble_cards-choice-failed_check-minus5 = cinci puncte
scrabble_cards-choice-failed_check-lose_turn = tura următoare

scrabble_cards-choice-exchange_counts = Ce trebuie în sac pentru un schimb
scrabble_cards-choice-exchange_counts-letters = șapte cartonașe cu litere
scrabble_cards-choice-exchange_counts-cards = șapte cartonașe de orice fel

scrabble_cards-choice-all_seven_bonus = Bonus pentru șapte litere deodată

scrabble_cards-choice-answer_seconds = Secunde pentru răspuns
