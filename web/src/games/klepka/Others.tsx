/** What the others have collected, and the words that all have made. */
import { Sentence } from "../../a11y/Sentence.tsx";
import { useText } from "../../i18n/text.ts";
import type { Player } from "../front.ts";
import { useShown } from "../shown.ts";
import { CardFace } from "./CardFace.tsx";
import { useCardName } from "./names.ts";
import type { KlepkaProps } from "./props.ts";
import { cardsOnTable, useTongue } from "./view.ts";

/** Whether there is anything to be shown while cards lie; where none do any more, it has the place of the carpet. */
function isAnything({ view, you, players }: KlepkaProps): boolean {
  const isTold = ({ seat }: Player) =>
    (view.words[seat] ?? []).length > 0 || (seat !== you && (view.hands[seat] ?? []).length > 0);
  return cardsOnTable(view) > 0 && players.some(isTold);
}

/** In the side, where the felt has no room. */
export function Others(props: KlepkaProps) {
  const text = useText();
  if (!isAnything(props)) return null;
  return (
    <section className={`card${props.you === null ? "" : " klepka-aside"}`} aria-label={text("klepka-others")}>
      <Collected {...props} />
    </section>
  );
}

/** Below the own hand, where the felt has room. */
export function OthersOnFelt(props: KlepkaProps) {
  const text = useText();
  if (!isAnything(props)) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard
    <section className="klepka-on-felt" tabIndex={0} aria-label={text("klepka-others")}>
      <Collected {...props} />
    </section>
  );
}

export function Collected({ view, players, you }: KlepkaProps) {
  const tongue = useTongue();
  const text = useText();
  const nameOf = useCardName();
  const advised = useShown("exchanged");
  // One's own cards are in one's hand: only one's words are told here.
  const isShown = ({ seat }: Player) => seat !== you || (view.words[seat] ?? []).length > 0;
  return (
    <ul className="klepka-others" aria-label={text("klepka-others")}>
      {players.filter(isShown).map((player) => {
        const hand = view.hands[player.seat] ?? [];
        const words = view.words[player.seat] ?? [];
        return (
          <li
            key={player.seat}
            {...(advised?.mode === "advice" && advised.event.other === player.seat && { "data-shown": "to" })}
          >
            <b>{player.own ? text("klepka-you") : player.name}</b>
            {player.seat === you ? null : hand.length === 0 ? (
              <span className="klepka-none">{text("klepka-no-cards")}</span>
            ) : (
              <span className="klepka-collected">
                <span className="unseen">
                  <Sentence>{hand.map((card) => nameOf(card)).join(", ")}</Sentence>
                </span>
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
                    <span lang={tongue}>{word}</span> {points}
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
