newgame-title = New Game
newgame-tagline = Aruncă zarul cât îndrăznești și oprește-te înainte să iasă unu.
newgame-option-goal = Câte puncte trebuie pentru victorie, de la 10 la 200.
newgame-choice-goal = Puncte pentru victorie
newgame-level-easy = Se oprește la 15 puncte.
newgame-reason-goal = Cineva a atins ținta.
newgame-verb-roll = aruncă, a
newgame-verb-hold = stop, s
newgame-help-roll = Aruncă zarul; dacă iese unu, pierzi punctele din această tură: { $example }
newgame-help-hold = Păstrează punctele și încheie tura: { $example }
newgame-bad-move = Asta nu e o mutare. Scrie „aruncă” sau „stop”.
newgame-bad-position = Poziția nu e posibilă: trebuie să aibă scoruri, un pot de cel puțin 0 și locul aflat la rând.
newgame-refusal-hold = Nu e încă nimic de păstrat. Aruncă întâi zarul.
newgame-pot = { $points ->
    [one] Un punct în pot.
    [few] { $points } puncte în pot.
   *[other] { $points } de puncte în pot.
}
newgame-rolled = { $name }: { $die }; în pot: { $pot }
newgame-lost = { $name }: a ieșit unu, potul se pierde
newgame-held = { $name }: +{ $points }
