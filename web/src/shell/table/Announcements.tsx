/** The two live regions of a table, and what of the table is said through them and played as a sound. */
import { useEffect, useRef } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import { Sentence } from "../../a11y/Sentence.tsx";
import type { AnyFront } from "../../games/front.ts";
import { useText } from "../../i18n/text.ts";
import type { ChatLine } from "../../net/messages.ts";
import { useObservable } from "../../observable.ts";
import { useSettings } from "../../settings/settings.ts";
import { type Asked, askedOf } from "../../store/asked.ts";
import type { TableState } from "../../store/fold.ts";
import { playSound } from "./sounds.ts";

export function Announcements({ announcer }: { announcer: Announcer }) {
  const { first, second } = useObservable(announcer.regions);
  return (
    <div className="unseen">
      <div aria-live="polite" aria-atomic="true" data-region="1">
        {first === null ? (
          ""
        ) : (
          <span {...(first.lang !== null && { lang: first.lang })}>
            <Sentence>{first.text}</Sentence>
          </span>
        )}
      </div>
      <div aria-live="polite" aria-atomic="true" data-region="2">
        {second === null ? (
          ""
        ) : (
          <span {...(second.lang !== null && { lang: second.lang })}>
            <Sentence>{second.text}</Sentence>
          </span>
        )}
      </div>
    </div>
  );
}

/** The lines that were not there before; a line keeps what it was said when, however many older ones are forgotten. */
function newLines(before: readonly ChatLine[], now: readonly ChatLine[]): readonly ChatLine[] {
  const key = ({ at, from, text, phrase }: ChatLine) => JSON.stringify([at, from, text, phrase]);
  const known = new Set(before.map(key));
  return now === before ? [] : now.filter((line) => !known.has(key(line)));
}

/** What has been told already. */
interface Known {
  readonly here: boolean;
  readonly step: number;
  readonly asked: Asked | null;
  readonly chat: readonly ChatLine[];
  readonly nudges: number;
}

/** Says each new step, whose turn it has become, chat lines and nudges; and plays their sounds. */
export function useAnnouncements(
  state: TableState,
  announcer: Announcer,
  front: AnyFront | null,
  muted: ReadonlySet<string>,
): void {
  const text = useText();
  const { sounds, volume } = useSettings();
  const { room, view, step, chat, nudges } = state;
  const you = room?.you.seat ?? null;
  const asked = askedOf(view, you);
  const known = useRef<Known>({ here: room !== null, step: step.number, asked: null, chat, nudges: nudges.count });
  useEffect(() => {
    const before = known.current;
    known.current = { here: room !== null, step: step.number, asked, chat, nudges: nudges.count };
    if (step.number !== before.step) {
      for (const sentence of step.said) announcer.announce(sentence);
      const heard = new Set(step.events.map((event) => front?.soundOf(event, you) ?? null));
      for (const sound of heard) if (sound !== null) playSound(sound, sounds, volume);
    }
    if (asked !== null && asked !== before.asked) {
      announcer.announce(text(`table-your-${asked}`));
      playSound("yourTurn", sounds, volume);
    }
    // What was said before one came is in the chat to be read.
    const fresh = before.here ? newLines(before.chat, chat) : [];
    const lines = fresh.filter(({ from }) => from !== room?.you.name && !muted.has(from));
    if (lines.length > 0) {
      for (const line of lines.filter(({ overheard }) => !overheard)) {
        const words = line.phrase === undefined ? (line.text ?? "") : text(`table-phrase-${line.phrase}`);
        announcer.announce(text("table-chat-said", { name: line.from, words }));
      }
      // What spectators said in a whole game is too much to be read out.
      const overheard = lines.filter((line) => line.overheard).length;
      if (overheard > 0) announcer.announce(text("table-chat-overheard", { count: overheard }));
      playSound("message", sounds, volume);
    }
    if (nudges.count > before.nudges) {
      const name = nudges.from === null ? "" : (room?.seats[nudges.from]?.name ?? "");
      announcer.announce(text("table-nudged", { name }));
      playSound("nudge", sounds, volume);
    }
  }, [step, asked, chat, nudges, announcer, front, you, room, sounds, volume, text, muted]);
}
