"""Notifications over HTTP: where one is reached and of what, invitations to tables, and links that came by mail."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter

from litera.core.message import message
from litera.server.errors import Denial, DeniedError
from litera.server.feed.describing import title_of
from litera.server.people.notifying import DAY_MINUTES, KINDS, Choice
from litera.server.people.outbox import stopped_by
from litera.server.people.persons import hash_of
from litera.server.people.sending import Letter, Subscription
from litera.server.store.outbox import LONGEST_ADDRESS, LONGEST_ENDPOINT
from litera.server.table.admission import is_known
from litera.server.web.account_http import owner
from litera.server.web.company_http import Id
from litera.server.web.described import Described
from litera.server.web.http import (
    Lang,
    address_of,
    asker_of,
    device_label,
    guest_of,
    own_origin,
    playing_guest,
    required_guest,
    web_services,
)
from litera.texts import say

Minute = Annotated[int, msgspec.Meta(ge=0, lt=DAY_MINUTES)]
Secret = Annotated[str, msgspec.Meta(max_length=80)]


class Notifications(msgspec.Struct, frozen=True):
    """How one is reached: ``push_key`` is the server's, ``browsers`` how many are subscribed; what one doesn't want.

    ``mails``: this server sends mail. Quiet hours are minutes of the day in the time zone ``zone``, or null.
    """

    push_key: str
    browsers: int
    mails: bool
    address: str
    confirmed: bool
    kinds: list[str]
    off: list[str]
    quiet_from: int | None
    quiet_to: int | None
    zone: str


class ChoiceBody(msgspec.Struct, frozen=True):
    """What one doesn't want to hear of, and when."""

    off: Annotated[list[Annotated[str, msgspec.Meta(max_length=16)]], msgspec.Meta(max_length=16)] = []
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"


class SubscriptionBody(msgspec.Struct, frozen=True):
    """How this browser is reached, as its PushSubscription says."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST_ENDPOINT)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=50)]


class EndpointBody(msgspec.Struct, frozen=True):
    """A browser that is to be reached no more."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST_ENDPOINT)]


class AddressBody(msgspec.Struct, frozen=True):
    """An e-mail address; "" for none."""

    address: Annotated[str, msgspec.Meta(max_length=LONGEST_ADDRESS)]


class SecretBody(msgspec.Struct, frozen=True):
    """What a link in a mail ends in."""

    secret: Secret


class InviteBody(msgspec.Struct, frozen=True):
    """The friend who is invited."""

    person: Id


class Invited(msgspec.Struct, frozen=True):
    """A friend was invited."""

    person: str


class InvitationReply(msgspec.Struct, frozen=True):
    """A table that a friend invites one to; ``invitation`` opens its door."""

    table: str
    title: str
    by: str
    invitation: str


class InvitationsReply(msgspec.Struct, frozen=True):
    """One's invitations to tables that still wait, the newest first."""

    invitations: list[InvitationReply]


class Stopped(msgspec.Struct, frozen=True):
    """The kind of notification that has ended."""

    kind: str


@get("/api/notifications", operation_class=Described, summary="How I am reached, and of what I hear")
async def read_notifications(request: Request[Any, Any, Any]) -> Notifications:
    """Say how one is reached."""
    return await _told(request)


@post(
    "/api/notifications", guards=[own_origin], status_code=200, operation_class=Described, summary="Choose what I hear"
)
async def write_choice(request: Request[Any, Any, Any], data: ChoiceBody) -> Notifications:
    """Keep what one wants to hear of."""
    guest = await required_guest(request)
    choice = Choice(frozenset(data.off) & {*KINDS}, data.quiet_from, data.quiet_to, data.zone)
    await web_services(request).people.notifying.choose(guest.id, choice)
    return await _told(request)


@post(
    "/api/notifications/subscribe",
    guards=[own_origin],
    status_code=200,
    operation_class=Described,
    summary="Notify me in this browser",
)
async def subscribe(request: Request[Any, Any, Any], data: SubscriptionBody) -> Notifications:
    """Reach one in this browser from now on."""
    guest, web = await required_guest(request), web_services(request)
    subscription = Subscription(data.endpoint, data.p256dh, data.auth)
    pusher = await web.senders.pusher.get()
    if not pusher.allows(subscription):
        raise DeniedError(Denial.NOT_ALLOWED, key="server-no-push")
    await web.people.notifying.subscribe(guest, subscription)
    return await _told(request)


