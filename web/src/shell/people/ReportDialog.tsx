/** Reporting somebody to the moderators. */
import { useState } from "react";
import { Choices } from "../../design/components/choices.tsx";
import { Button, Dialog, TextField, toast } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { Refused } from "../account/Refused.tsx";
import { useAsked } from "../account/useAsked.ts";
import { REASONS, type Reason, report } from "./people.ts";
import type { Reported } from "./reporting.ts";

/** Letters that the server takes. */
const LONGEST = 500;

/** What moderators will read beside the report. */
function leadOf({ table, line }: Reported): string {
  if (line !== null) return "report-lead-line";
  return table === null ? "report-lead" : "report-lead-table";
}

interface ReportDialogProps {
  readonly reported: Reported;
  readonly onClose: () => void;
}

export default function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const [reason, setReason] = useState<Reason>("chat");
  const [words, setWords] = useState("");
  const send = async () => {
    await report(reported, reason, words);
    toast(text("report-sent"));
    onClose();
  };
  return (
    <Dialog title={text("report-person", { name: reported.name })} isOpen onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          ask(send);
        }}
      >
        <p>{text(leadOf(reported))}</p>
        <Choices
          label={text("report-reason")}
          value={reason}
          onChange={(chosen) => setReason(chosen)}
          choices={REASONS.map((value) => ({ value, label: text(`report-reason-${value}`) }))}
        />
        <TextField
          label={text("report-words")}
          value={words}
          onChange={setWords}
          maxLength={LONGEST}
          autoComplete="off"
        />
        <Refused error={error} />
        <div className="dialog-actions">
          <Button onPress={onClose}>{text("cancel")}</Button>
          <Button type="submit" look="primary" isDisabled={isBusy}>
            {text("report-send")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
