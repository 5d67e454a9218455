/** A finished game gone through move by move, hands open: every position comes from the server, made from the record. */
import { useEffect, useState } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import { Sentence } from "../../a11y/Sentence.tsx";
import { Button, Card, Loading, Notice } from "../../design/components/index.ts";
import type { AnyFront, Dispatch } from "../../games/front.ts";
import { useLocale } from "../../i18n/text.ts";
import type { GameEvent, Room, TableView } from "../../net/messages.ts";
import { motionReduced, useSettings } from "../../settings/settings.ts";
import { get } from "../api.ts";
import { useLoad } from "../useLoad.ts";
import { playersOf } from "./BoardArea.tsx";
import { SeekIcon } from "./icons.tsx";

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
}

/** Milliseconds from move to move while the replay runs by itself. */
const PACE_MS = 1600;

export function Replay({ table, front, room, announcer }: ReplayProps) {
  const { language, text } = useLocale();
  const { braille } = useSettings();
  const [at, setAt] = useState(0);
  const [runs, setRuns] = useState(false);
  const [shown, setShown] = useState<Position | null>(null);
  const path = `/api/tables/${encodeURIComponent(table)}/replay?moves=${at}&marks=true`;
  const loaded = useLoad(`${path} ${language}`, () => get<Position>(path));
  const position = loaded.status === "ready" ? loaded.value : null;
  const total = shown?.total ?? 0;

  useEffect(() => {
    if (position === null) return;
    setShown(position);
    for (const sentence of position.said) announcer.announce(sentence);
  }, [position, announcer]);
  useEffect(() => {
    if (!runs || position === null) return;
    if (position.moves >= position.total) {
      setRuns(false);
      return;
    }
    const timer = setTimeout(() => setAt(position.moves + 1), PACE_MS);
    return () => clearTimeout(timer);
  }, [runs, position]);

  function seek(to: number): void {
    setRuns(false);
    setAt(Math.min(Math.max(to, 0), total));
  }

  const silent: Dispatch<unknown> = {
    act: () => Promise.resolve(null),
    draft: () => undefined,
    say: () => undefined,
    tell: () => Promise.resolve(""),
    announce: (sentence) => announcer.answer(sentence),
  };
  const { Board } = front;
  return (
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
        <Loading>{text("loading")}</Loading>
      ) : (
        <>
          <p className="replay-said">
            <Sentence>{shown.said.join(" ")}</Sentence>
          </p>
          <Board
            view={shown.view}
            you={null}
            players={playersOf(room, null, (number) => text("table-seat-free", { number }))}
            events={shown.events}
            step={shown.moves}
            legal={null}
            draft={front.emptyDraft}
            preview={null}
            dispatch={silent}
            settings={{ motion: !motionReduced(), braille, handFirst: false }}
            busy
          />
        </>
      )}
    </Card>
  );
}
