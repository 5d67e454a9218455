"""Signing in over HTTP, in each of the ways; a device's guest becomes the person who signs in."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post

from litera.core.message import message
from litera.server.errors import Denial, DeniedError
from litera.server.people.outbox import Senders
from litera.server.people.people import People
from litera.server.people.persons import hash_of
from litera.server.people.sending import Letter
from litera.server.store.outbox import LONGEST_ADDRESS
from litera.server.web.account_http import CredentialBody, OptionsReply, site_of
from litera.server.web.described import Described
from litera.server.web.http import (
    Session,
    address_of,
    cookie_of,
    device_label,
    guest_of,
    own_origin,
    session_of,
    web_services,
)
from litera.texts import say


class WordsBody(msgspec.Struct, frozen=True):
    """Recovery words as they were typed."""

    words: Annotated[str, msgspec.Meta(max_length=400)]


class TransferBody(msgspec.Struct, frozen=True):
    """What a transfer link ends in."""

    secret: Annotated[str, msgspec.Meta(max_length=80)]


class MailBody(msgspec.Struct, frozen=True):
    """The address that one signs in by."""

    address: Annotated[str, msgspec.Meta(max_length=LONGEST_ADDRESS)]


class SignInWays(msgspec.Struct, frozen=True):
    """How one can sign in at this server besides the ways that all have.

    ``mail``: by a link to an address; ``openid``: the name of the provider with which one can, null for none.
    """

    mail: bool
    openid: str | None


class MailSent(msgspec.Struct, frozen=True):
    """A link is on its way, if somebody signs in by this address."""

    address: str


@post(
    "/api/sign-in/words",
    guards=[own_origin],
    status_code=200,
    operation_class=Described,
    summary="Sign in with recovery words",
)
async def sign_in_with_words(request: Request[Any, Any, Any], data: WordsBody) -> Response[Session]:
    """Sign in with recovery words; typos are pointed out."""
    check_allowed(request)
    return await signed_in(request, await web_services(request).people.ways.of_words(data.words), "words")


@post(
    "/api/sign-in/transfer",
    guards=[own_origin],
    status_code=200,
    operation_class=Described,
    summary="Sign in with a transfer link",
)
async def sign_in_by_transfer(request: Request[Any, Any, Any], data: TransferBody) -> Response[Session]:
    """Sign in with a transfer link, which works once."""
    check_allowed(request)
    is_good, person = await web_services(request).people.once.take("transfer", data.secret)
    if not is_good or person is None:
        raise DeniedError(Denial.WRONG_LINK)
    return await signed_in(request, person, "transfer")


@post(
    "/api/sign-in/passkey",
    guards=[own_origin],
    status_code=200,
    operation_class=Described,
    summary="Begin to sign in with a passkey",
)
async def begin_sign_in(request: Request[Any, Any, Any]) -> OptionsReply:
    """Give what one's passkey is to sign, whichever it is."""
    check_allowed(request)
    passkeys = await web_services(request).people.passkeys.get()
    return OptionsReply(await passkeys.begin(site_of(request)))


@post(
    "/api/sign-in/passkey/finish",
    guards=[own_origin],
    status_code=200,
    operation_class=Described,
    summary="Sign in with a passkey",
)
async def sign_in_with_passkey(request: Request[Any, Any, Any], data: CredentialBody) -> Response[Session]:
    """Sign in with a passkey that has signed."""
    passkeys = await web_services(request).people.passkeys.get()
    return await signed_in(request, await passkeys.finish(site_of(request), data.credential), "passkey")


@get("/api/sign-in", sync_to_thread=False, operation_class=Described, summary="How one can sign in")
def read_ways(request: Request[Any, Any, Any]) -> SignInWays:
    """Say how one can sign in at this server."""
    web = web_services(request)
    provider = None if web.provider is None else web.provider.name
    return SignInWays(mail=web.senders.mailer is not None, openid=provider)


@post(
    "/api/sign-in/mail",
    guards=[own_origin],
    status_code=200,
    operation_class=Described,
    summary="Ask for a link by mail to sign in with",
)
async def send_link(request: Request[Any, Any, Any], data: MailBody) -> MailSent:
    """Send a link to an address; whether somebody signs in with it, the reply doesn't say, nor how long it takes."""
    check_allowed(request)
    web = web_services(request)
    if web.senders.mailer is None:
        raise DeniedError(Denial.NOT_ALLOWED, key="server-no-mail")
    sending = asyncio.create_task(_send_link(web.people, web.senders, data.address.strip()))
    _SENDING.add(sending)
    sending.add_done_callback(_SENDING.discard)
    return MailSent(data.address.strip())


@post(
    "/api/sign-in/mail/finish",
    guards=[own_origin],
    status_code=200,
    operation_class=Described,
    summary="Sign in with a link that came by mail",
)
async def sign_in_by_mail(request: Request[Any, Any, Any], data: TransferBody) -> Response[Session]:
    """Sign in with a link that came by mail, which works once."""
    check_allowed(request)
    is_good, person = await web_services(request).people.once.take("mail-in", data.secret)
    if not is_good or person is None:
        raise DeniedError(Denial.WRONG_LINK)
    return await signed_in(request, person, "mail")


SIGN_IN_HANDLERS = [
    sign_in_with_words,
    sign_in_by_transfer,
    begin_sign_in,
    sign_in_with_passkey,
    read_ways,
    send_link,
    sign_in_by_mail,
]
_SENDING: set[asyncio.Task[None]] = set()
"""Mails that are under way; the event loop itself would forget them."""


async def _send_link(people: People, senders: Senders, address: str) -> None:
    found = await people.notifying.of_address(address)
    if found is None or senders.mailer is None:
        return
    person, lang = found
    secret = await people.once.give("mail-in", person)
    text = f"{say(message('notify-sign-in'), lang)}\n\n{senders.origin}/sign-in#mail.{secret}\n"
    await senders.mailer.send(Letter(address, say(message("notify-sign-in-title"), lang), text, hash_of(secret)[:32]))


def check_allowed(request: Request[Any, Any, Any]) -> None:
    """Raise DeniedError where an address has tried to sign in too often."""
    if not web_services(request).sign_ins.take(address_of(request)):
        raise DeniedError(Denial.TOO_MANY, key="server-too-many-sign-ins")


async def signed_in(request: Request[Any, Any, Any], person: str, way: str) -> Response[Session]:
    """Make the device that asks that of the person who has shown who they are."""
    web, visitor = web_services(request), await guest_of(request)
    guest, token = await web.people.persons.signed_in(person, visitor, device_label(request), way=way)
    if visitor is not None and visitor.device:
        web.sockets.sign_out([visitor.device])
    return Response(session_of(guest), cookies=[cookie_of(request, token)])
