/** What can be done with the table itself: invite, resign, offer to end. All that cannot be taken back is asked twice. */
import { useState } from "react";
import { Confirm, Menu, type MenuItem, Notice, toast } from "../../design/components/index.ts";
import { useLocale } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import { command, type TableStore } from "../../store/table.ts";
import { copyInvitation } from "./Invitation.tsx";
import { MoreIcon } from "./icons.tsx";

interface TableMenuProps {
  readonly store: TableStore;
  readonly room: Room;
  readonly over: boolean;
}

export function TableMenu({ store, room, over }: TableMenuProps) {
  const { text } = useLocale();
  const [asking, setAsking] = useState<"resign" | "end" | null>(null);
  const seated = room.you.seat !== null;
  const offered = room.you.seat !== null && room.offers.end.includes(room.you.seat);

  async function ask(name: string, keys: Record<string, string | boolean> = {}): Promise<void> {
    const reply = await store.ask(command(name, keys));
    if (!reply.ok) toast(reply.error.message);
  }

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
  if (seated && room.status === "playing" && !over) {
    items.push(
      offered
        ? {
            id: "withdraw",
            label: text("table-end-withdraw"),
            onAction: () => void ask("offer", { what: "end", withdraw: true }),
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
        onConfirm={() => void ask("resign")}
      />
      <Confirm
        title={text("table-end-offer")}
        question={text("table-end-sure")}
        act={text("table-end-offer")}
        isOpen={asking === "end"}
        onClose={() => setAsking(null)}
        onConfirm={() => void ask("offer", { what: "end", withdraw: false })}
      />
    </>
  );
}

/** Tells that others want to end the game, with a way to agree; nothing where nobody does. */
export function EndOffer({ store, room }: { store: TableStore; room: Room }) {
  const { language, text } = useLocale();
  const others = room.offers.end.filter((seat) => seat !== room.you.seat);
  if (room.status !== "playing" || others.length === 0) return null;
  const names = new Intl.ListFormat(language).format(others.map((seat) => room.seats[seat]?.name ?? ""));
  return (
    <Notice>
      <div className="row">
        <span>{text("table-end-wanted", { names, count: others.length })}</span>
        <TableMenu store={store} room={room} over={false} />
      </div>
    </Notice>
  );
}
