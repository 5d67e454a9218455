/** What moderators decided about oneself, and why: refusals send people here to read it. */
import { Notice } from "../../design/components/index.ts";
import { useLocale } from "../../i18n/text.ts";
import { readCompany } from "../people/people.ts";
import { useLoad } from "../useLoad.ts";

export function Notices() {
  const { language, text } = useLocale();
  const company = useLoad("notices", readCompany);
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  if (company.status !== "ready" || company.value.notices.length === 0) return null;
  return (
    <section aria-labelledby="notices" className="stack">
      <h2 id="notices">{text("notices")}</h2>
      {company.value.notices.map(({ at, what, why, until }) => (
        <Notice key={`${at} ${what}`} kind={what === "lift" ? "info" : "warning"}>
          <p>
            <strong>{text(`notice-${what}`)}</strong> {why}
          </p>
          <p className="soft small">
            {when.format(at)}
            {until !== null && what !== "ban" ? ` – ${when.format(until)}` : null}
          </p>
        </Notice>
      ))}
    </section>
  );
}
