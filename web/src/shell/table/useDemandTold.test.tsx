import { render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Message, Messages } from "../../a11y/messages.ts";
import type { TableView } from "../../net/messages.ts";
import type { Asked } from "../../store/asked.ts";
import { SETTLED_MS, useDemandTold } from "./useDemandTold.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface State {
  readonly prompt: string;
  readonly view: TableView;
  readonly asked: Asked | null;
}

/** Shows one state after the other, each so long; gives what was said of them. */
function said(states: readonly State[], milliseconds = SETTLED_MS): readonly string[] {
  const heard: string[] = [];
  const messages = { tell: ({ text }: Message) => heard.push(text) } as unknown as Messages;
  function Table({ prompt, view, asked }: State) {
    const board = useRef<HTMLElement>(null);
    useDemandTold(board, view, asked, messages);
    return (
      <section ref={board}>
        <div data-part="prompt">
          <p className="part-said">Refused</p>
          <div className="part-said">
            <p>{prompt}</p>
          </div>
        </div>
      </section>
    );
  }
  const { rerender } = render(<div />);
  for (const state of states) {
    rerender(<Table {...state} />);
    vi.advanceTimersByTime(milliseconds);
  }
  vi.advanceTimersByTime(SETTLED_MS);
  return heard;
}

const view = () => ({ turn: 0 }) as unknown as TableView;

it("says a new demand while the turn stays, and the same one once", () => {
  expect(
    said([
      { prompt: "Area 1", view: view(), asked: "turn" },
      { prompt: "Area 2", view: view(), asked: "turn" },
      { prompt: "Area 2", view: view(), asked: "turn" },
    ]),
  ).toEqual(["Area 2"]);
});

it("leaves drafts to the game, and the beginning of a turn to the table", () => {
  const same = view();
  expect(
    said([
      { prompt: "Wait", view: same, asked: null },
      { prompt: "Lay", view: view(), asked: "turn" },
      { prompt: "Wait", view: view(), asked: null },
      { prompt: "Lay", view: same, asked: "turn" },
      { prompt: "12 points", view: same, asked: "turn" },
      { prompt: "Lay", view: same, asked: "turn" },
    ]),
  ).toEqual([]);
});

it("says the demand of a turn that stays, however quickly the move before was made", () => {
  const states: readonly State[] = [
    { prompt: "Wait", view: view(), asked: null },
    { prompt: "Your turn", view: view(), asked: "turn" },
    { prompt: "Your second turn", view: view(), asked: "turn" },
  ];
  expect(said(states, SETTLED_MS / 2)).toEqual(["Your second turn"]);
});
