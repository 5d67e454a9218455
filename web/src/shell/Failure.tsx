/** A refusal or a lost connection, told where it matters. */
import { Button, Notice } from "../design/components/index.ts";
import { useText } from "../i18n/text.ts";

export function Failure({ error, retry }: { error: Error; retry?: () => void }) {
  const text = useText();
  return (
    <Notice kind="danger" live>
      <p>{error.message}</p>
      {retry ? <Button onPress={retry}>{text("retry")}</Button> : null}
    </Notice>
  );
}
