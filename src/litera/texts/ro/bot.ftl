### Un program pe un loc al unei mese de pe server.

bot-help = un program joacă pe un loc al unei mese de pe server
bot-help-url = adresa serverului, de exemplu http://127.0.0.1:8000
bot-help-token = ce primește gazda pentru un loc păstrat unui program
bot-help-command = programul și argumentele lui; întreabă la ieșirea standard și primește răspunsurile la intrarea standard
bot-bad-url = { $url } nu este adresa unui server. Adresa începe cu http:// sau https://.
bot-not-run = Programul nu poate fi pornit: { $why }
bot-let-go = Serverul a închis legătura cu programul ({ $code }).
bot-not-reached = Serverul de la { $url } nu răspunde. Este pornit și este adresa cea bună?
