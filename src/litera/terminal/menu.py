"""The short menu of who starts without saying which game: a few numbered questions, each with an answer on Enter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from litera.core.message import Message
from litera.protocol import level_texts
from litera.protocol.questions import questions
from litera.protocol.reading import without_marks
from litera.terminal.leaving import LeftError
from litera.terminal.lines import Line, Voice
from litera.terminal.plan import (
    Card,
    Plan,
    PlanError,
    find_card,
    level_titles,
    levels_by_word,
    lexicon_of,
    other_words,
    seat_levels,
    seat_names,
    words_of,
)

LONGEST_NAME = 40
Answer = TypeVar("Answer")


class Dialogue(Protocol):
    """Where the menu shows its lines and hears answers."""

    def show(self, line: Line) -> None:
        """Append a line."""
        ...

    def ask(self) -> str:
        """Wait for a line. Raises LeftError when the person leaves."""
        ...


class Menu:
    """Asks what to play, until every answer can be. Raises LeftError where somebody leaves."""

    def __init__(self, dialogue: Dialogue, voice: Voice) -> None:
        self._dialogue = dialogue
        self._voice = voice
        self._questions = questions(voice.language)

    def choose(self, cards: Sequence[Card], unfinished: str | None) -> Card | None:
        """Ask for the game; None to go on with the unfinished one, whose title is given if there is one."""
        say = self._voice
        self._show(say.call("menu-welcome"))
        for number, card in enumerate(cards, 1):
            self._show(say.line("menu-game", number=number, title=card["title"], tagline=card["tagline"]))
        if unfinished is not None:
            self._show(say.line("menu-continue", title=unfinished))
        self._show(say.call("menu-which", highest=len(cards)))

        def chosen(typed: str) -> Card | None:
            if unfinished is not None and typed == "0":
                return None
            if typed.isascii() and typed.isdigit() and 1 <= int(typed[:4]) <= len(cards):
                return cards[int(typed[:4]) - 1]
            if typed.isascii() and typed.isdigit():
                raise PlanError("menu-number", lowest=1, highest=len(cards))
            return find_card(cards, typed or cards[0]["id"])

        return self._until_right(chosen)

    def seat(self, card: Card) -> Plan:
        """Ask how many play at this game, how many of them at this screen, how well bots play, and for people's names.

        Then ask for the language of the words. What can only be one thing is not asked.
        """
        levels = self.company(card, "menu-people")
        people = levels.count(None)
        names: list[str] = []
        if people > 1:
            for number in range(1, people + 1):
                names.append(self._name(number, names))
        return Plan(card["id"], levels, seat_names(self._voice, levels, names), lexicon=self.lexicon(card))

    def lexicon(self, card: Card) -> str | None:
        """Ask for the language of the words where the game has several, the person's own first; give its lexicon."""
        others = other_words(card, self._voice.language)
        if not others:
            return None
        languages = (words_of(card, self._voice.language), *others)
        titles = {language: self._voice.text(f"language-{language}") for language in languages}
        for number, title in enumerate(titles.values(), 1):
            self._show(self._voice.line("menu-level", number=number, title=title))
        self._show(self._voice.call("menu-which-words", highest=len(titles)))
        known = {word.casefold(): language for language, title in titles.items() for word in (title, language)}

        def words(typed: str) -> str:
            return known.get(typed.casefold()) or languages[_number(typed, 1, 1, len(languages)) - 1]

        return lexicon_of(card, self._until_right(words))

    def company(self, card: Card, people_key: str) -> tuple[str | None, ...]:
        """Ask how many play, how many of them are people (with the words of this key), and how well bots play."""
        say, lowest, highest = self._voice, card["seats"][0], card["seats"][-1]
        self._show(say.call("menu-seats", lowest=lowest, highest=highest))
        seats = self._until_right(lambda typed: _number(typed, lowest, lowest, highest))
        people = seats
        if card["levels"]:
            self._show(say.call(people_key, highest=seats))
            people = self._until_right(lambda typed: _number(typed, 1, 1, seats))
        bots = [self._level(card)] * (seats - people) if seats > people else []
        return seat_levels(card, seats=seats, bots=bots, people=None)

    def _level(self, card: Card) -> str:
        """Ask for the level of the bots, where there are several."""
        names: list[str] = card["levels"]
        if len(names) == 1:
            return names[0]
        for number, (name, title) in enumerate(level_titles(card, self._voice).items(), 1):
            about = level_texts.description(card["id"], name, self._voice.language)
            key = "menu-game" if about else "menu-level"
            self._show(self._voice.line(key, number=number, title=title, tagline=about))
        self._show(self._voice.call("menu-which-level", highest=len(names)))
        known = levels_by_word(card, self._voice)

        def level(typed: str) -> str:
            return known.get(typed.casefold()) or names[_number(typed, 1, 1, len(names)) - 1]

        return self._until_right(level)

    def _name(self, number: int, taken: Iterable[str]) -> str:
        otherwise = self._voice.text("plan-player", number=number, count=2)
        self._show(self._voice.call("menu-name", number=number, otherwise=otherwise))
        used = {name.casefold() for name in taken}

        def name_of(typed: str) -> str:
            name = typed[:LONGEST_NAME] or otherwise
            if name.casefold() in used:
                raise PlanError("plan-same-names", name=name)
            return name

        return self._until_right(name_of)

    def _until_right(self, read: Callable[[str], Answer]) -> Answer:
        while True:
            typed = " ".join(self._dialogue.ask().split())
            if self._questions.get(without_marks(typed.casefold())) == "quit":
                raise LeftError(0)
            try:
                return read(typed)
            except PlanError as error:
                self._refuse(error.message)

    def _refuse(self, why: Message) -> None:
        self._show(self._voice.refusal(why.key, **why.parameters))

    def _show(self, line: Line) -> None:
        self._dialogue.show(line)


def _number(typed: str, otherwise: int, lowest: int, highest: int) -> int:
    if not typed:
        return otherwise
    if typed.isascii() and typed.isdigit() and lowest <= int(typed[:4]) <= highest:
        return int(typed[:4])
    raise PlanError("menu-number", lowest=lowest, highest=highest)