@post(
    "/api/notifications/unsubscribe",
    guards=[own_origin],
    status_code=200,
    operation_class=Described,
    summary="Don't notify me in this browser",
)
async def unsubscribe(request: Request[Any, Any, Any], data: EndpointBody) -> Notifications:
    """Reach one in this browser no more."""
    await web_services(request).people.notifying.unsubscribe(await required_guest(request), data.endpoint)
    return await _told(request)


@post(
    "/api/notifications/address",
    guards=[own_origin],
    status_code=200,
    operation_class=Described,
    summary="Notify me by mail",
)
async def write_address(request: Request[Any, Any, Any], data: AddressBody) -> Notifications:
    """Send a link to an address, by which one shows that it is one's own; or forget the address."""
    guest, web = await owner(request), web_services(request)
    mailer = web.senders.mailer
    if data.address and mailer is None:
        raise DeniedError(Denial.NOT_ALLOWED, key="server-no-mail")
    if data.address and not web.sign_ins.take(address_of(request)):
        raise DeniedError(Denial.TOO_MANY)
    await web.people.notifying.give_address(guest, data.address)
    if data.address and mailer is not None:
        secret = await web.people.once.give("mail", guest.id)
        text = f"{say(message('notify-confirm-letter'), guest.lang)}\n\n{web.senders.origin}/notifications#{secret}\n"
        await mailer.send(
            Letter(data.address, say(message("notify-confirm-title"), guest.lang), text, hash_of(secret)[:32])
        )
    return await _told(request)


@post(
    "/api/notifications/confirm",
    guards=[own_origin],
    status_code=200,
    operation_class=Described,
    summary="Confirm my address",
)
async def confirm_address(request: Request[Any, Any, Any], data: SecretBody) -> Notifications:
    """Confirm the address that a link was sent to, on the device where it was given."""
    guest, people = await required_guest(request), web_services(request).people
    is_good, who = await people.once.take("mail", data.secret)
    if not is_good or who != guest.id:
        raise DeniedError(Denial.WRONG_LINK)
    await people.notifying.confirm(guest.id, device_label(request))
    await people.persons.proved(guest)
    return await _told(request)


@post("/api/notifications/stop", status_code=200, operation_class=Described, summary="Stop mail, by the link in it")
async def stop(
    request: Request[Any, Any, Any], token: Annotated[str, Parameter(query="token", max_length=300)]
) -> Stopped:
    """End one kind of notification for whoever got the link (RFC 8058): no cookie is needed."""
    web = web_services(request)
    found = stopped_by(web.secret, token)
    if found is None:
        raise DeniedError(Denial.WRONG_LINK)
    await web.people.notifying.stop(*found)
    return Stopped(found[1])


@post(
    "/api/tables/{table:str}/invite",
    guards=[own_origin],
    status_code=200,
    operation_class=Described,
    summary="Invite a friend to a table",
)
async def invite(request: Request[Any, Any, Any], table: str, data: InviteBody) -> Invited:
    """Invite a friend to a table where one is oneself, and which waits for players."""
    guest, web = await playing_guest(request), web_services(request)
    state = (await web.rooms.find(table, await asker_of(request))).state
    known_as = await web.people.persons.at_table(guest, table)
    if not is_known(state, known_as):
        raise DeniedError(Denial.NOT_INVITED)
    if state.status != "waiting":
        raise DeniedError(Denial.NOT_WAITING)
    await web.people.invitations.invite(guest, data.person, table, secret=state.opened.invitation)
    return Invited(data.person)


@get("/api/invitations", operation_class=Described, summary="Tables that friends invite me to")
async def read_invitations(request: Request[Any, Any, Any], lang: Lang = "en") -> InvitationsReply:
    """List one's invitations to tables that still wait."""
    guest = await guest_of(request)
    if guest is None:
        return InvitationsReply([])
    found = await web_services(request).people.invitations.of(guest)
    return InvitationsReply([InvitationReply(one.table, title_of(one.game, lang), one.by, one.secret) for one in found])


NOTIFY_HANDLERS = [
    read_notifications,
    write_choice,
    subscribe,
    unsubscribe,
    write_address,
    confirm_address,
    stop,
    invite,
    read_invitations,
]


async def _told(request: Request[Any, Any, Any]) -> Notifications:
    guest, web = await required_guest(request), web_services(request)
    reached, pusher = await web.people.notifying.of(guest), await web.senders.pusher.get()
    return Notifications(
        push_key=pusher.public_key,
        browsers=reached.browsers,
        mails=web.senders.mailer is not None,
        address=reached.address,
        confirmed=reached.is_confirmed,
        kinds=[*KINDS],
        off=sorted(reached.choice.off),
        quiet_from=reached.choice.quiet_from,
        quiet_to=reached.choice.quiet_to,
        zone=reached.choice.zone,
    )
