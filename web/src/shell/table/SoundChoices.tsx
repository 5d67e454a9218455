/** Which sounds are played at tables, and how loud. */
import { Choices } from "../../design/components/choices.tsx";
import { useText } from "../../i18n/text.ts";
import { changeSettings, SOUNDS, useSettings } from "../../settings/settings.ts";
import { playSound } from "./sounds.ts";

export default function SoundChoices() {
  const text = useText();
  const heard = useSettings();
  const { sounds, volume } = heard;
  return (
    <>
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
    </>
  );
}
