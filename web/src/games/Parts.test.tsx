/** The parts of a table's screen. */
import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { switchLanguage } from "../i18n/text.ts";
import { Parts } from "./Parts.tsx";
import { Refused } from "./refused.ts";

beforeAll(() => switchLanguage("en"));

function prompt(refused: string | null) {
  return render(
    <Refused value={refused}>
      <Parts className="game" prompt={<p id="advice">Play a word.</p>} board={null} handFirst={false} />
    </Refused>,
  ).container.querySelector('[data-part="prompt"]');
}

test("the prompt says what to do", () => {
  expect(prompt(null)?.classList.contains("part-prompt-wrong")).toBe(false);
  expect(screen.getByText("Play a word.").closest("[hidden]")).toBeNull();
});

test("a refusal takes the prompt's place, and what the prompt describes stays described", () => {
  expect(prompt("That card is not yours.")?.classList.contains("part-prompt-wrong")).toBe(true);
  expect(screen.getByText("That card is not yours.").closest("[hidden]")).toBeNull();
  expect(screen.getByText("Play a word.").closest("[hidden]")).not.toBeNull();
});
