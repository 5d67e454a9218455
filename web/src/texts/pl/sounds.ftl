# The page of sounds

sounds-page-lead = Naciśnij dźwięk, aby go usłyszeć. Suwak obok ustawia jego głośność.
sound-level = Głośność: { $sound }
sound-levels-reset = Wszystkie na maksimum
sound-lay = Wyłożone słowo lub układ
sound-take = Wzięte karty
sound-turn = Obrócona ręka lub potasowane karty
sound-flip = Odkryte karty
sound-pair = Para
sound-wrong = Ruch odrzucony
sound-yourTurn = Twoja tura
sound-win = Wygrywasz
sound-end = Koniec gry
sound-message = Wiadomość na czacie
sound-nudge = Ktoś przypomina ci o ruchu
sound-join = Ktoś dołącza
sound-leave = Ktoś odchodzi
sound-lost = Utracono połączenie
sound-lowTime = Alarm zegara
sound-edge = Krawędź stołu
