/** The table of Klepka: the carpet of cards, everybody's collected cards, and the bench where words are made. */
import { useText } from "../../i18n/text.ts";
import type { BoardProps, Player } from "../front.ts";
import { Bench } from "./Bench.tsx";
import { CardFace } from "./CardFace.tsx";
import { Carpet } from "./Carpet.tsx";
import { Celebration } from "./Celebration.tsx";
import { Interrupt } from "./Interrupt.tsx";
import { useCardName } from "./names.ts";
import { Vote } from "./Vote.tsx";
import type { KlepkaDraft, KlepkaView } from "./view.ts";
import "./board.css";

export type KlepkaProps = BoardProps<KlepkaView, KlepkaDraft>;

export function Board(props: KlepkaProps) {
  const { view, you, players, settings } = props;
  const carpet = <Carpet key="carpet" {...props} />;
  const bench = you === null ? null : <Bench key="bench" {...props} you={you} />;
  return (
    <div className={`klepka${settings.motion ? "" : " klepka-still"}`}>
      {view.reason === "slava_ukraini" ? <Celebration name={players[view.winners[0] ?? -1]?.name ?? ""} /> : null}
      <Vote {...props} />
      <Interrupt {...props} />
      {settings.handFirst ? [bench, carpet] : [carpet, bench]}
      <Others {...props} />
    </div>
  );
}

/** What the others have collected, and the words they have made. */
function Others({ view, players, you }: KlepkaProps) {
  const text = useText();
  const nameOf = useCardName();
  // One's own cards are on the bench: only one's words are told here.
  const isShown = ({ seat }: Player) => seat !== you || (view.words[seat] ?? []).length > 0;
  return (
    <ul className="klepka-others" aria-label={text("klepka-others")}>
      {players.filter(isShown).map((player) => {
        const hand = view.hands[player.seat] ?? [];
        const words = view.words[player.seat] ?? [];
        return (
          <li key={player.seat}>
            <b>{player.own ? text("klepka-you") : player.name}</b>
            {player.seat === you ? null : hand.length === 0 ? (
              <span className="klepka-none">{text("klepka-no-cards")}</span>
            ) : (
              <span className="klepka-collected">
                <span className="unseen">{hand.map((card) => nameOf(card)).join(", ")}</span>
                {hand.map((card, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are all alike
                  <CardFace key={`${card}${index}`} card={card} />
                ))}
              </span>
            )}
            {words.length === 0 ? null : (
              <span className="klepka-words">
                {words.map(({ word, points }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: words are only added at the end
                  <span key={index}>
                    <span lang="uk">{word}</span> {points}
                  </span>
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
