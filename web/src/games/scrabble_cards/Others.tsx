/** Beside the crossword: what one's own premium and condition cards say, and the others' hands where they are open. */
import { useText } from "../../i18n/text.ts";
import { CardFace, CardText } from "./CardFace.tsx";
import { useCardTexts } from "./names.ts";
import type { CardsProps } from "./props.ts";
import { type Card, isLetterCard } from "./view.ts";

export function Others({ view, you, players, dispatch }: CardsProps) {
  const text = useText();
  const own = you === null ? [] : (view.hands[you] ?? []);
  const special = [...new Set(own.filter((card) => !isLetterCard(card)))];
  const texts = useCardTexts(special, dispatch.tell);
  const open = players.filter(({ seat }) => seat !== you && isOpen(view.hands[seat] ?? []));
  if (special.length === 0 && open.length === 0) return null;
  return (
    <section className="card cards-others" aria-label={text(open.length > 0 ? "cards-others" : "cards-special")}>
      {special.length === 0 ? null : (
        <ul aria-label={text("cards-special")}>
          {special.map((card) => (
            <li key={card}>
              <CardFace card={card} />
              <CardText>{texts.get(card) ?? ""}</CardText>
            </li>
          ))}
        </ul>
      )}
      {open.length === 0 ? null : (
        <ul aria-label={text("cards-others")}>
          {open.map(({ seat, name }) => (
            <li key={seat}>
              <b>{name}</b>
              <span className="cards-row">
                <span className="unseen">{(view.hands[seat] ?? []).join(" ")}</span>
                {(view.hands[seat] ?? []).map((card, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are all alike
                  <CardFace key={index} card={card} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function isOpen(hand: readonly Card[]): boolean {
  return hand.length > 0 && !hand.includes("?");
}
