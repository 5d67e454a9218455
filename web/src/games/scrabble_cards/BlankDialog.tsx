/** What the blanks stand for: one that is just being laid, and those that lie already; each may be changed or cleared. */
import { useState } from "react";
import { Button, Dialog, DialogChoices } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { LetterGrid } from "../LetterGrid.tsx";
import { CardFace } from "./CardFace.tsx";
import { type CardsDraft, cardOf, withLaid, withoutLaid } from "./draft.ts";
import { useCards, useTongue } from "./view.ts";

interface BlankDialogProps {
  readonly draft: CardsDraft;
  /** The place of the blank that the dialog is opened for; one without a card is being laid. Null: it is closed. */
  readonly at: string | null;
  readonly onDraft: (draft: CardsDraft) => void;
  readonly onClose: () => void;
}

export function BlankDialog({ draft, at, onDraft, onClose }: BlankDialogProps) {
  const text = useText();
  return (
    <Dialog title={text("cards-blank")} isOpen={at !== null} onClose={onClose}>
      {at === null ? null : <Letters key={at} draft={draft} at={at} onDraft={onDraft} onClose={onClose} />}
    </Dialog>
  );
}

function Letters({ draft, at, onDraft, onClose }: BlankDialogProps & { readonly at: string }) {
  const tongue = useTongue();
  const text = useText();
  const { letters } = useCards();
  const [chosen, setChosen] = useState(at);
  const blanks = draft.laid.filter((laid) => cardOf(laid) === "*");
  const slots = blanks.some((laid) => laid.at === at) ? blanks : [...blanks, { at, letter: "" }];
  const now = slots.find((slot) => slot.at === chosen);

  function give(letter: string): void {
    onDraft(withLaid(draft, chosen, letter.toLowerCase()));
    // With another blank to define the dialog stays.
    const open = slots.find((slot) => slot.letter === "" && slot.at !== chosen);
    if (open === undefined) onClose();
    else setChosen(open.at);
  }

  return (
    <div className="stack">
      {slots.length < 2 ? null : (
        <DialogChoices
          label={text("cards-blank-which")}
          value={chosen}
          onChange={setChosen}
          choices={slots.map((slot, index) => ({
            value: slot.at,
            label:
              slot.letter === ""
                ? text("cards-blank-new", { number: index + 1 })
                : text("cards-blank-is", { number: index + 1, letter: slot.letter.toUpperCase() }),
          }))}
        />
      )}
      <LetterGrid
        key={chosen}
        label={text("cards-blank-letter")}
        lang={tongue}
        letters={Object.keys(letters)}
        chosen={now === undefined || now.letter === "" ? null : now.letter.toUpperCase()}
        face={(letter) => <CardFace card={letter.toLowerCase()} />}
        onChoose={give}
      />
      <div className="dialog-actions">
        {now === undefined || now.letter === "" ? null : (
          <Button
            onPress={() => {
              onDraft(withoutLaid(draft, chosen));
              onClose();
            }}
          >
            {text("cards-blank-clear")}
          </Button>
        )}
        <Button onPress={onClose}>{text("cards-blank-done")}</Button>
      </div>
    </div>
  );
}
