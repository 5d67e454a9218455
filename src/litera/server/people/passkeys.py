"""Passkeys: what a browser is asked to sign, and whether it has. The rules are those of WebAuthn level 3."""

from __future__ import annotations

from typing import Any

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from litera.server.errors import Denial, DeniedError
from litera.server.people.onetime import OneTime
from litera.server.people.persons import Guest
from litera.server.people.ways import Passkey, Site, Ways

NAME = "Litera"


class Passkeys:
    """Registers passkeys, and recognises people by them."""

    def __init__(self, ways: Ways, once: OneTime) -> None:
        self._ways = ways
        self._once = once

    async def begin_new(self, guest: Guest, site: Site) -> dict[str, Any]:
        """Give what the browser is to make a passkey from; not on an authenticator that has one of the person's."""
        challenge = await self._once.give("passkey-new", guest.id)
        known = [way.id for way in await self._ways.of(guest) if way.kind == "passkey"]
        options = generate_registration_options(
            rp_id=site.host,
            rp_name=NAME,
            user_id=guest.id.encode(),
            user_name=guest.name,
            user_display_name=guest.name,
            challenge=challenge.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                require_resident_key=True,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(name)) for name in known],
        )
        return _json(options_to_json(options))

    async def finish_new(self, guest: Guest, site: Site, credential: dict[str, Any], *, label: str) -> None:
        """Keep the passkey that the browser has made. Raises DeniedError where it isn't one for this person now."""
        challenge = _challenge_of(credential)
        is_good, person = await self._once.take("passkey-new", challenge)
        if not is_good or person != guest.id:
            raise DeniedError(Denial.WRONG_PASSKEY, key="server-passkey-late")
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge.encode(),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except WebAuthnException as error:
            raise DeniedError(Denial.WRONG_PASSKEY) from error
        name, key = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)
        await self._ways.add_passkey(Passkey(name, guest.id, key, made.sign_count), label)

    async def begin(self, site: Site) -> dict[str, Any]:
        """Give what the browser is to sign, with whichever passkey of this site the person chooses."""
        challenge = await self._once.give("passkey", None)
        options = generate_authentication_options(
            rp_id=site.host,
            challenge=challenge.encode(),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return _json(options_to_json(options))

    async def finish(self, site: Site, credential: dict[str, Any]) -> str:
        """Give the person whose passkey has signed. Raises DeniedError, also for one that seems to be a copy."""
        challenge = _challenge_of(credential)
        is_good, _ = await self._once.take("passkey", challenge)
        if not is_good:
            raise DeniedError(Denial.WRONG_PASSKEY, key="server-passkey-late")
        name = credential.get("id")
        passkey = await self._ways.passkey(name) if isinstance(name, str) else None
        if passkey is None:
            raise DeniedError(Denial.WRONG_PASSKEY, key="server-passkey-unknown")
        try:
            signed = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge.encode(),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                # A copy has signed less often than the original, or both as often: see below.
                credential_current_sign_count=passkey.signatures,
                require_user_verification=True,
            )
        except WebAuthnException as error:
            raise DeniedError(Denial.WRONG_PASSKEY) from error
        # Of two that have signed as often, one at least is a copy; the database lets one of them pass.
        if not await self._ways.used_passkey(passkey, signed.new_sign_count):
            raise DeniedError(Denial.WRONG_PASSKEY)
        return passkey.person


def _challenge_of(credential: dict[str, Any]) -> str:
    """Give the challenge that a credential answers. Raises DeniedError where it can't be read."""
    try:
        data = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return data.challenge.decode("ascii")
    except (WebAuthnException, KeyError, TypeError, ValueError, AttributeError) as error:
        raise DeniedError(Denial.WRONG_PASSKEY) from error


def _json(options: str) -> dict[str, Any]:
    return msgspec.json.decode(options, type=dict[str, Any])
