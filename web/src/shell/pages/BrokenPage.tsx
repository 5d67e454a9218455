import { Button, Empty, LinkButton } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { Page } from "../Page.tsx";
import { FallenTile } from "../pictures.tsx";

/** The page for a defect of ours, or for a part of the pages that could not be fetched. */
export function BrokenPage({ error }: { error: Error }) {
  const text = useText();
  return (
    <Page title={text("broken-title")}>
      <Empty picture={<FallenTile />}>
        <p className="measure">{text("broken")}</p>
        <p className="soft small">{error.message}</p>
        <div className="row">
          <Button look="primary" onPress={() => location.reload()}>
            {text("reload")}
          </Button>
          <LinkButton href="/">{text("to-lobby")}</LinkButton>
        </div>
      </Empty>
    </Page>
  );
}
