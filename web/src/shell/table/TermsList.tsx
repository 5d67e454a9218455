/** How a table plays, in words, for who thinks of sitting down. */
import { useText } from "../../i18n/text.ts";
import type { Clock, Game, Terms } from "../../protocol/http.ts";
import { termsOf } from "./terms.ts";

interface TermsListProps {
  readonly terms: Terms;
  readonly clock: Clock;
  readonly game: Game | null;
}

export function TermsList({ terms, clock, game }: TermsListProps) {
  const text = useText();
  const told = termsOf(terms, clock, game, text);
  return (
    <section className="table-terms" aria-labelledby="terms-heading">
      <h3 id="terms-heading">{text("table-terms")}</h3>
      {told.length === 0 ? (
        game && <p className="soft">{text("table-terms-usual")}</p>
      ) : (
        <ul>
          {told.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
