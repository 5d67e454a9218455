/** Shows a game's board with a recorded view, as the table page would, and records what it asks for. */
import { render } from "@testing-library/react";
import { useEffect, useMemo, useState } from "react";
import { vi } from "vitest";
import { WordLanguage } from "../src/a11y/Sentence.tsx";
import type { BoardSettings, Dispatch, GameFront } from "../src/games/front.ts";
import { OwnersPack } from "../src/games/pack.ts";
import type { GameEvent, Json, Legal, Preview, Seat, TableView } from "../src/net/messages.ts";
import type { OptionValue } from "../src/protocol/http.ts";

interface Recorded<View> {
  readonly view: View;
  readonly you?: Seat | null;
  readonly legal?: Legal;
  readonly preview?: Preview;
  readonly answerUntil?: number;
  readonly settings?: Partial<BoardSettings>;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** What happened before the board is shown. */
  readonly past?: readonly GameEvent[];
  /** The owner's own pack; none for the game's. */
  readonly pack?: Json;
  /** The language of the game's words, where the test looks at it. */
  readonly words?: string;
}

const NAMES = ["Ala", "Ola", "Jan"];

interface ShownProps<View extends TableView, Draft> extends Recorded<View> {
  readonly front: GameFront<View, Draft>;
  readonly events: readonly GameEvent[];
  readonly step: number;
  readonly dispatch: Omit<Dispatch<Draft>, "draft" | "arrange">;
  readonly onDraft: (draft: Draft) => void;
}

function Shown<View extends TableView, Draft>(props: ShownProps<View, Draft>) {
  const {
    front,
    view,
    you = 0,
    legal,
    preview,
    answerUntil = null,
    settings,
    options = {},
    pack = null,
    past = [],
    words = null,
    events,
    step,
    dispatch,
    onDraft,
  } = props;
  const [draft, setDraft] = useState(front.emptyDraft);
  const [order, setOrder] = useState<readonly string[]>([]);
  useEffect(() => onDraft(draft));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each draft has a preview of its own
  const previewed = useMemo(() => (preview === undefined ? null : { ...preview }), [preview, draft]);
  return (
    <WordLanguage value={words}>
      <OwnersPack value={pack}>
        <front.Board
          view={view}
          you={you}
          players={NAMES.slice(0, view.seats).map((name, seat) => ({ seat, name, own: seat === you, isBot: false }))}
          options={options}
          events={events}
          step={step}
          past={past}
          legal={legal ?? null}
          draft={draft}
          preview={previewed}
          order={order}
          answerUntil={answerUntil}
          dispatch={{ ...dispatch, draft: setDraft, arrange: setOrder }}
          settings={{
            motion: true,
            braille: false,
            handFirst: false,
            coordinates: false,
            autoAccept: false,
            ...settings,
          }}
          busy={false}
        />
      </OwnersPack>
    </WordLanguage>
  );
}

export function showBoard<View extends TableView, Draft>(front: GameFront<View, Draft>, recorded: Recorded<View>) {
  const { view, you } = recorded;
  const asked = {
    act: vi.fn<Dispatch<Draft>["act"]>(() => Promise.resolve(null)),
    say: vi.fn<Dispatch<Draft>["say"]>(),
    tell: vi.fn<Dispatch<Draft>["tell"]>((topic) => Promise.resolve(`told of ${topic}`)),
    announce: vi.fn<Dispatch<Draft>["announce"]>(),
    news: vi.fn<Dispatch<Draft>["news"]>(),
  };
  let draft = front.emptyDraft;
  const onDraft = (next: Draft) => {
    draft = next;
  };
  const fixed = { ...recorded, front, dispatch: asked, onDraft };
  const { rerender } = render(<Shown {...fixed} events={[]} step={1} />);
  return {
    ...asked,
    /** The move that the draft stands for now. */
    move: () => front.draftMove(draft, view, you ?? 0),
    /** Shows the next step of the game: its events, and the view after it. */
    next: (after: View, events: readonly GameEvent[]) =>
      rerender(<Shown {...fixed} view={after} events={events} step={2} />),
  };
}
