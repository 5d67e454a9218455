/**
 * The parts of the table's screen that a game fills, in the same places in every game: the prompt with the main action
 * beside it, the board, the hand and the other actions. They are read in the order prompt, board, hand, actions; the
 * main action follows the hand, though it is seen beside the prompt, as one presses it after the cards.
 */
import { type HTMLAttributes, type ReactNode, type Ref, useContext } from "react";
import { Sentence } from "../a11y/Sentence.tsx";
import { useText } from "../i18n/text.ts";
import { Refused } from "./refused.ts";
import { ShownArrow } from "./ShownArrow.tsx";
import "./parts.css";
import "./shown.css";

interface PartsProps {
  readonly className: string;
  readonly ref?: Ref<HTMLDivElement>;
  /** Handlers of the element around all parts, for things that are dragged. */
  readonly root?: HTMLAttributes<HTMLDivElement>;
  /** What to do now, and what it brings; or what is wrong with what is prepared. */
  readonly prompt: ReactNode;
  /** The prompt says what is wrong. */
  readonly isWrong?: boolean;
  readonly main?: ReactNode;
  readonly board: ReactNode;
  /** What comes for a moment and wants an answer; it lies over the edge of the board. */
  readonly over?: ReactNode;
  readonly hand?: ReactNode;
  readonly actions?: ReactNode;
  /** The board brings headings of its own. */
  readonly hasHeadings?: boolean;
  /** The hand is read before the board. */
  readonly handFirst: boolean;
  /** The board is as high as it is wide: on wide screens the hand lies beside it. */
  readonly isSquare?: boolean;
  /** The hand is short: on low screens its actions lie beside it. */
  readonly isShort?: boolean;
  /** Dialogs, which lie above everything. */
  readonly children?: ReactNode;
}

export function Parts(props: PartsProps) {
  const { className, ref, root, prompt, isWrong = false, main, board, over, hand, actions, handFirst } = props;
  const refused = useContext(Refused);
  const text = useText();
  const table = (
    <div key="board" className="part-board" data-part="board">
      {props.hasHeadings ? null : <h2 className="unseen">{text("heading-board")}</h2>}
      {board}
      {over}
    </div>
  );
  const own =
    hand === undefined ? null : (
      <div key="own" className="part-own">
        <h2 className="unseen">{text("heading-hand")}</h2>
        <div className="part-hand on-felt" data-part="hand" data-sideways="">
          {hand}
        </div>
        <div className="part-main on-felt">{main}</div>
        <div className="part-actions on-felt" data-part="actions" data-sideways="">
          {actions}
        </div>
      </div>
    );
  const shape = props.isSquare ? " parts-square" : props.isShort ? " parts-few" : "";
  return (
    <div ref={ref} className={`parts felt ${className}${shape}`} {...root}>
      <div className={`part-prompt${isWrong || refused !== null ? " part-prompt-wrong" : ""}`} data-part="prompt">
        {refused === null ? null : (
          <p className="part-said">
            <Sentence>{refused}</Sentence>
          </p>
        )}
        {/* It stays there for what it describes. */}
        <div className="part-said" hidden={refused !== null}>
          {prompt}
        </div>
      </div>
      {handFirst ? [own, table] : [table, own]}
      <ShownArrow />
      {props.children}
    </div>
  );
}
