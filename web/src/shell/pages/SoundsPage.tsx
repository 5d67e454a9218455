/** All sounds of a table: heard one by one, each as loud as one likes. */

import { Button, Card } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { changeSettings, useSettings } from "../../settings/settings.ts";
import { Page } from "../Page.tsx";
import { ALL_SOUNDS, playSound } from "../table/sounds.ts";

export default function SoundsPage() {
  const text = useText();
  const heard = useSettings();
  return (
    <Page title={text("sounds-page")} className="narrow">
      <p className="soft">{text("sounds-page-lead")}</p>
      <Card className="stack">
        <ul className="sound-list" aria-label={text("sounds-page")}>
          {ALL_SOUNDS.map((sound) => (
            <li key={sound} className="row">
              <Button
                onPress={() => playSound(sound, { ...heard, sounds: "all", volume: heard.volume || DEFAULT_VOLUME })}
              >
                {text(`sound-${sound}`)}
              </Button>
              <input
                type="range"
                min={0}
                max={100}
                step={10}
                value={heard.soundLevels[sound] ?? 100}
                aria-label={text("sound-level", { sound: text(`sound-${sound}`) })}
                onChange={(event) => {
                  const soundLevels = { ...heard.soundLevels, [sound]: Number(event.currentTarget.value) };
                  changeSettings({ soundLevels });
                  playSound(sound, { ...heard, sounds: "all", soundLevels });
                }}
              />
            </li>
          ))}
        </ul>
        <div className="row">
          <Button onPress={() => changeSettings({ soundLevels: {} })}>{text("sound-levels-reset")}</Button>
        </div>
      </Card>
    </Page>
  );
}

/** A sound is heard here also by those who have turned the volume down to nothing. */
const DEFAULT_VOLUME = 60;
