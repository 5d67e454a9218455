/** The dialog that reports somebody, over any page; fetched when somebody is to be reported. */
import { lazy, Suspense } from "react";
import { withTexts } from "../../i18n/text.ts";
import { useObservable } from "../../observable.ts";
import { part } from "../../part.ts";
import { reporting } from "./reporting.ts";

const ReportDialog = lazy(() => withTexts(part(import("./ReportDialog.tsx")), "people"));

export function Reporting() {
  const reported = useObservable(reporting);
  if (reported === null) return null;
  return (
    <Suspense fallback={null}>
      <ReportDialog reported={reported} onClose={() => reporting.set(null)} />
    </Suspense>
  );
}
