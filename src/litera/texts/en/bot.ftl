### A program in a seat of a table on a server.

bot-help = let a program play a seat of a table on a server
bot-help-url = the address of the server, such as http://127.0.0.1:8000
bot-help-token = what the host gets for a seat that is kept for a program
bot-help-command = the program and its arguments; it asks on its standard output and is told on its standard input
bot-bad-url = { $url } is not the address of a server. It begins with http:// or https://.
bot-not-run = The program cannot be run: { $why }
bot-let-go = The server let the program go ({ $code }).
bot-not-reached = The server at { $url } does not answer. Is it running, and is the address right?
