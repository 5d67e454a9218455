### Program na miejscu przy stole na serwerze.

bot-help = program gra na miejscu przy stole na serwerze
bot-help-url = adres serwera, na przykład http://127.0.0.1:8000
bot-help-token = to, co gospodarz dostaje dla miejsca zajętego dla programu
bot-help-command = program i jego argumenty; pyta na standardowym wyjściu, odpowiedzi dostaje na standardowym wejściu
bot-bad-url = { $url } to nie adres serwera. Adres zaczyna się od http:// albo https://.
bot-not-run = Nie da się uruchomić programu: { $why }
bot-let-go = Serwer zakończył połączenie z programem ({ $code }).
bot-not-reached = Serwer pod adresem { $url } nie odpowiada. Czy działa i czy adres jest dobry?
