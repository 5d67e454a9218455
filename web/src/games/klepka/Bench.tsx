/** The bench: one's collected cards, the word that they become, what it would score, and the prize cards. */
import { useState } from "react";
import { useRoving } from "../../a11y/roving.ts";
import { Button, Dialog, TextField } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { previewed } from "../previewed.ts";
import type { KlepkaProps } from "./Board.tsx";
import { CardFace } from "./CardFace.tsx";
import { Exchange } from "./Exchange.tsx";
import { useCardName } from "./names.ts";
import { type Card, isLetter, restOf, withCard, withoutLast, wordMove } from "./view.ts";

type BenchProps = KlepkaProps & { readonly you: number };

export function Bench(props: BenchProps) {
  const { view, you, draft, preview, dispatch, legal, busy } = props;
  const text = useText();
  const nameOf = useCardName();
  const [asking, setAsking] = useState<"letter" | "exchange" | "chaos" | null>(null);
  const [letter, setLetter] = useState("");
  const hand = view.hands[you] ?? [];
  const rest = restOf(hand, draft.uses ?? []);
  const keyed = rest.map((card, index) => ({
    card,
    id: `${card} ${rest.slice(0, index).filter((one) => one === card).length}`,
  }));
  const roving = useRoving(keyed.map(({ id }) => id));
  const may = (move: string) => !busy && (legal?.moves.includes(move) ?? false);
  const making = view.to_act.includes(you) && (view.phase === "words" || view.phase === "last_words");
  const move = wordMove(draft);
  const told = previewed(preview);

  function use(card: Card): void {
    if (card === "*") setAsking("letter");
    else if (card === "~") setAsking("exchange");
    else if (card === "#") setAsking("chaos");
    else if (isLetter(card)) dispatch.draft(withCard(draft, card, card.slice(0, 1)));
  }

  return (
    <section className="klepka-bench" aria-label={text("klepka-bench")}>
      {hand.length === 0 ? <p>{text("klepka-no-cards-you")}</p> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form */}
      <div className="klepka-hand" role="group" aria-label={text("klepka-hand")} onKeyDown={roving.onKeyDown}>
        {keyed.map(({ card, id }) => (
          <button
            key={id}
            type="button"
            className="klepka-card"
            data-roving={id}
            tabIndex={roving.tabIndexOf(id)}
            onFocus={roving.onFocusOf(id)}
            aria-label={nameOf(card)}
            onClick={() => use(card)}
          >
            <CardFace card={card} />
          </button>
        ))}
      </div>
      {hand.length === 0 ? null : (
        <form
          className="klepka-making"
          onSubmit={(event) => {
            event.preventDefault();
            if (move !== null && making && !busy) void dispatch.act(move);
          }}
        >
          <label className="field">
            <span className="field-label">{text("klepka-word")}</span>
            <input
              className="input klepka-word"
              lang="uk"
              value={draft.word}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="klepka-preview"
              onChange={(event) =>
                dispatch.draft({
                  ...draft,
                  word: event.currentTarget.value.toUpperCase(),
                  uses: event.currentTarget.value === "" ? [] : null,
                })
              }
            />
          </label>
          <Button isDisabled={draft.word === ""} onPress={() => dispatch.draft(withoutLast(draft))}>
            {text("klepka-back")}
          </Button>
          <Button type="submit" look="primary" isDisabled={!making || busy || move === null}>
            {text("klepka-make")}
          </Button>
        </form>
      )}
      <p id="klepka-preview" className={`klepka-preview${told?.kind === "points" ? " klepka-fits" : ""}`}>
        {told?.kind === "points"
          ? text("klepka-points", { points: told.points })
          : told !== null
            ? told.message
            : text(making ? "klepka-make-help" : "klepka-make-later")}
        {told?.kind === "points"
          ? preview?.working.map(({ what, points }) => (
              <span key={what} className="klepka-working">{`${what} ${points}`}</span>
            ))
          : null}
      </p>
      <div className="row">
        {may("done") ? <Button onPress={() => void dispatch.act("done")}>{text("klepka-done")}</Button> : null}
        {may("pass") ? <Button onPress={() => void dispatch.act("pass")}>{text("klepka-pass")}</Button> : null}
      </div>
      <Dialog title={text("klepka-polysemy")} isOpen={asking === "letter"} onClose={() => setAsking(null)}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            const chosen = letter.trim().toUpperCase().slice(0, 1);
            if (chosen !== "") dispatch.draft(withCard(draft, "*", chosen));
            setLetter("");
            setAsking(null);
          }}
        >
          <TextField
            label={text("klepka-polysemy-letter")}
            value={letter}
            onChange={setLetter}
            maxLength={1}
            autoComplete="off"
            autoFocus
          />
          <div className="dialog-actions">
            <Button onPress={() => setAsking(null)}>{text("cancel")}</Button>
            <Button type="submit" look="primary">
              {text("klepka-use")}
            </Button>
          </div>
        </form>
      </Dialog>
      <Dialog title={text("klepka-chaos")} isOpen={asking === "chaos"} onClose={() => setAsking(null)}>
        <p>{text("klepka-chaos-sure")}</p>
        <div className="dialog-actions">
          <Button onPress={() => setAsking(null)}>{text("cancel")}</Button>
          <Button
            look="primary"
            onPress={() => {
              setAsking(null);
              void dispatch.act("chaos");
            }}
          >
            {text("klepka-chaos-do")}
          </Button>
        </div>
      </Dialog>
      <Exchange {...props} isOpen={asking === "exchange"} onClose={() => setAsking(null)} />
    </section>
  );
}
