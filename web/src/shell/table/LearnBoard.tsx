/** The real board before a mistake of one's own, with all its controls: a move made there is tried. */
import { useMemo, useState } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import { makeMessages } from "../../a11y/messages.ts";
import { Loading } from "../../design/components/index.ts";
import type { AnyFront } from "../../games/front.ts";
import { useText } from "../../i18n/text.ts";
import { useObservable } from "../../observable.ts";
import type { TableStore } from "../../store/table.ts";
import type { Answers } from "./answers.ts";
import { BoardArea } from "./BoardArea.tsx";

interface LearnBoardProps {
  readonly store: TableStore;
  readonly announcer: Announcer;
  readonly answers: Answers;
  readonly front: AnyFront;
}

export function LearnBoard({ store, announcer, answers, front }: LearnBoardProps) {
  const text = useText();
  const { view } = useObservable(store.table);
  // What one tries is no part of the game: its demands are said, and not among the messages.
  const messages = useMemo(() => makeMessages(announcer, ({ text }) => text), [announcer]);
  const [refused, setRefused] = useState<string | null>(null);
  if (view === null) return <Loading large>{text("loading")}</Loading>;
  return (
    <BoardArea
      {...{ store, announcer, answers, messages, front, refused }}
      onType={() => undefined}
      onCancel={null}
      onRefused={setRefused}
      shown={null}
    />
  );
}
