"""A conversation carried on at a screen, from its first words to its end or to whoever leaves."""

from __future__ import annotations

from litera.terminal.leaving import LeftError
from litera.terminal.lines import Conversation
from litera.terminal.screen import Overhear, Screen


def converse(screen: Screen, conversation: Conversation, overhear: Overhear | None = None) -> int:
    """Carry lines between the screen and a conversation until it ends or somebody leaves; give the exit status.

    ``overhear`` gives what there is to say between two lines.
    """
    try:
        for shown in conversation.begin():
            screen.show(shown, conversation.width)
        while not conversation.ended:
            for shown in conversation.hear(screen.ask(overhear, conversation.width)):
                screen.show(shown, conversation.width)
    except LeftError as left:
        screen.part(conversation.leave(), conversation.width)
        return left.status
    return 0
