/** For those who listen: messages to go through, how much is said, alarms, and the keys that jump. */
import { type KeyboardEvent, useId, useState } from "react";
import { Link } from "react-aria-components";
import type { Announcer } from "../../a11y/announcer.ts";
import {
  FREE_LETTERS,
  HELD,
  heldKey,
  JUMPS,
  type Jump,
  jumpKey,
  jumpOf,
  jumpsWith,
  placeOf,
  withJumpKey,
  wrongKey,
} from "../../a11y/jumps.ts";
import { BUFFERS, STEPS } from "../../a11y/messages.ts";
import { unmarked } from "../../a11y/Sentence.tsx";
import { Choices } from "../../design/components/choices.tsx";
import { Button, Switch, TextField } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { useObservable } from "../../observable.ts";
import { changeSettings, useSettings, VERBOSITIES } from "../../settings/settings.ts";
import { type Asking, alarmsIn, answerTo, gone } from "./asking.ts";
import "./listening.css";

interface ListeningProps {
  readonly asking: Asking;
}

export default function Listening({ asking }: ListeningProps) {
  const text = useText();
  return (
    <div className="stack">
      <Messages asking={asking} />
      <HowMuch asking={asking} />
      <JumpKeys announcer={asking.announcer} />
      <p>
        <Link href="/screen-readers">{text("screen-readers")}</Link>
      </p>
    </div>
  );
}

function Messages({ asking }: ListeningProps) {
  const text = useText();
  const { messages, vocabulary, announcer } = asking;
  const buffer = useObservable(messages.chosen);
  const { muted } = useSettings();
  const name = (one: string) => vocabulary.say(`buffer-${one}`);

  async function copy(): Promise<void> {
    const message = messages.current();
    if (message === null) return;
    try {
      await navigator.clipboard.writeText(unmarked(message.text));
      announcer.answer(text("listening-copied"));
    } catch (error) {
      // The browser does not let pages copy.
      if (!(error instanceof DOMException)) throw error;
      announcer.answer(text("listening-not-copied"));
    }
  }

  function mute(isMuted: boolean): void {
    changeSettings({ muted: [...muted.filter((one) => one !== buffer), ...(isMuted ? [buffer] : [])] });
  }

  return (
    <>
      <Choices
        label={text("listening-buffer")}
        value={buffer}
        onChange={(chosen) => messages.chosen.set(chosen)}
        choices={BUFFERS.map((value) => ({ value, label: name(value) }))}
      />
      <div className="row">
        {STEPS.map((step) => (
          <Button key={step} onPress={() => announcer.answer(gone(step, messages, vocabulary))}>
            {text(`listening-${step}`)}
          </Button>
        ))}
        <Button onPress={() => void copy()}>{text("listening-copy")}</Button>
      </div>
      <Switch
        label={text("listening-mute", { name: name(buffer) })}
        isSelected={muted.includes(buffer)}
        onChange={mute}
      />
    </>
  );
}

function HowMuch({ asking }: ListeningProps) {
  const text = useText();
  const { verbosity, letters, alarms } = useSettings();
  const [typed, setTyped] = useState(alarms.join(" "));
  const [wrong, setWrong] = useState<string>();
  const say = (name: string, argument = "") =>
    void answerTo(name, argument, asking).then((told) => asking.announcer.answer(told));
  return (
    <>
      <Choices
        label={text("verbosity")}
        value={String(verbosity)}
        onChange={(chosen) => changeSettings({ verbosity: VERBOSITIES.find((one) => String(one) === chosen) ?? 2 })}
        choices={VERBOSITIES.map((value) => ({ value: String(value), label: text(`verbosity-${value}`) }))}
      />
      <Switch
        label={text("letters-by-name")}
        isSelected={letters}
        onChange={(chosen) => changeSettings({ letters: chosen })}
      />
      <div className="row">
        <Button onPress={() => say("less")}>{text("listening-less")}</Button>
        <Button onPress={() => say("more")}>{text("listening-more")}</Button>
        <Button
          onPress={() => {
            changeSettings({ kinds: {} });
            asking.announcer.answer(text("reset-done"));
          }}
        >
          {text("listening-kinds-reset")}
        </Button>
      </div>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (alarmsIn(typed) === null) setWrong(asking.vocabulary.say("alarm-wrong", { asked: typed }));
          else say("alarm", typed.trim() === "" ? "0" : typed);
        }}
      >
        <TextField
          label={text("listening-alarms")}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setWrong(undefined);
          }}
          autoComplete="off"
          {...(wrong !== undefined && { error: wrong })}
        />
        <Button type="submit">{text("listening-set")}</Button>
      </form>
    </>
  );
}

