import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { nearest, useRoving } from "./roving.ts";

/** A grid of three columns: 0 1 2 / 3 4 5, with a gap where 4 would be. */
const SPOTS = [
  { x: 0, y: 0 },
  { x: 50, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 50 },
  { x: 100, y: 50 },
];

test("up and down go to the nearest thing on that side, and at the edge one stays", () => {
  expect(nearest(SPOTS, 2, "ArrowDown")).toBe(4);
  expect(nearest(SPOTS, 3, "ArrowUp")).toBe(0);
  expect(nearest(SPOTS, 4, "ArrowDown")).toBe(4);
});

function Group() {
  const roving = useRoving(["a", "b", "c"]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as boards have it
    <div role="group" onKeyDown={roving.onKeyDown}>
      {["a", "b", "c"].map((id) => (
        <button type="button" key={id} data-roving={id} tabIndex={roving.tabIndexOf(id)} onFocus={roving.onFocusOf(id)}>
          {id}
          {id === "b" ? <i tabIndex={-1}>within b</i> : null}
        </button>
      ))}
    </div>
  );
}

test("left and right go through all of them, home and end to the first and the last", () => {
  render(<Group />);
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  screen.getByText("a").focus();
  const steps = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Home", "ArrowLeft", "End"];
  const stops = steps.map((key) => {
    press(key);
    return document.activeElement?.getAttribute("data-roving");
  });
  expect(stops).toEqual(["b", "c", "c", "b", "a", "a", "c"]);
  expect(screen.getByText("c")).toHaveProperty("tabIndex", 0);
  // From what stands in a member arrows go on, too.
  screen.getByText("within b").focus();
  press("ArrowLeft");
  expect(document.activeElement?.textContent).toBe("a");
});
