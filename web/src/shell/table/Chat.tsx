/** What people say: words of their own, or ready-made phrases that everyone reads in their own language. */
import { useEffect, useRef, useState } from "react";
import { Button, Switch, TextField, toast } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { ChatLine, Room } from "../../net/messages.ts";
import { command, type TableStore } from "../../store/table.ts";
import { Neighbours } from "../people/Neighbours.tsx";
import { WhoButton } from "../people/WhoButton.tsx";
import { PassingLine } from "./PassingLine.tsx";

/** Keys of the ready-made phrases; each has a text `table-phrase-…`. */
const PHRASES = ["hello", "luck", "well", "thanks", "oops", "think", "again", "bye"] as const;

interface LinesProps {
  readonly lines: readonly ChatLine[];
  readonly room: Room;
  readonly muted: ReadonlySet<string>;
  readonly heading: string;
}

/** What was said, the newest at the bottom and in sight; nothing before anybody has talked. */
function Lines({ lines, room, muted, heading }: LinesProps) {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const count = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is scrolled to
  useEffect(() => {
    const box = list.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, [count]);
  if (count === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard
    <ol ref={list} tabIndex={0} aria-labelledby={heading}>
      {lines.map((line, index) =>
        muted.has(line.from) ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
          <li key={index}>
            {line.from === room.you.name ? (
              <b>{line.from}</b>
            ) : (
              <WhoButton table={room.table} name={line.from} who={{ line: line.at }} className="chat-who">
                {line.from}
              </WhoButton>
            )}{" "}
            {line.phrase === undefined ? line.text : <i>{text(`table-phrase-${line.phrase}`)}</i>}
          </li>
        ),
      )}
    </ol>
  );
}

interface ChatProps {
  readonly store: TableStore;
  readonly chat: readonly ChatLine[];
  readonly room: Room;
  readonly muted: ReadonlySet<string>;
  readonly onMute: (muted: ReadonlySet<string>) => void;
}

export function Chat({ store, chat, room, muted, onMute }: ChatProps) {
  const text = useText();
  const [typed, setTyped] = useState("");
  const section = useRef<HTMLElement>(null);
  // While a game is on, spectators are heard by spectators only.
  const apart = room.status === "playing" && room.you.seat === null;

  async function send(keys: { text: string } | { phrase: string }): Promise<boolean> {
    const reply = await store.ask(command("chat", keys));
    if (!reply.ok) toast(reply.error.message);
    return reply.ok;
  }

  // Nobody reads it yet: it takes a line, and leaves the room to the log.
  const isAlone =
    room.status !== "waiting" &&
    room.you.seat !== null &&
    chat.length === 0 &&
    room.spectators.length === 0 &&
    room.seats.every(({ bot }, seat) => bot !== null || seat === room.you.seat);
  const speakers = [...new Set(chat.map((line) => line.from))].filter((name) => name !== room.you.name);
  return (
    <section ref={section} className="card table-chat" aria-labelledby="chat-heading">
      <PassingLine
        lines={chat.filter(({ from, overheard }) => from !== room.you.name && !overheard && !muted.has(from))}
        chat={section}
      />
      <h2 id="chat-heading" className={isAlone ? "unseen" : undefined}>
        {text(apart ? "table-chat-players" : "table-chat")}
      </h2>
      <Lines
        lines={apart ? chat.filter((line) => line.seat !== null) : chat}
        room={room}
        muted={muted}
        heading="chat-heading"
      />
      {apart ? (
        <>
          <h2 id="apart-heading">{text("table-chat-apart")}</h2>
          <p className="soft small">{text("table-chat-apart-help")}</p>
          <Lines lines={chat.filter((line) => line.seat === null)} room={room} muted={muted} heading="apart-heading" />
        </>
      ) : null}
      {isAlone ? null : (
        <ul className="table-phrases" data-sideways="" aria-label={text("table-phrases")}>
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <Button onPress={() => void send({ phrase })}>{text(`table-phrase-${phrase}`)}</Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="table-say"
        onSubmit={(event) => {
          event.preventDefault();
          const words = typed.trim();
          if (words !== "") void send({ text: words }).then((sent) => sent && setTyped(""));
        }}
      >
        <TextField
          label={text("table-chat-field")}
          value={typed}
          onChange={setTyped}
          maxLength={200}
          autoComplete="off"
        />
        <Button type="submit">{text("table-chat-send")}</Button>
      </form>
      {speakers.map((name) => (
        <Switch
          key={name}
          label={text("table-mute", { name })}
          isSelected={muted.has(name)}
          onChange={(on) => {
            const next = new Set(muted);
            if (on) next.add(name);
            else next.delete(name);
            onMute(next);
          }}
        />
      ))}
      {isAlone ? null : (
        <Neighbours
          table={room.table}
          names={[...room.seats.map(({ name }) => name), ...room.spectators, ...speakers].join()}
        />
      )}
      {room.spectators.length === 0 ? null : (
        <p className="soft small">
          {text("table-spectators", { names: room.spectators.join(", "), count: room.spectators.length })}
        </p>
      )}
    </section>
  );
}
