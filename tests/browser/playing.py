"""Moves as the rules write them, made at the table: by mouse or finger, by the keys of the board, or typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Locator

from tests.browser.driving import Person

Press: TypeAlias = Callable[[Person, Locator], None]
"""How a thing of the board is pressed."""

# The most tab stops or arrow presses from one thing to another.
FAR = 150


def by_mouse(person: Person, thing: Locator) -> None:
    """Click a thing, or tap it where there is a touch screen."""
    person.touch_on(thing)


def by_keys(person: Person, thing: Locator) -> None:
    """Go to a thing by Tab, or back by Shift and Tab, and in its group by arrows, as nothing else moves the focus.

    Then press it.
    """
    # A label's key presses go to its field.
    goal = thing.evaluate_handle("(thing) => thing.querySelector('input') ?? thing").as_element()
    assert goal is not None
    keyboard = person.page.keyboard
    for _ in range(FAR):
        where = person.page.evaluate(
            """(goal) => {
              const here = document.activeElement;
              if (here === goal) return "here";
              const walked = goal.matches("[data-roving], [role=gridcell], input[type=radio]");
              const groups = "[role=group], [role=grid], [role=listbox], [role=radiogroup]";
              const group = walked ? goal.closest(groups) : null;
              if (group === null || !group.contains(here)) {
                const isBefore = here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING;
                return isBefore ? "Shift+Tab" : "Tab";
              }
              if (goal.matches("[data-roving]")) {
                const isAfter = here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING;
                return isAfter ? "ArrowRight" : "ArrowLeft";
              }
              const [one, other] = [here, goal].map((element) => element.getBoundingClientRect());
              const down = other.y + other.height / 2 - one.y - one.height / 2;
              const right = other.x + other.width / 2 - one.x - one.width / 2;
              if (Math.abs(down) > one.height / 2) return down > 0 ? "ArrowDown" : "ArrowUp";
              return right > 0 ? "ArrowRight" : "ArrowLeft";
            }""",
            goal,
        )
        if where == "here":
            keyboard.press("Space")
            return
        keyboard.press(where)
    raise AssertionError(f"no way by keys to {goal.get_attribute('class')}")


def main_action(person: Person) -> Locator:
    """Give the button beside the prompt, whatever it is called now."""
    return person.page.locator(".part-main button")


def roving(person: Person, group: str, name: str) -> Locator:
    """Give a member of a group that arrows go through."""
    return person.page.locator(f'{group} [data-roving="{name}"]')


def klepka(person: Person, move: str, press: Press) -> None:
    """Make a move of Klepka."""
    verb, *rest = move.split(" ")
    if verb == "flip":
        for place in rest:
            press(person, roving(person, ".klepka-grid", place))
    elif verb == "word":
        # Typed, as people do: the engine chooses the cards.
        person.page.locator(".klepka-word").fill(move.removeprefix("word ").split(" [")[0])
        press(person, person.button("klepka-make"))
    elif verb in ("exchange", "chaos"):
        press(person, person.page.locator(".klepka-prizes button").filter(has_text=person.text(f"klepka-{verb}")))
        if verb == "exchange":
            give, take = rest[0], " ".join(rest[1:])
            for value in (give, take):
                press(person, person.page.locator(f'[role=dialog] label:has(input[value="{value}"])'))
        press(person, person.page.locator("[role=dialog] .button-primary, [role=alertdialog] .button-danger").first)
    else:
        press(person, person.button(f"klepka-vote-{verb}") if verb in ("yes", "no") else main_action(person))


def word_rummikub(person: Person, move: str, press: Press) -> None:
    """Make a move of Word Rummikub: words from tiles of the rack and of the words that are taken up."""
    verb, *rest = move.split(" ")
    if verb != "play":
        names = {"draw": "rummy-draw", "pass": "rummy-pass"}
        press(person, person.button(names.get(verb, f"rummy-vote-{verb}")))
        return
    made, taken = (rest[: rest.index("from")], rest[rest.index("from") + 1 :]) if "from" in rest else (rest, [])
    for tiles in _tiles_for(person, made, taken):
        before = ""
        for tile in tiles:
            press(person, person.page.locator(f'.rummy-tile[data-thing="{tile}"]'))
            person.until(lambda: person.page.locator(".rummy-gap-open, .rummy-new:enabled").count() > 0, f"hold {tile}")
            if before == "":
                press(person, person.button("rummy-new-word"))
            else:
                target = person.page.locator(f'.rummy-word:has([data-thing="{before}"])')
                press(person, target.locator("button.rummy-gap").last)
            before = tile
    play = person.button("rummy-play")
    person.until(play.is_enabled, f"the preview of {move}: {person.page.locator('.rummy-told').inner_text()}")
    press(person, play)


def _tiles_for(person: Person, made: list[str], taken: list[str]) -> list[list[str]]:
    """Give for each word the tiles that it is made of, first those of the words that are taken up."""
    view = person.view
    pool: list[tuple[str, str]] = []
    for word in taken:
        index = view["table"].index(word)
        pool += [(letter, f"tile:t{index}.{at}") for at, letter in enumerate(word)]
    rack = view["racks"][person.seat]
    pool += [(letter, f"tile:r{letter}{rack[:at].count(letter)}") for at, letter in enumerate(rack)]
    found = []
    for word in made:
        tiles = []
        for letter in word:
            entry = next(entry for entry in pool if entry[0] == letter)
            pool.remove(entry)
            tiles.append(entry[1])
        found.append(tiles)
    return found


def scrabble_cards(person: Person, move: str, press: Press) -> None:
    """Make a move of Scrabble Cards."""
    verb, *rest = move.split(" ")
    if verb == "lay":
        _lay(person, rest, press)
    elif verb == "condition":
        press(person, person.page.locator(".cards-answer-condition button").first)
    elif verb == "exchange":
        press(person, person.button("cards-exchange"))
        for card in rest:
            press(person, hand_card(person, card))
        press(person, person.button("cards-exchange-do", count=len(rest)))
    else:
        press(person, person.button({"pass": "cards-pass"}.get(verb, f"cards-{verb}")))


def _lay(person: Person, rest: list[str], press: Press) -> None:
    word, column, row, direction, *extras = rest
    across = direction == "across"
    for offset, letter in enumerate(word):
        place = f"{int(column) + offset * across},{int(row) + offset * (not across)}"
        cell = person.page.locator(f'[data-cell="{place}"]')
        if "cards-cell-lying" in (cell.get_attribute("class") or ""):
            continue
        card = letter if letter == letter.upper() else "*"
        press(person, hand_card(person, card))
        press(person, cell)
        if card == "*":
            press(person, person.page.locator(f'[role=dialog] [data-roving="{letter.upper()}"]'))
    for card in extras:
        press(person, hand_card(person, card))
    lay = person.button("cards-lay")
    person.until(lay.is_enabled, f"the preview of {rest}: {person.page.locator('.cards-told').inner_text()}")
    press(person, lay)


def hand_card(person: Person, card: str) -> Locator:
    """Give a card of the own hand in Scrabble Cards that is not marked yet."""
    hand = person.view["hands"][person.seat]
    such = [index for index, held in enumerate(hand) if held == card]
    shown = ", ".join(f'.cards-hand [data-roving="{index}"]:not([aria-selected="true"])' for index in such)
    return person.page.locator(shown).first


def dnup(person: Person, move: str, press: Press) -> None:
    """Make a move of dnup."""
    verb, *rest = move.split(" ")
    if verb == "D":
        press(person, person.button("dnup-turn-hand"))
    elif verb == "turn":
        press(person, person.button("dnup-turn-free"))
    elif verb == "C":
        press(person, person.page.locator(f'[data-place="{rest[0]}"] .button-secondary'))
    else:
        cards = rest[:1] if verb == "B" else rest
        hand = person.page.locator(".dnup-hand")
        for marked in hand.locator(".dnup-card-marked").all():
            press(person, marked)
        for card in cards:
            press(person, hand.locator(f'[data-thing="{card}"]'))
        if verb == "B":
            press(person, person.page.locator(f'[data-place="{rest[1]}"] .button-primary'))
        else:
            press(person, main_action(person))


BOARDS = {"klepka": klepka, "word_rummikub": word_rummikub, "scrabble_cards": scrabble_cards, "dnup": dnup}
