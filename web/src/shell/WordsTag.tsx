/** In which language the words of a table are; nothing for a game without words. */
import { Tag } from "../design/components/index.ts";
import { useText } from "../i18n/text.ts";

export function WordsTag({ language }: { readonly language: string | null | undefined }) {
  const text = useText();
  return language == null ? null : <Tag>{text("words-in", { language })}</Tag>;
}
