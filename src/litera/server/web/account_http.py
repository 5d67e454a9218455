"""One's own account over HTTP: ways to sign in, devices, what happened. A guest has one as well, without ways."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post

from litera.server.errors import Denial, DeniedError
from litera.server.people.onetime import LIFE_MS
from litera.server.people.persons import Guest
from litera.server.people.ways import Site
from litera.server.rooms.storing import card_of
from litera.server.table.state import fold
from litera.server.web.described import Described
from litera.server.web.guests import COOKIE
from litera.server.web.http import Session, device_label, own_origin, required_guest, web_services


class WayReply(msgspec.Struct, frozen=True):
    """A way to sign in: ``kind`` is "passkey" or "words". Times are in milliseconds since 1970."""

    id: str
    kind: str
    label: str
    created: int
    used: int | None


class DeviceReply(msgspec.Struct, frozen=True):
    """A device where one is signed in; ``here`` is the one that asks."""

    id: str
    label: str
    began: int
    used: int
    here: bool


class EventReply(msgspec.Struct, frozen=True):
    """Something that happened to how one signs in: a key of the pages' texts, and on which device."""

    at: int
    what: str
    device: str


class Account(msgspec.Struct, frozen=True):
    """How one signs in, and where one has."""

    ways: list[WayReply]
    devices: list[DeviceReply]
    events: list[EventReply]


class WordsReply(msgspec.Struct, frozen=True):
    """Recovery words, shown this once."""

    words: list[str]


class TransferReply(msgspec.Struct, frozen=True):
    """What a transfer link ends in, and for how many milliseconds it works, once."""

    secret: str
    lives: int


class OptionsReply(msgspec.Struct, frozen=True):
    """What the browser's passkeys are asked, in the JSON form of WebAuthn."""

    options: dict[str, Any]


class CredentialBody(msgspec.Struct, frozen=True):
    """What the browser's passkeys have replied, in the JSON form of WebAuthn."""

    credential: dict[str, Any]


class WayBody(msgspec.Struct, frozen=True):
    """One of one's ways to sign in."""

    id: Annotated[str, msgspec.Meta(max_length=1400)]


class DeviceBody(msgspec.Struct, frozen=True):
    """One of one's devices, or null for all but this one."""

    id: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class DeleteBody(msgspec.Struct, frozen=True):
    """One's own name, typed to be sure."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


def site_of(request: Request[Any, Any, Any]) -> Site:
    """Give where the page is that asks. Its origin has been checked to be our own."""
    origin = request.headers["origin"]
    return Site(origin, origin.partition("://")[2].partition(":")[0])


async def owner(request: Request[Any, Any, Any]) -> Guest:
    """Give whoever may change how a person signs in: they themselves, who showed it on this device a while ago.

    Raises DeniedError.
    """
    guest = await required_guest(request)
    await web_services(request).people.persons.check_fresh(guest)
    return guest


@get("/api/account", operation_class=Described, summary="How I sign in, and where")
async def read_account(request: Request[Any, Any, Any]) -> Account:
    """List one's ways to sign in, devices, and what happened to them."""
    return await account_of(request, await required_guest(request))


@post(
    "/api/account/words", guards=[own_origin], status_code=200, operation_class=Described, summary="New recovery words"
)
async def make_words(request: Request[Any, Any, Any]) -> WordsReply:
    """Give recovery words; those from before work no more."""
    guest, people = await owner(request), web_services(request).people
    words = await people.ways.give_words(guest, device_label(request))
    await people.persons.proved(guest)
    return WordsReply([*words])


@post(
    "/api/account/passkeys", guards=[own_origin], status_code=200, operation_class=Described, summary="Begin a passkey"
)
async def begin_passkey(request: Request[Any, Any, Any]) -> OptionsReply:
    """Give what the browser makes a passkey from."""
    guest, passkeys = await owner(request), await web_services(request).people.passkeys.get()
    return OptionsReply(await passkeys.begin_new(guest, site_of(request)))