/** The list of jump keys; what comes of a change is said, and stands below. */
function JumpKeys({ announcer }: { readonly announcer: Announcer }) {
  const text = useText();
  const id = useId();
  const keys = useSettings();
  const [told, setTold] = useState("");
  const named = (key: string) => `${HELD}+${key.toUpperCase()}`;

  function tell(...sentences: readonly string[]): void {
    setTold(sentences.join(" "));
    announcer.answer(sentences.join("\n"));
  }

  function choose(jump: Jump, key: string): void {
    const wrong = key === "" ? null : wrongKey(key);
    if (wrong !== null) {
      const letters = FREE_LETTERS.map((letter) => letter.toUpperCase()).join(", ");
      tell(text(`jump-${wrong}`, { keys: named(key), letters }));
      return;
    }
    const lost = [...(key === "" ? [jump] : []), ...jumpsWith(key, keys, jump)];
    changeSettings({ jumpKeys: withJumpKey(jump, key, keys) });
    tell(
      ...(key === "" ? [] : [text("jump-set", { what: text(`jump-${jump}`), keys: named(key) })]),
      ...lost.map((one) => text("jump-lost", { what: text(`jump-${one}`) })),
    );
  }

  return (
    <>
      <h3 id={id}>{text("jumps")}</h3>
      <Switch
        label={text("jumps-on", { keys: HELD })}
        isSelected={keys.jumps}
        onChange={(jumps) => changeSettings({ jumps })}
      />
      {keys.jumps ? (
        <>
          <ul className="jump-keys" aria-labelledby={id}>
            {JUMPS.map((jump) => (
              <li key={jump}>
                <KeyField jump={jump} onChoose={(key) => choose(jump, key)} />
              </li>
            ))}
          </ul>
          <p className="small">{told}</p>
          <Button
            onPress={() => {
              changeSettings({ jumpKeys: {} });
              tell(text("reset-done"));
            }}
          >
            {text("jumps-reset")}
          </Button>
        </>
      ) : null}
    </>
  );
}

interface KeyFieldProps {
  readonly jump: Jump;
  /** Is given the key, or what was pressed instead; nothing where the key is taken away. */
  readonly onChoose: (key: string) => void;
}

function KeyField({ jump, onChoose }: KeyFieldProps) {
  const text = useText();
  const keys = useSettings();

  function press(event: KeyboardEvent): void {
    const { ctrlKey, altKey, metaKey, key } = event;
    const held = heldKey(event.nativeEvent, true);
    // With the keys of jumps held a free key is chosen, and another one jumps. All else is the browser's.
    if ((ctrlKey || altKey || metaKey) && (held === null || jumpOf(event.nativeEvent, keys) !== null)) return;
    if (key === "Backspace" || key === "Delete") onChoose("");
    else if ([...key].length === 1) onChoose(placeOf(event.nativeEvent) ?? key.toLowerCase());
    else return;
    event.preventDefault();
  }

  return (
    <label className="row">
      <span>{text(`jump-${jump}`)}</span>
      <span>{HELD}+</span>
      <input
        className="input jump-key"
        value={jumpKey(jump, keys)}
        autoComplete="off"
        onKeyDown={press}
        // Keyboards on a screen say no keys, only what is in the field then.
        onChange={(event) => onChoose(event.currentTarget.value.slice(-1).toLowerCase())}
      />
    </label>
  );
}
