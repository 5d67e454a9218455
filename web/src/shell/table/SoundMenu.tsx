/** Sounds at the table: all, the essential ones, none; and how loud. */
import { useState } from "react";
import { Button, Choices, Dialog } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { changeSettings, SOUNDS, useSettings } from "../../settings/settings.ts";
import { SoundIcon } from "./icons.tsx";
import { playSound } from "./sounds.ts";

export function SoundMenu() {
  const text = useText();
  const [open, setOpen] = useState(false);
  const heard = useSettings();
  const { sounds, volume } = heard;
  return (
    <>
      <Button look="quiet" aria-label={text("table-sounds")} onPress={() => setOpen(true)}>
        <SoundIcon off={sounds === "off"} />
      </Button>
      <Dialog title={text("table-sounds")} isOpen={open} onClose={() => setOpen(false)}>
        <Choices
          label={text("table-sounds-which")}
          value={sounds}
          onChange={(chosen) => changeSettings({ sounds: chosen })}
          choices={SOUNDS.map((value) => ({ value, label: text(`table-sounds-${value}`) }))}
        />
        <label className="table-volume">
          <span className="field-label">{text("table-volume")}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={10}
            value={volume}
            disabled={sounds === "off"}
            onChange={(event) => {
              const next = Number(event.currentTarget.value);
              changeSettings({ volume: next });
              playSound("yourTurn", { ...heard, volume: next });
            }}
          />
        </label>
        <div className="dialog-actions">
          <Button look="primary" onPress={() => setOpen(false)}>
            {text("close")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
