import { Empty, LinkButton } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { Page } from "../Page.tsx";
import { FallenTile } from "../pictures.tsx";

/** The page for an address that leads nowhere. */
export function MissingPage() {
  const text = useText();
  return (
    <Page title={text("missing-title")}>
      <Empty picture={<FallenTile />}>
        <p className="measure">{text("missing")}</p>
        <LinkButton href="/" look="primary">
          {text("to-lobby")}
        </LinkButton>
      </Empty>
    </Page>
  );
}
