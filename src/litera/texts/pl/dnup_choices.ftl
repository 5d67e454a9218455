# Co można wybrać przy nowym stole, krótko.

dnup-choice-round_turn_limit = Limit tur w rundzie
