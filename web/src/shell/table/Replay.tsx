/** A finished game gone through move by move, hands open: every position comes from the server, made from the record. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import { Sentence } from "../../a11y/Sentence.tsx";
import { Button, Card, Loading, Notice } from "../../design/components/index.ts";
import type { AnyFront, Dispatch } from "../../games/front.ts";
import { useLocale } from "../../i18n/text.ts";
import type { GameEvent, Room, TableView } from "../../net/messages.ts";
import { motionReduced, useSettings } from "../../settings/settings.ts";
import { get } from "../api.ts";
import { redirect } from "../router.ts";
import { tableApi } from "../tables.ts";
import { useLoad } from "../useLoad.ts";
import { playersOf } from "./BoardArea.tsx";
import { SeekIcon } from "./icons.tsx";
import { replayLink } from "./replayLink.ts";

interface Position {
  readonly moves: number;
  readonly total: number;
  readonly view: TableView;
  readonly events: readonly GameEvent[];
  readonly said: readonly string[];
}

interface ReplayProps {
  readonly table: string;
  readonly front: AnyFront;
  readonly room: Room;
  readonly announcer: Announcer;
  /** The move after which the game is shown: the address says it, so that it can be sent on. */
  readonly at: number;
  /** What the analysis says of the move that is shown, if it has anything to say. */
  readonly judged: string | null;
}

/** Milliseconds from move to move while the replay runs by itself. */
const PACE_MS = 1600;

export function Replay({ table, front, room, announcer, at, judged }: ReplayProps) {
  const { language, text } = useLocale();
  const { braille, coordinates } = useSettings();
  const [runs, setRuns] = useState(false);
  const [shown, setShown] = useState<Position | null>(null);
  const path = `${tableApi(table, "/replay")}?moves=${at}&marks=true`;
  const loaded = useLoad(`${path} ${language}`, () => get<Position>(path));
  const position = loaded.status === "ready" ? loaded.value : null;
  const total = shown?.total ?? 0;

  useEffect(() => {
    if (position === null) return;
    setShown(position);
    for (const sentence of position.said) announcer.narrate(sentence);
  }, [position, announcer]);
  const card = useRef<HTMLDivElement>(null);
  /** The move that was sought with the tools here; another one was chosen elsewhere, and is brought into sight. */
  const sought = useRef<number | null>(null);
  useEffect(() => {
    if (sought.current !== at) card.current?.scrollIntoView({ block: "start" });
    sought.current = at;
  }, [at]);
  const show = useCallback(
    (move: number) => {
      sought.current = move;
      redirect(replayLink(table, move));
    },
    [table],
  );
  useEffect(() => {
    if (!runs || position === null) return;
    if (position.moves >= position.total) {
      setRuns(false);
      return;
    }
    const timer = setTimeout(() => show(position.moves + 1), PACE_MS);
    return () => clearTimeout(timer);
  }, [runs, position, show]);

  function seek(to: number): void {
    setRuns(false);
    show(Math.min(Math.max(to, 0), total));
  }

  const silent: Dispatch<unknown> = {
    act: () => Promise.resolve(null),
    draft: () => undefined,
    arrange: () => undefined,
    say: () => undefined,
    tell: () => Promise.resolve(""),
    announce: (sentence) => announcer.answer(sentence),
    news: () => undefined,
  };
  const { Board } = front;
  return (
    <div ref={card} className="replay-place">
      <Card className="replay stack">
        <h2>{text("table-replay")}</h2>
        {loaded.status === "failed" ? (
          <Notice kind="warning" live>
            {loaded.error.message}
          </Notice>
        ) : null}
        <div className="replay-tools">
          <Button aria-label={text("table-replay-first")} onPress={() => seek(0)} isDisabled={at === 0}>
            <SeekIcon to="first" />
          </Button>
          <Button aria-label={text("table-replay-back")} onPress={() => seek(at - 1)} isDisabled={at === 0}>
            <SeekIcon to="back" />
          </Button>
          <Button onPress={() => setRuns(!runs)} isDisabled={at >= total && !runs}>
            {text(runs ? "table-replay-pause" : "table-replay-run")}
          </Button>
          <Button aria-label={text("table-replay-on")} onPress={() => seek(at + 1)} isDisabled={at >= total}>
            <SeekIcon to="on" />
          </Button>
          <Button aria-label={text("table-replay-last")} onPress={() => seek(total)} isDisabled={at >= total}>
            <SeekIcon to="last" />
          </Button>
          <input
            type="range"
            min={0}
            max={total}
            value={at}
            aria-label={text("table-replay-seek")}
            aria-valuetext={text("table-replay-at", { move: at, total })}
            onChange={(event) => seek(Number(event.currentTarget.value))}
          />
          <span>{text("table-replay-at", { move: at, total })}</span>
        </div>
        {shown === null ? (
          <Loading large>{text("loading")}</Loading>
        ) : (
          <>
            <p className="replay-said">
              <Sentence>{shown.said.join("\n")}</Sentence>
            </p>
            {judged === null ? null : (
              <p className="replay-judged">
                <Sentence>{judged}</Sentence>
              </p>
            )}
            <Board
              view={shown.view}
              you={null}
              players={playersOf(room, room.you.seat, (number) => text("table-seat-free", { number }))}
              options={room.options}
              events={shown.events}
              step={shown.moves}
              past={[]}
              legal={null}
              draft={front.emptyDraft}
              preview={null}
              order={[]}
              answerUntil={null}
              dispatch={silent}
              settings={{ motion: !motionReduced(), braille, handFirst: false, coordinates }}
              busy
            />
          </>
        )}
      </Card>
    </div>
  );
}
