"""The operator is whoever knows the server's secret. A token proves it for a minute without giving the secret away."""

from __future__ import annotations

from typing import Final

from itsdangerous import BadData, URLSafeTimedSerializer

SECONDS: Final = 60
"""For so long a token is good."""
NAME: Final = "Litera"
"""Under this name the operator speaks at tables; no guest may have it."""


def operator_token(secret: str) -> str:
    """Write a token for the operator's requests."""
    written = _serializer(secret).dumps("operator")
    return written if isinstance(written, str) else written.decode()


def is_operator(secret: str, token: str) -> bool:
    """Say whether a token was written with this secret, a short while ago."""
    try:
        return bool(_serializer(secret).loads(token, max_age=SECONDS) == "operator")
    except BadData:
        return False


def _serializer(secret: str) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(secret, salt="operator")
