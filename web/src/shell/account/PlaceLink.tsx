/** The ways to one's account (for a guest, to keep their place), to people one knows, and to the ratings. */
import { LinkButton } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { useSession } from "../session.ts";

export function PlaceLink() {
  const text = useText();
  const session = useSession();
  return (
    <>
      <LinkButton href="/account" look="quiet">
        {text(session?.kept ? "account" : "keep-place")}
      </LinkButton>
      <LinkButton href="/people" look="quiet">
        {text("people")}
      </LinkButton>
      <LinkButton href="/ratings" look="quiet">
        {text("ratings")}
      </LinkButton>
    </>
  );
}
