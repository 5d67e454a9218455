newgame-title = New Game
newgame-tagline = Aruncă zarul cât îndrăznești și oprește-te înainte de unu.
newgame-option-goal = Punctele necesare pentru victorie, de la 10 la 200.
newgame-choice-goal = Puncte pentru victorie
newgame-level-easy = Se oprește la 15 puncte.
newgame-reason-goal = Ținta este atinsă.
newgame-verb-roll = aruncă, a
newgame-verb-hold = stop, s
newgame-help-roll = Aruncă zarul; un unu pierde punctele din această tură: { $example }
newgame-help-hold = Păstrează punctele și încheie tura: { $example }
newgame-bad-move = Asta nu e o mutare. Scrie „aruncă” sau „stop”.
newgame-bad-position = Poziția nu e posibilă: are nevoie de scoruri și de un pot de la 0 în sus, precum și de o tură.
newgame-refusal-hold = Nu e încă nimic de păstrat. Aruncă întâi zarul.
newgame-pot = { $points ->
    [one] Un punct în pot.
    [few] { $points } puncte în pot.
   *[other] { $points } de puncte în pot.
}
newgame-rolled = { $name }: { $die }, în pot { $pot }
newgame-lost = { $name }: unu, potul este pierdut
newgame-held = { $name }: +{ $points }
