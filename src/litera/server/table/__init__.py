"""One table, as its chronicle has it: values, and what may be written next; without a loop, a socket or a disk."""
