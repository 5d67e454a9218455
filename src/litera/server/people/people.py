"""All that is kept of people, put together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import Engine

from litera.server.people.company import Company
from litera.server.people.fair_play import FairPlay
from litera.server.people.invitations import Invitations
from litera.server.people.lazy import Lazy
from litera.server.people.leaving import Leaving
from litera.server.people.ledger import Ledger
from litera.server.people.moderation import Moderation
from litera.server.people.networks import Networks
from litera.server.people.notifying import Notifying
from litera.server.people.onetime import OneTime
from litera.server.people.outbox import Outbox
from litera.server.people.persons import REMEMBERED_MS, Persons
from litera.server.people.profiles import Profiles
from litera.server.people.rating_book import RatingBook
from litera.server.people.statistics import Statistics
from litera.server.people.vacations import Vacations
from litera.server.people.ways import Ways

if TYPE_CHECKING:
    from litera.server.people.passkeys import Passkeys


class People:
    """The services for people of one server, made once."""

    def __init__(self, engine: Engine, now: Callable[[], int], remembered: int = REMEMBERED_MS) -> None:
        """Take up a database. Who somebody is is remembered for so many milliseconds."""
        ledger = Ledger(engine)
        self.persons = Persons(ledger, now, remembered)
        self.ways = Ways(ledger, now)
        self.once = OneTime(ledger, now)
        self.company = Company(ledger, now)
        self.leaving = Leaving(ledger)
        self.notifying = Notifying(ledger, now)
        self.invitations = Invitations(ledger, now)
        self.outbox = Outbox(ledger, now)
        self.moderation = Moderation(ledger, now)
        self.networks = Networks(ledger, now)
        self.profiles = Profiles(ledger)
        self.ratings = RatingBook(ledger)
        self.fair_play = FairPlay(ledger, now)
        self.statistics = Statistics(ledger, now)
        self.vacations = Vacations(ledger, now)
        self.passkeys = Lazy(self._passkeys)

    def _passkeys(self) -> Passkeys:
        from litera.server.people.passkeys import Passkeys

        return Passkeys(self.ways, self.once)
