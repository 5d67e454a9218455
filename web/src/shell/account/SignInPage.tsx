/** Signing in, on a device that one has not used before or where one is asked again. */
import { useState } from "react";
import { Button, Card, Notice, TextField } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { SignInWays } from "../../protocol/wire.ts";
import { get } from "../api.ts";
import { Page } from "../Page.tsx";
import { redirect } from "../router.ts";
import { useLoad } from "../useLoad.ts";
import {
  askForLink,
  hasPasskeys,
  signInByMail,
  signInByTransfer,
  signInWithPasskey,
  signInWithWords,
} from "./account.ts";
import { Refused } from "./Refused.tsx";
import { useAsked } from "./useAsked.ts";
import "./account.css";

/** How the end of a link begins that came by mail. */
const MAIL = "mail.";

/** What the link from another device, or in a mail, ends in; "" where one came without. */
function secretHere(): string {
  return location.hash.slice(1);
}

function done(): void {
  redirect("/");
}

/** Asks before this device becomes somebody's: whoever sends a link could want others to play as them. */
function ByTransfer({ secret }: { readonly secret: string }) {
  const text = useText();
  const isMail = secret.startsWith(MAIL);
  const signIn = () => (isMail ? signInByMail(secret.slice(MAIL.length)) : signInByTransfer(secret));
  const { isBusy, error, ask } = useAsked();
  return (
    <Card className="stack">
      <p>{text(isMail ? "mail-sure" : "transfer-sure")}</p>
      <div>
        <Button look="primary" onPress={() => ask(() => signIn().then(done))} isDisabled={isBusy}>
          {text("transfer-take")}
        </Button>
      </div>
      <Refused error={error} />
    </Card>
  );
}

function ByPasskey() {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  if (!hasPasskeys()) return null;
  return (
    <Card className="stack">
      <h2>{text("passkey")}</h2>
      <div>
        <Button
          look="primary"
          onPress={() => ask(async () => (await signInWithPasskey()) && done())}
          isDisabled={isBusy}
        >
          {text("sign-in-passkey")}
        </Button>
      </div>
      <Refused error={error} />
    </Card>
  );
}

function ByWords() {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const [words, setWords] = useState("");
  return (
    <Card className="stack">
      <h2>{text("recovery-words")}</h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          ask(() => signInWithWords(words).then(done));
        }}
      >
        <TextField
          label={text("recovery-words-type")}
          help={text("recovery-words-type-help")}
          value={words}
          onChange={setWords}
          maxLength={400}
          autoComplete="off"
        />
        <div>
          <Button type="submit" isDisabled={isBusy || words.trim() === ""}>
            {text("sign-in")}
          </Button>
        </div>
      </form>
      <Refused error={error} />
    </Card>
  );
}

function ByMail() {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const [address, setAddress] = useState("");
  const [isSent, setIsSent] = useState(false);
  return (
    <Card className="stack">
      <h2>{text("sign-in-mail")}</h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          ask(() => askForLink(address).then(() => setIsSent(true)));
        }}
      >
        <TextField
          label={text("notify-mail-address")}
          value={address}
          onChange={setAddress}
          maxLength={254}
          autoComplete="email"
        />
        <div>
          <Button type="submit" isDisabled={isBusy || address.trim() === ""}>
            {text("sign-in-mail-send")}
          </Button>
        </div>
      </form>
      {isSent ? (
        <Notice kind="info" live>
          {text("sign-in-mail-sent")}
        </Notice>
      ) : null}
      <Refused error={error} />
    </Card>
  );
}

export default function SignInPage() {
  const text = useText();
  const [secret] = useState(secretHere);
  const ways = useLoad("sign-in", () => get<SignInWays>("/api/sign-in"));
  return (
    <Page title={text("sign-in")} className="narrow">
      {secret === "" ? (
        <>
          <p>{text("sign-in-lead")}</p>
          <ByPasskey />
          <ByWords />
          {ways.status === "ready" && ways.value.mail ? <ByMail /> : null}
          <Card className="stack">
            <h2>{text("transfer")}</h2>
            <p>{text("transfer-from-other")}</p>
          </Card>
        </>
      ) : (
        <ByTransfer secret={secret} />
      )}
    </Page>
  );
}
