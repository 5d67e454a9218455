/** A move that waits: its words and points, who has answered, and what a rival may do about it. */
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { CardsProps } from "./Board.tsx";
import { useCardTexts } from "./names.ts";

export function AnswerPanel({ view, you, players, legal, dispatch, busy }: CardsProps) {
  const text = useText();
  const { pending } = view;
  const conditions = (legal?.moves ?? []).filter((move) => move.startsWith("condition "));
  const texts = useCardTexts(pending === null ? [] : conditions.map((move) => move.split(" ")[1] ?? ""), dispatch.tell);
  if (pending === null) return null;
  const mine = you !== null && view.to_act.includes(you) && view.phase === "answer";
  const name = players[pending.seat]?.name ?? "";
  const [main] = pending.words;
  return (
    <section className="cards-answer" aria-label={text("cards-answer")}>
      <p className="cards-answer-main">
        {text("cards-pending", { name, points: pending.points })} <b lang="pl">{main?.word.toUpperCase()}</b>
      </p>
      <ul className="cards-answer-words">
        {pending.words.map(({ word, points, column, row, direction }) => (
          <li key={`${word} ${column} ${row} ${direction}`}>
            <span lang="pl">{word.toUpperCase()}</span> {points}
          </li>
        ))}
        {pending.conditions.map(({ seat, card, word }) => (
          <li key={`${seat} ${card}`}>
            {text("cards-condition-played", { name: players[seat]?.name ?? "", card, word: word.toUpperCase() })}
          </li>
        ))}
      </ul>
      {mine ? (
        <div className="row">
          <Button look="primary" isDisabled={busy} onPress={() => void dispatch.act("accept")}>
            {text("cards-accept")}
          </Button>
          {legal?.moves.includes("check") ? (
            <Button isDisabled={busy} onPress={() => void dispatch.act("check")}>
              {text("cards-check")}
            </Button>
          ) : null}
          {conditions.map((move) => {
            const [, card = "", word = ""] = move.split(" ");
            return (
              <Button key={move} isDisabled={busy} onPress={() => void dispatch.act(move)}>
                {text("cards-condition-play", { card: texts.get(card) ?? card, word })}
              </Button>
            );
          })}
        </div>
      ) : (
        <p className="cards-waiting">{text("cards-waiting")}</p>
      )}
    </section>
  );
}
