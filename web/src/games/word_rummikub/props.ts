import type { BoardProps } from "../front.ts";
import type { RummikubDraft } from "./draft.ts";
import type { RummikubView } from "./view.ts";

export type RummikubProps = BoardProps<RummikubView, RummikubDraft>;
