/** Sounds at the table: all, the essential ones, none; and how loud. */
import { lazy, Suspense, useState } from "react";
import { Button, Dialog, Loading } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { part } from "../../part.ts";
import { useSettings } from "../../settings/settings.ts";
import { SoundIcon } from "./icons.tsx";

const SoundChoices = lazy(() => part(import("./SoundChoices.tsx")));

export function SoundMenu() {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { sounds } = useSettings();
  return (
    <>
      <Button look="quiet" aria-label={text("table-sounds")} onPress={() => setOpen(true)}>
        <SoundIcon off={sounds === "off"} />
      </Button>
      <Dialog title={text("table-sounds")} isOpen={open} onClose={() => setOpen(false)}>
        <Suspense fallback={<Loading>{text("loading")}</Loading>}>
          <SoundChoices />
        </Suspense>
        <div className="dialog-actions">
          <Button look="primary" onPress={() => setOpen(false)}>
            {text("close")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
