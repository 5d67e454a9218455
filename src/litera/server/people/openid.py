"""Signing in with an OpenID provider of the operator's own: OpenID Connect Core 1.0, by authorization code with PKCE.

The browser keeps one secret, and what the provider is told comes from its hash: a reply that another browser asked for
fits no secret here. Authlib is an extra, so this module is loaded only where a provider is set up.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
from collections.abc import Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from authlib.integrations.httpx_client import AsyncOAuth2Client, OAuthError
from authlib.oidc.core import CodeIDToken
from httpx2 import HTTPError
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from litera.server.errors import Denial, DeniedError

log = logging.getLogger(__name__)

PATIENCE_SECONDS: Final = 10
LEEWAY_SECONDS: Final = 120
ALGORITHMS: Final = ["RS256", "PS256", "ES256", "EdDSA", "Ed25519"]
"""How the provider may sign: with keys of which it publishes the other half."""
PAGE: Final = "/sign-in"
"""Where the provider sends the browser back to."""
LONGEST_NAME: Final = 80


class Identity(NamedTuple):
    """Somebody as the provider knows them: ``key`` is what is kept, ``name`` what they recognise it by."""

    key: str
    name: str


class Provider:
    """The provider that the settings name."""

    def __init__(self, issuer: str, client: str, secret: str) -> None:
        self._issuer = issuer
        self._client = client
        self._secret = secret
        self.name: str = urlsplit(issuer).hostname or ""
        """What people know it by."""

    async def address(self, origin: str, secret: str) -> str:
        """Give the provider's page to which a browser with a secret goes. Raises DeniedError."""
        async with self._session(origin) as session:
            try:
                told = await self._metadata(session)
                url, _ = session.create_authorization_url(
                    told["authorization_endpoint"],
                    state=_derived(secret, "state"),
                    nonce=_derived(secret, "nonce"),
                    code_verifier=_derived(secret, "verifier"),
                )
            except (HTTPError, ValueError, KeyError) as error:
                raise _failed(error) from error
        return str(url)

    async def identity(self, origin: str, secret: str, state: str, *, code: str) -> Identity:
        """Give whom the provider has recognised. Raises DeniedError where the reply isn't to this secret's request."""
        if not hmac.compare_digest(state.encode(), _derived(secret, "state").encode()):
            raise DeniedError(Denial.WRONG_LINK, key="server-openid-late")
        async with self._session(origin) as session:
            try:
                told = await self._metadata(session)
                verifier = _derived(secret, "verifier")
                token = await session.fetch_token(told["token_endpoint"], code=code, code_verifier=verifier)
                keys = await _read(session, told["jwks_uri"])
                claims = self._claims(token, keys, _derived(secret, "nonce"))
            except (HTTPError, OAuthError, JoseError, ValueError, KeyError) as error:
                raise _failed(error) from error
        name = next((str(claims[key]) for key in ("preferred_username", "email", "name") if claims.get(key)), self.name)
        who = f"litera openid\0{self._issuer}\0{claims['sub']}"
        return Identity(hashlib.sha256(who.encode()).hexdigest(), name[:LONGEST_NAME])

    def _session(self, origin: str) -> AsyncOAuth2Client:
        return AsyncOAuth2Client(
            self._client,
            self._secret,
            scope="openid profile",
            redirect_uri=origin + PAGE,
            code_challenge_method="S256",
            timeout=PATIENCE_SECONDS,
        )

    async def _metadata(self, session: AsyncOAuth2Client) -> dict[str, Any]:
        told = await _read(session, f"{self._issuer.rstrip('/')}/.well-known/openid-configuration")
        if told["issuer"] != self._issuer:
            raise ValueError("the provider calls itself otherwise")
        return told

    def _claims(self, token: Mapping[str, Any], keys: dict[str, Any], nonce: str) -> dict[str, Any]:
        """Give what an ID token says, after holding it against OpenID Connect Core 3.1.3.7."""
        known: Any = keys
        read = jwt.decode(token["id_token"], KeySet.import_key_set(known), algorithms=ALGORITHMS)
        wanted = {"iss": {"essential": True, "value": self._issuer}, "aud": {"essential": True, "value": self._client}}
        params = {"nonce": nonce, "client_id": self._client, "access_token": token.get("access_token")}
        claims = CodeIDToken(read.claims, read.header, wanted, params)
        claims.validate(leeway=LEEWAY_SECONDS)
        return dict(claims)


async def _read(session: AsyncOAuth2Client, url: str) -> dict[str, Any]:
    reply = await session.request("GET", url, withhold_token=True)
    reply.raise_for_status()
    told: dict[str, Any] = reply.json()
    return told


def _derived(secret: str, purpose: str) -> str:
    return hashlib.sha256(f"litera openid {purpose}\0{secret}".encode()).hexdigest()


def _failed(error: Exception) -> DeniedError:
    # What went wrong is for the operator; addresses and codes are for no log.
    log.warning("signing in with the OpenID provider failed: %s", type(error).__name__)
    return DeniedError(Denial.WRONG_OPENID)
