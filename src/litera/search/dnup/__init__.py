"""The rules of dnup once more, as compiled kernels over words of 64 bits, for searches that make millions of moves."""
