import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { switchLanguage } from "../../i18n/text.ts";
import { HintButton, HintNote, type Hints } from "./Hint.tsx";

beforeAll(() => switchLanguage("en"));

function hints(changed: Partial<Hints> = {}): Hints {
  return { areOffered: true, told: null, isOpen: true, ask: vi.fn(), close: vi.fn(), play: vi.fn(), ...changed };
}

it("asks for a hint, once while one is being thought about", () => {
  const asked = hints();
  const { rerender } = render(<HintButton hints={asked} isThinking={false} />);
  fireEvent.click(screen.getByRole("button", { name: "Hint" }));
  rerender(<HintButton hints={asked} isThinking={true} />);
  fireEvent.click(screen.getByRole("button", { name: "Hint" }));
  expect(asked.ask).toHaveBeenCalledTimes(1);
});

it("is not there where the table has no hints", () => {
  const { container } = render(
    <>
      <HintButton hints={hints({ areOffered: false })} isThinking={false} />
      <HintNote hints={hints({ areOffered: false })} />
    </>,
  );
  expect(container.textContent).toBe("");
  expect(screen.queryByRole("button")).toBeNull();
});

it("goes on from a nudge to the move, and not beyond", () => {
  const asked = hints({ told: { told: "There is a word of six letters.", isNudge: true } });
  const { rerender } = render(<HintNote hints={asked} />);
  expect(screen.getByText("There is a word of six letters.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show the move" }));
  expect(asked.ask).toHaveBeenCalledTimes(1);
  const move = { code: "draw", typed: "draw", event: null };
  const told = hints({ told: { told: "Try: draw a tile", isNudge: false, move } });
  rerender(<HintNote hints={told} />);
  expect(screen.getByText("Try: draw a tile")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Play it" }));
  expect(told.play).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("button", { name: "Show the move" })).toBeNull();
});
