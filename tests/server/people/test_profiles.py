"""What people let others know of them, and how two have done against each other."""

from __future__ import annotations

from tests.server.people.test_company import person_of
from tests.server.people.test_leaving import played
from tests.server.people.test_rated_tables import CLOCK, kept
from tests.server.running import Guest, Served


def sees(guest: Guest, who: Guest) -> bool:
    """Tell whether somebody sees another's page, and their games."""
    pages = [guest.http.get(f"/api/people/{person_of(who)}{end}").status_code for end in ("", "/games/dnup/live")]
    assert pages in ([200, 200], [404, 404])
    return pages[0] == 200


def test_a_page_is_for_everybody_for_those_one_has_played_or_for_nobody(server: Served) -> None:
    anna, bogdan, stranger = kept(server, "Anna"), server.guest("Bogdan"), server.guest("Cyryl")
    friend = kept(server, "Daria")
    for one, other in ((anna, friend), (friend, anna)):
        one.post("/api/company/tie", person=person_of(other), kind="friend")
    played(anna, bogdan)
    everybody = (anna, bogdan, friend, stranger, Guest(server))
    told = {"about": "I like long words.", "visibility": "everybody", "languages": ["pl", "rue"]}
    anna.post("/api/profile", **{**told, "about": "  I like\nlong words. "})
    assert anna.get("/api/profile") == told
    assert stranger.get(f"/api/people/{person_of(anna)}")["languages"] == ["pl", "rue"]
    assert [sees(one, anna) for one in everybody] == [True] * 5
    assert stranger.get(f"/api/people/{person_of(anna)}")["about"] == "I like long words."
    anna.post("/api/profile", about="", visibility="played")
    assert [sees(one, anna) for one in everybody] == [True, True, True, False, False]
    anna.post("/api/profile", about="", visibility="nobody")
    assert [sees(one, anna) for one in everybody] == [True, False, False, False, False]
    assert anna.refused("/api/profile", about="x" * 201, visibility="nobody") == (400, "bad_request")
    assert anna.refused("/api/profile", about="", visibility="some") == (400, "bad_request")
    assert anna.refused("/api/profile", about="", visibility="nobody", languages=["<b>"]) == (400, "bad_request")


def test_two_see_how_they_have_done_against_each_other(server: Served) -> None:
    anna, bogdan, stranger = kept(server, "Anna"), kept(server, "Bogdan"), kept(server, "Cyryl")
    # Whoever opens the table resigns.
    for host, guest in ((anna, bogdan), (anna, bogdan), (bogdan, anna), (anna, stranger)):
        played(host, guest, rated=True, clock=CLOCK)
    [mine] = anna.get(f"/api/people/{person_of(bogdan)}/against", lang="pl")["against"]
    assert (mine["game"], mine["pace"], mine["games"], mine["won"], mine["lost"]) == ("dnup", "live", 3, 1, 2)
    [theirs] = bogdan.get(f"/api/people/{person_of(anna)}/against")["against"]
    assert (theirs["won"], theirs["lost"]) == (2, 1)
    assert stranger.get(f"/api/people/{person_of(bogdan)}/against") == {"against": [], "last": None}
