# Ce se poate alege la o masă nouă, pe scurt.

dnup-choice-round_turn_limit = Ture într-o rundă, cel mult
