"""What single games ask of their players: answers, votes, blanks, exchanges, prize cards in another's turn."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.browser.conftest import Invite
from tests.browser.driving import Person, expect
from tests.browser.playing import by_mouse, hand_card, main_action, scrabble_cards
from tests.browser.short_games import SHORT, pack_of
from tests.browser.states import plain_move, rival_at
from tests.server.running import Seated, Served

MOST_TURNS = 40


def pair(person: Invite, game: str, **setup: Any) -> tuple[Person, Person]:
    """Give two people who have just begun a game; the first one opened the table."""
    anna, bogdan = person("Anna", lang="en"), person("Bogdan", lang="pl")
    short = SHORT[game]()
    first = {} if game == "dnup" else {"first_seat": 0}
    options = {**short["options"], **first, **setup.pop("options", {})}
    address = anna.table(game, **{**short, "seats": 2, "seed": "boards", **setup, "options": options})
    bogdan.join(address)
    for one in (anna, bogdan):
        one.page.locator(".board-area").wait_for()
    return anna, bogdan


def made(one: Person, act: Callable[[], object]) -> None:
    """Make a move, and wait for what it does."""
    news = one.news()
    act()
    one.until(lambda: one.news() > news, "what the move does")


def cards_pack(blanks: int = 0, conditions: int = 0) -> dict[str, Any]:
    """Give letters K and O, blanks, and so many condition cards that every word of two letters fulfils."""
    pack: dict[str, Any] = pack_of("scrabble_cards", {"K": 10, "O": 10})
    condition = {"kind": "length", "least": 2, "plus": 5, "minus": 5}
    return pack | {
        "blanks": blanks,
        "multipliers": {},
        "conditions": {f"c{number + 1}": condition for number in range(conditions)},
    }


def test_a_rival_looks_a_word_up_and_it_goes_back(person: Invite) -> None:
    anna, bogdan = pair(person, "scrabble_cards", pack=cards_pack(), words=["ko", "oko"])
    assert anna.type("lay OO 0 0 across") == ""
    panel = bogdan.page.locator(".cards-answer")
    expect(panel).to_contain_text("OO")
    expect(anna.page.locator(".cards-answer")).to_contain_text(anna.text("cards-waiting"))
    bogdan.press("cards-check")
    expect(panel).to_have_count(0)
    for one in (anna, bogdan):
        expect(one.page.locator(".cards-cell-lying")).to_have_count(0)
        assert one.view["scores"] == [0, 0]
    assert bogdan.await_turn()


def test_a_rival_plays_a_condition_card_and_accepts(person: Invite) -> None:
    pack = cards_pack(conditions=10)
    anna, bogdan = pair(person, "scrabble_cards", pack=pack, words=["ko", "ok", "oko", "kok", "oo", "kk"])
    letters = [card for card in anna.view["hands"][0] if len(card) == 1][:2]
    assert anna.type(f"lay {''.join(letters)} 0 0 across") == ""
    cards = bogdan.page.locator(".cards-answer-condition")
    cards.first.wait_for()
    points = anna.view["pending"]["points"]
    made(bogdan, lambda: cards.first.get_by_role("button").click())
    expect(bogdan.page.locator(".cards-answer-main")).to_contain_text(str(points - 5))
    bogdan.press("cards-accept")
    for one in (anna, bogdan):
        expect(one.page.locator(".cards-cell-lying")).to_have_count(2)
        one.until(lambda one=one: one.view["scores"][0] == points - 5)  # type: ignore[misc]


def test_blanks_are_given_letters_and_others_and_go_back(person: Invite) -> None:
    anna, _ = pair(person, "scrabble_cards", pack=cards_pack(blanks=40), words=["ala", "kot"])
    dialog = anna.page.get_by_role("dialog")
    for place, letter in (("0,0", "K"), ("1,0", "A")):
        hand_card(anna, "*").click()
        anna.page.locator(f'[data-cell="{place}"]').click()
        dialog.get_by_role("option", name=letter, exact=True).click()
        expect(dialog).to_have_count(0)
    change = anna.page.get_by_role("button", name=anna.text("cards-blank-change", letters="K, A"))
    change.click()
    dialog.get_by_text(anna.text("cards-blank-is", number=2, letter="A")).click()
    anna.page.keyboard.press("o")
    laid = anna.page.locator(".cards-cell-laid")
    expect(laid.nth(1)).to_contain_text("O")
    anna.page.get_by_role("button", name=anna.text("cards-blank-change", letters="K, O")).click()
    dialog.get_by_role("button", name=anna.text("cards-blank-clear")).click()
    expect(laid).to_have_count(1)


def test_an_exchange_says_what_is_left(person: Invite) -> None:
    anna, bogdan = pair(person, "scrabble_cards", pack=cards_pack(blanks=4))
    bag = anna.view["bag"]
    held = sorted(anna.view["hands"][0])
    anna.press("cards-exchange")
    anna.sees(anna.text("cards-exchange-left", bag=bag))
    for index in (0, 1):
        anna.page.locator(f'.cards-hand [data-roving="{index}"]').click()
    made(anna, lambda: anna.press("cards-exchange-do", count=2))
    assert bogdan.await_turn()
    assert anna.view["scores"] == [0, 0]
    assert len(anna.view["hands"][0]) == len(held)


def klepka_pack(**prizes: int) -> dict[str, Any]:
    """Give twelve letters О and К, so that nearly any two are a pair, and prize cards."""
    letters = {letter: {"blue": 6, "yellow": 0, "points": 1} for letter in "ОК"}
    return {"letters": letters, "polysemy": 0, "exchange": 0, "chaos": 0, **prizes}


def flip(one: Person, chance: random.Random) -> None:
    """Open what is due, and no more, wherever it lies."""
    while one.acts:
        view = one.view
        places = [f"{chr(65 + x)}{y + 1}" for y, row in enumerate(view["grid"]) for x, card in enumerate(row) if card]
        chosen = chance.sample(places, min(len(places), 2 * view["flips"]))
        moves = {"words": "done", "bonus": "stop"}
        move = moves.get(view["phase"], " ".join(["flip", *chosen]))
        made(one, lambda move=move: one.type(move))  # type: ignore[misc]


def test_an_unknown_word_is_voted_on(person: Invite) -> None:
    anna, bogdan = pair(
        person, "klepka", pack=klepka_pack(), words=["око"], options={"unknown_words": "vote", "rows": 3, "columns": 4}
    )
    chance = random.Random(7)
    for _ in range(MOST_TURNS):
        anna.until(lambda: anna.acts or bogdan.acts, "a turn")
        if sum(len(hand) for hand in anna.view["hands"][:1]) > 1 and anna.acts:
            break
        for one in (anna, bogdan):
            flip(one, chance)
    word = "".join(card[0] for card in anna.view["hands"][0][:2])
    anna.page.locator(".klepka-word").fill(word)
    anna.press("klepka-make")
    vote = bogdan.page.locator(".klepka-vote")
    expect(vote).to_contain_text(word)
    assert anna.page.locator(".klepka-vote").get_by_role("button").count() == 0
    bogdan.press("klepka-vote-yes")
    expect(vote).to_have_count(0)
    anna.until(lambda: anna.view["scores"][0] > 0)
    expect(anna.page.locator(".klepka-words").first).to_contain_text(word)


def collected(anna: Person, bogdan: Seated, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Let both open cards, wherever they lie, until the view is as it is wanted, and the rival is on turn."""
    for _ in range(3 * MOST_TURNS):
        view = bogdan.done("view")["view"]
        if wanted(view) and view["to_act"] == [1]:
            break
        made(anna, lambda view=view: move_on(anna, bogdan, view))  # type: ignore[misc]
    else:
        raise AssertionError("the cards were not found")
    anna.until(lambda: not anna.acts and anna.view["grid"] == view["grid"], "the rival's turn")


