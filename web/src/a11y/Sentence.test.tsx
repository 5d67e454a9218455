import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Sentence, unmarked, WordLanguage } from "./Sentence.tsx";

const SAID = "Anna: \u2068KOT\u2069, crossing \u2068TAK\u2069 and \u2068OKO\u2069. 7 points";

test("marked words have their language, and the marks are gone", () => {
  const { container } = render(
    <WordLanguage value="pl">
      <Sentence>{SAID}</Sentence>
    </WordLanguage>,
  );
  expect(container.textContent).toBe("Anna: KOT, crossing TAK and OKO. 7 points");
  expect([...container.querySelectorAll("[lang=pl]")].map((word) => word.textContent)).toEqual(["KOT", "TAK", "OKO"]);
});

test("a game without words has none to tell apart", () => {
  const { container } = render(<Sentence>{SAID}</Sentence>);
  expect(container.innerHTML).toBe(unmarked(SAID));
});
