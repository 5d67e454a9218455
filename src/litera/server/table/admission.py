"""Who may know of a table, come in, and watch."""

from __future__ import annotations

import hmac

from litera.server.errors import Denial, DeniedError
from litera.server.table.state import TableState


def is_known(state: TableState, guest: str) -> bool:
    """Say whether a guest opened the table, has or had a seat there, or was let in."""
    return guest == state.host or guest in state.guests or guest in state.admitted


def check_invited(state: TableState, invitation: str | None) -> None:
    """Raise DeniedError where a table is private, and this is not the invitation to it."""
    if state.setup.access == "private" and not _is_invitation(state, invitation):
        raise DeniedError(Denial.NOT_INVITED)


def is_outsider(state: TableState, guest: str, invitation: str | None) -> bool:
    """Say whether a guest who may look at a table that is over has no other business there.

    That is so where it was not open to everybody, and the guest neither was there nor shows its invitation.
    """
    if is_known(state, guest) or (state.setup.access == "open" and state.opened.password is None):
        return False
    return state.opened.password is not None or not _is_invitation(state, invitation)


def is_shut_out(state: TableState, guest: str) -> bool:
    """Say whether a guest may not watch.

    Nobody may whom the host has banned, until the game is over; nor, where there are no spectators, anybody but the
    host who has no seat, while it is on.
    """
    if guest in state.banned:
        return state.status != "over"
    is_closed = state.spectators == "none" and state.status == "playing"
    return is_closed and state.seat_of(guest) is None and guest != state.host


def check_not_banned(state: TableState, guest: str | None) -> None:
    """Raise DeniedError for a guest whom the host has banned from the table."""
    if guest in state.banned:
        raise DeniedError(Denial.BANNED, key="server-banned-here")


def check_visible(state: TableState, guest: str | None, invitation: str | None) -> None:
    """Raise DeniedError for a guest who may not know of the table; all who know its id may see one that is over."""
    if state.status != "over" and (guest is None or not is_known(state, guest)):
        check_invited(state, invitation)


def check_entrance(state: TableState, guest: str, invitation: str | None) -> None:
    """Raise DeniedError for a guest who may not connect to the table; nobody gives a password there."""
    if state.status == "over":
        return
    check_not_banned(state, guest)
    if not is_known(state, guest):
        if state.opened.password is not None:
            raise DeniedError(Denial.WRONG_PASSWORD)
        check_invited(state, invitation)
    if is_shut_out(state, guest):
        raise DeniedError(Denial.NO_SPECTATORS)


def _is_invitation(state: TableState, invitation: str | None) -> bool:
    if invitation is None:
        return False
    return hmac.compare_digest(invitation.encode(), state.opened.invitation.encode())
