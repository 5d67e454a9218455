"""A notification in a real browser: what the server sent wakes the service worker, which shows and follows it.

chromium-headless-shell has nowhere to show one, so Chromium runs as people use it, without a window. There is no push
service between: a message is handed to the browser sealed for it and opened, as its push service does. Only a person's
hand lets a worker open a page: which page it asks for is kept, and gone to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Worker, expect

from tests.browser.conftest import Invite
from tests.browser.driving import FULL_CHROMIUM, FULL_FLAGS, Look, Person
from tests.browser.test_people import kept, who
from tests.server.people.posts import Browser as Subscriber
from tests.server.people.posts import PushService, push_service
from tests.server.running import Served

LISTENING = """() => {
  self.opened = [];
  self.clients.openWindow = async (address) => void self.opened.push(address);
}"""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""
PRESSED = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""


@pytest.fixture
def windowed(browser: Browser) -> Iterator[Browser]:
    """Run Chromium as people use it, beside the other one, whose driver starts it."""
    kind: BrowserType = browser.browser_type
    running = kind.launch(executable_path=FULL_CHROMIUM, args=FULL_FLAGS, ignore_default_args=["--headless"])
    try:
        yield running
    finally:
        running.close()


@pytest.fixture
def service() -> Iterator[PushService]:
    """Run a push service."""
    with push_service() as running:
        yield running


def worker_of(person: Person) -> Worker:
    """Let a person's browser install the service worker, and hear which pages that opens."""
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    [worker] = person.context.service_workers
    worker.evaluate(LISTENING)
    return worker


def push(person: Person, message: str) -> None:
    """Hand a message to a person's browser, as its push service does."""
    session = person.context.new_cdp_session(person.page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    person.until(lambda: bool(found), "the registration")
    known = {"origin": person.origin, "registrationId": found[0]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", {**known, "data": message})


def test_what_the_server_sends_is_shown_in_one_s_language_and_leads_to_the_table(
    person: Invite, windowed: Browser, server: Served, service: PushService
) -> None:
    anna = kept(person("Anna"))
    bogdan = kept(Person(windowed, server.origin, "Bogdan", Look(lang="uk", kept=True)))
    bogdan.context.grant_permissions(["notifications"], origin=server.origin)
    for one, other in ((anna, bogdan), (bogdan, anna)):
        one.ask("POST", "/api/company/tie", {"person": who(other), "kind": "friend"})
    there = Subscriber(service.origin, "bogdan")
    bogdan.ask("POST", "/api/notifications/subscribe", there.subscription._asdict())
    opened = anna.ask("POST", "/api/tables", {"game": "dnup", "seats": 2, "access": "private"})
    table = opened["table"]["table"]
    anna.ask("POST", f"/api/tables/{table}/invite", {"person": who(bogdan)})
    bogdan.until(lambda: bool(service.taken), "the message")
    bogdan.go("/")
    worker = worker_of(bogdan)
    assert bogdan.page.evaluate("Notification.permission") == "granted"
    message = there.read_text(service.taken[0][1])
    push(bogdan, message)
    bogdan.until(lambda: bool(bogdan.page.evaluate(SHOWN)), "the notification")
    [shown] = bogdan.page.evaluate(SHOWN)
    assert (shown["title"], shown["body"]) == ("Догори дриґом", "Anna запрошує вас до столу.")
    # A private table opens for whoever is invited.
    assert shown["data"] == {"href": f"/t/{table}?invitation={opened['invitation']}"}
    # The same message again takes the place of the first.
    push(bogdan, message)
    bogdan.page.wait_for_timeout(500)
    assert bogdan.page.evaluate(SHOWN) == [shown]
    worker.evaluate(PRESSED)
    bogdan.until(lambda: bool(worker.evaluate("self.opened.length")), "the page")
    assert bogdan.page.evaluate(SHOWN) == []
    [address] = worker.evaluate("self.opened")
    bogdan.page.goto(address)
    expect(bogdan.page).to_have_url(re.compile(f"/t/{table}"))
    expect(bogdan.page.get_by_role("heading", name=bogdan.text("table-waiting"))).to_be_visible()
    assert bogdan.failures == []
    bogdan.context.close()
