/** What one can do about somebody: their page, friendship, muting, blocking, a report. */
import { type ReactNode, useState } from "react";
import { Confirm, type MenuItem, toast } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { playerHref } from "../ratings/ratings.ts";
import { navigate } from "../router.ts";
import { useSession } from "../session.ts";
import { type Tie, tie } from "./people.ts";
import { type Reported, reporting } from "./reporting.ts";

interface PersonActs {
  readonly items: readonly MenuItem[];
  /** What is asked before somebody is blocked. */
  readonly question: ReactNode;
}

export function usePersonActs(whom: Reported, onChange?: () => void): PersonActs {
  const text = useText();
  const session = useSession();
  const [isBlocking, setIsBlocking] = useState(false);
  const { person, name } = whom;
  const say = (kind: Tie) => {
    tie(person, kind)
      .then(() => {
        toast(text(`tie-done-${kind}`, { name }));
        onChange?.();
      })
      .catch((error: Error) => toast(error.message));
  };
  const befriend = { id: "friend", label: text("tie-friend"), onAction: () => say("friend") };
  return {
    items: [
      { id: "page", label: text("person-page"), onAction: () => navigate(playerHref(person)) },
      ...(session?.kept ? [befriend] : []),
      { id: "mute", label: text("tie-mute"), onAction: () => say("mute") },
      { id: "block", label: text("tie-block"), isDanger: true, onAction: () => setIsBlocking(true) },
      { id: "report", label: text("report"), isDanger: true, onAction: () => reporting.set(whom) },
    ],
    question: (
      <Confirm
        title={text("tie-block-title", { name })}
        question={text("tie-block-sure")}
        act={text("tie-block")}
        isOpen={isBlocking}
        onClose={() => setIsBlocking(false)}
        onConfirm={() => say("block")}
      />
    ),
  };
}
