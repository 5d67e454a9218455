import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useKeptFocus } from "./keptFocus.ts";

function Area({ things, isDisabled = false }: { things: readonly string[]; isDisabled?: boolean }) {
  useKeptFocus();
  return (
    <>
      <main>
        <section aria-label="Hand">
          {/* biome-ignore lint/a11y/useSemanticElements: as on the boards */}
          <div role="group">
            {things.map((thing) => (
              <button key={thing} type="button" data-roving={thing}>
                {thing}
              </button>
            ))}
          </div>
          <button type="button" disabled={isDisabled}>
            Play
          </button>
        </section>
      </main>
      <button type="button">Chat</button>
    </>
  );
}

afterEach(cleanup);

test("what has gone leaves the focus to another of its group, and the last one to what is around", async () => {
  const { rerender } = render(<Area things={["a", "b"]} />);
  screen.getByText("a").focus();
  rerender(<Area things={["b"]} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText("b")));
  rerender(<Area things={[]} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Hand" })));
});

test("a button that can no longer be pressed leaves the focus to what is around, and does not take it back", async () => {
  const { rerender } = render(<Area things={["a"]} />);
  screen.getByText("Play").focus();
  rerender(<Area things={["a"]} isDisabled />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Hand" })));
  rerender(<Area things={["a"]} />);
  await act(async () => undefined);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Hand" }));
});

test("who has gone elsewhere stays there", async () => {
  const { rerender } = render(<Area things={["a", "b"]} />);
  screen.getByText("a").focus();
  screen.getByText("Chat").focus();
  rerender(<Area things={[]} />);
  await act(async () => undefined);
  expect(document.activeElement).toBe(screen.getByText("Chat"));
});
