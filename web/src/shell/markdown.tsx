/** Markdown of the rules as elements: paragraphs, lists, `code`, **strong** and *emphasis*. Anything else stays text. */
import { Fragment, type ReactNode } from "react";
import { Words } from "../a11y/Words.tsx";

const INLINE = /(`[^`]+`|\*\*[^*]+\*\*|\*[^\s*][^*]*\*)/;

function words(text: string): ReactNode {
  return <Words>{text}</Words>;
}

/** One run of text with what is marked in it. */
function inline(source: string): ReactNode {
  return source.split(INLINE).map((part, index) => {
    const key = `${index}`;
    if (part.startsWith("`") && part.length > 2) return <code key={key}>{words(part.slice(1, -1))}</code>;
    if (part.startsWith("**") && part.length > 4) return <strong key={key}>{words(part.slice(2, -2))}</strong>;
    if (part.startsWith("*") && part.length > 2) return <em key={key}>{words(part.slice(1, -1))}</em>;
    return <Fragment key={key}>{words(part)}</Fragment>;
  });
}

/** Lines that belong together: items of a list, or one paragraph each. */
function blocks(source: string): { readonly isList: boolean; readonly lines: readonly string[] }[] {
  const found: { isList: boolean; lines: string[] }[] = [];
  for (const line of source.split("\n")) {
    const item = line.match(/^\s*[-*] +(.*)$/);
    const words = item?.[1] ?? line.trim();
    if (words === "") continue;
    const last = found.at(-1);
    if (item && last?.isList) last.lines.push(words);
    else found.push({ isList: item !== null, lines: [words] });
  }
  return found;
}

export function Markdown({ source }: { source: string }) {
  return blocks(source).map(({ isList, lines }, index) => {
    const key = `${index}`;
    if (!isList) return <p key={key}>{inline(lines[0] ?? "")}</p>;
    return (
      <ul key={key}>
        {lines.map((line) => (
          <li key={line}>{inline(line)}</li>
        ))}
      </ul>
    );
  });
}
