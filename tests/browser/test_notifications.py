"""A notification in a real browser: what the server sent wakes the service worker, which shows and follows it.

chromium-headless-shell has nowhere to show one: `Notification.permission` stays "denied" there whatever the context's
permissions, `Browser.grantPermissions` or `Browser.setPermission` grant, in a persistent context too, and
`showNotification` is refused. Only a person's hand lets a worker open a page. So what the worker asks of the browser is
kept, and looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Worker, expect

from tests.browser.conftest import Invite
from tests.browser.driving import Person
from tests.browser.test_people import kept, who
from tests.server.people.posts import Browser as Subscriber
from tests.server.people.posts import PushService, push_service
from tests.server.running import Served

LISTENING = """() => {
  self.shown = [];
  self.opened = [];
  self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
  self.clients.openWindow = async (address) => void self.opened.push(address);
}"""
PRESSED = """async () => {
  const event = new ExtendableEvent("notificationclick");
  const waits = [];
  event.notification = { close: () => self.shown.splice(0), data: self.shown[0].data };
  event.waitUntil = (work) => waits.push(work);
  self.dispatchEvent(event);
  await Promise.all(waits);
  return self.shown.length;
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    """Run a push service."""
    with push_service() as running:
        yield running


def worker_of(person: Person) -> Worker:
    """Let a person's browser install the service worker, and hear what that asks of it."""
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
    person: Invite, server: Served, service: PushService
) -> None:
    anna, bogdan = kept(person("Anna")), kept(person("Bogdan", lang="uk", kept=True))
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
    push(bogdan, there.read_text(service.taken[0][1]))
    bogdan.until(lambda: bool(worker.evaluate("self.shown.length")), "the notification")
    [shown] = worker.evaluate("self.shown")
    assert (shown["title"], shown["body"]) == ("Догори дриґом", "Anna запрошує вас до столу.")
    # A private table opens for whoever is invited.
    assert shown["data"] == {"href": f"/t/{table}?invitation={opened['invitation']}"}
    assert worker.evaluate(PRESSED) == 0
    [address] = worker.evaluate("self.opened")
    bogdan.page.goto(address)
    expect(bogdan.page).to_have_url(re.compile(f"/t/{table}"))
    expect(bogdan.page.get_by_role("heading", name=bogdan.text("table-waiting"))).to_be_visible()
