/** For those who listen: messages to go through, how much is said, alarms, and the keys that jump. */
import { useId, useState } from "react";
import { Link } from "react-aria-components";
import { HELD, JUMPS, type Jump, jumpKey, withJumpKey } from "../../a11y/jumps.ts";
import { BUFFERS, STEPS } from "../../a11y/messages.ts";
import { unmarked } from "../../a11y/Sentence.tsx";
import { Choices } from "../../design/components/choices.tsx";
import { Button, Switch, TextField } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { useObservable } from "../../observable.ts";
import { changeSettings, useSettings, VERBOSITIES } from "../../settings/settings.ts";
import { type Asking, answerTo, gone } from "./asking.ts";

interface ListeningProps {
  readonly asking: Asking;
}

export default function Listening({ asking }: ListeningProps) {
  const text = useText();
  return (
    <div className="stack">
      <Messages asking={asking} />
      <HowMuch asking={asking} />
      <JumpKeys />
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
  const { verbosity, letters, alarms, kinds } = useSettings();
  const [typed, setTyped] = useState(alarms.join(" "));
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
        {Object.keys(kinds).length === 0 ? null : (
          <Button onPress={() => changeSettings({ kinds: {} })}>{text("listening-kinds-reset")}</Button>
        )}
      </div>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          say("alarm", typed.trim() === "" ? "0" : typed);
        }}
      >
        <TextField label={text("listening-alarms")} value={typed} onChange={setTyped} autoComplete="off" />
        <Button type="submit">{text("listening-set")}</Button>
      </form>
    </>
  );
}

function JumpKeys() {
  const text = useText();
  const id = useId();
  const keys = useSettings();
  return (
    <>
      <h3 id={id}>{text("jumps")}</h3>
      <Switch
        label={text("jumps-on", { keys: HELD })}
        isSelected={keys.jumps}
        onChange={(jumps) => changeSettings({ jumps })}
      />
      {keys.jumps ? (
        <ul className="jump-keys" aria-labelledby={id}>
          {JUMPS.map((jump) => (
            <li key={jump}>
              <KeyField jump={jump} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function KeyField({ jump }: { readonly jump: Jump }) {
  const text = useText();
  const keys = useSettings();
  return (
    <label className="row">
      <span>{text(`jump-${jump}`)}</span>
      <span>{HELD}+</span>
      <input
        className="input jump-key"
        value={jumpKey(jump, keys)}
        autoComplete="off"
        // The newest letter or digit counts, and an empty field takes the key away.
        onChange={(event) => {
          const key = event.currentTarget.value.slice(-1).toLowerCase();
          if (/^[a-z0-9]?$/.test(key)) changeSettings({ jumpKeys: withJumpKey(jump, key, keys) });
        }}
      />
    </label>
  );
}
