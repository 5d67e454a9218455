import { act, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useViewport } from "./useViewport.ts";
import { contentOf } from "./viewport.ts";

/** Twenty words below one another: more than fit into the window at a size that a finger hits. */
const PLACES = Array.from({ length: 20 }, (_, row) => `0,${row}`);
let resized: () => void = () => undefined;

afterEach(() => vi.unstubAllGlobals());

function Table({ isOver, height }: { readonly isOver: boolean; readonly height: number }) {
  const shown = { content: contentOf(PLACES), places: PLACES, typedAt: null, laidAt: null, isOver };
  const { box, size } = useViewport(shown);
  return (
    <div
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
