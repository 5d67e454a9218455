/** Ways to sign in that one can add: a passkey, recovery words, a link for another device. */
import { useState } from "react";
import { Button, Card, Notice, toast } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { SignInWays } from "../../protocol/wire.ts";
import { get } from "../api.ts";
import { isOwnComputer } from "../table/invitationLink.ts";
import { QrCode } from "../table/QrCode.tsx";
import { useLoad } from "../useLoad.ts";
import { goToProvider, hasPasskeys, newPasskey, newTransfer, newWords } from "./account.ts";
import { Refused } from "./Refused.tsx";
import { useAsked } from "./useAsked.ts";

interface Adding {
  /** Called when there is another way. */
  readonly onAdded: () => void;
}

function Passkey({ onAdded }: Adding) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const add = async () => {
    if (!(await newPasskey())) return;
    toast(text("passkey-added"));
    onAdded();
  };
  return (
    <Card className="stack">
      <h3>{text("passkey")}</h3>
      <p>{text(hasPasskeys() ? "passkey-help" : "passkey-missing")}</p>
      {hasPasskeys() ? (
        <Button look="primary" onPress={() => ask(add)} isDisabled={isBusy}>
          {text("passkey-add")}
        </Button>
      ) : null}
      <Refused error={error} />
    </Card>
  );
}

function RecoveryWords({ onAdded }: Adding) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const [words, setWords] = useState<readonly string[]>([]);
  return (
    <Card className="stack">
      <h3>{text("recovery-words")}</h3>
      <p>{text("recovery-words-help")}</p>
      {words.length > 0 ? (
        <>
          <Notice kind="warning" live>
            {text("recovery-words-once")}
          </Notice>
          <ol className="recovery-words" lang="en">
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ol>
          <div className="row">
            <Button onPress={() => window.print()}>{text("print")}</Button>
            <Button
              onPress={() => {
                setWords([]);
                onAdded();
              }}
            >
              {text("recovery-words-kept")}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button onPress={() => ask(async () => setWords(await newWords()))} isDisabled={isBusy}>
            {text("recovery-words-show")}
          </Button>
        </div>
      )}
      <Refused error={error} />
    </Card>
  );
}

function Transfer() {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const [link, setLink] = useState<string | null>(null);
  const make = async () => {
    const made = await newTransfer();
    setLink(made.link);
    setTimeout(() => setLink((shown) => (shown === made.link ? null : shown)), made.lives);
  };
  return (
    <Card className="stack">
      <h3>{text("transfer")}</h3>
      <p>{text("transfer-help")}</p>
      {link === null ? (
        <div>
          <Button onPress={() => ask(make)} isDisabled={isBusy}>
            {text("transfer-make")}
          </Button>
        </div>
      ) : (
        <>
          <label className="field">
            <span className="field-label">{text("transfer-link")}</span>
            <input className="input" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
          {isOwnComputer(location.hostname) ? <p className="soft small">{text("table-invite-own")}</p> : null}
          <QrCode link={link} label={text("transfer-qr")} />
        </>
      )}
      <Refused error={error} />
    </Card>
  );
}

function Provider({ provider }: { readonly provider: string }) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  return (
    <Card className="stack">
      <h3>{text("openid", { provider })}</h3>
      <p>{text("openid-help", { provider })}</p>
      <div>
        <Button onPress={() => ask(() => goToProvider(true))} isDisabled={isBusy}>
          {text("openid-add")}
        </Button>
      </div>
      <Refused error={error} />
    </Card>
  );
}

export function NewWays({ onAdded }: Adding) {
  const ways = useLoad("sign-in", () => get<SignInWays>("/api/sign-in"));
  return (
    <div className="account-ways">
      <Passkey onAdded={onAdded} />
      <RecoveryWords onAdded={onAdded} />
      <Transfer />
      {ways.status === "ready" && ways.value.openid ? <Provider provider={ways.value.openid} /> : null}
    </div>
  );
}
