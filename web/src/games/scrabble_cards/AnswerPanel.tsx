/**
 * A move that waits: its words and points, who has answered, and what a rival may do about it. Words are written as the
 * rules, the history and moves write them: a small letter is a blank.
 */
import { useId } from "react";
import { marked, partsOf, Sentence } from "../../a11y/Sentence.tsx";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { AnswerTime } from "./AnswerTime.tsx";
import { CardFace, CardText } from "./CardFace.tsx";
import { signAndTextOf, useCardTexts } from "./names.ts";
import type { CardsProps } from "./props.ts";
import "./answer.css";
import { useTongue } from "./view.ts";

/** The answers that have words of their own. */
const ANSWERS: ReadonlySet<string> = new Set(["accept", "check"]);

export function AnswerPanel({ view, you, players, legal, answerUntil, dispatch, busy }: CardsProps) {
  const tongue = useTongue();
  const text = useText();
  const id = useId();
  const { pending } = view;
  // A condition card is listed alone too, for the first word that fulfils it.
  const conditions = (legal?.moves ?? [])
    .map((move) => move.split(" "))
    .filter(([verb, , word]) => verb === "condition" && word !== undefined);
  const cards = [...conditions.map(([, card = ""]) => card), ...(pending?.conditions ?? []).map(({ card }) => card)];
  const texts = useCardTexts(pending === null ? [] : cards, dispatch.tell);
  if (pending === null || view.over) return null;
  const mine = you !== null && view.to_act.includes(you) && view.phase === "answer";
  const [main] = pending.words;
  const extras = pending.move.split(" ").slice(5);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard
    <section className="part-over cards-answer" tabIndex={0} aria-label={text("cards-answer")}>
      <p className="cards-answer-main">
        {partsOf(
          text("cards-pending", {
            name: players[pending.seat]?.name ?? "",
            points: pending.points,
            word: marked(main?.word ?? ""),
          }),
        ).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <b key={part} lang={tongue}>
              <Written word={part} />
            </b>
          ),
        )}
        {extras.map((card) => (
          <CardFace key={card} card={card} />
        ))}
      </p>
      <ul className="cards-answer-words">
        {pending.words.map(({ word, points, column, row, direction }) => (
          <li key={`${word} ${column} ${row} ${direction}`}>
            <span lang={tongue}>
              <Written word={word} />
            </span>{" "}
            <b>{points}</b>
          </li>
        ))}
      </ul>
      <ul className="cards-answer-who">
        {players
          .filter(({ seat }) => seat !== pending.seat && seat !== you)
          .map(({ seat, name }) => {
            const answer = pending.answers[seat];
            const said = answer != null && ANSWERS.has(answer) ? answer : "none";
            return (
              <li key={seat} className={`cards-answered-${said}`}>
                {text("cards-answered", { name, answer: text(`cards-answer-${said}`) })}
              </li>
            );
          })}
        {pending.conditions.map(({ seat, card, word }) => (
          <li key={`${seat} ${card}`}>
            <CardFace card={card} />
            <Sentence>
              {text("cards-condition-played", {
                name: players[seat]?.name ?? "",
                card: signAndTextOf(texts.get(card) ?? "")[1],
                word: marked(word.toUpperCase()),
              })}
            </Sentence>
          </li>
        ))}
      </ul>
      {answerUntil === null ? null : <AnswerTime until={answerUntil} mine={mine} announce={dispatch.announce} />}
      {mine ? (
        conditions.length === 0 ? null : (
          <fieldset className="cards-answer-conditions">
            <legend>{text("cards-answer-conditions")}</legend>
            {conditions.map(([verb, card = "", word = ""], index) => (
              <div key={`${card} ${word}`} className="cards-answer-condition">
                <CardFace card={card} />
                <span id={`${id}-${index}`}>
                  <CardText>{texts.get(card) ?? ""}</CardText>
                </span>
                <Button
                  aria-describedby={`${id}-${index}`}
                  isDisabled={busy}
                  onPress={() => void dispatch.act([verb, card, word].join(" "))}
                >
                  {text("cards-condition-play", { word })}
                </Button>
              </div>
            ))}
          </fieldset>
        )
      ) : (
        <p className="cards-waiting">{text("cards-waiting")}</p>
      )}
    </section>
  );
}

/** A word in capitals; what a blank stands for, which moves write as small letters, has dots below it. */
function Written({ word }: { readonly word: string }) {
  return [...word].map((letter, index) =>
    letter === letter.toUpperCase() ? (
      letter
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a word that stays
      <span key={index} className="cards-from-blank">
        {letter.toUpperCase()}
      </span>
    ),
  );
}
