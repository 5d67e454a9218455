/**
 * A plain board for any game: what the game says of the table, the keys of its view, the own hand, and each legal move
 * as a button. The move field beside it takes what isn't listed.
 */
import { useEffect, useId, useState } from "react";
import { Sentence } from "../../a11y/Sentence.tsx";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { TableView } from "../../net/messages.ts";
import type { BoardProps } from "../front.ts";
import { Parts } from "../Parts.tsx";
import "./board.css";
import { listOf, ownKeys, written } from "./reading.ts";

/** What the game says about a topic, in the reader's language, asked again after each step; empty before the answer. */
function useTold(topic: string, { dispatch, step, view }: BoardProps<TableView, null>): readonly string[] {
  const [told, setTold] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view has an answer of its own
  useEffect(() => {
    let current = true;
    void dispatch.tell(topic).then((text) => current && setTold(text.split("\n").filter((line) => line !== "")));
    return () => {
      current = false;
    };
  }, [dispatch, topic, step, view]);
  return told;
}

export function Board(props: BoardProps<TableView, null>) {
  const text = useText();
  const { view, you, players, legal, dispatch, settings, busy } = props;
  const now = useTold("now", props);
  const table = useTold("table", props);
  const ids = useId();
  const hands = listOf(view, "hands");
  const own = you === null ? [] : listOf(hands[you]);
  const acts = you !== null && view.to_act.includes(you);
  const moves = legal?.moves ?? [];
  const others = players.filter(({ seat }) => seat !== you && hands[seat] !== undefined);
  const hand =
    own.length === 0 ? null : (
      <section key="hand" aria-labelledby={`${ids}-hand`}>
        <h2 id={`${ids}-hand`}>{text("fallback-hand")}</h2>
        <ul className="fallback-hand">
          {own.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of one name are alike
            <li key={index}>{written(card)}</li>
          ))}
        </ul>
      </section>
    );
  const lying = (
    <section key="table" aria-labelledby={`${ids}-table`}>
      <h2 id={`${ids}-table`}>{text("fallback-table")}</h2>
      {table.map((line) => (
        <p key={line}>
          <Sentence>{line}</Sentence>
        </p>
      ))}
      <dl className="fallback-keys">
        {ownKeys(view).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {others.map(({ seat, name }) => (
          <div key={seat}>
            <dt>{text("fallback-hand-of", { name })}</dt>
            <dd>{written(hands[seat] ?? null)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
  return (
    <Parts
      className="fallback"
      hasHeadings
      prompt={
        <div>
          {now.map((line) => (
            <p key={line}>
              <Sentence>{line}</Sentence>
            </p>
          ))}
        </div>
      }
      board={
        <div className="fallback-board">
          {settings.handFirst ? [hand, lying] : [lying, hand]}
          {you === null ? null : (
            <section aria-labelledby={`${ids}-moves`}>
              <h2 id={`${ids}-moves`}>{text("fallback-moves")}</h2>
              {moves.length === 0 ? <p>{text(acts ? "fallback-type" : "fallback-wait")}</p> : null}
              <ul className="fallback-moves">
                {moves.map((move) => (
                  <li key={move}>
                    <Button isDisabled={busy} onPress={() => void dispatch.act(move)}>
                      {move}
                    </Button>
                  </li>
                ))}
              </ul>
              {legal !== null && moves.length > 0 && !(legal.complete && legal.total === moves.length) ? (
                <p>{text("fallback-more")}</p>
              ) : null}
            </section>
          )}
        </div>
      }
      handFirst={settings.handFirst}
    />
  );
}