def move_on(anna: Person, bogdan: Seated, view: dict[str, Any]) -> None:
    """Make a move for whoever is on turn."""
    if view["to_act"] == [0]:
        anna.type(plain_move(bogdan))
    else:
        bogdan.done("act", move=plain_move(bogdan))


def test_prize_cards_are_played_in_anothers_turn(person: Invite, server: Served) -> None:
    anna = person("Anna")
    options = {"rows": 3, "columns": 8, "first_seat": 0, "prize_pair_bonus": False}
    setup = {"pack": klepka_pack(exchange=6, chaos=6), "words": ["ко"], "seats": 2, "seed": "prizes"}
    bogdan = rival_at(server, anna.table("klepka", **setup, options=options))
    anna.page.locator(".board-area").wait_for()
    letters = set("ОК")
    collected(
        anna,
        bogdan,
        lambda view: (
            {"~", "#"} <= set(view["hands"][0]) and all(letters & {card[0] for card in hand} for hand in view["hands"])
        ),
    )
    own, other = anna.view["hands"]
    give, take = (next(card for card in hand if card[0] in letters) for hand in (own, other))
    anna.page.locator(".klepka-prizes button").filter(has_text=anna.text("klepka-exchange")).click()
    dialog = anna.page.get_by_role("dialog")
    for value in (give, f"1 {take}"):
        dialog.locator(f'label:has(input[value="{value}"])').click()
    made(anna, lambda: dialog.get_by_role("button", name=anna.text("klepka-exchange-do")).click())
    hands = bogdan.done("view")["view"]["hands"]
    assert sorted(hands[0]) == sorted([*without(own, "~", give), take])
    assert sorted(hands[1]) == sorted([*without(other, take), give])
    anna.page.locator(".klepka-prizes button").filter(has_text=anna.text("klepka-chaos")).click()
    asked = anna.page.get_by_role("alertdialog")
    expect(asked).to_contain_text(anna.text("klepka-chaos-sure"))
    made(anna, lambda: asked.get_by_role("button", name=anna.text("klepka-chaos-do")).click())
    after = bogdan.done("view")["view"]
    assert after["hands"][0].count("#") == own.count("#") - 1
    # It is still the other's turn.
    assert after["to_act"] == [1]


