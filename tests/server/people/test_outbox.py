"""Notifications: written with the move that causes them, sent once, again where that fails, and never too late."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from litera.server.people.lazy import Lazy
from litera.server.people.mail import Mailer
from litera.server.people.notifying import Choice
from litera.server.people.outbox import Senders
from litera.server.people.persons import Guest
from litera.server.people.push import Pusher
from litera.server.store.outbox import outbox
from litera.server.table import commands
from litera.server.table.setup import DaysClock
from tests.server.people.posts import Browser, MailServer, PushService, mail_server, push_service
from tests.server.rooms.home import Home, at_home, move

SECRET = "s" * 40
HOUR = 3_600_000


class Away:
    """A correspondence game of two, one of whom is reached by a push service and by mail while they are away."""

    def __init__(self, home: Home, service: PushService, mails: MailServer) -> None:
        self.home, self.service, self.mails = home, service, mails
        self.browser = Browser(service.origin, "bogdan")
        mailer = Mailer(f"smtp://127.0.0.1:{mails.port}", "litera@example.org")
        self.pusher = Pusher(SECRET, "mailto:litera@example.org", "127.0.0.1")
        self.senders = Senders(Lazy(lambda: self.pusher), mailer, "https://litera.example.org", SECRET)
        self.bogdan = Guest("bogdan", "Bogdan", "uk")

    async def begin(self, days: int = 3, *, push: bool = True, mail: bool = False) -> None:
        """Let the game begin, and Anna move as soon as it is her turn."""
        people = self.home.people
        for guest in (Guest("anna", "Anna", "en"), self.bogdan):
            await people.persons.written(guest, "")
        if push:
            await people.notifying.subscribe(self.bogdan, self.browser.subscription)
        if mail:
            await people.notifying.give_address(self.bogdan, "bogdan@example.org")
            await people.notifying.confirm("bogdan", "")
        self.room, self.viewers = await self.home.table("anna", "bogdan", clock=DaysClock(days))
        while self.room.state.to_act != (1,):
            await move(self.room, *self.viewers)

    async def after(self, ms: int) -> None:
        """Let time pass, and the server look into its outbox."""
        self.home.time.now += ms
        await self.home.people.outbox.send(self.senders)

    def told(self) -> list[dict[str, Any]]:
        """Give what Bogdan's browser was told."""
        return [self.browser.read(body) for _, body, _ in self.service.taken]


def away(folder: Path, work: Callable[[Away], Awaitable[None]]) -> None:
    """Do something with somebody who is away."""
    with push_service() as service, mail_server() as mails:

        async def run(home: Home) -> None:
            one = Away(home, service, mails)
            await work(one)
            await one.pusher.close()

        at_home(folder, run)


def test_whoever_is_to_move_hears_of_it_once_in_their_language(tmp_path: Path) -> None:
    async def work(one: Away) -> None:
        await one.begin()
        await one.after(0)
        assert one.told() == []
        await one.after(31_000)
        await one.after(31_000)
        [told] = one.told()
        assert told["body"] == "Ваш хід. З вами за столом: Anna."
        assert told["href"] == f"/t/{one.room.state.opened.table}"
        assert one.service.taken[0][2]["ttl"] == "86400"

    away(tmp_path, work)


def test_whoever_has_moved_meanwhile_or_is_here_is_not_notified(tmp_path: Path) -> None:
    async def work(one: Away) -> None:
        await one.begin()
        await one.home.people.company.seen(["bogdan"])
        await one.after(31_000)
        assert one.told() == []
        while one.room.state.to_act == (1,):
            await move(one.room, *one.viewers)
        await one.after(2 * HOUR)
        assert one.told() == []

    away(tmp_path, work)


def test_whoever_has_left_without_a_move_is_notified_when_they_are_away(tmp_path: Path) -> None:
    async def work(one: Away) -> None:
        await one.begin()
        await one.home.people.company.seen(["bogdan"])
        await one.after(31_000)
        await one.after(60_000)
        await one.after(60_000)
        assert len(one.told()) == 1

    away(tmp_path, work)


