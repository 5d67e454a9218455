import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useViewport, ZOOM_STEP } from "./useViewport.ts";
import { contentOf } from "./viewport.ts";

/** Twenty words below one another: more than fit into the window at a size that a finger hits. */
const PLACES = Array.from({ length: 20 }, (_, row) => `0,${row}`);
let resized: () => void = () => undefined;

afterEach(() => vi.unstubAllGlobals());

function Table({ isOver, height }: { readonly isOver: boolean; readonly height: number }) {
  const shown = {
    content: contentOf(PLACES),
    places: PLACES,
    waiting: [],
    typedAt: null,
    laidAt: null,
    isOver,
    isMoving: false,
  };
  const { box, size, isFar, zoom, approach } = useViewport(shown);
  return (
    <div
      className={isFar ? "far" : "near"}
      ref={(element) => {
        if (element !== null) {
          const told = (value: number) => ({ value, configurable: true });
          Object.defineProperties(element, { clientWidth: told(300), clientHeight: told(height) });
          element.scrollTo = () => undefined;
        }
        box.current = element;
      }}
    >
      {size}
      <button type="button" aria-label="farther" onClick={() => zoom(1 / ZOOM_STEP)} />
      <button type="button" aria-label="nearer" onClick={() => approach(0, 0)} />
    </div>
  );
}

test("all that lies stays in sight when a game is over, also where the window changes then", () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const { container, rerender } = render(<Table isOver={false} height={330} />);
  expect(container.textContent).toBe("28");
  rerender(<Table isOver height={308} />);
  act(() => resized());
  expect(container.textContent).toBe("14");
});

test("zoomed out, places are too small to be pressed, and a press brings them nearer", () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  const { container } = render(<Table isOver={false} height={330} />);
  const table = container.firstElementChild as HTMLElement;
  expect([table.className, table.textContent]).toEqual(["near", "28"]);
  fireEvent.click(screen.getByRole("button", { name: "farther" }));
  expect(table.className).toBe("far");
  fireEvent.click(screen.getByRole("button", { name: "nearer" }));
  expect(table.className).toBe("near");
  expect(Number(table.textContent)).toBeCloseTo(28);
});
