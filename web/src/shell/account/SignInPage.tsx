/** Signing in, on a device that one has not used before or where one is asked again. */
import { useEffect, useState } from "react";
import { Button, Card, Loading, Notice, TextField } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { SignInWays } from "../../protocol/wire.ts";
import { get } from "../api.ts";
import { Page } from "../Page.tsx";
import { type RoutedPage, redirect } from "../router.ts";
import { useLoad } from "../useLoad.ts";
import {
  askForLink,
  comeFromProvider,
  goToProvider,
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

function ByProvider({ provider }: { readonly provider: string }) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  return (
    <Card className="stack">
      <h2>{text("openid", { provider })}</h2>
      <div>
        <Button onPress={() => ask(() => goToProvider(false))} isDisabled={isBusy}>
          {text("openid-sign-in", { provider })}
        </Button>
      </div>
      <Refused error={error} />
    </Card>
  );
}

/** What the provider sent with the browser, once: the address forgets it at once. */
function replyHere({ query }: RoutedPage["route"]): { code: string; state: string; isRefused: boolean } {
  return { code: query.get("code") ?? "", state: query.get("state") ?? "", isRefused: query.has("error") };
}

/** Back from the provider: either one is known now, or one reads why not and can sign in otherwise. */
function FromProvider({ code, state }: { readonly code: string; readonly state: string }) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  useEffect(() => {
    ask(() => comeFromProvider(code, state).then((isSame) => redirect(isSame ? "/account" : "/")));
  }, [ask, code, state]);
  return (
    <>
      {isBusy ? <Loading>{text("openid-waiting")}</Loading> : null}
      <Refused error={error} />
    </>
  );
}

export default function SignInPage({ route }: RoutedPage) {
  const text = useText();
  const [secret, setSecret] = useState(secretHere);
  const [reply] = useState(() => replyHere(route));
  useEffect(() => {
    if (reply.state !== "") redirect("/sign-in");
  }, [reply]);
  useEffect(() => {
    // Whoever opens the link where this page is shown already stays on it: only the end of the address changes.
    const look = () => setSecret(secretHere());
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  const ways = useLoad("sign-in", () => get<SignInWays>("/api/sign-in"));
  return (
    <Page title={text("sign-in")} className="narrow">
      {secret === "" ? (
        <>
          {reply.code === "" ? null : <FromProvider code={reply.code} state={reply.state} />}
          {reply.isRefused ? (
            <Notice kind="warning" live>
              {text("openid-cancelled")}
            </Notice>
          ) : null}
          <p>{text("sign-in-lead")}</p>
          <ByPasskey />
          <ByWords />
          {ways.status === "ready" && ways.value.mail ? <ByMail /> : null}
          {ways.status === "ready" && ways.value.openid ? <ByProvider provider={ways.value.openid} /> : null}
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
