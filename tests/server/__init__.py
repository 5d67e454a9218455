"""The table server, met as its clients meet it: real processes, real sockets."""
