/** A finished game held against the best: where it turned in sentences, the chances as a drawing and as a table. */
import { Link } from "react-aria-components";
import { Button, Card, Fold } from "../../design/components/index.ts";
import { useLocale } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import type { Analysis } from "../../protocol/analysis.ts";
import { Failure } from "../Failure.tsx";
import { redirect } from "../router.ts";
import { ChancesPlot } from "./ChancesPlot.tsx";
import { replayLink } from "./replayLink.ts";
import { Told } from "./Told.tsx";
import { type AnalysisState, isGoingOn, stageOf } from "./useAnalysis.ts";

interface FoundProps {
  readonly analysis: Analysis;
  readonly room: Room;
  /** The move that the replay shows; null where none is open. */
  readonly at: number | null;
}

function MovesTable({ analysis, room: { table }, at }: FoundProps) {
  const { language, text } = useLocale();
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const points = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard
    <section className="analysis-moves" tabIndex={0} aria-label={text("table-analysis-moves")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text("table-analysis-number")}</th>
            <th scope="col">{text("table-analysis-played")}</th>
            <th scope="col">{text("table-analysis-best")}</th>
            <th scope="col">{text("table-analysis-lost")}</th>
            <th scope="col">{text("table-analysis-chances")}</th>
          </tr>
        </thead>
        <tbody>
          {analysis.moves.map((move) => (
            <tr key={move.number} aria-current={move.number === at ? "step" : undefined}>
              <th scope="row">
                <Link
                  href={replayLink(table, move.number)}
                  aria-label={text("table-analysis-show", { number: move.number })}
                >
                  {move.number}
                </Link>
              </th>
              <td className="analysis-told">
                <Told>{move.of_move}</Told>
              </td>
              <td className="analysis-told" data-label={text("table-analysis-best")}>
                <Told>{move.best === move.move ? text("table-analysis-same") : move.of_best}</Told>
              </td>
              <td className="analysis-figure" data-label={text("table-analysis-lost")}>
                {points.format(move.lost)}
              </td>
              <td className="analysis-figure" data-label={text("table-analysis-chances")}>
                {text("table-analysis-from-to", {
                  before: percent.format(move.before),
                  after: percent.format(move.after),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Found({ analysis, room, at }: FoundProps) {
  const { text } = useLocale();
  const names = room.seats.map((seat, index) => seat.name ?? text("table-seat-free", { number: index + 1 }));
  return (
    <>
      <ChancesPlot
        analysis={analysis}
        names={names}
        at={at}
        onSeek={(move) => redirect(replayLink(room.table, move))}
      />
      <p>
        <Told>{analysis.said}</Told>
      </p>
      {analysis.turns.length === 0 ? null : (
        <ol className="analysis-turns">
          {analysis.turns.map((turn) => (
            <li key={turn.number}>
              <Link href={replayLink(room.table, turn.number)}>
                <Told>{turn.said}</Told>
              </Link>
            </li>
          ))}
        </ol>
      )}
      <ul className="soft small">
        {analysis.seats.map((sentence) => (
          <li key={sentence}>
            <Told>{sentence}</Told>
          </li>
        ))}
      </ul>
      <Fold title={text("table-analysis-moves")} level={3}>
        <MovesTable analysis={analysis} room={room} at={at} />
      </Fold>
    </>
  );
}

/** Before the first move is weighed nobody knows how long it takes: the bar only shows that something goes on. */
function HowFar({ done, total }: { done: number; total: number }) {
  const { text } = useLocale();
  if (done === 0) return <progress aria-label={text("table-analysis")} />;
  const told = text("table-analysis-done", { done, total });
  return (
    <>
      <progress value={done} max={total} aria-label={told} />
      <p className="soft small" aria-hidden="true">
        {told}
      </p>
    </>
  );
}

interface AnalysisPanelProps {
  readonly state: AnalysisState;
  readonly room: Room;
  /** The move that the replay shows; null where none is open. */
  readonly at: number | null;
}

export function AnalysisPanel({ state, room, at }: AnalysisPanelProps) {
  const { text } = useLocale();
  const { analysis, error, begin } = state;
  const goesOn = isGoingOn(analysis);
  return (
    <Card className="analysis stack">
      <h2>{text("table-analysis")}</h2>
      {error === null ? null : <Failure error={error} retry={begin} />}
      {error === null && (analysis?.state === "none" || analysis?.state === "failed") ? (
        <>
          <p>{text(analysis.state === "none" ? "table-analysis-lead" : "table-analysis-failed")}</p>
          <div className="row">
            <Button onPress={begin}>{text("table-analysis-begin")}</Button>
          </div>
        </>
      ) : null}
      {goesOn && analysis !== null ? (
        <div className="stack">
          <p>{text(stageOf(analysis))}</p>
          <HowFar done={analysis.done} total={analysis.total} />
        </div>
      ) : null}
      {analysis?.state === "ready" ? <Found analysis={analysis} room={room} at={at} /> : null}
    </Card>
  );
}
