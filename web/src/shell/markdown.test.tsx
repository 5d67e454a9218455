import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Markdown } from "./markdown.tsx";

function html(source: string): string {
  return render(<Markdown source={source} />).container.innerHTML;
}

it("makes each line a paragraph", () => {
  expect(html("One.\nTwo.\n\nThree.")).toBe("<p>One.</p><p>Two.</p><p>Three.</p>");
});

it("marks code, strong words and emphasis", () => {
  expect(html("`word ВОДА` is **very** *wet*")).toBe(
    "<p><code>word ВОДА</code> is <strong>very</strong> <em>wet</em></p>",
  );
});

it("leaves stars inside code and lone stars alone", () => {
  expect(html("`*` and 2 * 3 * 4")).toBe("<p><code>*</code> and 2 * 3 * 4</p>");
});

it("makes lists of items that follow each other", () => {
  expect(html("Two:\n- `A`\n- B\nEnd")).toBe("<p>Two:</p><ul><li><code>A</code></li><li>B</li></ul><p>End</p>");
});

it("never makes elements of markup that it does not know", () => {
  expect(html('<img src=x onerror="alert(1)">')).toBe('<p>&lt;img src=x onerror="alert(1)"&gt;</p>');
});