@pytest.mark.parametrize("answer", [500, 503, 429])
def test_what_a_service_does_not_take_is_sent_later_once(tmp_path: Path, answer: int) -> None:
    async def work(one: Away) -> None:
        await one.begin()
        one.service.answers = [answer, answer]
        await one.after(31_000)
        await one.after(10_000)
        assert [status for _, status in one.service.asked] == [answer]
        # A service that says when to come back is asked then.
        pause = HOUR if answer == 429 else 121_000
        await one.after(pause - 1 if answer == 429 else pause)
        await one.after(2 * pause)
        for _ in range(3):
            await one.after(4 * pause)
        assert [status for _, status in one.service.asked] == [answer, answer, 201]
        assert len(one.told()) == 1

    away(tmp_path, work)


@pytest.mark.parametrize("answer", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(tmp_path: Path, answer: int) -> None:
    async def work(one: Away) -> None:
        await one.begin()
        one.service.answers = [answer]
        await one.after(31_000)
        assert (await one.home.people.notifying.of(one.bogdan)).browsers == 0
        await one.after(24 * HOUR)
        assert [status for _, status in one.service.asked] == [answer]

    away(tmp_path, work)


def test_what_never_gets_through_is_given_up(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(one: Away) -> None:
        await one.begin(days=14)
        one.service.answers = [500] * 50
        for _ in range(12):
            await one.after(7 * HOUR)
        assert len(one.service.asked) == 8
        assert "given up: 500" in caplog.text
        assert "127.0.0.1" not in caplog.text

    away(tmp_path, work)


def test_reminders_come_a_day_and_three_hours_before_the_flag_while_it_is_still_the_turn(tmp_path: Path) -> None:
    async def work(one: Away) -> None:
        await one.begin(days=3)
        await one.after(31_000)
        await one.after(47 * HOUR)
        assert len(one.told()) == 1
        await one.after(HOUR)
        await one.after(21 * HOUR)
        assert [told["body"] for told in one.told()[1:]] == [
            "Ваш хід; залишилося 24 години.",
            "Ваш хід; залишилося 3 години.",
        ]

    away(tmp_path, work)


def test_the_end_and_the_chat_are_notified_and_a_conversation_once(tmp_path: Path) -> None:
    async def work(one: Away) -> None:
        await one.begin()
        anna = one.viewers[0]
        for text in ("Hello?", "Are you there?"):
            await one.room.do(anna, commands.Chat(id=text, text=text))
        await one.room.do(anna, commands.Resign(id="resign"))
        await one.after(31_000)
        bodies = sorted(told["body"] for told in one.told())
        assert bodies == ["Anna пише в чаті.", "Гру завершено. Перемога: Bogdan."]

    away(tmp_path, work)


def test_nobody_hears_from_whom_they_have_blocked(tmp_path: Path) -> None:
    async def work(one: Away) -> None:
        await one.begin()
        await move(one.room, *one.viewers)
        await one.home.people.company.tie(one.bogdan, "anna", "mute")
        await one.room.do(one.viewers[0], commands.Chat(id=1, text="Hello?"))
        await one.after(31_000)
        assert [told for told in one.told() if "чаті" in told["body"]] == []

    away(tmp_path, work)


def test_what_somebody_does_not_want_does_not_come_and_quiet_hours_are_quiet(tmp_path: Path) -> None:
    async def work(one: Away) -> None:
        now = datetime.fromtimestamp(one.home.time.now / 1000, UTC)
        minute = now.hour * 60 + now.minute
        await one.begin()
        choice = Choice(frozenset({"chat"}), (minute - 60) % 1440, (minute + 60) % 1440, "UTC")
        await one.home.people.notifying.choose("bogdan", choice)
        await one.room.do(one.viewers[0], commands.Chat(id=1, text="Hello?"))
        await one.after(31_000)
        assert one.told() == []
        await one.after(HOUR)
        assert [told["body"] for told in one.told()] == ["Ваш хід. З вами за столом: Anna."]

    away(tmp_path, work)


def test_mail_says_the_same_has_a_link_and_an_end(tmp_path: Path) -> None:
    async def work(one: Away) -> None:
        await one.begin(push=False, mail=True)
        one.mails.answers = ["451 later"]
        await one.after(31_000)
        assert one.mails.mails == []
        await one.after(121_000)
        await one.after(121_000)
        [(to, mail)] = one.mails.mails
        assert to == "bogdan@example.org"
        assert mail["Subject"].endswith("Ваш хід. З вами за столом: Anna.")
        text = mail.get_content()  # type: ignore[attr-defined]
        assert f"https://litera.example.org/t/{one.room.state.opened.table}" in text
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert "/api/notifications/stop?token=" in mail["List-Unsubscribe"]

    away(tmp_path, work)


def test_a_mail_that_is_refused_for_good_is_not_sent_again(tmp_path: Path) -> None:
    async def work(one: Away) -> None:
        await one.begin(push=False, mail=True)
        one.mails.answers = ["550 no such user", "550 no such user"]
        for _ in range(4):
            await one.after(HOUR)
        assert (one.mails.mails, len(one.mails.answers)) == ([], 1)

    away(tmp_path, work)


def test_each_way_is_tried_for_itself(tmp_path: Path) -> None:
    async def work(one: Away) -> None:
        await one.begin(mail=True)
        one.service.answers = [500]
        await one.after(31_000)
        assert (len(one.told()), len(one.mails.mails)) == (0, 1)
        await one.after(121_000)
        assert (len(one.told()), len(one.mails.mails)) == (1, 1)

    away(tmp_path, work)


def test_two_servers_on_one_database_send_nothing_twice(tmp_path: Path) -> None:
    async def work(one: Away) -> None:
        await one.begin(mail=True)
        one.home.time.now += 31_000
        await asyncio.gather(*(one.home.people.outbox.send(one.senders) for _ in range(4)))
        assert (len(one.told()), len(one.mails.mails)) == (1, 1)

    away(tmp_path, work)


def test_a_move_that_is_not_kept_notifies_nobody(tmp_path: Path) -> None:
    """A line that another server has written first is refused, with all that comes with it."""

    async def work(one: Away) -> None:
        await one.begin()
        await move(one.room, *one.viewers)
        async with asyncio.timeout(5):
            await one.home.store.append(one.room.state.opened.table, (b"{}",), one.room._last, card=None)
        with pytest.raises(Exception, match="store_failed"):
            await move(one.room, *one.viewers)
        keys = await one.home.store.change(_keys)
        steps = len(one.room.state.game.steps) if one.room.state.game else 0
        assert f"{one.room.state.opened.table}/turn/{steps}" not in keys

    away(tmp_path, work)


def _keys(engine: Any) -> list[str]:
    with engine.connect() as connection:
        return [*connection.execute(select(outbox.c.key)).scalars()]


@pytest.mark.parametrize(
    ("hour", "quiet", "end"),
    [
        (23, (22, 7), 7),
        (3, (22, 7), 7),
        (12, (22, 7), None),
        (13, (12, 14), 14),
        (14, (12, 14), None),
        (5, (5, 5), None),
    ],
)
def test_quiet_hours_go_round_midnight(hour: int, quiet: tuple[int, int], end: int | None) -> None:
    now = int(datetime(2026, 1, 10, hour, tzinfo=UTC).timestamp() * 1000)
    # In Warsaw it is an hour later in winter.
    choice = Choice(quiet_from=((quiet[0] + 1) % 24) * 60, quiet_to=((quiet[1] + 1) % 24) * 60, zone="Europe/Warsaw")
    until = choice.quiet_until(now)
    if end is None:
        assert until is None
    else:
        assert until is not None
        found = datetime.fromtimestamp(until / 1000, UTC)
        assert (found.hour, until > now, until - now < 24 * HOUR) == (end, True, True)


def test_the_key_is_the_same_on_every_server_of_one_secret() -> None:
    one, other = (Pusher(SECRET, "mailto:a@example.org", "") for _ in range(2))
    assert one.public_key == other.public_key
    assert Pusher("x" * 40, "mailto:a@example.org", "").public_key != one.public_key


@pytest.mark.parametrize(
    ("endpoint", "is_allowed"),
    [
        ("https://fcm.googleapis.com/x", True),
        ("https://wns2-par02p.notify.windows.com/x", True),
        ("http://fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com.example.org/x", False),
        ("https://evil-notify.windows.com.example/x", False),
        ("http://169.254.169.254/x", False),
        ("https://localhost/x", False),
        ("nonsense", False),
    ],
)
def test_the_server_asks_no_address_but_that_of_a_push_service(endpoint: str, is_allowed: bool) -> None:
    pusher = Pusher(SECRET, "mailto:a@example.org", "fcm.googleapis.com, .notify.windows.com")
    subscription = Browser("https://example.org", "x").subscription
    assert pusher.allows(subscription._replace(endpoint=endpoint)) is is_allowed
    assert not pusher.allows(subscription._replace(endpoint="https://fcm.googleapis.com/x", p256dh="AAAA"))
