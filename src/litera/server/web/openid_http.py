"""Signing in with an OpenID provider over HTTP: the page goes there, and comes back with a code."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, post
from litestar.datastructures import Cookie

from litera.server.errors import Denial, DeniedError
from litera.server.people.onetime import LIFE_MS
from litera.server.web.account_http import owner, site_of
from litera.server.web.described import Described
from litera.server.web.http import (
    Session,
    device_label,
    guest_of,
    is_secure,
    own_origin,
    required_guest,
    session_of,
    web_services,
)
from litera.server.web.sign_in_http import check_allowed, signed_in

COOKIE: Final = "litera_openid"
PATH: Final = "/api/sign-in/openid"


class OpenIDBody(msgspec.Struct, frozen=True):
    """Whether one adds the identity to one's ways (true), or signs in with it."""

    adds: bool = False


class OpenIDReply(msgspec.Struct, frozen=True):
    """The provider's page, to which the browser goes."""

    address: str


class CodeBody(msgspec.Struct, frozen=True):
    """What the browser brings from the provider."""

    code: Annotated[str, msgspec.Meta(max_length=4000)]
    state: Annotated[str, msgspec.Meta(max_length=100)]


@post(PATH, guards=[own_origin], status_code=200, operation_class=Described, summary="Begin with an OpenID provider")
async def begin_openid(request: Request[Any, Any, Any], data: OpenIDBody) -> Response[OpenIDReply]:
    """Give the address of the provider's page, and the browser a secret that the reply has to fit."""
    check_allowed(request)
    web = web_services(request)
    if web.provider is None:
        raise DeniedError(Denial.NOT_ALLOWED, key="server-no-openid")
    secret = await web.people.once.give("openid", (await owner(request)).id if data.adds else None)
    address = await web.provider.address(site_of(request).origin, secret)
    return Response(OpenIDReply(address), cookies=[_cookie(request, secret)])


@post(
    f"{PATH}/finish",
    guards=[own_origin],
    status_code=200,
    operation_class=Described,
    summary="Come back from an OpenID provider",
)
async def finish_openid(request: Request[Any, Any, Any], data: CodeBody) -> Response[Session]:
    """Sign in as the person whose identity it is; a guest's own way to sign in where it is nobody's yet."""
    check_allowed(request)
    web, secret = web_services(request), request.cookies.get(COOKIE, "")
    is_good, person = await web.people.once.take("openid", secret)
    if web.provider is None or not is_good:
        raise DeniedError(Denial.WRONG_LINK, key="server-openid-late")
    identity = await web.provider.identity(site_of(request).origin, secret, data.state, code=data.code)
    guest = await guest_of(request)
    if person is None:
        known = await web.people.ways.of_openid(identity.key)
        if known is not None:
            return _done(await signed_in(request, known, "openid"))
        if guest is None or guest.is_kept:
            raise DeniedError(Denial.WRONG_OPENID, key="server-openid-unknown")
    elif guest is None or guest.id != person:
        raise DeniedError(Denial.WRONG_LINK, key="server-openid-late")
    await web.people.ways.add_openid(guest, identity.key, identity.name, label=device_label(request))
    await web.people.persons.proved(guest)
    return _done(Response(session_of(await required_guest(request))))


OPENID_HANDLERS = [begin_openid, finish_openid]


def _cookie(request: Request[Any, Any, Any], secret: str) -> Cookie:
    """Give the cookie that holds a secret until the browser is back; only our own pages bring it."""
    return Cookie(
        key=COOKIE,
        value=secret,
        path=PATH,
        max_age=LIFE_MS["openid"] // 1000,
        httponly=True,
        samesite="strict",
        secure=is_secure(request),
    )


def _done(reply: Response[Session]) -> Response[Session]:
    reply.delete_cookie(COOKIE, path=PATH)
    return reply
