import { type ReactNode, useState } from "react";
import { Choices } from "../../design/components/choices.tsx";
import { NumberField, Select } from "../../design/components/fields.tsx";
import * as icons from "../../design/components/icons.tsx";
import {
  Button,
  type ButtonLook,
  Card,
  Confirm,
  Dialog,
  Empty,
  Fold,
  LinkButton,
  Loading,
  Menu,
  Notice,
  Switch,
  Tag,
  TextField,
  toast,
} from "../../design/components/index.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../i18n/languages.ts";
import { switchLanguage, useText } from "../../i18n/text.ts";
import { changeSettings, THEMES, useSettings } from "../../settings/settings.ts";
import { Page } from "../Page.tsx";
import { EmptyTable } from "../pictures.tsx";
import "./design.css";

const LOOKS: readonly ButtonLook[] = ["primary", "secondary", "quiet", "danger"];
const KINDS = ["info", "success", "warning", "danger"] as const;
const COLOURS = [
  "ground",
  "surface",
  "surface-raised",
  "surface-sunk",
  "ink",
  "ink-soft",
  "line",
  "line-strong",
  "accent",
  "accent-soft",
  "danger",
  "success",
  "warning",
  "focus",
  "tile",
  "tile-edge",
  "rack",
  "felt",
] as const;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="stack">
      <h2>{title}</h2>
      {children}
    </Card>
  );
}

function Fields() {
  const [words, setWords] = useState("Zofia");
  const [number, setNumber] = useState(7);
  const [choice, setChoice] = useState<"a" | "b" | "c">("a");
  const [isOn, setIsOn] = useState(true);
  const choices = [
    { value: "a", label: "Choice A", help: "with help" },
    { value: "b", label: "Choice B" },
    { value: "c", label: "Choice C" },
  ] as const;
  return (
    <Section title="Fields">
      <div className="fields">
        <TextField label="Text" help="With help" value={words} onChange={setWords} />
        <TextField label="Text with an error" error="This cannot be." value={words} onChange={setWords} />
        <TextField label="Text, disabled" isDisabled value={words} onChange={setWords} />
        <NumberField label="Number" value={number} onChange={setNumber} minValue={1} maxValue={9} />
        <NumberField
          label="Number, disabled"
          isDisabled
          value={number}
          onChange={setNumber}
          minValue={1}
          maxValue={9}
        />
        <Select label="Select" value={choice} onChange={setChoice} choices={choices} />
        <Select label="Select, disabled" isDisabled value={choice} onChange={setChoice} choices={choices} />
      </div>
      <Choices label="Choices" help="With help" value={choice} onChange={setChoice} choices={choices} />
      <Choices label="Choices, disabled" isDisabled value={choice} onChange={setChoice} choices={choices} />
      <Switch label="Switch" help="With help" isSelected={isOn} onChange={setIsOn} />
      <Switch label="Switch, disabled" isDisabled isSelected={isOn} onChange={setIsOn} />
    </Section>
  );
}

function Overlays() {
  const [open, setOpen] = useState<"dialog" | "confirm" | null>(null);
  const close = () => setOpen(null);
  const items = ["One", "Two"].map((label) => ({ id: label, label, onAction: () => toast(label) }));
  return (
    <Section title="Overlays">
      <div className="row">
        <Button onPress={() => setOpen("dialog")}>Dialog</Button>
        <Button onPress={() => setOpen("confirm")}>Question</Button>
        <Button onPress={() => toast("A notice that passes")}>Toast</Button>
        <Menu
          label="Menu"
          look="secondary"
          items={[
            ...items,
            { id: "chosen", label: "Chosen", isChosen: true, onAction: close },
            { id: "disabled", label: "Disabled", isDisabled: true, onAction: close },
            { id: "danger", label: "Danger", isDanger: true, onAction: close },
          ]}
        >
          Menu
        </Menu>
      </div>
      <Dialog title="A dialog" isOpen={open === "dialog"} onClose={close}>
        <p>It closes with Escape, or when you press beside it.</p>
        <div className="dialog-actions">
          <Button look="primary" onPress={close}>
            Good
          </Button>
        </div>
      </Dialog>
      <Confirm
        title="Resign?"
        question="This cannot be taken back."
        act="Resign"
        isOpen={open === "confirm"}
        onClose={close}
        onConfirm={close}
      />
    </Section>
  );
}

function Quiet() {
  return (
    <Section title="Notices and quiet parts">
      {KINDS.map((kind) => (
        <Notice key={kind} kind={kind}>
          A notice of the kind “{kind}”
        </Notice>
      ))}
      <div className="row">
        <Tag>Tag</Tag>
        <Tag>
          <icons.ClockIcon size={16} /> Tag with an icon
        </Tag>
      </div>
      <Loading>Loading …</Loading>
      <Fold title="Folded">What was folded away</Fold>
      <Empty picture={<EmptyTable />}>
        <p>Nothing here yet</p>
        <Button>Begin</Button>
      </Empty>
    </Section>
  );
}

/** Every component in every state, in every theme; for those who work on the pages, in English. */
export default function DesignPage() {
  const text = useText();
  const { theme } = useSettings();
  return (
    <Page title="Design">
      <div className="stack" lang="en">
        <Choices
          label="Theme"
          value={theme}
          onChange={(chosen) => changeSettings({ theme: chosen })}
          choices={THEMES.map((value) => ({ value, label: text(`theme-${value}`) }))}
        />
        <div className="row">
          {LANGUAGES.map((language) => (
            <Button key={language} onPress={() => void switchLanguage(language)}>
              {LANGUAGE_NAMES[language]}
            </Button>
          ))}
          <Button onPress={() => void switchLanguage("en", true)}>Pseudo-locale</Button>
        </div>
        <Section title="Colours">
          <ul className="swatches">
            {COLOURS.map((colour) => (
              <li key={colour}>
                <span className="swatch" style={{ background: `var(--${colour})` }} />
                {colour}
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Type">
          <h1 tabIndex={-1}>Heading 1: Źdźbło Ґанок Ștefan</h1>
          <h2>Heading 2: Zażółć gęślą jaźń</h2>
          <h3>Heading 3: Щастям б’єш жук</h3>
          <p>Text: 0O 1lI, „Chwała Ukrainie”, «Слава Україні», ĂÂÎȘȚ ăâîșț</p>
          <p className="soft small">Soft and small</p>
        </Section>
        <Section title="Buttons">
          {LOOKS.map((look) => (
            <div key={look} className="row">
              <Button look={look}>{look}</Button>
              <Button look={look} isDisabled>
                disabled
              </Button>
              <Button look={look} size="large">
                large
              </Button>
              <LinkButton look={look} href="/design">
                link
              </LinkButton>
              <Button look={look} size="icon" aria-label={`${look} with an icon alone`}>
                <icons.PlusIcon />
              </Button>
            </div>
          ))}
        </Section>
        <Section title="Icons">
          <div className="row">
            {Object.entries(icons).map(([name, Icon]) => (
              <span key={name} title={name}>
                <Icon size={28} />
              </span>
            ))}
          </div>
        </Section>
        <Fields />
        <Overlays />
        <Quiet />
      </div>
    </Page>
  );
}
