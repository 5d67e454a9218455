import { Label, Link, Slider, SliderOutput, SliderThumb, SliderTrack } from "react-aria-components";
import { Choices } from "../../design/components/choices.tsx";
import { Card, Switch } from "../../design/components/index.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../i18n/languages.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import {
  changeSettings,
  MOTIONS,
  READING_ORDERS,
  SOUNDS,
  THEMES,
  useSettings,
  VERBOSITIES,
} from "../../settings/settings.ts";
import { PlaceLink } from "../account/PlaceLink.tsx";
import { Install } from "../Install.tsx";
import { Nickname } from "../Nickname.tsx";
import { Page } from "../Page.tsx";

function Volume() {
  const text = useText();
  const { volume, sounds } = useSettings();
  return (
    <Slider
      className="slider"
      value={volume}
      onChange={(changed) => changeSettings({ volume: changed })}
      minValue={0}
      maxValue={100}
      step={5}
      isDisabled={sounds === "off"}
    >
      <Label className="field-label">{text("volume")}</Label>
      <SliderOutput className="soft">{text("percent", { volume })}</SliderOutput>
      <SliderTrack className="slider-track">
        <SliderThumb className="slider-thumb" />
      </SliderTrack>
    </Slider>
  );
}

function Appearance() {
  const text = useText();
  const { theme, motion } = useSettings();
  return (
    <Card className="stack">
      <h2>{text("settings-look")}</h2>
      <Choices
        label={text("theme")}
        value={theme}
        onChange={(chosen) => changeSettings({ theme: chosen })}
        choices={THEMES.map((value) => ({ value, label: text(`theme-${value}`) }))}
      />
      <Choices
        label={text("motion")}
        value={motion}
        onChange={(chosen) => changeSettings({ motion: chosen })}
        choices={MOTIONS.map((value) => ({ value, label: text(`motion-${value}`) }))}
      />
    </Card>
  );
}

function Sound() {
  const text = useText();
  const { sounds } = useSettings();
  return (
    <Card className="stack">
      <h2>{text("settings-sound")}</h2>
      <Choices
        label={text("sounds")}
        value={sounds}
        onChange={(chosen) => changeSettings({ sounds: chosen })}
        choices={SOUNDS.map((value) => ({ value, label: text(`sounds-${value}`), help: text(`sounds-${value}-help`) }))}
      />
      <Volume />
      <p>
        <Link href="/sounds">{text("sounds-page")}</Link>
      </p>
    </Card>
  );
}

/** What a game does without being asked. */
function Playing() {
  const text = useText();
  const { autoAccept } = useSettings();
  return (
    <Card className="stack">
      <h2>{text("settings-playing")}</h2>
      <Switch
        label={text("auto-accept")}
        help={text("auto-accept-help")}
        isSelected={autoAccept}
        onChange={(chosen) => changeSettings({ autoAccept: chosen })}
      />
    </Card>
  );
}

/** What serves those who play by ear or by touch. */
function Reading() {
  const text = useText();
  const { braille, letters, readingOrder, verbosity } = useSettings();
  return (
    <Card className="stack">
      <h2>{text("settings-reading")}</h2>
      <Switch
        label={text("braille")}
        help={text("braille-help")}
        isSelected={braille}
        onChange={(chosen) => changeSettings({ braille: chosen })}
      />
      <Choices
        label={text("verbosity")}
        help={text("verbosity-help")}
        value={String(verbosity)}
        onChange={(chosen) => changeSettings({ verbosity: VERBOSITIES.find((one) => String(one) === chosen) ?? 2 })}
        choices={VERBOSITIES.map((value) => ({ value: String(value), label: text(`verbosity-${value}`) }))}
      />
      <Switch
        label={text("letters-by-name")}
        help={text("letters-by-name-help")}
        isSelected={letters}
        onChange={(chosen) => changeSettings({ letters: chosen })}
      />
      <Choices
        label={text("reading-order")}
        help={text("reading-order-help")}
        value={readingOrder}
        onChange={(chosen) => changeSettings({ readingOrder: chosen })}
        choices={READING_ORDERS.map((value) => ({ value, label: text(`reading-order-${value}`) }))}
      />
      <p>
        <Link href="/screen-readers">{text("screen-readers")}</Link>
      </p>
    </Card>
  );
}

/** Everything one can set, at work at once. */
export default function SettingsPage() {
  const { language, text } = useLocale();
  return (
    <Page title={text("settings")} className="narrow">
      <p className="soft">{text("settings-lead")}</p>
      <Card className="stack">
        <h2>{text("settings-you")}</h2>
        <div className="row">
          <Nickname />
          <PlaceLink />
        </div>
        <Choices
          label={text("language")}
          value={language}
          onChange={(chosen) => changeSettings({ language: chosen })}
          choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        />
      </Card>
      <Appearance />
      <Sound />
      <Playing />
      <Reading />
      <Install />
      <p className="small">
        <a href="/licences.txt">{text("licences")}</a>
      </p>
    </Page>
  );
}
