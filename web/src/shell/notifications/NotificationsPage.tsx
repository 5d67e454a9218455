/** How one is reached while one is away, of what one hears, and when not. */
import { useEffect, useState } from "react";
import { Select } from "../../design/components/fields.tsx";
import { Button, Card, Loading, Notice, Switch, TextField, toast } from "../../design/components/index.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import type { Notifications } from "../../protocol/wire.ts";
import { Refused } from "../account/Refused.tsx";
import { useAsked } from "../account/useAsked.ts";
import { Failure } from "../Failure.tsx";
import { Page } from "../Page.tsx";
import { useLoad } from "../useLoad.ts";
import {
  canBeReached,
  choose,
  confirmAddress,
  giveAddress,
  isReached,
  reach,
  reachNoMore,
  readNotifications,
} from "./notifications.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** What stands for no quiet hours in the list. */
const NEVER = "";

interface Changing {
  readonly told: Notifications;
  readonly onChange: () => void;
}

function Browser({ told, onChange }: Changing) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const [isOn, setIsOn] = useState<boolean | null>(null);
  useEffect(() => {
    isReached().then(setIsOn, () => setIsOn(false));
  }, []);
  const turn = async () => {
    if (isOn) await reachNoMore();
    else if (!(await reach(told.push_key))) throw new Error(text("notify-not-allowed"));
    setIsOn(!isOn);
    onChange();
  };
  if (!canBeReached()) return <p>{text("notify-browser-cannot")}</p>;
  return (
    <>
      <Switch
        label={text("notify-browser")}
        help={text("notify-browsers", { count: told.browsers })}
        isSelected={isOn === true}
        isDisabled={isOn === null || isBusy}
        onChange={() => ask(turn)}
      />
      <Refused error={error} />
    </>
  );
}

function Mail({ told, onChange }: Changing) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const [address, setAddress] = useState(told.address);
  if (!told.mails) return null;
  const keep = async () => {
    await giveAddress(address.trim());
    if (address.trim() !== "") toast(text("notify-mail-sent"));
    onChange();
  };
  return (
    <Card className="stack">
      <h2>{text("notify-mail")}</h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          ask(keep);
        }}
      >
        <TextField
          label={text("notify-mail-address")}
          help={text("notify-mail-help")}
          value={address}
          onChange={setAddress}
          maxLength={254}
          autoComplete="email"
        />
        {told.address === "" ? null : (
          <Notice kind={told.confirmed ? "success" : "info"}>
            {text(told.confirmed ? "notify-mail-confirmed" : "notify-mail-unconfirmed", { address: told.address })}
          </Notice>
        )}
        <div>
          <Button type="submit" isDisabled={isBusy || address.trim() === told.address}>
            {text("notify-mail-keep")}
          </Button>
        </div>
        <Refused error={error} />
      </form>
    </Card>
  );
}

function Choice({ told, onChange }: Changing) {
  const { language, text } = useLocale();
  const { error, ask } = useAsked();
  const off = new Set(told.off);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const kept = { off: told.off, quiet_from: told.quiet_from, quiet_to: told.quiet_to, zone };
  const change = (changed: Partial<typeof kept>) => ask(() => choose({ ...kept, ...changed }).then(onChange));
  const format = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const hours = HOURS.map((hour) => ({ value: String(hour * 60), label: format.format(hour * 3_600_000) }));
  return (
    <Card className="stack">
      <h2>{text("notify-kinds")}</h2>
      {told.kinds.map((kind) => (
        <Switch
          key={kind}
          label={text(`notify-kind-${kind}`)}
          isSelected={!off.has(kind)}
          onChange={(on) => change({ off: on ? told.off.filter((one) => one !== kind) : [...told.off, kind] })}
        />
      ))}
      <Select
        label={text("notify-quiet-from")}
        value={told.quiet_from === null ? NEVER : String(told.quiet_from)}
        onChange={(from) =>
          change(
            from === NEVER
              ? { quiet_from: null, quiet_to: null }
              : { quiet_from: Number(from), quiet_to: told.quiet_to ?? 7 * 60 },
          )
        }
        choices={[{ value: NEVER, label: text("notify-quiet-never") }, ...hours]}
      />
      {told.quiet_from === null ? null : (
        <Select
          label={text("notify-quiet-to")}
          help={text("notify-quiet-help")}
          value={String(told.quiet_to)}
          onChange={(to) => change({ quiet_to: Number(to) })}
          choices={hours}
        />
      )}
      <Refused error={error} />
    </Card>
  );
}

/** Confirms the address that a link came to. */
function Confirming({ secret, onChange }: { readonly secret: string; readonly onChange: () => void }) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const confirm = async () => {
    await confirmAddress(secret);
    history.replaceState(null, "", location.pathname);
    onChange();
  };
  return (
    <Card className="stack">
      <p>{text("notify-confirm-lead")}</p>
      <div>
        <Button look="primary" isDisabled={isBusy} onPress={() => ask(confirm)}>
          {text("notify-confirm")}
        </Button>
      </div>
      <Refused error={error} />
    </Card>
  );
}

export default function NotificationsPage() {
  const { language, text } = useLocale();
  const told = useLoad(`${language} notifications`, readNotifications);
  const secret = location.hash.slice(1);
  if (told.status !== "ready") {
    return (
      <Page title={text("notifications")} className="narrow">
        {told.status === "failed" ? (
          <Failure error={told.error} retry={told.retry} />
        ) : (
          <Loading>{text("loading")}</Loading>
        )}
      </Page>
    );
  }
  const props = { told: told.value, onChange: told.reload };
  return (
    <Page title={text("notifications")} className="narrow">
      <p>{text("notify-lead")}</p>
      {secret !== "" && !told.value.confirmed ? <Confirming secret={secret} onChange={told.reload} /> : null}
      <Browser {...props} />
      <Mail key={told.value.address} {...props} />
      <Choice {...props} />
    </Page>
  );
}
