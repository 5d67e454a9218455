/** Days off from games with days for a move: one's clocks stand still there. */
import { useState } from "react";
import { NumberField } from "../../design/components/fields.tsx";
import { Button } from "../../design/components/index.ts";
import { useLocale } from "../../i18n/text.ts";
import type { VacationReply } from "../../protocol/wire.ts";
import { get, post } from "../api.ts";
import { useLoad } from "../useLoad.ts";
import { Refused } from "./Refused.tsx";
import { useAsked } from "./useAsked.ts";

/** So many days a vacation has at first. */
const USUAL = 7;

function Days({ kept }: { readonly kept: VacationReply }) {
  const { language, text } = useLocale();
  const { isBusy, error, ask } = useAsked();
  const [{ days: left, until }, setVacation] = useState(kept);
  const [days, setDays] = useState(Math.min(USUAL, left));
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" });
  const change = (wanted: number) =>
    ask(() => post<VacationReply>("/api/vacation", { days: wanted }).then((changed) => setVacation(changed)));
  return (
    <>
      <p aria-live="polite">
        {until === null ? null : text("vacation-until", { date: date.format(until) })}{" "}
        {text("vacation-left", { days: left })}
      </p>
      {until === null && left > 0 ? (
        <NumberField label={text("vacation-days")} value={days} onChange={setDays} minValue={1} maxValue={left} />
      ) : null}
      <div>
        {until !== null ? (
          <Button onPress={() => change(0)} isDisabled={isBusy}>
            {text("vacation-end")}
          </Button>
        ) : left > 0 ? (
          <Button onPress={() => change(Math.min(days, left))} isDisabled={isBusy}>
            {text("vacation-begin")}
          </Button>
        ) : null}
      </div>
      <Refused error={error} />
    </>
  );
}

export function Vacation() {
  const { text } = useLocale();
  const kept = useLoad("vacation", () => get<VacationReply>("/api/vacation"));
  if (kept.status !== "ready") return null;
  return (
    <section aria-labelledby="vacation" className="stack">
      <h2 id="vacation">{text("vacation")}</h2>
      <p>{text("vacation-lead")}</p>
      <Days kept={kept.value} />
    </section>
  );
}
