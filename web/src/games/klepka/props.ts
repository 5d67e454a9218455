import type { BoardProps } from "../front.ts";
import type { KlepkaDraft, KlepkaView } from "./view.ts";

export type KlepkaProps = BoardProps<KlepkaView, KlepkaDraft>;
