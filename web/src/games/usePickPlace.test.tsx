import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scrollFor } from "./ghost.ts";
import { usePickPlace } from "./usePickPlace.ts";

const put = vi.fn<(thing: string, place: string) => void>();
const clicked = vi.fn<() => void>();

/** How often the table was drawn. */
let drawings = 0;

function Table() {
  drawings += 1;
  const hold = usePickPlace({ canDrag: true, takes: (_, place) => place !== "wall", onPut: put });
  return (
    <div data-testid="root" {...hold.root}>
      <button type="button" data-thing="card" onClick={clicked}>
        card
      </button>
      <span data-place="shelf">shelf</span>
      <span data-place="wall">wall</span>
      <output>{hold.held ?? "nothing"}</output>
    </div>
  );
}

/** What lies under the pointer, wherever that is. */
let under: Element | null = null;

beforeEach(() => {
  put.mockClear();
  clicked.mockClear();
  document.elementFromPoint = (x) => (x < 200 ? under : null);
  render(<Table />);
});
afterEach(() => {
  under = null;
});

function card(): HTMLElement {
  return screen.getByRole("button", { name: "card" });
}
function held(): string | null {
  return screen.getByRole("status").textContent;
}
function pointer(kind: string, x: number, options: PointerEventInit = {}): void {
  act(() => {
    window.dispatchEvent(new PointerEvent(kind, { pointerId: 1, clientX: x, clientY: 300, ...options }));
  });
}
function isMarked(place: string): boolean {
  return document.querySelector(`[data-place="${place}"]`)?.hasAttribute("data-over") ?? false;
}
function nextFrame(): Promise<void> {
  return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 5)));
}
function dragOver(place: string): void {
  fireEvent.pointerDown(card(), { pointerId: 1, button: 0, clientX: 10, clientY: 300 });
  under = document.querySelector(`[data-place="${place}"]`);
  pointer("pointermove", 60);
}

test("a finger drags a thing to a place that takes it, with a copy under it on the way", () => {
  dragOver("shelf");
  expect(held()).toBe("card");
  expect(isMarked("shelf")).toBe(true);
  expect(document.querySelectorAll(".drag-ghost")).toHaveLength(1);
  pointer("pointerup", 60);
  expect(put).toHaveBeenCalledWith("card", "shelf");
  expect(document.querySelector(".drag-ghost")).toBeNull();
});

test("a drag that ends where nothing takes the thing lays it back", () => {
  dragOver("wall");
  pointer("pointerup", 60);
  expect(put).not.toHaveBeenCalled();
  expect(held()).toBe("nothing");
});

test.each([
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["a gesture of the system", () => pointer("pointercancel", 60)],
  ["a second finger", () => fireEvent.pointerDown(screen.getByTestId("root"), { pointerId: 2, button: 0 })],
])("%s lays back what is dragged", (_, happens) => {
  dragOver("shelf");
  happens();
  expect(held()).toBe("nothing");
  expect(document.querySelector(".drag-ghost")).toBeNull();
  pointer("pointerup", 60);
  expect(put).not.toHaveBeenCalled();
});

test("the mark goes along with what is dragged, and no drawing anew is needed for it", async () => {
  dragOver("wall");
  const drawn = drawings;
  expect(isMarked("shelf")).toBe(false);
  under = document.querySelector('[data-place="shelf"]');
  pointer("pointermove", 90);
  await nextFrame();
  expect(isMarked("shelf")).toBe(true);
  expect(drawings).toBe(drawn);
  pointer("pointerup", 90);
  expect(isMarked("shelf")).toBe(false);
});

test("another pointer does not move what is dragged", async () => {
  dragOver("shelf");
  pointer("pointermove", 300, { pointerId: 7 });
  await nextFrame();
  expect(isMarked("shelf")).toBe(true);
});

test("the click that ends a drag is none, and a press that goes nowhere is one", () => {
  dragOver("shelf");
  pointer("pointerup", 60);
  fireEvent.click(card());
  expect(clicked).not.toHaveBeenCalled();
  fireEvent.pointerDown(card(), { pointerId: 1, button: 0, clientX: 10, clientY: 300 });
  pointer("pointerup", 11);
  fireEvent.click(card());
  expect(clicked).toHaveBeenCalledOnce();
});

test("near the edges of the window a dragged thing scrolls the page", () => {
  expect([scrollFor(10, 700), scrollFor(350, 700), scrollFor(690, 700)].map(Math.sign)).toEqual([-1, 0, 1]);
});
