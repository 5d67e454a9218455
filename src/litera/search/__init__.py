"""What finds moves, one folder a game that needs it: generators, encodings and kernels, above the rules."""
