/** The exchange card: which of one's own cards goes, and whose card comes. */
import { useState } from "react";
import { Button, Dialog, DialogChoices } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { CardFace } from "./CardFace.tsx";
import { useCardName } from "./names.ts";
import type { KlepkaProps } from "./props.ts";
import type { Card } from "./view.ts";

type ExchangeProps = KlepkaProps & {
  readonly you: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function Exchange({ view, you, players, dispatch, isOpen, onClose }: ExchangeProps) {
  const text = useText();
  const nameOf = useCardName();
  const [give, setGive] = useState("");
  const [take, setTake] = useState("");
  const hand = view.hands[you] ?? [];
  const others = [...hand];
  others.splice(others.indexOf("~"), 1);
  /** Each card once, as its face; `written` gives how a move names it. */
  const choicesOf = (cards: readonly Card[], written: (card: Card) => string) =>
    [...new Set(cards)].map((card) => ({
      value: written(card),
      label: nameOf(card),
      face: <CardFace card={card} />,
    }));
  const rivals = players.filter(({ seat }) => seat !== you && (view.hands[seat] ?? []).length > 0);
  return (
    <Dialog title={text("klepka-exchange")} isOpen={isOpen} onClose={onClose}>
      <div className="klepka-exchange">
        <DialogChoices
          label={text("klepka-exchange-give")}
          value={give}
          onChange={setGive}
          choices={choicesOf(others, (card) => card)}
        />
        {rivals.map(({ seat, name }) => {
          const choices = choicesOf(view.hands[seat] ?? [], (card) => (card === "?" ? `${seat}` : `${seat} ${card}`));
          return (
            <DialogChoices
              key={seat}
              label={text("klepka-exchange-take", { name })}
              value={choices.some(({ value }) => value === take) ? take : ""}
              onChange={setTake}
              choices={choices}
            />
          );
        })}
      </div>
      <div className="dialog-actions">
        <Button onPress={onClose}>{text("cancel")}</Button>
        <Button
          look="primary"
          isDisabled={give === "" || take === ""}
          onPress={() => {
            onClose();
            void dispatch.act(`exchange ${give} ${take}`);
            setGive("");
            setTake("");
          }}
        >
          {text("klepka-exchange-do")}
        </Button>
      </div>
    </Dialog>
  );
}
