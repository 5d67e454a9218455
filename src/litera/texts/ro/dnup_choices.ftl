# Ce se poate alege la o masă nouă, pe scurt.

dnup-choice-round_turn_limit = Limita de ture a unei runde
