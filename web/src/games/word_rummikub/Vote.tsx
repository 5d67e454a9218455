/** A word that is doubted: who has answered, and one's own two buttons; and the yes to a play that would end the game. */
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { RummikubProps } from "./props.ts";
import { useTongue } from "./view.ts";

export function Vote({ view, players, legal, dispatch, busy }: RummikubProps) {
  const tongue = useTongue();
  const text = useText();
  const { vote } = view;
  const may = (move: string) => legal?.moves.includes(move) ?? false;
  if (vote === null && !may("yes")) return null;
  return (
    <section className="part-over rummy-vote" aria-label={text("rummy-vote")}>
      {vote === null ? (
        <p>{text("rummy-agree")}</p>
      ) : (
        <>
          <p>
            {text("rummy-vote-word")} <b lang={tongue}>{vote.word.toUpperCase()}</b>
          </p>
          <ul>
            {vote.answers.map((answer, seat) =>
              answer === null ? null : (
                <li key={players[seat]?.seat}>
                  {text("rummy-voted", { name: players[seat]?.name ?? "", answer: text(`rummy-vote-${answer}`) })}
                </li>
              ),
            )}
          </ul>
        </>
      )}
      <div className="row">
        {(["yes", "no"] as const).map((answer) =>
          may(answer) ? (
            <Button key={answer} isDisabled={busy} onPress={() => void dispatch.act(answer)}>
              {text(`rummy-vote-${answer}`)}
            </Button>
          ) : null,
        )}
      </div>
    </section>
  );
}