@post(
    "/api/account/passkeys/finish",
    guards=[own_origin],
    status_code=200,
    operation_class=Described,
    summary="Keep a passkey",
)
async def finish_passkey(request: Request[Any, Any, Any], data: CredentialBody) -> Session:
    """Keep the passkey that the browser has made."""
    guest, people = await owner(request), web_services(request).people
    passkeys = await people.passkeys.get()
    await passkeys.finish_new(guest, site_of(request), data.credential, label=device_label(request))
    await people.persons.proved(guest)
    return Session(guest.id, guest.name, guest.lang, kept=True)


@post(
    "/api/account/ways/remove", guards=[own_origin], status_code=200, operation_class=Described, summary="Remove a way"
)
async def remove_way(request: Request[Any, Any, Any], data: WayBody) -> Account:
    """Remove one of one's ways to sign in."""
    guest = await owner(request)
    persons = web_services(request).people.persons
    await web_services(request).people.ways.remove(guest, data.id, device_label(request))
    await persons.forget_person(guest.id)
    return await account_of(request, guest)


@post(
    "/api/account/transfer", guards=[own_origin], status_code=200, operation_class=Described, summary="A transfer link"
)
async def make_transfer(request: Request[Any, Any, Any]) -> TransferReply:
    """Give what makes another device one's own, once and not for long."""
    guest, people = await required_guest(request), web_services(request).people
    return TransferReply(await people.once.give("transfer", guest.id), LIFE_MS["transfer"])


@post(
    "/api/account/devices/sign-out",
    guards=[own_origin],
    status_code=200,
    operation_class=Described,
    summary="Sign a device out",
)
async def sign_device_out(request: Request[Any, Any, Any], data: DeviceBody) -> Account:
    """Sign out on another device, or on all others."""
    guest, web = await required_guest(request), web_services(request)
    if data.id == guest.device:
        raise DeniedError(Denial.NOT_ALLOWED, key="server-sign-out-here")
    web.sockets.sign_out(await web.people.persons.sign_out(guest, data.id))
    return await account_of(request, guest)


@post("/api/sign-out", guards=[own_origin], status_code=200, operation_class=Described, summary="Sign out here")
async def sign_out(request: Request[Any, Any, Any]) -> Response[Session]:
    """Sign out on this device. Whoever has no way to sign in again is kept from losing their place so."""
    guest, web = await required_guest(request), web_services(request)
    if not guest.is_kept:
        raise DeniedError(Denial.NOT_ALLOWED, key="server-sign-out-guest")
    web.sockets.sign_out(await web.people.persons.sign_out(guest, guest.device))
    reply = Response(Session())
    reply.delete_cookie(COOKIE)
    return reply


async def account_of(request: Request[Any, Any, Any], guest: Guest) -> Account:
    """Give how a person signs in, and where."""
    people = web_services(request).people
    return Account(
        ways=[WayReply(*way) for way in await people.ways.of(guest)],
        devices=[DeviceReply(*each, here=each.id == guest.device) for each in await people.persons.devices(guest)],
        events=[EventReply(*event) for event in await people.persons.events(guest)],
    )


@get("/api/account/data", operation_class=Described, summary="Everything that is kept of me")
async def read_data(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Give all that is kept of a person as a file."""
    guest = await owner(request)
    data = await web_services(request).people.leaving.everything(guest)
    return Response(data, headers={"content-disposition": 'attachment; filename="litera.json"'})


@post("/api/account/delete", guards=[own_origin], status_code=200, operation_class=Described, summary="Delete me")
async def delete_account(request: Request[Any, Any, Any], data: DeleteBody) -> Response[Session]:
    """Erase whoever asks, who types their name to be sure; the games stay, without it."""
    guest, web = await owner(request), web_services(request)
    if data.name != guest.name:
        raise DeniedError(Denial.BAD_NAME, key="server-delete-name", name=guest.name)
    devices = await web.people.persons.forget_person(guest.id)
    web.rooms.reread(await web.people.leaving.leave(guest, lambda lines: card_of(fold(lines))))
    for device in devices:
        web.people.persons.forget(device)
    web.sockets.sign_out(devices)
    reply = Response(Session())
    reply.delete_cookie(COOKIE)
    return reply


ACCOUNT_HANDLERS = [
    read_account,
    make_words,
    begin_passkey,
    finish_passkey,
    remove_way,
    make_transfer,
    sign_device_out,
    sign_out,
    read_data,
    delete_account,
]
