/** One's own account: ways to sign in, devices, what happened to them. For a guest: how to keep their place. */
import { useState } from "react";
import { Button, Confirm, Fold, LinkButton, Loading } from "../../design/components/index.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import type { Account, DeviceReply, WayReply } from "../../protocol/wire.ts";
import { Failure } from "../Failure.tsx";
import { Page } from "../Page.tsx";
import { navigate } from "../router.ts";
import { useSession } from "../session.ts";
import { useLoad } from "../useLoad.ts";
import { readAccount, removeWay, signOut, signOutDevice } from "./account.ts";
import { NewWays } from "./NewWays.tsx";
import { Notices } from "./Notices.tsx";
import { OwnData } from "./OwnData.tsx";
import { Profile } from "./Profile.tsx";
import { Refused } from "./Refused.tsx";
import { useAsked } from "./useAsked.ts";
import { Vacation } from "./Vacation.tsx";
import "./account.css";

function When({ at }: { readonly at: number }) {
  const { language } = useLocale();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>;
}

interface Changing {
  readonly onChange: () => void;
}

function Way({ way, onChange }: { readonly way: WayReply } & Changing) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const [isAsking, setIsAsking] = useState(false);
  const name = text(`way-${way.kind}`, { label: way.label });
  return (
    <li className="account-row">
      <span className="stack-tight">
        <strong>{name}</strong>
        <span className="soft small">
          {text("added")} <When at={way.created} />
        </span>
      </span>
      <Button onPress={() => setIsAsking(true)} isDisabled={isBusy} aria-label={text("remove-label", { name })}>
        {text("remove")}
      </Button>
      <Confirm
        title={text("remove-label", { name })}
        question={text("remove-sure")}
        act={text("remove")}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => ask(() => removeWay(way.id).then(onChange))}
      />
      <Refused error={error} />
    </li>
  );
}

function Device({ device, onChange }: { readonly device: DeviceReply } & Changing) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const name = device.label || text("device-unknown");
  return (
    <li className="account-row">
      <span className="stack-tight">
        <strong>{device.here ? text("device-here", { name }) : name}</strong>
        <span className="soft small">
          {text("last-used")} <When at={device.used} />
        </span>
      </span>
      {device.here ? null : (
        <Button
          onPress={() => ask(() => signOutDevice(device.id).then(onChange))}
          isDisabled={isBusy}
          aria-label={text("sign-out-label", { name })}
        >
          {text("sign-out")}
        </Button>
      )}
      <Refused error={error} />
    </li>
  );
}

function Ways({ account, onChange }: { readonly account: Account } & Changing) {
  const text = useText();
  if (account.ways.length === 0) return null;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{text("ways")}</h2>
      <ul className="account-list">
        {account.ways.map((way) => (
          <Way key={way.id} way={way} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function Devices({ account, onChange }: { readonly account: Account } & Changing) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  return (
    <section aria-labelledby="devices" className="stack">
      <h2 id="devices">{text("devices")}</h2>
      <ul className="account-list">
        {account.devices.map((device) => (
          <Device key={device.id} device={device} onChange={onChange} />
        ))}
      </ul>
      {account.devices.length > 2 ? (
        <div>
          <Button onPress={() => ask(() => signOutDevice(null).then(onChange))} isDisabled={isBusy}>
            {text("sign-out-others")}
          </Button>
        </div>
      ) : null}
      <Refused error={error} />
    </section>
  );
}

function Events({ account }: { readonly account: Account }) {
  const text = useText();
  if (account.events.length === 0) return null;
  return (
    <Fold title={text("account-events")} level={2}>
      <ul className="account-list">
        {account.events.map((event) => (
          <li key={`${event.at} ${event.what} ${event.device}`} className="account-row">
            <span>{text(`account-event-${event.what}`, { device: event.device || text("device-unknown") })}</span>
            <span className="soft small">
              <When at={event.at} />
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function SignOut() {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  return (
    <div className="stack">
      <div>
        <Button onPress={() => ask(() => signOut().then(() => navigate("/")))} isDisabled={isBusy}>
          {text("sign-out-here")}
        </Button>
      </div>
      <Refused error={error} />
    </div>
  );
}

export default function AccountPage() {
  const { language, text } = useLocale();
  const session = useSession();
  const account = useLoad(`${language} account`, readAccount);
  if (account.status !== "ready") {
    return (
      <Page title={text("account")} className="narrow">
        {account.status === "failed" ? (
          <Failure error={account.error} retry={account.retry} />
        ) : (
          <Loading>{text("loading")}</Loading>
        )}
      </Page>
    );
  }
  const isKept = session?.kept === true;
  return (
    <Page title={text(isKept ? "account" : "keep-place")} className="narrow">
      <p>{text(isKept ? "account-lead" : "keep-place-lead", { name: session?.name ?? "" })}</p>
      <Notices />
      {isKept ? null : (
        <div>
          <LinkButton href="/sign-in">{text("sign-in-instead")}</LinkButton>
        </div>
      )}
      <div className="row">
        <LinkButton href="/people">{text("account-people")}</LinkButton>
        <LinkButton href="/notifications">{text("notifications")}</LinkButton>
      </div>
      <Ways account={account.value} onChange={account.reload} />
      <section aria-labelledby="new-ways" className="stack">
        <h2 id="new-ways">{text("new-ways")}</h2>
        <NewWays onAdded={account.reload} />
      </section>
      <Profile />
      <Vacation />
      <Devices account={account.value} onChange={account.reload} />
      <Events account={account.value} />
      {isKept ? <SignOut /> : null}
      <OwnData name={session?.name ?? ""} />
    </Page>
  );
}
