"""The course of a game at one screen: people's and machines' moves, resignations, and the copy kept on disk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from litera.players.even import after, is_rated, newcomer
from litera.players.levels import ratings
from litera.terminal.clocks import Stopwatch
from litera.terminal.files import FileError, SavedTable, SavePlace
from litera.terminal.link import TableLink
from litera.terminal.settings import Settings


@dataclass(slots=True)
class Place:
    """What is kept for a seat: its player's name, a machine's level, what was said, what a person has prepared."""

    name: str
    level: str | None
    told: int = 0
    draft: tuple[str, ...] = ()


class Course:
    """A table, and who sits where. It is kept on disk after every step, before anybody is told of it."""

    def __init__(
        self,
        *,
        link: TableLink,
        places: Sequence[Place],
        save_place: SavePlace,
        settings: Settings,
        stopwatch: Stopwatch,
    ) -> None:
        self.link = link
        self.places = places
        self.people = tuple(seat for seat, place in enumerate(places) if place.level is None)
        self.save_place = save_place
        self.settings = settings
        self.stopwatch = stopwatch
        self.resigned: int | None = None
        self._interrupted: set[int] = set()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or because somebody has given it up."""
        return self.resigned is not None or self.link.is_over

    def awaited(self, present: int | None) -> int | None:
        """Give the person for whom the game waits; the one at the keyboard before others."""
        waiting = [seat for seat in self.link.to_act if seat in self.people]
        return present if present in waiting else next(iter(waiting), None)

    def move(self, seat: int, typed: str) -> None:
        """Make the move that a person typed. Raises RefusedError."""
        self.link.act(seat, self.link.read(seat, typed))
        self.places[seat].draft = ()
        self._interrupted.clear()

    def move_machine(self) -> bool:
        """Let one machine move, if one is to or wants to interrupt; say whether one did.

        One that may interrupt is asked before each move of another seat, once.
        """
        to_act = self.link.to_act
        machines = {seat: place.level for seat, place in enumerate(self.places) if place.level is not None}
        for seat, level in machines.items():
            if seat not in to_act and seat not in self._interrupted:
                self._interrupted.add(seat)
                interruption = self.link.interrupt(seat, level)
                if interruption is not None:
                    self.link.act(seat, interruption)
                    return True
        for seat in to_act:
            if seat in machines:
                move = self.link.advise(seat, machines[seat])
                assert move is not None, "a seat that is to act has a move"
                self.link.act(seat, move)
                self._interrupted.clear()
                return True
        return False

    def learn(self) -> bool:
        """Note in the settings what the ended game shows of the form of the one person in it; tell whether it does."""
        game, scale = self.link.game, ratings(self.link.game)
        machines = [place.level for place in self.places if place.level is not None]
        winners = self.link.winners if self.resigned is None else [*range(len(self.places))]
        if len(self.people) != 1 or not winners or not is_rated(machines, scale):
            return False
        has_won = self.resigned is None and self.people[0] in winners
        form = self.settings.forms.get(game, newcomer(scale))
        self.settings.forms[game] = after(form, machines, has_won / len(winners), ratings=scale)
        return True

    def keep(self) -> FileError | None:
        """Keep the table as it stands, or the record of the ended game; give the error where that cannot be."""
        try:
            if self.is_over:
                self.save_place.finish(self.link.record())
            else:
                self.save_place.keep(self.saved())
        except FileError as error:
            return error
        return None

    def saved(self) -> SavedTable:
        """Give all that is needed to go on with this table."""
        return SavedTable(
            record=self.link.record(),
            levels=[place.level for place in self.places],
            language=self.link.language,
            verbose=self.settings.verbose,
            width=self.settings.width,
            told=[place.told for place in self.places],
            drafts=[list(place.draft) for place in self.places],
            elapsed=self.stopwatch.elapsed,
        )
