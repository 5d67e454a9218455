/** One's friends and who is here, and whom one has blocked or muted. */
import { Link } from "react-aria-components";
import { Button, LinkButton, Loading, Switch, Tag } from "../../design/components/index.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import type { CompanyReply, KnownReply } from "../../protocol/wire.ts";
import { Refused } from "../account/Refused.tsx";
import { useAsked } from "../account/useAsked.ts";
import { Failure } from "../Failure.tsx";
import { Page } from "../Page.tsx";
import { playerHref } from "../ratings/ratings.ts";
import { useSession } from "../session.ts";
import { newTableHref } from "../tables.ts";
import { useLoad } from "../useLoad.ts";
import { readCompany, showPresence, type Tie, tie, untie } from "./people.ts";

interface RowProps {
  readonly known: KnownReply;
  readonly kind: Tie;
  /** The text of the button that ends the tie. */
  readonly end: string;
  readonly isAsker?: boolean;
  readonly onChange: () => void;
}

function Row({ known, kind, end, isAsker = false, onChange }: RowProps) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const { person, name, online } = known;
  return (
    <li className="account-row">
      <span>
        <Link href={playerHref(person)}>{name}</Link> {online ? <Tag>{text("person-online")}</Tag> : null}
      </span>
      <span className="row">
        {isAsker ? (
          <Button
            look="primary"
            isDisabled={isBusy}
            aria-label={text("tie-label", { act: text("tie-accept"), name })}
            onPress={() => ask(() => tie(person, "friend").then(onChange))}
          >
            {text("tie-accept")}
          </Button>
        ) : null}
        {end === "tie-unfriend" ? (
          <LinkButton
            href={newTableHref("", person)}
            aria-label={text("tie-label", { act: text("invite-to-game"), name })}
          >
            {text("invite-to-game")}
          </LinkButton>
        ) : null}
        <Button
          isDisabled={isBusy}
          aria-label={text("tie-label", { act: text(end), name })}
          onPress={() => ask(() => untie(person, kind).then(onChange))}
        >
          {text(end)}
        </Button>
      </span>
      <Refused error={error} />
    </li>
  );
}

interface ListProps {
  readonly id: string;
  readonly people: readonly KnownReply[];
  readonly kind: Tie;
  readonly end: string;
  readonly isAsking?: boolean;
  readonly onChange: () => void;
}

function List({ id, people, kind, end, isAsking = false, onChange }: ListProps) {
  const text = useText();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{text(id)}</h2>
      <ul className="account-list">
        {people.map((known) => (
          <Row key={known.person} known={known} kind={kind} end={end} isAsker={isAsking} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function Company({ company, onChange }: { readonly company: CompanyReply; readonly onChange: () => void }) {
  const text = useText();
  const session = useSession();
  const { error, ask } = useAsked();
  const { friends, asked, askers, blocked, muted } = company;
  return (
    <>
      {company.moderator ? (
        <div>
          <LinkButton href="/moderation">{text("moderation")}</LinkButton>
        </div>
      ) : null}
      <List id="people-askers" people={askers} kind="friend" end="tie-decline" isAsking onChange={onChange} />
      <List id="people-friends" people={friends} kind="friend" end="tie-unfriend" onChange={onChange} />
      {friends.length === 0 ? <p>{text(session?.kept ? "people-friends-none" : "people-friends-guest")}</p> : null}
      <List id="people-asked" people={asked} kind="friend" end="tie-withdraw" onChange={onChange} />
      <List id="people-muted" people={muted} kind="mute" end="tie-unmute" onChange={onChange} />
      <List id="people-blocked" people={blocked} kind="block" end="tie-unblock" onChange={onChange} />
      <Switch
        label={text("people-presence")}
        help={text("people-presence-help")}
        isSelected={company.shows_presence}
        onChange={(shown) => ask(() => showPresence(shown).then(onChange))}
      />
      <Refused error={error} />
    </>
  );
}

export default function PeoplePage() {
  const { language, text } = useLocale();
  const company = useLoad(`${language} company`, readCompany);
  return (
    <Page title={text("people")} className="narrow">
      {company.status === "loading" ? <Loading>{text("loading")}</Loading> : null}
      {company.status === "failed" ? <Failure error={company.error} retry={company.retry} /> : null}
      {company.status === "ready" ? <Company company={company.value} onChange={company.reload} /> : null}
    </Page>
  );
}
