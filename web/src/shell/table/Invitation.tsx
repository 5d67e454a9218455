/** The link for friends: to be copied, shared, or taken with the camera of a phone. */
import { LinkIcon } from "../../design/components/icons.tsx";
import { Button, toast } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import { ShareIcon } from "./icons.tsx";
import { copyInvitation, invitationLink, isOwnComputer } from "./invitationLink.ts";
import { QrCode } from "./QrCode.tsx";

/** Hands the invitation to the system's way of sharing; who thinks better of it has done nothing wrong. */
async function shareInvitation(room: Room): Promise<void> {
  try {
    await navigator.share({ title: room.title, url: invitationLink(room) });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export function Invitation({ room }: { readonly room: Room }) {
  const text = useText();
  // Who has a seat waits for others to come; who has none is to sit down first.
  const isNext = room.you.seat !== null && room.seats.some(({ presence }) => presence === "free");
  const link = invitationLink(room);
  return (
    <div className="waiting-invitation">
      <div className="stack">
        <label className="field">
          <span className="field-label">{text("table-invite")}</span>
          <input className="input" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <div className="row">
          <Button
            look={isNext ? "primary" : "secondary"}
            onPress={() =>
              void copyInvitation(room).then((copied) =>
                toast(text(copied ? "table-invite-copied" : "table-invite-by-hand")),
              )
            }
          >
            <LinkIcon /> {text("table-invite-copy")}
          </Button>
          {"share" in navigator ? (
            <Button onPress={() => void shareInvitation(room)}>
              <ShareIcon /> {text("table-invite-share")}
            </Button>
          ) : null}
        </div>
        {isOwnComputer(location.hostname) ? <p className="soft small">{text("table-invite-own")}</p> : null}
      </div>
      <QrCode link={link} label={text("table-invite-qr")} />
    </div>
  );
}
