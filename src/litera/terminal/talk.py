"""A conversation carried on at a screen, from its first words to its end or to whoever leaves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from litera.terminal.leaving import LeftError
from litera.terminal.lines import Conversation, Shown, spoken
from litera.terminal.screen import Overhear, Screen


def converse(screen: Screen, conversation: Conversation, overhear: Overhear | None = None) -> int:
    """Carry lines between the screen and a conversation until it ends or somebody leaves; give the exit status.

    ``overhear`` gives what there is to say between two lines.
    """
    meanwhile = None if overhear is None else lambda: _written(overhear(), conversation)
    try:
        screen.tell(_written(conversation.begin(), conversation), conversation)
        while not conversation.ended:
            typed = screen.ask(meanwhile, conversation.width)
            screen.tell(_written(conversation.hear(typed), conversation), conversation)
    except LeftError as left:
        screen.part(conversation.leave(), conversation.width)
        return left.status
    return 0


def _written(said: Iterable[Shown], conversation: Conversation) -> Iterator[Shown]:
    """Write what is said as the person wants it at that moment."""
    for shown in said:
        yield spoken(shown) if conversation.small else shown
