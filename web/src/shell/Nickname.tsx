/** The name one plays under, and the dialog to change it. */
import { useEffect, useState } from "react";
import { Button, Dialog, TextField } from "../design/components/index.ts";
import { useText } from "../i18n/text.ts";
import { loadSession, takeName, useSession } from "./session.ts";

export const LONGEST_NAME = 24;

function NameForm({ name, onDone }: { name: string; onDone: () => void }) {
  const text = useText();
  const [value, setValue] = useState(name);
  const [error, setError] = useState<string>();
  const take = async () => {
    if (value.trim() === "") return setError(text("nickname-empty"));
    try {
      await takeName(value.trim());
      onDone();
    } catch (refused) {
      setError((refused as Error).message);
    }
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <TextField
        label={text("nickname")}
        help={text("nickname-help")}
        value={value}
        onChange={setValue}
        error={error}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        autoFocus
      />
      <div className="dialog-actions">
        <Button onPress={onDone}>{text("cancel")}</Button>
        <Button type="submit" look="primary">
          {text("save")}
        </Button>
      </div>
    </form>
  );
}

export function Nickname() {
  const text = useText();
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // Without a server the name is not known; who changes it is told then.
    loadSession().catch(() => undefined);
  }, []);
  const name = session?.name ?? null;
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>
        {name === null ? text("choose-nickname") : text("playing-as", { name })}
      </Button>
      <Dialog title={text("choose-nickname")} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <NameForm name={name ?? ""} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
