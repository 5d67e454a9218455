import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import type { Lesson, Step } from "../games/lesson.ts";
import { currentLocale, switchLanguage } from "../i18n/text.ts";
import { LessonStep } from "./LessonStep.tsx";

const STEP: Step = {
  groups: [{ name: "lesson-hand", pieces: ["A", "B", "A"].map((value) => ({ value, face: <path /> })) }],
  pick: ["A", "B"],
  ordered: true,
  after: [{ name: "lesson-table", pieces: [{ value: "AB", face: <path /> }] }],
};
const LESSON: Lesson = { viewBox: "0 0 1 1", wordLanguage: "pl", steps: [STEP] };

beforeAll(() => switchLanguage("en"));

function open(onNext = vi.fn()) {
  render(
    <LessonStep lesson={LESSON} step={STEP} task="Make AB." done="AB it is." onNext={onNext} takesFocus={false} />,
  );
  return onNext;
}

it("takes what it asks for, tells what came of it and goes on", () => {
  const onNext = open();
  fireEvent.click(screen.getAllByRole("button", { name: "A" })[1] as HTMLElement);
  fireEvent.click(screen.getByRole("button", { name: "B" }));
  expect(screen.getByRole("status").textContent).toBe("AB it is.");
  expect(screen.queryByRole("button", { name: "A" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: currentLocale().text("lesson-next") }));
  expect(onNext).toHaveBeenCalledOnce();
});

it("says so when a pick is wrong, and marks the right ones after the second", () => {
  open();
  const wrong = screen.getByRole("button", { name: "B" });
  fireEvent.click(wrong);
  expect(screen.getByRole("status").textContent).toBe(currentLocale().text("lesson-wrong", { times: 1 }));
  expect(document.querySelectorAll(".lesson-marked")).toHaveLength(0);
  fireEvent.click(wrong);
  expect(document.querySelectorAll(".lesson-marked")).toHaveLength(2);
  expect(wrong.getAttribute("aria-pressed")).toBe("false");
});

it("names letters in the language of their words", () => {
  open();
  expect(screen.getByText("B").lang).toBe("pl");
});

it("writes the name of a place below it, and nothing below the letters of words that cross", () => {
  const pieces = [{ value: "A", label: "A1", face: <path />, place: { column: 1, row: 1 } }];
  const step = (isCrossword: boolean): Step => ({
    ...STEP,
    groups: [{ name: "lesson-table", isCrossword, pieces }],
  });
  const shown = (isCrossword: boolean) => {
    const props = { lesson: LESSON, task: "", done: "", onNext: vi.fn(), takesFocus: false };
    const { container, unmount } = render(<LessonStep {...props} step={step(isCrossword)} />);
    const names = container.querySelectorAll(".small").length;
    unmount();
    return names;
  };
  expect([shown(false), shown(true)]).toEqual([1, 0]);
});
