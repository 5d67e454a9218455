/** The command that brings a program to its seat. Its token is told once: it stays until it is closed. */
import { Button, Dialog } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";

interface ProgramCommandProps {
  /** Null where there is nothing to tell. */
  readonly token: string | null;
  readonly onClose: () => void;
}

export function ProgramCommand({ token, onClose }: ProgramCommandProps) {
  const text = useText();
  return (
    <Dialog title={text("table-add-program")} isOpen={token !== null} onClose={onClose}>
      <label className="field">
        <span className="field-label">{text("table-program-command")}</span>
        <input
          className="input"
          readOnly
          value={`litera bot ${location.origin} ${token} -- `}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <p className="soft small">{text("table-program-once")}</p>
      <div className="dialog-actions">
        <Button look="primary" onPress={onClose}>
          {text("close")}
        </Button>
      </div>
    </Dialog>
  );
}
