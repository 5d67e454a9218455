"""Which pages count as ours."""

from __future__ import annotations

import pytest

from litera.server.web.security import is_own_origin

AT_HOME = ("127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "localhost", "tower:80", "tower.local", "tower.lan:8000")
ELSEWHERE = ("litera.example", "127.0.0.1.evil.example", "evil.example:8000", "local.example", "notlocal.xlocal")


@pytest.mark.parametrize("host", AT_HOME)
def test_a_server_at_home_needs_no_name(host: str) -> None:
    assert is_own_origin(f"http://{host}", host, None)


@pytest.mark.parametrize("host", ELSEWHERE)
def test_a_public_name_that_leads_here_makes_nobodys_pages_ours(host: str) -> None:
    assert not is_own_origin(f"http://{host}", host, None)
    assert not is_own_origin(f"http://{host}", host, "https://another.example")


@pytest.mark.parametrize("host", ELSEWHERE)
def test_the_public_address_is_ours(host: str) -> None:
    assert is_own_origin(f"https://{host}", host, f"https://{host}")
    assert is_own_origin(f"https://{host}", "127.0.0.1:8000", f"https://{host}/")
    assert not is_own_origin(f"http://{host}", host, f"https://{host}")


def test_the_host_that_was_asked_is_to_be_that_of_the_page() -> None:
    assert not is_own_origin("http://127.0.0.1:8001", "127.0.0.1:8000", None)
    assert not is_own_origin("http://tower", None, None)
