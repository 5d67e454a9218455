/** What one can do about somebody: their page, friendship, muting, blocking, a report. */
import { useState } from "react";
import { Confirm, Menu, toast } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { playerHref } from "../ratings/ratings.ts";
import { navigate } from "../router.ts";
import { useSession } from "../session.ts";
import { type Tie, tie } from "./people.ts";
import { ReportDialog } from "./ReportDialog.tsx";

interface PersonMenuProps {
  readonly person: string;
  readonly name: string;
  /** Where one has met; null for nowhere in particular. */
  readonly table: string | null;
  readonly onChange?: () => void;
}

export function PersonMenu({ person, name, table, onChange }: PersonMenuProps) {
  const text = useText();
  const session = useSession();
  const [isReporting, setIsReporting] = useState(false);
  const [isBlocking, setIsBlocking] = useState(false);
  const say = (kind: Tie) => {
    tie(person, kind)
      .then(() => {
        toast(text(`tie-done-${kind}`, { name }));
        onChange?.();
      })
      .catch((error: Error) => toast(error.message));
  };
  const befriend = { id: "friend", label: text("tie-friend"), onAction: () => say("friend") };
  return (
    <>
      <Menu
        label={text("person-menu", { name })}
        items={[
          { id: "page", label: text("person-page"), onAction: () => navigate(playerHref(person)) },
          ...(session?.kept ? [befriend] : []),
          { id: "mute", label: text("tie-mute"), onAction: () => say("mute") },
          { id: "block", label: text("tie-block"), isDanger: true, onAction: () => setIsBlocking(true) },
          { id: "report", label: text("report"), isDanger: true, onAction: () => setIsReporting(true) },
        ]}
      >
        {name}
      </Menu>
      <Confirm
        title={text("tie-block-title", { name })}
        question={text("tie-block-sure")}
        act={text("tie-block")}
        isOpen={isBlocking}
        onClose={() => setIsBlocking(false)}
        onConfirm={() => say("block")}
      />
      <ReportDialog
        person={person}
        name={name}
        table={table}
        isOpen={isReporting}
        onClose={() => setIsReporting(false)}
      />
    </>
  );
}
