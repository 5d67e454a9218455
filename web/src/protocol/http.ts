/** The bodies of the server's HTTP requests and replies. */

import type { Refusal } from "./wire.ts";

export type {
  Absence,
  ClockSetup as Clock,
  GameCard as Game,
  GameOption,
  Games,
  Level,
  OpenedReply as NewTableReply,
  PackReply,
  ReplayReply,
  RulesReply,
  Session,
  Summary as TableSummary,
  TableReply,
  TableSetup as NewTable,
  Tables,
  Terms,
  Ticket,
  Topic,
} from "./wire.ts";

export type OptionValue = string | number | boolean;

export interface ErrorBody {
  readonly error: Refusal;
}
