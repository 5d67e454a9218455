### Un program pe un loc al unei mese de pe server.

bot-help = conectează un program la un loc al unei mese de pe server
bot-help-url = adresa serverului, de exemplu http://127.0.0.1:8000
bot-help-token = tokenul pe care gazda îl primește pentru un loc rezervat unui program
bot-help-command = programul și argumentele lui; programul scrie cererile la ieșirea standard și citește răspunsurile de la intrarea standard
bot-bad-url = { $url } nu este adresa unui server. Adresa trebuie să înceapă cu http:// sau https://.
bot-not-run = Programul nu poate fi pornit: { $why }
bot-let-go = Serverul a închis conexiunea programului ({ $code }).
bot-not-reached = Serverul de la { $url } nu răspunde. Verifică dacă e pornit și dacă adresa e corectă.
