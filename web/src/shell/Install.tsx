/** Installing the pages on the device, told once and quietly: nothing where it cannot be done or has been done. */
import { Button, Card } from "../design/components/index.ts";
import { useText } from "../i18n/text.ts";
import { install, useInstalling } from "./install.ts";

export function Install() {
  const text = useText();
  const installing = useInstalling();
  if (installing === "no") return null;
  return (
    <Card className="stack">
      <h2>{text("install-title")}</h2>
      <p className="measure">{text(installing === "offered" ? "install-help" : "install-by-hand")}</p>
      {installing === "offered" ? (
        <div>
          <Button onPress={() => void install()}>{text("install")}</Button>
        </div>
      ) : null}
    </Card>
  );
}
