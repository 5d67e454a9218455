"""Who may know of a table, come in, and watch."""

from __future__ import annotations

import hmac

from litera.server.errors import Denial, DeniedError
from litera.server.table.standing import Standing


def is_known(standing: Standing, guest: str) -> bool:
    """Tell whether a guest opened the table, has or had a seat there, or was let in."""
    return guest == standing.host or guest in standing.guests or guest in standing.admitted


def check_invited(standing: Standing, invitation: str | None) -> None:
    """Raise DeniedError where a table is private, and this is not the invitation to it."""
    if standing.setup.access == "private" and not _is_invitation(standing, invitation):
        raise DeniedError(Denial.NOT_INVITED)


def is_outsider(standing: Standing, guest: str, invitation: str | None) -> bool:
    """Tell whether a guest who may look at a table that is over has no other business there.

    That is so where it was not open to everybody, and the guest neither was there nor shows its invitation.
    """
    if is_known(standing, guest) or (standing.setup.access == "open" and standing.opened.password is None):
        return False
    return standing.opened.password is not None or not _is_invitation(standing, invitation)


def is_shut_out(standing: Standing, guest: str) -> bool:
    """Tell whether a guest may not watch: nobody may who has no seat and isn't the host, while the game is on."""
    is_closed = standing.spectators == "none" and standing.status == "playing"
    return is_closed and standing.seat_of(guest) is None and guest != standing.host


def check_visible(standing: Standing, guest: str | None, invitation: str | None) -> None:
    """Raise DeniedError for who may not know of the table; one that is over may be seen by who knows its id."""
    if standing.status != "over" and (guest is None or not is_known(standing, guest)):
        check_invited(standing, invitation)


def check_entrance(standing: Standing, guest: str, invitation: str | None) -> None:
    """Raise DeniedError for who may not connect to the table; nobody gives a password there."""
    if standing.status == "over":
        return
    if not is_known(standing, guest):
        if standing.opened.password is not None:
            raise DeniedError(Denial.WRONG_PASSWORD)
        check_invited(standing, invitation)
    if is_shut_out(standing, guest):
        raise DeniedError(Denial.NO_SPECTATORS)


def _is_invitation(standing: Standing, invitation: str | None) -> bool:
    if invitation is None:
        return False
    return hmac.compare_digest(invitation.encode(), standing.opened.invitation.encode())
