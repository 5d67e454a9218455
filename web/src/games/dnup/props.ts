import type { BoardProps } from "../front.ts";
import type { DnupDraft, DnupView } from "./view.ts";

export type DnupProps = BoardProps<DnupView, DnupDraft>;
