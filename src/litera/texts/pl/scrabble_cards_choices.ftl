# Co można wybrać przy nowym stole, krótko.

scrabble_cards-choice-first_seat = Kto zaczyna
scrabble_cards-choice-first_seat-random = decyduje los

scrabble_cards-choice-refill = Karty dobiera się
scrabble_cards-choice-refill-turn_start = na początku swojej tury
scrabble_cards-choice-refill-turn_end = na końcu swojej tury

scrabble_cards-choice-premium_stack = Premie słowne w jednym ruchu
scrabble_cards-choice-premium_stack-one = tylko jedna
scrabble_cards-choice-premium_stack-product = kilka (mnożą się przez siebie)

scrabble_cards-choice-premium_scope = Premia słowna mnoży
scrabble_cards-choice-premium_scope-main = słowo główne
scrabble_cards-choice-premium_scope-all = każde słowo ruchu

scrabble_cards-choice-cond_per_player = Karty warunkowe jednego gracza
scrabble_cards-choice-cond_per_player-one = jedna w ruchu
scrabble_cards-choice-cond_per_player-any = dowolnie wiele w ruchu

scrabble_cards-choice-cond_word = Warunek może spełnić
scrabble_cards-choice-cond_word-any_new = każde słowo ruchu
scrabble_cards-choice-cond_word-main = tylko słowo główne

scrabble_cards-choice-failed_check = Koszt sprawdzenia poprawnego ruchu
scrabble_cards-choice-failed_check-none = brak
scrabble_cards-choice-failed_check-minus5 = pięć punktów
scrabble_cards-choice-failed_check-lose_turn = następna tura

scrabble_cards-choice-exchange_counts = Do wymiany potrzeba w woreczku
scrabble_cards-choice-exchange_counts-letters = siedmiu kart z literami
scrabble_cards-choice-exchange_counts-cards = siedmiu dowolnych kart

scrabble_cards-choice-all_seven_bonus = Premia za siedem liter naraz

scrabble_cards-choice-answer_seconds = Liczba sekund na odpowiedź
