/** The board of a replay: after a move, or before it with the better one drawn on it; and what each held then. */
import { type ReactNode, useMemo } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import { Loading } from "../../design/components/index.ts";
import type { AnyFront, BoardProps, Dispatch } from "../../games/front.ts";
import { type Shown, ShownContext } from "../../games/shown.ts";
import { useLocale } from "../../i18n/text.ts";
import type { Room, TableView } from "../../net/messages.ts";
import type { AnalysedMove } from "../../protocol/analysis.ts";
import type { ReplayReply as Position } from "../../protocol/http.ts";
import { motionReduced, useSettings } from "../../settings/settings.ts";
import { get } from "../api.ts";
import { tableApi } from "../tables.ts";
import { useLoad } from "../useLoad.ts";
import { asEvent } from "./answers.ts";
import { playersOf } from "./BoardArea.tsx";
import type { Replay } from "./useReplay.ts";

interface ReplayBoardProps {
  readonly table: string;
  readonly front: AnyFront;
  readonly room: Room;
  readonly announcer: Announcer;
  readonly replay: Replay;
  /** The move instead of which the better one is shown; null where the game is shown as it was. */
  readonly better: AnalysedMove | null;
  /** What the players did not see is hidden. */
  readonly isVeiled: boolean;
}

/** The position before a move. */
function useBefore(table: string, move: number | null): Position | null {
  const { language } = useLocale();
  const path = `${tableApi(table, "/replay")}?moves=${(move ?? 1) - 1}&marks=true`;
  const loaded = useLoad<Position | null>(`${path} ${language} ${move === null}`, () =>
    move === null ? Promise.resolve(null) : get<Position>(path),
  );
  return loaded.status === "ready" ? loaded.value : null;
}

export function ReplayBoard(props: ReplayBoardProps): ReactNode {
  const { table, front, room, announcer, replay, better, isVeiled } = props;
  const { text } = useLocale();
  const { braille, coordinates } = useSettings();
  const before = useBefore(table, better?.number ?? null);
  const position = better === null ? replay.shown : before;
  const shown = useMemo(() => drawnOf(front, position, better), [front, position, better]);
  if (position === null) return <Loading large>{text("loading")}</Loading>;
  const silent: Dispatch<unknown> = {
    act: () => Promise.resolve(null),
    draft: () => undefined,
    arrange: () => undefined,
    say: () => undefined,
    tell: () => Promise.resolve(""),
    announce: (sentence) => announcer.answer(sentence),
    news: () => undefined,
  };
  const events = better === null ? position.events : [];
  const board: BoardProps<TableView, unknown> = {
    view: isVeiled && front.veiled !== null ? front.veiled(position.view) : position.view,
    you: null,
    players: playersOf(room, room.you.seat, (number) => text("table-seat-free", { number })),
    options: room.options,
    events,
    step: position.moves,
    past: [],
    legal: null,
    draft: front.emptyDraft,
    preview: null,
    order: [],
    answerUntil: null,
    dispatch: silent,
    settings: { motion: !motionReduced(), braille, handFirst: false, coordinates, autoAccept: false },
    busy: true,
  };
  const { Board, Others } = front;
  return (
    <section className="board-area replay-board" aria-label={text("table-board")}>
      <ShownContext value={shown}>
        <Board {...board} />
        {Others === null ? null : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard
          <section className="replay-others" tabIndex={0} aria-label={text("table-replay-held")}>
            <Others {...board} />
          </section>
        )}
      </ShownContext>
    </section>
  );
}

/** What is drawn on the position: the better move, else the one that was made. */
function drawnOf(front: AnyFront, position: Position | null, better: AnalysedMove | null): Shown | null {
  if (better !== null) return better.event == null ? null : { event: asEvent(better.event), mode: "advice" };
  const made = position?.events.find(({ kind }) => front.shows.includes(kind));
  return made === undefined ? null : { event: made, mode: "told" };
}
