/** A word that is not in the lexicon is voted on: what it is, who has answered, and one's own two buttons. */
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { KlepkaProps } from "./Board.tsx";

export function Vote({ view, you, players, dispatch, busy }: KlepkaProps) {
  const text = useText();
  if (view.vote === null) return null;
  const mine = you !== null && view.to_act.includes(you);
  return (
    <section className="klepka-vote" aria-label={text("klepka-vote")}>
      <p>
        {text("klepka-vote-word")} <b lang="uk">{view.vote.word}</b>
      </p>
      <ul>
        {view.vote.votes.map((vote, seat) =>
          vote === null ? null : (
            <li key={players[seat]?.seat}>
              {text("klepka-voted", { name: players[seat]?.name ?? "", vote: text(`klepka-vote-${vote}`) })}
            </li>
          ),
        )}
      </ul>
      {mine ? (
        <div className="row">
          <Button look="primary" isDisabled={busy} onPress={() => void dispatch.act("yes")}>
            {text("klepka-vote-yes")}
          </Button>
          <Button isDisabled={busy} onPress={() => void dispatch.act("no")}>
            {text("klepka-vote-no")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
