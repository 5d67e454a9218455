/** The exchange card: which of one's own cards goes, and whose card comes. */
import { useState } from "react";
import { Button, Choices, Dialog } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { KlepkaProps } from "./Board.tsx";
import { useCardName } from "./names.ts";
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
  const kinds = (cards: readonly Card[]) => [...new Set(cards)];
  const offers = players
    .filter((player) => player.seat !== you)
    .flatMap((player) =>
      kinds(view.hands[player.seat] ?? []).map((card) => ({
        value: card === "?" ? `${player.seat}` : `${player.seat} ${card}`,
        label: text("klepka-of", { name: player.name, card: nameOf(card) }),
      })),
    );
  return (
    <Dialog title={text("klepka-exchange")} isOpen={isOpen} onClose={onClose}>
      <Choices
        label={text("klepka-exchange-give")}
        value={give}
        onChange={setGive}
        choices={kinds(others).map((card) => ({ value: card, label: nameOf(card) }))}
      />
      <Choices label={text("klepka-exchange-take")} value={take} onChange={setTake} choices={offers} />
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
