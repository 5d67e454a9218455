/** The prize cards of a hand, to be played at any time: what each does, and the dialogs that they open. */
import { useState } from "react";
import { Button, Confirm, Dialog } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { LetterGrid } from "../LetterGrid.tsx";
import { CardFace } from "./CardFace.tsx";
import { Exchange } from "./Exchange.tsx";
import type { KlepkaProps } from "./props.ts";
import { type Card, cardsOnTable, useLetters, useTongue } from "./view.ts";

/** The kinds, as cards write them, and their names in texts. */
const KINDS = [
  ["*", "polysemy"],
  ["~", "exchange"],
  ["#", "chaos"],
] as const;

type PrizesProps = KlepkaProps & {
  readonly you: number;
  /** The cards that are not in the word yet. */
  readonly rest: readonly Card[];
  /** Puts a polysemy into the word, as this letter. */
  readonly onLetter: (letter: string) => void;
};

export function Prizes(props: PrizesProps) {
  const tongue = useTongue();
  const { view, rest, dispatch, busy, onLetter } = props;
  const text = useText();
  const letters = useLetters();
  const [asking, setAsking] = useState<(typeof KINDS)[number][1] | null>(null);
  const close = () => setAsking(null);
  const held = KINDS.filter(([card]) => rest.includes(card));
  if (held.length === 0 && asking === null) return null;
  return (
    <>
      <ul className="klepka-prizes" aria-label={text("klepka-prizes")}>
        {held.map(([card, kind]) => (
          <li key={card}>
            <Button isDisabled={busy || (kind === "chaos" && cardsOnTable(view) === 0)} onPress={() => setAsking(kind)}>
              <CardFace card={card} />
              <span className="klepka-prize-name">
                <span className="unseen">
                  {text(`klepka-${kind}`)}: {text(`klepka-${kind}-does`)}
                </span>
                {rest.filter((one) => one === card).length > 1 ? `×${rest.filter((one) => one === card).length}` : ""}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <Dialog title={text("klepka-polysemy")} isOpen={asking === "polysemy"} onClose={close}>
        <LetterGrid
          label={text("klepka-polysemy-letter")}
          lang={tongue}
          letters={Object.keys(letters)}
          chosen={null}
          face={(letter) => <CardFace card={`*${letter}`} />}
          onChoose={(letter) => {
            close();
            onLetter(letter);
          }}
        />
        <div className="dialog-actions">
          <Button onPress={close}>{text("cancel")}</Button>
        </div>
      </Dialog>
      <Confirm
        title={text("klepka-chaos")}
        question={text("klepka-chaos-sure")}
        act={text("klepka-chaos-do")}
        isOpen={asking === "chaos"}
        onClose={close}
        onConfirm={() => void dispatch.act("chaos")}
      />
      <Exchange {...props} isOpen={asking === "exchange"} onClose={close} />
    </>
  );
}
