/** The form to open a table of one game: what most people want at once, the rest folded and explained. */
import { useEffect, useState } from "react";
import { Choices } from "../design/components/choices.tsx";
import { NumberField, Select } from "../design/components/fields.tsx";
import { Button, Fold, Switch, TextField } from "../design/components/index.ts";
import { useLocale, useText } from "../i18n/text.ts";
import type { Absence, Clock, Game, NewTable, OptionValue } from "../protocol/http.ts";
import { changeSettings, settings } from "../settings/settings.ts";
import { ClockFields } from "./ClockFields.tsx";
import { Failure } from "./Failure.tsx";
import { OptionField } from "./OptionField.tsx";
import { readCompany } from "./people/people.ts";
import { navigate } from "./router.ts";
import { loadSession, useSession } from "./session.ts";
import { lexiconOf, openTable, usualOptions, wordsOf } from "./tables.ts";
import { useLoad } from "./useLoad.ts";
import { WordsChoice } from "./WordsChoice.tsx";

/** What a seat has while it waits: a person, or a bot of a level. */
const PERSON = "person";

type Spectators = NonNullable<NewTable["spectators"]>;

interface Wanted {
  readonly seats: number;
  /** For the seats from seat 1 on: `person`, or a level. */
  readonly others: readonly string[];
  readonly access: "private" | "open";
  readonly password: string;
  readonly clock: Clock;
  /** How much of the clock's time each seat has, in percent. */
  readonly times: readonly number[];
  readonly absence: Absence;
  readonly hints: boolean;
  readonly spectators: Spectators;
  readonly start: "full" | "host";
  readonly rated: boolean;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly words: string | null;
}

function atFirst(game: Game, words: string | null): Wanted {
  return {
    seats: Math.min(...game.seats),
    others: game.seats.map(() => PERSON),
    access: "private",
    password: "",
    clock: { kind: "none" },
    times: [],
    // biome-ignore lint/suspicious/noThenProperty: the name is the protocol's, and the value is never awaited
    absence: { after: 120, then: "wait", level: game.levels[0]?.id ?? "" },
    hints: true,
    spectators: "hidden",
    start: "full",
    rated: false,
    options: {},
    words,
  };
}

/** The request that a filled form makes; options that stayed as they were are left out. */
function requested(game: Game, chosen: Wanted): NewTable {
  // A rated table has its own options, and whoever it is played with.
  const wanted = chosen.rated ? { ...chosen, options: {}, others: [], hints: false, words: null } : chosen;
  const { others, password, options, times, words, ...rest } = wanted;
  const usual = usualOptions(game, wanted.access, wanted.clock);
  const changed = game.options.filter(({ name }) => (options[name] ?? usual[name]) !== usual[name]);
  return {
    game: game.id,
    ...rest,
    time_percent: rest.clock.kind === "none" ? [] : times.slice(0, wanted.seats),
    ...lexiconOf(game, words),
    bots: Array.from({ length: wanted.seats - 1 }, (_, index) => {
      const other = others[index] ?? PERSON;
      return other === PERSON ? null : other;
    }),
    password: password === "" ? null : password,
    options: Object.fromEntries(changed.map(({ name }) => [name, options[name] as OptionValue])),
  };
}

/** The clock of a rated table where none was chosen. */
const RATED_CLOCK: Clock = { kind: "game", minutes: 10, increment: 10 };

/** Whether the result counts; for people who keep their place. */
function Rated({ wanted, change }: PartProps) {
  const text = useText();
  const isKept = useSession()?.kept === true;
  return (
    <Switch
      label={text("rated-table")}
      help={text(isKept ? "rated-table-help" : "rated-table-kept")}
      isDisabled={!isKept}
      isSelected={wanted.rated}
      onChange={(rated) => change({ rated, clock: rated && wanted.clock.kind === "none" ? RATED_CLOCK : wanted.clock })}
    />
  );
}

interface PartProps {
  readonly game: Game;
  readonly wanted: Wanted;
  readonly change: (changed: Partial<Wanted>) => void;
}

/** What may be expected of a bot of a level, if it is one. */
function descriptionOf(game: Game, level: string | undefined): string | undefined {
  return game.levels.find((one) => one.id === level)?.description;
}

function People({ game, wanted, change }: PartProps) {
  const text = useText();
  const seated = [
    { value: PERSON, label: text("seat-person") },
    ...game.levels.map((level) => ({ value: level.id, label: text("seat-level", { level: level.title }) })),
  ];
  return (
    <>
      <Choices
        label={text("how-many")}
        value={String(wanted.seats)}
        onChange={(seats) => change({ seats: Number(seats) })}
        choices={game.seats.map((seats) => ({ value: String(seats), label: String(seats) }))}
      />
      <div className="fields">
        {Array.from({ length: wanted.seats - 1 }, (_, index) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by their numbers alone
            key={index}
            label={text("seat-number", { number: index + 2 })}
            help={descriptionOf(game, wanted.others[index])}
            value={wanted.others[index] ?? PERSON}
            onChange={(chosen) => change({ others: wanted.others.map((other, at) => (at === index ? chosen : other)) })}
            choices={seated}
          />
        ))}
      </div>
    </>
  );
}

/** Times the usual time, in percent. */
const TIMES = [100, 150, 200, 300, 500] as const;

function ExtraTime({ wanted, change }: PartProps) {
  const text = useText();
  return (
    <Fold title={text("extra-time")} level={2}>
      <p className="soft small">{text("extra-time-help")}</p>
      <div className="fields">
        {Array.from({ length: wanted.seats }, (_, seat) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by their numbers alone
            key={seat}
            label={text("seat-number", { number: seat + 1 })}
            value={String(wanted.times[seat] ?? 100)}
            onChange={(chosen) =>
              change({
                times: Array.from({ length: wanted.seats }, (__, at) =>
                  at === seat ? Number(chosen) : (wanted.times[at] ?? 100),
                ),
              })
            }
            choices={TIMES.map((percent) => ({
              value: String(percent),
              label: percent === 100 ? text("extra-time-none") : text("extra-time-times", { times: percent / 100 }),
            }))}
          />
        ))}
      </div>
    </Fold>
  );
}

