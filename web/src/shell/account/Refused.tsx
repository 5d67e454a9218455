/** Why something about one's account was refused; where one is to sign in again first, the way there. */
import { LinkButton, Notice } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { ApiError } from "../api.ts";

export function Refused({ error }: { readonly error: Error | null }) {
  const text = useText();
  if (!error) return null;
  return (
    <Notice kind="danger" live>
      <p>{error.message}</p>
      {error instanceof ApiError && error.code === "ask_again" ? (
        <LinkButton href="/sign-in">{text("sign-in")}</LinkButton>
      ) : null}
    </Notice>
  );
}
