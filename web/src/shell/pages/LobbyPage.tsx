import { useText } from "../../i18n/text.ts";
import { Page } from "../Page.tsx";

/** Where one comes in: the games, the open tables, one's own. */
export function LobbyPage() {
  const text = useText();
  return (
    <Page title="Litera" heading={text("lobby-title")}>
      <p>{text("lobby-lead")}</p>
    </Page>
  );
}
