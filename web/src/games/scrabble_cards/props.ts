import type { BoardProps } from "../front.ts";
import type { CardsDraft } from "./draft.ts";
import type { CardsView } from "./view.ts";

export type CardsProps = BoardProps<CardsView, CardsDraft>;
