### Program na miejscu przy stole na serwerze.

bot-help = łączy program z miejscem przy stole na serwerze
bot-help-url = adres serwera, na przykład http://127.0.0.1:8000
bot-help-token = token miejsca dla programu; dostaje go gospodarz stołu
bot-help-command = program i jego argumenty; wysyła żądania na standardowe wyjście, a odpowiedzi czyta ze standardowego wejścia
bot-bad-url = „{ $url }” to nie adres serwera. Adres zaczyna się od http:// albo https://.
bot-not-run = Nie da się uruchomić programu: { $why }
bot-let-go = Serwer zakończył połączenie z programem (kod { $code }).
bot-not-reached = Serwer pod adresem { $url } nie odpowiada. Sprawdź, czy serwer działa i czy adres jest poprawny.
