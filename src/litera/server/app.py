"""The application: its services made and put together, HTTP and WebSockets on one port, a stop that loses nothing."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from litera.core.message import message
from litera.core.refusal import Code, SetupError, TableError, refuse
from litera.server.errors import STATUS, Denial, DeniedError, told
from litera.server.metrics import Metrics
from litera.server.people.lazy import Lazy
from litera.server.people.outbox import Senders
from litera.server.people.people import People
from litera.server.people.persons import AMONG_OTHERS_MS, REMEMBERED_MS
from litera.server.rooms.endings import note_endings
from litera.server.rooms.garbage import look_in_quiet
from litera.server.rooms.looking import look_through, watch_fair_play
from litera.server.rooms.retention import forget
from litera.server.rooms.rooms import Rooms
from litera.server.rooms.services import Services
from litera.server.rooms.workers import MOST_WAITING
from litera.server.secret import secret_in
from litera.server.settings import Settings
from litera.server.starting import database_of
from litera.server.store.database import open_database
from litera.server.store.store import Store, StoreError
from litera.server.thinking.analyses import PER_HOUR, Analyses
from litera.server.thinking.bots import BotPool
from litera.server.thinking.reviewing import NICENESS
from litera.server.tracing import sent_to
from litera.server.web.account_http import ACCOUNT_HANDLERS
from litera.server.web.admin_http import ADMIN_HANDLERS
from litera.server.web.again_http import AGAIN_HANDLERS
from litera.server.web.analysis_http import ANALYSIS_HANDLERS
from litera.server.web.company_http import COMPANY_HANDLERS
from litera.server.web.guests import Guests
from litera.server.web.http import HANDLERS, Cards, WebServices, web_services, within_limits
from litera.server.web.lesson_http import LESSON_HANDLERS
from litera.server.web.limits import AddressBuckets
from litera.server.web.moderation_http import MODERATION_HANDLERS
from litera.server.web.notify_http import NOTIFY_HANDLERS
from litera.server.web.openid_http import OPENID_HANDLERS
from litera.server.web.own_games_http import OWN_GAMES_HANDLERS
from litera.server.web.ratings_http import RATING_HANDLERS
from litera.server.web.security import Guarded
from litera.server.web.sign_in_http import SIGN_IN_HANDLERS
from litera.server.web.site import read_site
from litera.server.web.statistics_http import STATISTICS_HANDLERS
from litera.server.web.talking import Dialogue
from litera.server.web.watching_http import WATCHING_HANDLERS
from litera.server.web.ws import Sockets
from litera.texts import FALLBACK, LANGUAGES, say

if TYPE_CHECKING:
    from litera.server.cluster.cluster import Cluster
    from litera.server.people.mail import Mailer
    from litera.server.people.openid import Provider
    from litera.server.people.push import Pusher

log = logging.getLogger(__name__)

LARGEST_BODY = 512 * 1024
FORGETTING_SECONDS = 3600
SEEING_SECONDS = 30
SENDING_SECONDS = 5
NO_CONTACT = "mailto:operator@localhost"
"""Whom push services may write to, where the settings name nobody."""
WARMING_AFTER = 0.2
"""Seconds until the server listens for sure: loading more is not to keep it from that."""
ADVISERS = 1
"""So many processes give hints."""
AT_ONCE = 3
"""How many times the requests of a second an address may make at once."""


class Application:
    """The ASGI application of one server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._sockets: Sockets | None = None
        self._cluster: Cluster | None = None
        self._litestar = Litestar(
            route_handlers=[
                *HANDLERS,
                *ANALYSIS_HANDLERS,
                *LESSON_HANDLERS,
                *ADMIN_HANDLERS,
                *WATCHING_HANDLERS,
                *ACCOUNT_HANDLERS,
                *SIGN_IN_HANDLERS,
                *OPENID_HANDLERS,
                *RATING_HANDLERS,
                *COMPANY_HANDLERS,
                *MODERATION_HANDLERS,
                *NOTIFY_HANDLERS,
                *OWN_GAMES_HANDLERS,
                *AGAIN_HANDLERS,
                *STATISTICS_HANDLERS,
                read_site,
            ],
            lifespan=[self._live],
            # As a guard it would cost a copy of the handler with each request; what is no coroutine, a thread.
            before_request=within_limits,
            # What is said of the games is long, and the same for all; nothing that is secret is packed.
            compression_config=CompressionConfig("gzip", exclude="(?<=^/)(?!api/games)"),
            exception_handlers={
                DeniedError: _deny,
                TableError: _deny,
                HTTPException: _deny_http,
                RecursionError: _deny_unread,
                UnicodeDecodeError: _deny_unread,
                StoreError: _deny_store,
                Exception: _fail,
            },
            openapi_config=OpenAPIConfig(
                title="Litera", version="1", path="/api/openapi.json", render_plugins=[JsonRenderPlugin(path="/")]
            ),
            request_max_body_size=LARGEST_BODY,
            logging_config=None,
        )
        self._http = Guarded(self._litestar, settings.hsts_seconds)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a connection."""
        if scope["type"] == "websocket":
            assert self._sockets is not None, "the lifespan comes first"
            await self._sockets(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    async def hand_over(self) -> None:
        """Have other servers of the cluster take the tables, before the connections are closed."""
        if self._cluster is not None:
            await self._cluster.leave()

    def _opened(self, metrics: Metrics) -> tuple[Engine, Services]:
        """Open the database, alone or as one server of a cluster."""
        settings, database = self._settings, database_of(self._settings)
        advisers = BotPool(ADVISERS, MOST_WAITING, NICENESS)
        if settings.cluster is None:
            engine = open_database(database)
            store = Store(engine, metrics.commits.observe, on_failure=metrics.count_failure)
            return engine, Services(settings, store, BotPool(settings.bot_workers), advisers, metrics)
        # Loaded where it is needed: the bus's client takes a while.
        from litera.server.cluster.cluster import STALLED_MS, Cluster

        cluster = Cluster(database, settings.cluster, settings.secret or "", thinkers=settings.bot_workers)
        self._cluster = cluster
        engine = open_database(database, STALLED_MS)
        store = Store(engine, metrics.commits.observe, cluster.fence, on_failure=metrics.count_failure)
        services = Services(
            settings,
            store,
            cluster.thinkers,
            advisers,
            metrics,
            now=cluster.now,
            troubles=lambda: cluster.troubles,
            epoch=cluster.epoch,
            notice_elsewhere=cluster.notice,
        )
        return engine, services

    @asynccontextmanager
    async def _live(self, app: Litestar) -> AsyncIterator[None]:
        settings, metrics = self._settings, Metrics()
        engine, services = self._opened(metrics)
        store, cluster = services.store, self._cluster
        spans = sent_to(settings.traces, "alone" if cluster is None else cluster.node)
        secret = settings.secret or secret_in(settings.folder)
        rooms, guests = Rooms(services), Guests(secret, services.now)
        people = People(engine, services.now, REMEMBERED_MS if cluster is None else AMONG_OTHERS_MS)
        limits, senders = _limits(settings), _senders(settings, secret)
        analyses = Analyses(
            reviewer=None if cluster is None else cluster.reviewer,
            on_failure=partial(metrics.count_failure, "analysis"),
        )
        _watch_queues(services, analyses)
        cards, dialogue = Cards(services.workers), Dialogue(services, rooms, guests, people=people)
        if cluster is not None:
            cluster.serve(self._litestar, services, rooms, dialogue=dialogue)
            self._http = Guarded(cluster.forwarding, settings.hsts_seconds)
        self._sockets = Sockets(services, dialogue, None if cluster is None else cluster.links)
        if cluster is not None:
            cluster.share_limits(limits, self._sockets.places)
            cluster.share_people(self._sockets, people)
        app.state.web_services = WebServices(
            services=services,
            rooms=rooms,
            guests=guests,
            people=people,
            analyses=analyses,
            cards=cards,
            sockets=self._sockets,
            senders=senders,
            secret=secret,
            provider=_provider(settings),
            **limits,
        )
        beside = (look_in_quiet(), metrics.watch_loop(), rooms.sweep(), _warm(cards), _forget(engine, services))
        among = (_note_endings(engine, settings.sweep_seconds), _see(people, self._sockets), _send(people, senders))
        behind = (look_through(people, services), watch_fair_play(people, services, analyses))
        tasks = [asyncio.create_task(work) for work in (*beside, *among, *behind)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            if cluster is not None:
                await cluster.close()
            rooms.close()
            for working in (services.thinkers, services.advisers, services.workers, analyses):
                working.close()
            if senders.pusher.made is not None:
                await senders.pusher.made.close()
            await store.close()
            if spans is not None:
                await asyncio.to_thread(spans.close)


def _watch_queues(services: Services, analyses: Analyses) -> None:
    depths: dict[str, Callable[[], int]] = {
        "commits": lambda: services.store.waiting,
        "bots": lambda: services.thinkers.waiting,
        "hints": lambda: services.advisers.waiting,
        "work": lambda: services.workers.waiting,
        "analyses": lambda: analyses.waiting,
    }
    services.metrics.watch_queues(depths)


def _limits(settings: Settings) -> dict[str, AddressBuckets]:
    """Give what each address may do in an hour, and how many requests it may make in a second."""

    def hourly(most: float) -> AddressBuckets:
        return AddressBuckets(most, most / 3600, time.monotonic)

    seconds = settings.requests_per_second
    return {
        "requests": AddressBuckets(seconds * AT_ONCE, seconds, time.monotonic),
        "openings": hourly(settings.tables_per_hour),
        "guesses": hourly(settings.passwords_per_hour),
        "reviews": hourly(PER_HOUR),
        "sign_ins": hourly(settings.sign_ins_per_hour),
    }


async def _forget(engine: Engine, services: Services) -> None:
    """Forget again and again what is to be kept no longer; nobody waits for it, however long it takes."""
    tables, chats = services.settings.keep_tables_days, services.settings.keep_chats_days
    while tables or chats:
        old = partial(forget, engine, now=services.now(), tables_after=tables, chats_after=chats)
        try:
            gone = await asyncio.to_thread(old)
            log.info("kept no longer: %d finished tables, %d lines of chat", gone.tables, gone.said)
        except SQLAlchemyError as error:
            log.warning("what is to be kept no longer is forgotten in an hour: %s", error)
        await asyncio.sleep(FORGETTING_SECONDS)


async def _note_endings(engine: Engine, seconds_between: float) -> None:
    """Note once what an older version left out; nobody waits for it, so it says nothing of how the database does."""
    while True:
        try:
            if noted := await asyncio.to_thread(note_endings, engine):
                log.info("games that an older version ended: %d", noted)
        except SQLAlchemyError as error:
            log.debug("games that an older version ended are noted later: %s", error)
            await asyncio.sleep(seconds_between)
        else:
            return


async def _see(people: People, sockets: Sockets) -> None:
    """Note again and again who is here, for their friends."""
    while True:
        await asyncio.sleep(SEEING_SECONDS)
        try:
            await people.company.seen(people.persons.here() | sockets.people())
        except StoreError:
            # The store has said what is wrong; there is another look soon.
            log.debug("nobody was seen")


def _senders(settings: Settings, secret: str) -> Senders:
    """Give what sends notifications."""
    origin = settings.public_url or f"http://{settings.host}:{settings.port}"
    contact = f"mailto:{settings.mail_from}" if settings.mail_from else NO_CONTACT

    def pusher() -> Pusher:
        from litera.server.people.push import Pusher

        return Pusher(secret, contact, settings.push_services)

    return Senders(Lazy(pusher), _mailer(settings), origin.rstrip("/"), secret)


def _mailer(settings: Settings) -> Mailer | None:
    """Give what sends mail, if a mail server is set up."""
    if settings.smtp is None:
        return None
    # Loaded where it is needed, as what signs in by OpenID.
    from litera.server.people.mail import Mailer

    return Mailer(settings.smtp, settings.mail_from or "")


def _provider(settings: Settings) -> Provider | None:
    """Give the OpenID provider with which people sign in, if one is set up."""
    if settings.openid_issuer is None:
        return None
    # Loaded where it is needed: its libraries are an extra.
    from litera.server.people.openid import Provider

    return Provider(settings.openid_issuer, settings.openid_client or "", settings.openid_secret or "")


async def _send(people: People, senders: Senders) -> None:
    """Send again and again what the outbox has."""
    while True:
        await asyncio.sleep(SENDING_SECONDS)
        try:
            while await people.outbox.send(senders):
                pass
            await people.outbox.forget()
        except StoreError:
            # The store has said what is wrong; there is another try soon.
            log.debug("nothing was sent")


async def _warm(cards: Cards) -> None:
    """Load games, bots and texts beside the event loop: the first request would hold it up for 80 ms."""
    await asyncio.sleep(WARMING_AFTER)
    for language in LANGUAGES:
        await cards.of(language)


def _deny(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    assert isinstance(error, DeniedError | TableError), "registered for these"
    code = error.code if isinstance(error, DeniedError) else error.refusal.code
    web_services(request).services.metrics.refused.labels(code.value).inc()
    return Response({"error": told(error, _language(request))}, status_code=STATUS.get(code, 400))


def _deny_http(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Say in our form what Litestar refuses: a body or a query that cannot be read, a path that there is not."""
    assert isinstance(error, HTTPException), "registered for these"
    if error.status_code == 404:
        return _deny(request, DeniedError(Denial.NOT_FOUND, key="server-no-page"))
    extra = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(f"{each.get('key', '')} {each.get('message', '')}".strip() for each in extra)
    return _unreadable(request, detail or error.detail, error.status_code)


def _deny_unread(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Refuse what is nested more deeply than Python follows, or is no UTF-8."""
    return _unreadable(request, str(error), 400)


def _unreadable(request: Request[Any, Any, Any], detail: str, status: int) -> Response[Any]:
    refusal = refuse(Code.BAD_REQUEST, key="request-unreadable", detail=detail)
    web_services(request).services.metrics.refused.labels(refusal.code.value).inc()
    return Response({"error": told(SetupError(refusal), _language(request))}, status_code=status)


def _deny_store(request: Request[Any, Any, Any], _: Exception) -> Response[Any]:
    """Refuse what the database does not answer; the next request may fare better."""
    return _deny(request, DeniedError(Denial.STORE_FAILED, key="server-store-away"))


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    web_services(request).services.metrics.count_failure("request")
    failure = {"code": "failed", "message": say(message("server-failed"), _language(request)), "rule": None}
    return Response({"error": failure}, status_code=500)


def _language(request: Request[Any, Any, Any]) -> str:
    return request.query_params.get("lang", FALLBACK)