function Access({ wanted, change }: PartProps) {
  const text = useText();
  return (
    <Choices
      label={text("who-may-come")}
      value={wanted.access}
      onChange={(access) => change({ access })}
      choices={[
        { value: "private", label: text("access-private"), help: text("access-private-help") },
        { value: "open", label: text("access-open"), help: text("access-open-help") },
      ]}
    />
  );
}

function Manners({ game, wanted, change }: PartProps) {
  const text = useText();
  const { absence } = wanted;
  return (
    <div className="stack">
      <TextField
        label={text("password")}
        help={text("password-help")}
        value={wanted.password}
        onChange={(password) => change({ password })}
        autoComplete="off"
        maxLength={64}
      />
      <Switch
        label={text("hints")}
        help={text("hints-help")}
        isSelected={wanted.hints}
        onChange={(hints) => change({ hints })}
      />
      <Choices
        label={text("start")}
        value={wanted.start}
        onChange={(start) => change({ start })}
        choices={[
          { value: "full", label: text("start-full") },
          { value: "host", label: text("start-host") },
        ]}
      />
      <Choices
        label={text("spectators")}
        value={wanted.spectators}
        onChange={(spectators) => change({ spectators })}
        choices={[
          { value: "hidden", label: text("spectators-hidden") },
          { value: "open", label: text("spectators-open") },
          { value: "none", label: text("spectators-none") },
        ]}
      />
      <Choices
        label={text("absence")}
        help={text("absence-help")}
        value={absence.then}
        onChange={(then) => change({ absence: { ...absence, then } })}
        choices={[
          { value: "wait", label: text("absence-wait") },
          { value: "bot", label: text("absence-bot") },
          { value: "end", label: text("absence-end") },
        ]}
      />
      {absence.then === "wait" ? null : (
        <NumberField
          label={text("absence-after")}
          value={absence.after}
          onChange={(after) => change({ absence: { ...absence, after } })}
          minValue={30}
          maxValue={86_400}
        />
      )}
      {absence.then === "bot" ? (
        <Select
          label={text("absence-level")}
          help={descriptionOf(game, absence.level ?? "")}
          value={absence.level ?? ""}
          onChange={(level) => change({ absence: { ...absence, level } })}
          choices={game.levels.map((level) => ({ value: level.id, label: level.title }))}
        />
      ) : null}
    </div>
  );
}

function RuleOptions({ game, wanted, change }: PartProps) {
  const usual = usualOptions(game, wanted.access, wanted.clock);
  return (
    <div className="stack">
      {game.options.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          seats={wanted.seats}
          value={wanted.options[option.name] ?? usual[option.name] ?? option.default}
          onChange={(value) => change({ options: { ...wanted.options, [option.name]: value } })}
        />
      ))}
    </div>
  );
}

/** Says which friend will be invited; nothing for somebody who isn't one. */
function Invited({ friend }: { friend: string }) {
  const { language, text } = useLocale();
  const company = useLoad(`${language} company`, readCompany);
  const known = company.status === "ready" ? company.value.friends.find(({ person }) => person === friend) : undefined;
  return known === undefined ? null : <p>{text("new-table-with", { name: known.name })}</p>;
}

/** Keeps the level of bots alone that one has chosen: “Play now” begins there next time. */
function remember(game: Game, { seats, others }: Wanted): void {
  const [level, ...more] = others.slice(0, seats - 1);
  if (level === undefined || level === PERSON || more.some((other) => other !== level)) return;
  changeSettings({ levels: { ...settings.get().levels, [game.id]: level } });
}

/** `friend` is invited to the table as soon as it is open. */
export function NewTableForm({ game, friend }: { game: Game; friend: string | null }) {
  const { language, text } = useLocale();
  const [wanted, setWanted] = useState(() => atFirst(game, wordsOf(game, settings.get().words, language)));
  const [isOpening, setIsOpening] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    // Without a server it is not known who one is; opening a table says so.
    loadSession().catch(() => undefined);
  }, []);
  const part: PartProps = { game, wanted, change: (changed) => setWanted((before) => ({ ...before, ...changed })) };
  const open = async () => {
    setIsOpening(true);
    setError(null);
    try {
      const opened = await openTable(requested(game, wanted), friend);
      remember(game, wanted);
      navigate(opened);
    } catch (refused) {
      setError(refused as Error);
      setIsOpening(false);
    }
  };
  return (
    <form
      className="new-table"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      {friend === null ? null : <Invited friend={friend} />}
      <WordsChoice game={game} value={wanted.words} onChange={(words) => part.change({ words })} />
      <People {...part} />
      <Access {...part} />
      <Rated {...part} />
      <ClockFields clock={wanted.clock} onChange={(clock) => part.change({ clock })} />
      {wanted.clock.kind === "none" ? null : <ExtraTime {...part} />}
      {wanted.rated ? null : (
        <>
          <Fold title={text("table-manners")} level={2}>
            <Manners {...part} />
          </Fold>
          <Fold title={text("rule-options")} level={2}>
            <RuleOptions {...part} />
          </Fold>
        </>
      )}
      {error ? <Failure error={error} /> : null}
      <div className="row">
        <Button type="submit" look="primary" size="large" isDisabled={isOpening}>
          {text("open-table")}
        </Button>
      </div>
    </form>
  );
}
