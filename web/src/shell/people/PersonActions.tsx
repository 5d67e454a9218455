/** On somebody's page: what one can do about them, and one's private note. */
import { useState } from "react";
import { Button, TextField, toast } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { Refused } from "../account/Refused.tsx";
import { useAsked } from "../account/useAsked.ts";
import { useSession } from "../session.ts";
import { useLoad } from "../useLoad.ts";
import { PersonMenu } from "./PersonMenu.tsx";
import { readNote, writeNote } from "./people.ts";

/** Letters that the server takes. */
const LONGEST = 1000;

function PrivateNote({ person, kept }: { readonly person: string; readonly kept: string }) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const [words, setWords] = useState(kept);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        ask(() => writeNote(person, words).then(() => toast(text("person-note-kept"))));
      }}
    >
      <TextField
        label={text("person-note")}
        help={text("person-note-help")}
        value={words}
        onChange={setWords}
        maxLength={LONGEST}
        autoComplete="off"
      />
      <div>
        <Button type="submit" isDisabled={isBusy}>
          {text("person-note-keep")}
        </Button>
      </div>
      <Refused error={error} />
    </form>
  );
}

function Own({ person }: { readonly person: string }) {
  const note = useLoad(`note ${person}`, () => readNote(person));
  return note.status === "ready" ? <PrivateNote person={person} kept={note.value} /> : null;
}

export function PersonActions({ person, name }: { readonly person: string; readonly name: string }) {
  const session = useSession();
  if (session === null || session.guest === null || session.guest === person) return null;
  return (
    <div className="stack">
      <div>
        <PersonMenu person={person} name={name} table={null} />
      </div>
      <Own person={person} />
    </div>
  );
}
