import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, expect, it, vi } from "vitest";
import type { Announcer } from "../../a11y/announcer.ts";
import { fetchTexts, switchLanguage } from "../../i18n/text.ts";
import type { AnalysedMove } from "../../protocol/analysis.ts";
import { ReplayPanel } from "./ReplayPanel.tsx";
import type { Replay } from "./useReplay.ts";

beforeAll(async () => {
  await switchLanguage("en");
  await fetchTexts("replay");
});

/** Shows the panel of a game of one move. */
function panel(at: number) {
  const shown = { moves: at, total: 1, said: [] };
  const replay = { at, shown, error: null, runs: false, run: vi.fn(), seek: vi.fn() } as unknown as Replay;
  const nothing = { isBetterShown: false, isVeiled: null, isQuiz: false, learning: null, hint: null, onHint: null };
  const calls = { onBetter: vi.fn(), onVeil: vi.fn(), onQuiz: vi.fn(), onClose: vi.fn() };
  const announcer = { narrate: vi.fn() } as unknown as Announcer;
  return <ReplayPanel {...{ replay, announcer, you: 0, moves: [] }} {...nothing} {...calls} />;
}

it("leaves the focus on the button that has led to the end of the game, and names its key", () => {
  const { rerender } = render(panel(0));
  const next = screen.getByRole("button", { name: "Next move" });
  next.focus();
  fireEvent.click(next);
  rerender(panel(1));
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute("aria-disabled")).toBe("true");
  expect(next.hasAttribute("disabled")).toBe(false);
  expect(next.getAttribute("aria-keyshortcuts")).toBe("N");
});

/** A mistake of the first seat, as an analysis tells it. */
function mistake(number: number): AnalysedMove {
  const told = { move: "a", best: "b", of_move: "Anna: a.", of_best: "Anna: b.", said: "Worse." };
  return { number, seat: 0, lost: 1, before: 0.6, after: 0.3, ...told } as AnalysedMove;
}

it("ends after the last mistake of one's own, says how many were mended, and leads back to the game", () => {
  const seek = vi.fn();
  const onClose = vi.fn();
  const answer = vi.fn();
  const announcer = { narrate: vi.fn(), answer } as unknown as Announcer;
  function Quiz({ at, tried }: { at: number; tried: boolean }) {
    const [isQuiz, onQuiz] = useState(false);
    const shown = { moves: at, total: 9, said: [] };
    const replay = { at, shown, error: null, runs: false, run: vi.fn(), seek } as unknown as Replay;
    const told = { said: "Anna: b.", worth: "best", lost: null } as const;
    const learning = isQuiz ? { store: null, tried: tried ? told : null, isFound: tried } : null;
    const calls = { onBetter: vi.fn(), onVeil: vi.fn(), onQuiz, onClose };
    const nothing = { isBetterShown: false, isVeiled: null, hint: null, onHint: null };
    const moves = [mistake(2), mistake(5)];
    return <ReplayPanel {...{ replay, announcer, you: 0, moves, isQuiz, learning }} {...nothing} {...calls} />;
  }
  // Wherever the replay stands, one begins with the first.
  const { rerender } = render(<Quiz at={7} tried={false} />);
  fireEvent.click(screen.getByRole("button", { name: "Learn from your mistakes (2)" }));
  expect(seek).toHaveBeenLastCalledWith(2);
  rerender(<Quiz at={2} tried={true} />);
  fireEvent.click(screen.getByRole("button", { name: "Your next mistake" }));
  expect(seek).toHaveBeenLastCalledWith(5);
  rerender(<Quiz at={5} tried={false} />);
  expect(screen.queryByRole("button", { name: "Your next mistake" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Finish" }));
  const sum = "That was your last mistake. Better moves found: 1 of 2.";
  expect(screen.getByText(sum)).toBeDefined();
  expect(answer).toHaveBeenCalledWith(sum);
  expect(seek).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole("button", { name: "Back to the game" }));
  expect(onClose).toHaveBeenCalledOnce();
});
