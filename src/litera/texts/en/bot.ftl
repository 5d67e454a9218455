### A program in a seat of a table on a server.

bot-help = connect a program to a seat at a table on a server
bot-help-url = the address of the server, such as http://127.0.0.1:8000
bot-help-token = the token that the host got when adding a program to this seat
bot-help-command = the program and its arguments; it sends requests to standard output and reads replies from standard input
bot-bad-url = { $url } isn’t a server address. It must start with http:// or https://.
bot-not-run = The program can’t be started: { $why }
bot-let-go = The server disconnected the program. Code: { $code }
bot-not-reached = The server at { $url } isn’t responding. Is it running, and is the address right?
