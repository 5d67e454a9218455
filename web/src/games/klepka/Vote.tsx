/** A word that is not in the lexicon is voted on: what it is, who has answered, and one's own two buttons. */
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { CardFace } from "./CardFace.tsx";
import type { KlepkaProps } from "./props.ts";
import { useTongue } from "./view.ts";

export function Vote({ view, you, players, dispatch, busy }: KlepkaProps) {
  const tongue = useTongue();
  const text = useText();
  const { vote } = view;
  if (vote === null) return null;
  const mine = you !== null && view.to_act.includes(you);
  return (
    <section className="part-over klepka-vote" aria-label={text("klepka-vote")}>
      <p>{text("klepka-vote-word", { name: players[view.turn]?.name ?? "" })}</p>
      <p className="klepka-vote-what">
        <b lang={tongue}>{vote.word}</b>
        <span className="klepka-collected">
          {vote.cards.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are all alike
            <CardFace key={index} card={card} />
          ))}
        </span>
      </p>
      <ul className="klepka-voters">
        {players
          .filter(({ seat }) => seat !== view.turn)
          .map(({ seat, name }) => {
            const given = vote.votes[seat] ?? "none";
            return (
              <li key={seat} className={`klepka-voted-${given}`}>
                {text("klepka-voted", { name, vote: text(`klepka-vote-${given}`) })}
              </li>
            );
          })}
      </ul>
      {mine ? (
        <div className="row">
          <Button look="primary" size="large" isDisabled={busy} onPress={() => void dispatch.act("yes")}>
            {text("klepka-vote-yes")}
          </Button>
          <Button size="large" isDisabled={busy} onPress={() => void dispatch.act("no")}>
            {text("klepka-vote-no")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
