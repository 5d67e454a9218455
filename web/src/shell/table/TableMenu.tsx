/** What can be done with the table itself: invite, resign, offer to end. All that cannot be taken back is asked twice. */
import { useState } from "react";
import { Button, Confirm, Menu, type MenuItem, Notice, toast } from "../../design/components/index.ts";
import { useLocale } from "../../i18n/text.ts";
import type { Request, Room } from "../../net/messages.ts";
import { command, type TableStore } from "../../store/table.ts";
import { useNextGame } from "../myGames.ts";
import { navigate } from "../router.ts";
import { MoreIcon } from "./icons.tsx";
import { copyInvitation } from "./invitationLink.ts";

interface TableMenuProps {
  readonly store: TableStore;
  readonly room: Room;
  readonly over: boolean;
}

async function send(store: TableStore, request: Request): Promise<void> {
  const reply = await store.ask(request);
  if (!reply.ok) toast(reply.error.message);
}

/** Offers to end the game, or agrees to it where others have offered; or takes that back. */
function offerEnd(store: TableStore, withdraw: boolean): Promise<void> {
  return send(store, command("offer", { what: "end", withdraw }));
}

export function TableMenu({ store, room, over }: TableMenuProps) {
  const { text } = useLocale();
  const [asking, setAsking] = useState<"resign" | "end" | null>(null);
  const { href: next, count } = useNextGame();
  const seated = room.you.seat !== null;
  const offered = room.you.seat !== null && room.offers.end.includes(room.you.seat);

  const items: MenuItem[] = [
    {
      id: "invite",
      label: text("table-invite-copy"),
      onAction: () =>
        void copyInvitation(room).then((copied) =>
          toast(text(copied ? "table-invite-copied" : "table-invite-by-hand")),
        ),
    },
  ];
  if (next !== null) items.unshift({ id: "next", label: text("next-game", { count }), onAction: () => navigate(next) });
  if (seated && room.status === "playing" && !over) {
    items.push(
      offered
        ? {
            id: "withdraw",
            label: text("table-end-withdraw"),
            onAction: () => void offerEnd(store, true),
          }
        : { id: "end", label: text("table-end-offer"), onAction: () => setAsking("end") },
      { id: "resign", label: text("table-resign"), isDanger: true, onAction: () => setAsking("resign") },
    );
  }
  return (
    <>
      <Menu label={text("table-menu")} items={items}>
        <MoreIcon />
      </Menu>
      <Confirm
        title={text("table-resign")}
        question={text("table-resign-sure")}
        act={text("table-resign")}
        isOpen={asking === "resign"}
        onClose={() => setAsking(null)}
        onConfirm={() => void send(store, command("resign"))}
      />
      <Confirm
        title={text("table-end-offer")}
        question={text("table-end-sure")}
        act={text("table-end-offer")}
        isOpen={asking === "end"}
        onClose={() => setAsking(null)}
        onConfirm={() => void offerEnd(store, false)}
      />
    </>
  );
}

/** Tells who wants to end the game, with a way to agree, or to take one's own offer back; nothing where nobody does. */
export function EndOffer({ store, room }: { store: TableStore; room: Room }) {
  const { language, text } = useLocale();
  const [asking, setAsking] = useState(false);
  const { seat } = room.you;
  if (room.status !== "playing" || room.offers.end.length === 0) return null;
  const others = room.offers.end.filter((one) => one !== seat);
  const offered = others.length < room.offers.end.length;
  const names = new Intl.ListFormat(language).format(others.map((one) => room.seats[one]?.name ?? ""));
  return (
    <Notice>
      <div className="row">
        <span>
          {others.length === 0 ? text("table-end-offered") : text("table-end-wanted", { names, count: others.length })}
        </span>
        {seat === null ? null : offered ? (
          <Button onPress={() => void offerEnd(store, true)}>{text("table-end-withdraw")}</Button>
        ) : (
          <Button look="primary" onPress={() => setAsking(true)}>
            {text("table-end-agree")}
          </Button>
        )}
      </div>
      <Confirm
        title={text("table-end-agree")}
        question={text("table-end-agree-sure")}
        act={text("table-end-agree")}
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void offerEnd(store, false)}
      />
    </Notice>
  );
}
