# Co można wybrać przy nowym stole, krótko.

scrabble_cards-choice-first_seat = Kto zaczyna
scrabble_cards-choice-first_seat-random = los

scrabble_cards-choice-refill = Rękę uzupełnia się
scrabble_cards-choice-refill-turn_start = na początku tury
scrabble_cards-choice-refill-turn_end = na końcu tury

scrabble_cards-choice-premium_stack = Karty premii słownej w jednym ruchu
scrabble_cards-choice-premium_stack-one = tylko jedna
scrabble_cards-choice-premium_stack-product = kilka, mnożą się

scrabble_cards-choice-premium_scope = Premia słowna mnoży
scrabble_cards-choice-premium_scope-main = słowo główne
scrabble_cards-choice-premium_scope-all = każde słowo ruchu

scrabble_cards-choice-cond_per_player = Karty warunkowe, które gracz może dodać
scrabble_cards-choice-cond_per_player-one = jedną do ruchu
scrabble_cards-choice-cond_per_player-any = dowolnie wiele

scrabble_cards-choice-cond_word = Warunek może spełnić
scrabble_cards-choice-cond_word-any_new = każde słowo ruchu
scrabble_cards-choice-cond_word-main = tylko słowo główne

scrabble_cards-choice-failed_check = Sprawdzenie dobrego ruchu kosztuje
scrabble_cards-choice-failed_check-none = nic
scrabble_cards-choice-failed_check-minus5 = pięć punktów
scrabble_cards-choice-failed_check-lose_turn = następną turę

scrabble_cards-choice-exchange_counts = Do wymiany w worku musi być
scrabble_cards-choice-exchange_counts-letters = siedem kart z literami
scrabble_cards-choice-exchange_counts-cards = siedem dowolnych kart

scrabble_cards-choice-all_seven_bonus = Punkty za siedem liter w jednym ruchu

scrabble_cards-choice-answer_seconds = Sekundy na odpowiedź
