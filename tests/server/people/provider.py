"""An OpenID provider on this machine, made of Authlib: it recognises whoever it is told, or says what isn't so."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlsplit

from authlib.oauth2.rfc6749 import AuthorizationServer, OAuth2Request
from authlib.oauth2.rfc6749.grants import AuthorizationCodeGrant
from authlib.oauth2.rfc6749.models import ClientMixin
from authlib.oauth2.rfc6749.requests import BasicOAuth2Payload
from authlib.oauth2.rfc6750 import BearerTokenGenerator
from authlib.oauth2.rfc7636 import CodeChallenge
from authlib.oidc.core import AuthorizationCodeMixin
from authlib.oidc.core.grants import OpenIDCode
from joserfc.jwk import RSAKey

CLIENT, SECRET = "litera", "a secret that both know"


class Reply(NamedTuple):
    """What an HTTP request is answered with."""

    status: int
    body: bytes
    headers: list[tuple[str, str]]


class Request(OAuth2Request):  # type: ignore[misc]
    """An HTTP request, as Authlib reads it."""

    def __init__(self, method: str, uri: str, headers: dict[str, str], form: dict[str, str]) -> None:
        super().__init__(method, uri, headers=headers)
        self._args, self._form = dict(parse_qsl(urlsplit(uri).query)), form
        self.payload = BasicOAuth2Payload(self._args | form)

    @property
    def args(self) -> dict[str, str]:
        return self._args

    @property
    def form(self) -> dict[str, str]:
        return self._form


class Client(ClientMixin):  # type: ignore[misc]
    """The server under test, as the provider knows it."""

    def get_client_id(self) -> str:
        return CLIENT

    def get_default_redirect_uri(self) -> str | None:
        return None

    def get_allowed_scope(self, scope: str) -> str:
        return scope

    def check_redirect_uri(self, redirect_uri: str) -> bool:
        return redirect_uri.endswith("/sign-in")

    def check_client_secret(self, client_secret: str) -> bool:
        return client_secret == SECRET

    def check_endpoint_auth_method(self, method: str, endpoint: str) -> bool:
        return method == "client_secret_basic"

    def check_response_type(self, response_type: str) -> bool:
        return response_type == "code"

    def check_grant_type(self, grant_type: str) -> bool:
        return grant_type == "authorization_code"


class Code(AuthorizationCodeMixin):  # type: ignore[misc]
    """A code that was given out, with what it was asked for."""

    def __init__(self, code: str, request: OAuth2Request) -> None:
        self.code = code
        self.user: str = request.user
        asked = request.payload.data
        self.code_challenge: str = asked["code_challenge"]
        self.code_challenge_method: str = asked["code_challenge_method"]
        self._nonce: str = asked["nonce"]
        self._redirect: str = asked["redirect_uri"]

    def get_redirect_uri(self) -> str:
        return self._redirect

    def get_scope(self) -> str:
        return "openid profile"

    def get_nonce(self) -> str:
        return self._nonce

    def get_auth_time(self) -> int:
        return int(time.time())

    def get_acr(self) -> None:
        return None

    def get_amr(self) -> None:
        return None


class Provider(AuthorizationServer):  # type: ignore[misc]
    """Recognises ``user`` (None: somebody who cancels); ``lies`` are claims that take the place of the true ones."""

    def __init__(self, origin: str) -> None:
        super().__init__()
        self.origin = origin
        self.user: str | None = None
        self.lies: dict[str, Any] = {}
        self.key = self.published = RSAKey.generate_key(2048, {"kid": "1"})
        self.codes: dict[str, Code] = {}
        provider = self

        class Grant(AuthorizationCodeGrant):  # type: ignore[misc]
            TOKEN_ENDPOINT_AUTH_METHODS = ("client_secret_basic",)

            def save_authorization_code(self, code: str, request: OAuth2Request) -> None:
                provider.codes[code] = Code(code, request)

            def query_authorization_code(self, code: str, client: Client) -> Code | None:
                return provider.codes.get(code)

            def delete_authorization_code(self, authorization_code: Code) -> None:
                del provider.codes[authorization_code.code]

            def authenticate_user(self, authorization_code: Code) -> str:
                return authorization_code.user

        class Identity(OpenIDCode):  # type: ignore[misc]
            def exists_nonce(self, nonce: str, request: OAuth2Request) -> bool:
                return False

            def resolve_client_private_key(self, client: Client) -> RSAKey:
                return provider.key

            def get_encode_header(self, client: Client) -> dict[str, str]:
                return {"alg": "RS256", "kid": "1"}

            def get_client_claims(self, client: Client) -> dict[str, Any]:
                return {"iss": provider.origin, "aud": [CLIENT]}

            def generate_user_info(self, user: str, scope: str) -> dict[str, Any]:
                return {"sub": f"id of {user}", "preferred_username": user, **provider.lies}

        self.register_grant(Grant, [CodeChallenge(required=True), Identity(require_nonce=True)])
        self.register_token_generator("default", BearerTokenGenerator(lambda **_: "an access token"))

    def query_client(self, client_id: str) -> Client | None:
        return Client() if client_id == CLIENT else None

    def save_token(self, token: dict[str, Any], request: OAuth2Request) -> None:
        """Nobody asks for anything with the token."""

    def send_signal(self, name: str, *args: Any, **kwargs: Any) -> None:
        """Nobody listens."""

    def create_oauth2_request(self, request: OAuth2Request) -> OAuth2Request:
        return request

    def handle_response(self, status: int, body: Any, headers: list[tuple[str, str]]) -> Reply:
        return Reply(status, json.dumps(body).encode() if isinstance(body, dict) else (body or "").encode(), headers)

    def answer(self, method: str, path: str, headers: dict[str, str], body: str) -> Reply:
        """Answer an HTTP request."""
        request = Request(method, self.origin + path, headers, dict(parse_qsl(body)))
        match urlsplit(path).path:
            case "/.well-known/openid-configuration":
                told = {"issuer": self.origin, "jwks_uri": f"{self.origin}/keys"}
                told |= {f"{name}_endpoint": f"{self.origin}/{name}" for name in ("authorization", "token")}
                return self.handle_response(200, told, [("Content-Type", "application/json")])
            case "/keys":
                keys = {"keys": [self.published.as_dict(private=False)]}
                return self.handle_response(200, keys, [("Content-Type", "application/json")])
            case "/authorization":
                grant = self.get_consent_grant(request, self.user)
                return self.create_authorization_response(request, self.user, grant)  # type: ignore[no-any-return]
            case _:
                return self.create_token_response(request)  # type: ignore[no-any-return]


@contextmanager
def openid_provider() -> Iterator[Provider]:
    """Run a provider for a while."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self._answer("")

        def do_POST(self) -> None:
            self._answer(self.rfile.read(int(self.headers["content-length"])).decode())

        def _answer(self, body: str) -> None:
            reply = provider.answer(self.command, self.path, {**self.headers}, body)
            self.send_response(reply.status)
            for name, value in reply.headers:
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(reply.body)))
            self.end_headers()
            self.wfile.write(reply.body)

        def log_message(self, format: str, *args: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    provider = Provider(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield provider
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
