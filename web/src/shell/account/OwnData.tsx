/** One's data: all of it as a file, and the end of one's account. */
import { useState } from "react";
import { Button, Fold, TextField } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { navigate } from "../router.ts";
import { deleteAccount, downloadData } from "./account.ts";
import { Refused } from "./Refused.tsx";
import { useAsked } from "./useAsked.ts";

function Delete({ name }: { readonly name: string }) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const [typed, setTyped] = useState("");
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        ask(() => deleteAccount(typed.trim()).then(() => navigate("/")));
      }}
    >
      <p>{text("delete-lead")}</p>
      <TextField
        label={text("delete-name", { name })}
        value={typed}
        onChange={setTyped}
        maxLength={200}
        autoComplete="off"
      />
      <div>
        <Button type="submit" look="danger" isDisabled={isBusy || typed.trim() !== name}>
          {text("delete-act")}
        </Button>
      </div>
      <Refused error={error} />
    </form>
  );
}

export function OwnData({ name }: { readonly name: string }) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  return (
    <section aria-labelledby="data" className="stack">
      <h2 id="data">{text("data")}</h2>
      <p>{text("data-lead")}</p>
      <div>
        <Button isDisabled={isBusy} onPress={() => ask(downloadData)}>
          {text("data-download")}
        </Button>
      </div>
      <Refused error={error} />
      <Fold title={text("delete-account")}>
        <Delete name={name} />
      </Fold>
    </section>
  );
}