def without(hand: list[str], *cards: str) -> list[str]:
    """Give what is left of a hand."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return left


def test_a_card_is_dragged_and_taken_back(person: Invite) -> None:
    anna, _ = pair(person, "scrabble_cards", pack=cards_pack(), words=["ko", "ok", "oko", "kok", "oo", "kk"])
    card = anna.page.locator('.cards-hand [data-roving="0"]')
    card.drag_to(anna.page.locator('[data-cell="0,0"]'))
    expect(anna.page.locator(".cards-cell-laid")).to_have_count(1)
    first = anna.view["hands"][0][0]
    anna.press("cards-take-back")
    second = anna.view["hands"][0][1]
    made(anna, lambda: scrabble_cards(anna, f"lay {first}{second} 0 0 down", by_mouse))
    expect(anna.page.locator(".cards-cell-waiting")).to_have_count(2)


def test_two_seats_of_dnup_have_two_areas_each(person: Invite) -> None:
    anna, bogdan = pair(person, "dnup")
    one = anna if anna.acts else bogdan
    expect(one.page.locator(".dnup-area")).to_have_count(4)
    card = one.page.locator(".dnup-hand [data-thing]").first
    name = str(card.get_attribute("data-thing"))
    card.click()
    made(one, lambda: main_action(one).click())
    for each in (anna, bogdan):
        each.until(lambda each=each: [name] in each.view["sets"][one.seat])  # type: ignore[misc]
        expect(each.page.locator(f'[data-place="{one.seat}.2"]')).to_contain_text(name[0])
