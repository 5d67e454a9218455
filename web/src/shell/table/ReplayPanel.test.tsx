import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import type { Announcer } from "../../a11y/announcer.ts";
import { switchLanguage } from "../../i18n/text.ts";
import { ReplayPanel } from "./ReplayPanel.tsx";
import type { Replay } from "./useReplay.ts";

beforeAll(() => switchLanguage("en"));

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
