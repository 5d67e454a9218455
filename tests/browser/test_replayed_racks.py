"""What each held, in a replay of Word Rummy on a laptop: every rack in one row, with all of its tiles."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.positions import reached
from tests.browser.seen import DESK, LAPTOP, sized
from tests.server.running import Served

# Racks whose tiles do not lie beside one another, or that are not all in sight.
BROKEN = """(racks) => racks.filter((rack) => {
  const room = rack.closest(".replay-others").getBoundingClientRect();
  const tiles = [...rack.children].map((tile) => tile.getBoundingClientRect());
  const isInside = ({ right, bottom }) => right <= room.right && bottom <= room.bottom;
  return new Set(tiles.map(({ top }) => Math.round(top))).size !== 1 || !tiles.every(isInside);
}).map((rack) => rack.textContent)"""


def test_racks_of_fourteen_tiles_have_one_row(person: Invite, server: Served) -> None:
    position = reached(server, "word_rummikub", "late")
    anna = person("Anna", size=LAPTOP, lang="pl")
    position.shown_to(anna, server)
    position.rivals[0].done("resign")
    anna.page.locator(".result").wait_for()
    anna.press("table-replay")
    racks = anna.page.locator(".replay-others .rummy-rack")
    # Before the first move nobody has opened, which is said beside the racks.
    anna.page.locator(".replay-others .rummy-note").nth(1).wait_for()
    assert [rack.locator("> *").count() for rack in racks.all()] == [14, 14]
    for size in DESK:
        sized(anna, size)
        assert racks.evaluate_all(BROKEN) == [], size
    anna.press("table-replay-last")
    anna.page.locator(".replay-others .rummy-note").first.wait_for(state="detached")
    for size in DESK:
        sized(anna, size)
        assert racks.evaluate_all(BROKEN) == [], size
