"""What is to be seen of a game's screen: the parts, all that is pressed, and what of it does not fit."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.browser.conftest import Invite
from tests.browser.driving import Person, expect
from tests.browser.positions import Position, reached
from tests.server.running import Served

DESK = [(1366, 768), (1920, 1080), (1280, 600), (1024, 768)]
TOUCH = [(768, 1024), (390, 844), (360, 640), (844, 390)]
LAPTOP, PHONE, TURNED = DESK[0], TOUCH[1], TOUCH[3]
LOW = TOUCH[2]
# CSS pixels that a finger hits, and the least that anything is pressed at.
FINGER, LEAST = 40, 24
# Pieces that are smaller than a finger, as most of the board is to be seen at once; two fingers make them larger.
SMALL_PIECES = {".cards-cell": 32}
# Hands that scroll, as a window has no room for more rows: fifty cards of Klepka in twenty heaps on any phone, and ten
# cards of dnup on the lowest one.
SCROLLING = {"klepka": (PHONE, LOW, TURNED), "dnup": (LOW,)}

SHOWN = """({ finger, smaller }) => {
  const box = (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const parts = [...document.querySelectorAll("[data-part]")]
    .filter((part) => part.getClientRects().length > 0);
  const hits = (element, x, y) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (element.contains(at) || at.closest("label")?.control === element);
  };
  const at = ({ left, top, width, height }, across, down) => [left + width * across, top + height * down];
  const isFree = (element) => hits(element, ...at(box(element), 0.5, 0.5));
  // All but round corners
  const isWhole = (element) => [[0.5, 0.04], [0.5, 0.96], [0.06, 0.5], [0.94, 0.5], [0.5, 0.5]]
    .every(([across, down]) => hits(element, ...at(box(element), across, down)));
  // How far from its middle a finger may come down, over its edges too: in large steps, and then to the pixel
  const reach = (element) => {
    const [x, y] = at(box(element), 0.5, 0.5);
    const far = (across, down) => {
      const isHit = (steps) => hits(element, x + across * steps, y + down * steps);
      let steps = 0;
      for (const step of [8, 1]) while (steps < finger && isHit(steps + step)) steps += step;
      return steps;
    };
    return [far(-1, 0) + far(1, 0) + 1, far(0, -1) + far(0, 1) + 1];
  };
  const buttons = (place) => [...document.querySelectorAll(`${place} button, ${place} input`)]
    .filter((button) => button.getClientRects().length > 0)
    .map((button) => ({ button, name: button.textContent || button.ariaLabel, ...box(button) }));
  const pressed = (place) => buttons(place).map(({ button, ...shown }) => ({ ...shown, isWhole: isWhole(button) }));
  const leastOf = (element) => smaller.find(([pieces]) => element.matches(pieces))?.[1] ?? finger;
  const targets = [...document.querySelectorAll("button:enabled, a[href], input:enabled, summary")]
    .filter((element) => element.closest(".unseen, [inert]") === null && element.getClientRects().length > 0)
    .map((element) => ({ element, wanted: Math.min(leastOf(element), finger) - 0.5, ...box(element) }))
    .filter(({ element, wanted, width, height }) => Math.min(width, height) < wanted && isFree(element))
    .map(({ element, wanted, width, height }) => {
      const [across, down] = reach(element);
      return {
        name: `${element.className} ${(element.textContent || element.ariaLabel || "").slice(0, 30)}`,
        wanted, least: Math.min(Math.max(width, across), Math.max(height, down)),
      };
    })
    .filter(({ wanted, least }) => least < wanted);
  const hand = document.querySelector("[data-part=hand]");
  const scrollers = hand === null ? [] : [hand, ...hand.querySelectorAll("*")].filter((element) =>
    ["overflowX", "overflowY"].some((way) => getComputedStyle(element)[way] === "auto"));
  return {
    game: document.querySelector("[data-game]")?.dataset.game,
    window: { width: innerWidth, height: innerHeight },
    scrolls: [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
    parts: Object.fromEntries(parts.map((part) => [part.dataset.part, box(part)])),
    main: pressed(".part-main"),
    actions: pressed("[data-part=actions]"),
    hand: pressed("[data-part=hand]"),
    handScrolls: scrollers.some((one) =>
      one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1),
    board: buttons("[data-part=board]").map(({ button, ...shown }) => shown),
    targets,
  };
}"""


def sized(one: Person, size: tuple[int, int]) -> dict[str, Any]:
    """Give the window a size; tell what is to be seen in it."""
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    # What measures its room has done so after two frames.
    one.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    return seen(one)


def seen(one: Person) -> dict[str, Any]:
    """Tell what is to be seen in the window as it is; only fingers find targets too small."""
    asked = {"finger": FINGER if one.touch else 0, "smaller": list(SMALL_PIECES.items())}
    shown: dict[str, Any] = one.page.evaluate(SHOWN, asked)
    return shown


def is_inside(box: dict[str, float], room: dict[str, float]) -> bool:
    """Tell whether all of a box is in a room, give or take half a pixel."""
    return (
        box["left"] >= room["left"] - 0.5
        and box["top"] >= room["top"] - 0.5
        and box["right"] <= room["right"] + 0.5
        and box["bottom"] <= room["bottom"] + 0.5
    )


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Tell whether two boxes lie over one another by more than a pixel."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


def overlaps(parts: dict[str, Any]) -> list[str]:
    """Give the parts that lie over one another."""
    return [f"{one} and {other} overlap" for one, other in combinations(parts, 2) if overlap(parts[one], parts[other])]


def faults(shown: dict[str, Any]) -> list[str]:
    """Give what does not fit on a screen."""
    room = {"left": 0.0, "top": 0.0, "right": shown["window"]["width"], "bottom": shown["window"]["height"]}
    parts = shown["parts"]
    found = [f"the page scrolls by {shown['scrolls']}"] if max(shown["scrolls"]) > 0 else []
    found += [f"no {part}" for part in ("seats", "prompt", "board", "hand", "actions") if part not in parts]
    found += [f"{part} is outside: {box}" for part, box in parts.items() if not is_inside(box, room)]
    found += overlaps(parts)
    for place in ("main", "actions"):
        for button in shown[place]:
            if not is_inside(button, room) or not button["isWhole"]:
                found.append(f"{place}: {button['name']} is out of reach: {button}")
    found += hand_faults(shown)
    found += [f"small for a finger: {target}" for target in shown["targets"]][:5]
    found += [
        f"board: {piece['name']} is small: {piece['width']} by {piece['height']}"
        for piece in shown["board"]
        if min(piece["width"], piece["height"]) < LEAST - 0.5 and "gap" not in str(piece["name"])
    ][:3]
    return found


def hand_faults(shown: dict[str, Any]) -> list[str]:
    """Give what of a hand is not to be seen: nothing may be out of sight, except where a hand scrolls."""
    # What comes for a moment lies over the edge of the board.
    places = (shown["parts"]["hand"], shown["parts"]["board"])
    cards = [card for card in shown["hand"] if card["isWhole"] and any(is_inside(card, place) for place in places)]
    size = (shown["window"]["width"], shown["window"]["height"])
    if size in SCROLLING.get(shown["game"], ()) and shown["handScrolls"]:
        return [] if len(cards) >= 5 else [f"only {len(cards)} cards of the hand are in sight"]
    hidden = [card for card in shown["hand"] if card not in cards]
    return [f"hand: {card['name']} is not all in sight: {card}" for card in hidden][:3]


def all_faults(one: Person, sizes: list[tuple[int, int]]) -> list[str]:
    """Give what does not fit at any of these sizes."""
    return [f"{size}: {fault}" for size in sizes for fault in faults(sized(one, size))]


def sat_down(person: Invite, server: Served, game: str, stage: str, seats: int, touch: bool, **look: Any) -> Person:
    """Bring somebody to a stage of a long game, with a mouse or with fingers."""
    position: Position = reached(server, game, stage, seats)
    anna = person("Anna", touch=touch, size=(TOUCH if touch else DESK)[0], **look)
    position.shown_to(anna, server)
    expect(anna.page.locator(".seat-own.seat-acts")).to_have_count(1)
    return anna


def smallest(anna: Person, things: str) -> float:
    """Give the least side of any of these things, as it is seen: turned aside they are no larger."""
    sides = """(all) => Math.min(...all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return [width, height, one.offsetWidth, one.offsetHeight];
    }))"""
    return float(anna.page.locator(things).evaluate_all(sides))


def places(anna: Person) -> dict[str, Any]:
    """Give where the parts and the main action are."""
    shown = seen(anna)
    return {"main": [{key: box[key] for key in ("left", "top", "right", "bottom")} for box in shown["main"]]} | {
        part: box for part, box in shown["parts"].items() if part != "seats"
    }
