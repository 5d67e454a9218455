/** The bodies of the server's HTTP requests and replies. */

import type { Refusal } from "./wire.ts";

export type {
  Absence,
  ClockSetup as Clock,
  GameCard as Game,
  GameOption,
  Level,
  OpenedReply as NewTableReply,
  Session,
  Summary as TableSummary,
  TableSetup as NewTable,
  Terms,
  Topic,
} from "./wire.ts";

export type OptionValue = string | number | boolean;

export interface ErrorBody {
  readonly error: Refusal;
}
