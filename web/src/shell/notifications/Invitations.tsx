/** Tables that friends invite one to, and inviting friends to one's own. */
import { Link } from "react-aria-components";
import { Menu, toast } from "../../design/components/index.ts";
import { useLocale } from "../../i18n/text.ts";
import { readCompany } from "../people/people.ts";
import { useSession } from "../session.ts";
import { tableHref } from "../tables.ts";
import { useLoad } from "../useLoad.ts";
import { inviteFriend, readInvitations } from "./notifications.ts";

/** One's invitations; nothing where there are none. */
export function Invitations() {
  const { language, text } = useLocale();
  const session = useSession();
  const found = useLoad(`${language} invitations ${session?.guest}`, readInvitations);
  if (found.status !== "ready" || found.value.length === 0) return null;
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">{text("invitations")}</h2>
      <ul>
        {found.value.map(({ table, title, by, invitation }) => (
          <li key={table}>
            <Link href={tableHref(table, invitation)}>{text("invitation-from", { name: by, game: title })}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A list of one's friends, from which one is invited to a table; nothing where there are none. */
export function InviteFriend({ table }: { readonly table: string }) {
  const { language, text } = useLocale();
  const company = useLoad(`${language} company`, readCompany);
  if (company.status !== "ready" || company.value.friends.length === 0) return null;
  const invite = (person: string, name: string) => {
    inviteFriend(table, person)
      .then(() => toast(text("invited-friend", { name })))
      .catch((error: Error) => toast(error.message));
  };
  return (
    <div>
      <Menu
        look="secondary"
        label={text("invite-friend")}
        items={company.value.friends.map(({ person, name, online }) => ({
          id: person,
          label: online ? `${name} (${text("person-online")})` : name,
          onAction: () => invite(person, name),
        }))}
      >
        {text("invite-friend")}
      </Menu>
    </div>
  );
}
