/** How to play by ear or by touch: the keys, the messages, and what each screen reader wants. */
import { Link } from "react-aria-components";
import { Loading } from "../../design/components/index.ts";
import { useLocale } from "../../i18n/text.ts";
import { Failure } from "../Failure.tsx";
import { Markdown } from "../markdown.tsx";
import { Page } from "../Page.tsx";
import { useLoad } from "../useLoad.ts";

const BOOKS = import.meta.glob<string>("../../texts/*/screen-readers.md", { query: "?raw", import: "default" });

interface Part {
  readonly heading: string;
  readonly text: string;
}

/** The parts of a book, each under its heading; what stands before the first has none. */
function partsOf(book: string): readonly Part[] {
  const [opening = "", ...parts] = book.split(/^## /m);
  return [
    { heading: "", text: opening },
    ...parts.map((part) => {
      const [heading = "", ...lines] = part.split("\n");
      return { heading, text: lines.join("\n") };
    }),
  ];
}

export default function ScreenReadersPage() {
  const { language, text } = useLocale();
  const book = useLoad(language, async () => (await BOOKS[`../../texts/${language}/screen-readers.md`]?.()) ?? "");
  return (
    <Page title={text("screen-readers")} className="narrow rules">
      {book.status === "loading" ? <Loading>{text("loading")}</Loading> : null}
      {book.status === "failed" ? <Failure error={book.error} retry={book.retry} /> : null}
      {book.status !== "ready"
        ? null
        : partsOf(book.value).map((part) => (
            <section key={part.heading}>
              {part.heading === "" ? null : <h2>{part.heading}</h2>}
              <Markdown source={part.text} />
            </section>
          ))}
      <p>
        <Link href="/sounds">{text("sounds-page")}</Link>
      </p>
    </Page>
  );
}
