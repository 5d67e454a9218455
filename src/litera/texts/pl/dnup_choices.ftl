# Co można wybrać przy nowym stole, krótko.

dnup-choice-round_turn_limit = Najwięcej tur w rundzie
