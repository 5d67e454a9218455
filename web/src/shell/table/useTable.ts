/** Opens the store of a table for as long as its page is shown, and keeps the language in step. */
import { useEffect, useState } from "react";
import { currentLocale, useLocale } from "../../i18n/text.ts";
import { type Closing, connect, type Socket } from "../../net/connection.ts";
import type { Ticket } from "../../protocol/http.ts";
import { openTable, type TableStore } from "../../store/table.ts";
import { post } from "../api.ts";

/** All that happens comes in words; how much of it is said, the settings say. */
const EVERYTHING = 3;

/** A proxy before several servers sends everybody of a table to the same one by what the address names. */
function open(table: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  // A browser's socket hands its listeners whole events, of which ours read one key each.
  return new WebSocket(`${scheme}://${location.host}/ws?table=${encodeURIComponent(table)}`) as unknown as Socket;
}

/** The store of a table; null until it is opened. */
export function useTable(table: string, invitation: string | null): TableStore | null {
  const [store, setStore] = useState<TableStore | null>(null);
  const { language } = useLocale();
  useEffect(() => {
    const line = {
      table,
      invitation,
      lang: currentLocale().language,
      say: EVERYTHING,
      ticket: async () => (await post<Ticket>("/api/session/ticket")).ticket,
      open: () => open(table),
      explain: (why: Closing) => currentLocale().text(`table-closed-${why}`),
    };
    const opened = openTable({
      table,
      connect: (heard) => connect({ ...line, ...heard }),
      memory: localStorage,
      now: () => performance.now(),
    });
    setStore(opened);
    const retry = () => opened.connection.retry();
    const looked = () => document.visibilityState === "visible" && retry();
    addEventListener("online", retry);
    document.addEventListener("visibilitychange", looked);
    return () => {
      removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", looked);
      opened.close();
      setStore(null);
    };
  }, [table, invitation]);
  useEffect(() => store?.connection.speak(language, EVERYTHING), [store, language]);
  return store;
}
